<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="cauldron_board" tilewidth="240" tileheight="240" tilecount="60" columns="10">
 <image source="../assets/sheets/cauldron_board.webp" width="2400" height="1440"/>
</tileset>
