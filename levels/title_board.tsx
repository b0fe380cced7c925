<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="title_board" tilewidth="240" tileheight="240" tilecount="144" columns="16">
 <image source="../assets/sheets/title_board.png" width="3840" height="2160"/>
</tileset>
