<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="cauldron_fields" tilewidth="346" tileheight="400" tilecount="8" columns="4">
 <image source="../assets/sheets/cauldron_fields.png" width="1384" height="800"/>
</tileset>
