<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="border_garden" tilewidth="240" tileheight="240" tilecount="96" columns="16">
 <image source="../assets/sheets/border_garden.webp" width="3840" height="1440"/>
</tileset>
