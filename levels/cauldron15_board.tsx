<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="cauldron15_board" tilewidth="240" tileheight="240" tilecount="90" columns="10">
 <image source="../assets/sheets/cauldron15_board.png" width="2400" height="2160"/>
</tileset>
