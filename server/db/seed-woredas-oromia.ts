/** Well-known woredas and towns of Oromia: `English=Amharic`, by zone. Whoever misses theirs writes it. */
export const OROMIA_WOREDAS: Readonly<Record<string, string>> = {
  arsi: 'Asella=አሰላ; Bekoji=በቆጂ; Amigna=አሚኛ; Aseko=አሰኮ; Chole=ጮሌ; Digeluna Tijo=ዲገሉና ጢጆ; Diksis=ዲክሲስ; Dodota=ዶዶታ; Gololcha=ጎሎልቻ; Guna=ጉና; Hitosa=ሂጦሳ; Honkolo Wabe=ሆንቆሎ ዋቤ; Jeju=ጀጁ; Limuna Bilbilo=ሊሙና ቢልቢሎ; Lode Hitosa=ሎዴ ሂጦሳ; Merti=መርቲ; Munesa=ሙኔሳ; Robe=ሮቤ; Seru=ሴሩ; Shirka=ሽርካ; Sire=ሲሬ; Sude=ሱዴ; Tena=ጠና; Tiyo=ጢዮ; Ziway Dugda=ዝዋይ ዱግዳ',
  'west-arsi':
    'Adaba=አዳባ; Arsi Negele=አርሲ ነገሌ; Dodola=ዶዶላ; Gedeb Asasa=ገደብ አሳሳ; Heban Arsi=ሄባን አርሲ; Kofele=ኮፈሌ; Kokosa=ኮኮሳ; Kore=ኮሬ; Nensebo=ነንሰቦ; Shala=ሻላ; Shashemene Zuria=ሻሸመኔ ዙሪያ; Siraro=ሲራሮ; Wondo=ወንዶ',
  bale: 'Robe=ሮቤ; Goba=ጎባ; Agarfa=አጋርፋ; Berbere=በርበሬ; Delo Mena=ደሎ መና; Dinsho=ዲንሾ; Gasera=ጋሰራ; Goro=ጎሮ; Harena Buluk=ሀረና ቡሉቅ; Sinana=ሲናና',
  'east-bale': 'Ginir=ጊኒር; Dawe Kachen=ዳዌ ቃቸን; Dawe Serer=ዳዌ ሰረር; Gololcha=ጎሎልቻ; Legehida=ለገሂዳ; Raytu=ራይቱ; Seweyna=ሰዌና',
  borana: 'Yabelo=ያቤሎ; Dillo=ዲሎ; Dire=ዲሬ; Dubluk=ዱብሉቅ; Elwaye=ኤልወዬ; Gomole=ጎሞሌ; Miyo=ሚዮ; Teltele=ተልተሌ',
  'east-borana': 'Negele=ነገሌ; Gumi Eldallo=ጉሚ ኤልደሎ; Liben=ሊበን',
  guji: 'Adola=አዶላ; Shakiso=ሻኪሶ; Aga Wayu=አጋ ዋዩ; Ana Sora=አና ሶራ; Bore=ቦሬ; Dama=ዳማ; Girja=ግርጃ; Goro Dola=ጎሮ ዶላ; Odo Shakiso=ኦዶ ሻኪሶ; Saba Boru=ሳባ ቦሩ; Uraga=ኡራጋ; Wadera=ዋደራ',
  'west-guji':
    'Bule Hora=ቡሌ ሆራ; Abaya=አባያ; Birbirsa Kojowa=ብርብርሳ ኮጆዋ; Dugda Dawa=ዱግዳ ዳዋ; Gelana=ገላና; Hambela Wamena=ሀምበላ ዋመና; Kercha=ቀርጫ; Melka Soda=መልካ ሶዳ; Suro Barguda=ሱሮ በርጉዳ',
  jimma:
    'Agaro=አጋሮ; Botor Tolay=ቦተር ጦላይ; Chora Botor=ጮራ ቦተር; Dedo=ዴዶ; Gera=ጌራ; Goma=ጎማ; Gumay=ጉማይ; Kersa=ቀርሳ; Limu Kosa=ሊሙ ኮሳ; Limu Seka=ሊሙ ሰቃ; Mana=መና; Mancho=ማንቾ; Nono Benja=ኖኖ ቤንጃ; Omo Beyam=ኦሞ በያም; Omo Nada=ኦሞ ናዳ; Seka Chekorsa=ሰቃ ጨቆርሳ; Setema=ሰጠማ; Shebe Sombo=ሸቤ ሶምቦ; Sigmo=ሲግሞ; Sokoru=ሶኮሩ; Tiro Afeta=ጢሮ አፈታ',
  illubabor:
    'Metu=መቱ; Ale=አሌ; Alge Sachi=አልጌ ሳቺ; Becho=በቾ; Bilo Nopa=ቢሎ ኖጳ; Bure=ቡሬ; Darimu=ዳሪሙ; Didu=ዲዱ; Doreni=ዶረኒ; Halu=ሀሉ; Hurumu=ሁሩሙ; Nono Sele=ኖኖ ሰሌ; Yayu=ያዩ',
  'buno-bedele':
    'Bedele=በደሌ; Borecha=ቦረቻ; Chewaka=ጨዋቃ; Chora=ጮራ; Dabo Hana=ዳቦ ሀና; Dedesa=ደዴሳ; Dega=ደጋ; Gechi=ጌቺ; Meko=መኮ',
  'east-wollega':
    'Nekemte=ነቀምቴ; Boneya Boshe=ቦነያ ቦሼ; Diga=ዲጋ; Gida Ayana=ጊዳ አያና; Gobu Seyo=ጎቡ ሰዮ; Guto Gida=ጉቶ ጊዳ; Haro Limu=ሀሮ ሊሙ; Ibantu=ኢባንቱ; Jima Arjo=ጅማ አርጆ; Kiremu=ኪረሙ; Leka Dulecha=ሌቃ ዱለቻ; Limu=ሊሙ; Nunu Kumba=ኑኑ ቁምባ; Sasiga=ሳሲጋ; Sibu Sire=ሲቡ ሲሬ; Wama Hagalo=ዋማ ሀገሎ; Wayu Tuka=ዋዩ ቱቃ',
  'west-wollega':
    'Gimbi=ግምቢ; Mendi=መንዲ; Ayra=አይራ; Babo Gambel=ባቦ ጋምቤል; Begi=ቤጊ; Boji Chokorsa=ቦጂ ጨቆርሳ; Boji Dirmaji=ቦጂ ድርመጂ; Genji=ገንጂ; Guliso=ጉሊሶ; Haru=ሀሩ; Homa=ሆማ; Jarso=ጃርሶ; Kiltu Kara=ክልቱ ካራ; Kondala=ቆንደላ; Lalo Asabi=ላሎ አሳቢ; Leta Sibu=ለታ ሲቡ; Mana Sibu=መና ሲቡ; Nejo=ነጆ; Nole Kaba=ኖሌ ካባ; Sayo Nole=ሰዮ ኖሌ; Yubdo=ዩብዶ',
  'kelem-wollega':
    'Dembi Dolo=ደምቢ ዶሎ; Anfillo=አንፊሎ; Dale Sedi=ደሌ ሰዲ; Dale Wabera=ደሌ ዋበራ; Gawo Kebe=ጋዎ ቀቤ; Gidami=ጊዳሚ; Hawa Gelan=ሐዋ ገላን; Jimma Horo=ጅማ ሆሮ; Lalo Kile=ላሎ ቅሌ; Sayo=ሰዮ; Yemalogi Welele=የማሎጊ ወለሌ',
  'horo-guduru-wollega':
    'Shambu=ሻምቡ; Abay Chomen=አባይ ጮመን; Abe Dongoro=አቤ ደንጎሮ; Amuru=አሙሩ; Guduru=ጉዱሩ; Hababo Guduru=ሀባቦ ጉዱሩ; Horo=ሆሮ; Jardega Jarte=ጃርደጋ ጃርቴ; Jimma Geneti=ጅማ ገነቲ; Jimma Rare=ጅማ ራሬ',
  'east-shewa':
    "Batu=ባቱ; Meki=መቂ; Metehara=መተሐራ; Mojo=ሞጆ; Ada'a=አድአ; Adama Zuria=አዳማ ዙሪያ; Adami Tulu Jido Kombolcha=አዳሚ ቱሉ ጅዶ ኮምቦልቻ; Bora=ቦራ; Boset=ቦሰት; Dugda=ዱግዳ; Fentale=ፈንታሌ; Gimbichu=ጊምቢቹ; Liben Chukala=ሊበን ጭቋላ; Lume=ሉሜ",
  'west-shewa':
    "Ambo=አምቦ; Holeta=ሆለታ; Abuna Gindeberet=አቡና ግንደበረት; Ada'a Berga=አድአ በርጋ; Bako Tibe=ባኮ ቲቤ; Cheliya=ጨሊያ; Dano=ዳኖ; Dendi=ደንዲ; Dire Inchini=ድሬ እንጪኒ; Ejere=ኤጀሬ; Ejersa Lafo=ኤጀርሳ ላፎ; Gindeberet=ግንደበረት; Ilu Gelan=ኢሉ ገላን; Jeldu=ጀልዱ; Jibat=ጅባት; Liben Jawi=ሊበን ጃዊ; Meta Robi=ሜታ ሮቢ; Meta Welkite=ሜታ ወልቂጤ; Midakegn=ሚዳቀኝ; Nono=ኖኖ; Toke Kutaye=ቶኬ ኩታዬ; Walmara=ወልመራ",
  'south-west-shewa':
    'Woliso=ወሊሶ; Tulu Bolo=ቱሉ ቦሎ; Ameya=አመያ; Becho=በቾ; Dawo=ዳዎ; Goro=ጎሮ; Ilu=ኢሉ; Kersa Malima=ቀርሳ ማሊማ; Saden Sodo=ሰደን ሶዶ; Sebeta Hawas=ሰበታ ሐዋስ; Sodo Dachi=ሶዶ ዳጪ; Tole=ቶሌ; Wonchi=ወንጪ',
  'north-shewa-oromia':
    'Fiche=ፍቼ; Abichuna Gnea=አቢቹና ኘአ; Aleltu=አለልቱ; Debre Libanos=ደብረ ሊባኖስ; Degem=ደገም; Dera=ደራ; Girar Jarso=ግራር ጃርሶ; Hidabu Abote=ሂደቡ አቦቴ; Jida=ጅዳ; Kimbibit=ቅምብቢት; Kuyu=ኩዩ; Wara Jarso=ወረ ጃርሶ; Wuchale=ውጫሌ; Yaya Gulele=ያያ ጉለሌ',
  'east-hararghe':
    'Haramaya=ሐረማያ; Awaday=አወዳይ; Babile=ባቢሌ; Bedeno=በደኖ; Chinaksen=ጭናቅሰን; Deder=ደደር; Fedis=ፈዲስ; Girawa=ግራዋ; Golo Oda=ጎሎ ኦዳ; Goro Gutu=ጎሮ ጉቱ; Goro Muti=ጎሮ ሙጢ; Gursum=ጉርሱም; Jarso=ጃርሶ; Kersa=ቀርሳ; Kombolcha=ኮምቦልቻ; Kumbi=ኩምቢ; Kurfa Chele=ቁርፋ ጨሌ; Melka Balo=መልካ በሎ; Meta=ሜታ; Meyu Muluke=መዩ ሙሉቄ; Midhega Tola=ሚደጋ ቶላ',
  'west-hararghe':
    'Chiro=ጭሮ; Gelemso=ገለምሶ; Hirna=ሂርና; Anchar=አንጫር; Bedesa=በደሳ; Boke=ቦኬ; Burka Dimtu=ቡርቃ ድምቱ; Chiro Zuria=ጭሮ ዙሪያ; Daro Lebu=ዳሮ ለቡ; Doba=ዶባ; Gemechis=ገመቺስ; Guba Koricha=ጉባ ቆርቻ; Gumbi Bordode=ጉምቢ ቦርደዴ; Habro=ሀብሮ; Hawi Gudina=ሀዊ ጉዲና; Mesela=መሰላ; Mieso=ሚኤሶ; Oda Bultum=ኦዳ ቡልቱም; Tulo=ቱሎ',
  sheger:
    'Burayu=ቡራዩ; Furi=ፉሪ; Gefersa Guje=ገፈርሳ ጉጄ; Gelan=ገላን; Gelan Guda=ገላን ጉዳ; Koye Feche=ኮዬ ፈጬ; Kura Jida=ኩራ ጅዳ; Legetafo Legedadi=ለገጣፎ ለገዳዲ; Mana Abichu=መና አቢቹ; Melka Nono=መልካ ኖኖ; Sebeta=ሰበታ; Sululta=ሱሉልታ',
}
