<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="bubble_and_boil_board" tilewidth="240" tileheight="240" tilecount="70" columns="10">
 <image source="../assets/sheets/bubble_and_boil_board.png" width="2400" height="1680"/>
</tileset>
