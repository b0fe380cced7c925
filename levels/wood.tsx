<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="wood" tilewidth="240" tileheight="240" tilecount="30" columns="6">
 <image source="../assets/sheets/wood.webp" width="1440" height="1200"/>
</tileset>
