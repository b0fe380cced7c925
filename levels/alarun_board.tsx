<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="alarun_board" tilewidth="240" tileheight="240" tilecount="54" columns="6">
 <image source="../assets/sheets/alarun_board.webp" width="1440" height="2160"/>
</tileset>
