/**
 * Well-known woredas and towns of the southern and western zones: `English=Amharic`, by zone. Whoever misses theirs
 * writes it.
 */
export const SOUTHERN_WOREDAS: Readonly<Record<string, string>> = {
  asosa: 'Asosa=አሶሳ; Bambasi=ባምባሲ; Homosha=ሆሞሻ; Kurmuk=ኩርሙክ; Menge=መንጌ; Oda Buldigilu=ኦዳ ቡልዲግሉ; Sherkole=ሸርቆሌ; Ura=ኡራ',
  kamashi: 'Kamashi=ካማሺ; Agalo Meti=አጋሎ ሜጢ; Belo Jegonfoy=በሎ ጅጋንፎይ; Sedal=ሰዳል; Yaso=ያሶ',
  metekel: 'Bulen=ቡለን; Dangur=ዳንጉር; Dibate=ድባጤ; Guba=ጉባ; Mandura=ማንዱራ; Pawe=ፓዌ; Wembera=ወምበራ',
  anywaa: 'Abobo=አቦቦ; Dimma=ዲማ; Gambela Zuria=ጋምቤላ ዙሪያ; Gog=ጎግ; Jor=ጆር',
  majang: 'Godere=ጎደሬ; Mengesh=መንገሽ',
  nuer: 'Akobo=አኮቦ; Jikawo=ጂካዎ; Lare=ላሬ; Makuey=መኮይ; Wanthoa=ዋንቱዋ',
  keffa:
    'Bonga=ቦንጋ; Adiyo=አዲዮ; Bita=ቢጣ; Cheta=ጨታ; Chena=ጨና; Decha=ዴቻ; Gesha=ጌሻ; Gewata=ጌዋታ; Gimbo=ጊምቦ; Goba=ጎባ; Sayilem=ሳይለም; Shisho Inde=ሺሾ እንዴ; Tello=ጠሎ',
  sheka: 'Masha=ማሻ; Tepi=ቴፒ; Andracha=አንድራቻ; Yeki=የኪ',
  'bench-sheko':
    'Mizan Aman=ሚዛን አማን; Gidi Bench=ጊዲ ቤንች; Guraferda=ጉራፈርዳ; North Bench=ሰሜን ቤንች; Shey Bench=ሸይ ቤንች; Sheko=ሸኮ; South Bench=ደቡብ ቤንች',
  dawro:
    'Tercha=ተርጫ; Disa=ዲሳ; Esera=ኢሠራ; Gena=ጌና; Kechi=ቀጪ; Loma Bosa=ሎማ ቦሳ; Mareka=ማረቃ; Mari Mansa=ማሪ ማንሳ; Tercha Zuria=ተርጫ ዙሪያ; Tocha=ቶጫ; Zaba Gazo=ዛባ ጋዞ',
  'west-omo': 'Bero=በሮ; Gachit=ጋቺት; Gori Gesha=ጎሪ ጌሻ; Maji=ማጂ; Menit Goldiya=ሜኒት ጎልድያ; Menit Shasha=ሜኒት ሻሻ; Surma=ሱርማ',
  konta: 'Ameya=አመያ',
  gurage:
    'Welkite=ወልቂጤ; Emdibir=እምድብር; Abeshge=አበሽጌ; Cheha=ቸሃ; Endegagn=እንደጋኝ; Enemorna Ener=እነሞርና ኤነር; Ezha=እዣ; Geta=ጌታ; Gumer=ጉመር; Muhirna Aklil=ምሁርና አክሊል',
  'east-gurage': 'Butajira=ቡታጅራ; East Meskan=ምሥራቅ መስቃን; Meskan=መስቃን; Sodo=ሶዶ; South Sodo=ደቡብ ሶዶ',
  siltie:
    'Worabe=ወራቤ; Alicho Wiriro=አሊቾ ውሪሮ; Dalocha=ዳሎቻ; East Azernet Berbere=ምሥራቅ አዘርነት በርበሬ; East Silti=ምሥራቅ ስልጢ; Hulbareg=ሁልባረግ; Lanfuro=ላንፉሮ; Mito=ሚቶ; Sankura=ሳንኩራ; Silti=ስልጢ; West Azernet Berbere=ምዕራብ አዘርነት በርበሬ',
  hadiya:
    'Hosaena=ሆሳዕና; Shone=ሾኔ; Ameka=አመካ; Ana Lemo=አና ሌሞ; Duna=ዱና; East Badawacho=ምሥራቅ ባዳዋቾ; Gibe=ጊቤ; Gombora=ጎምቦራ; Lemo=ሌሞ; Misha=ሚሻ; Shashogo=ሻሾጎ; Siraro Badawacho=ሲራሮ ባዳዋቾ; Soro=ሶሮ; West Badawacho=ምዕራብ ባዳዋቾ; West Soro=ምዕራብ ሶሮ',
  kembata:
    'Durame=ዱራሜ; Adilo Zuria=አዲሎ ዙሪያ; Angacha=አንጋጫ; Damboya=ዳምቦያ; Doyogena=ዶዮገና; Hadero Tunto=ሀደሮ ጡንጦ; Kacha Bira=ቃጫ ቢራ; Kedida Gamela=ቀዲዳ ጋሜላ',
  halaba: 'Halaba Kulito=ሀላባ ቁሊቶ; Atoti Ulo=አቶቲ ኡሎ; Wera=ዌራ; Wera Dijo=ዌራ ዲጆ',
  wolaita:
    'Sodo=ሶዶ; Areka=አረካ; Boditi=ቦዲቲ; Gesuba=ገሱባ; Abala Abaya=አባላ አባያ; Bayra Koysha=ባይራ ኮይሻ; Boloso Bombe=ቦሎሶ ቦምቤ; Boloso Sore=ቦሎሶ ሶሬ; Damot Gale=ዳሞት ጋሌ; Damot Pulasa=ዳሞት ፑላሳ; Damot Sore=ዳሞት ሶሬ; Damot Weyde=ዳሞት ወይዴ; Diguna Fango=ድጉና ፋንጎ; Hobicha=ሆቢቻ; Humbo=ሁምቦ; Kawo Koysha=ካዎ ኮይሻ; Kindo Didaye=ኪንዶ ዲዳዬ; Kindo Koysha=ኪንዶ ኮይሻ; Offa=ኦፋ; Sodo Zuria=ሶዶ ዙሪያ',
  gamo: 'Arba Minch=አርባ ምንጭ; Chencha=ጨንቻ; Arba Minch Zuria=አርባ ምንጭ ዙሪያ; Bonke=ቦንኬ; Boreda=ቦረዳ; Chencha Zuria=ጨንቻ ዙሪያ; Daramalo=ዳራማሎ; Dita=ዲታ; Gacho Baba=ጋጮ ባባ; Garda Marta=ጋርዳ ማርታ; Kamba=ካምባ; Kogota=ቆጎታ; Kucha=ቁጫ; Kucha Alfa=ቁጫ አልፋ; Mirab Abaya=ምዕራብ አባያ',
  gofa: 'Sawla=ሳውላ; Bulki=ቡልቂ; Demba Gofa=ደምባ ጎፋ; Geze Gofa=ገዜ ጎፋ; Melo Gada=መሎ ጋዳ; Melokoza=መሎኮዛ; Oyda=ኦይዳ; Uba Debretsehay=ኡባ ደብረ ፀሐይ; Zala=ዛላ',
  'south-omo': 'Bena Tsemay=በና ጸማይ; Dasenech=ዳሰነች; Hamer=ሐመር; Male=ማሌ; Nyangatom=ኛንጋቶም; Salamago=ሳላማጎ',
  ari: 'Jinka=ጂንካ; Baka Dawla=ባካ ዳውላ; North Ari=ሰሜን አሪ; South Ari=ደቡብ አሪ; Woba Ari=ዎባ አሪ',
  gedeo:
    'Dilla=ዲላ; Bule=ቡሌ; Chorso=ጮርሶ; Dilla Zuria=ዲላ ዙሪያ; Gedeb=ገደብ; Kochere=ኮቸሬ; Repe=ረጴ; Wonago=ወናጎ; Yirgachefe=ይርጋ ጨፌ',
  konso: 'Karat=ካራት; Karat Zuria=ካራት ዙሪያ; Kena=ከና; Kolme=ኮልሜ; Segen Zuria=ሰገን ዙሪያ',
  burji: 'Soyama=ሶያማ',
  koore: 'Kele=ኬሌ',
  gardula: 'Gidole=ጊዶሌ',
  basketo: 'Laska=ላስካ',
  hawassa:
    'Addis Ketema=አዲስ ከተማ; Bahil Adarash=ባሕል አዳራሽ; Haik Dar=ሐይቅ ዳር; Hawela Tula=ሐዌላ ቱላ; Mehal Ketema=መሐል ከተማ; Menaharia=መናኸሪያ; Misrak=ምሥራቅ; Tabor=ታቦር',
  'northern-sidama': 'Boricha=ቦሪቻ; Gorche=ጎርቼ; Hawassa Zuria=ሐዋሳ ዙሪያ; Malga=ማልጋ; Shebedino=ሸበዲኖ; Wondo Genet=ወንዶ ገነት',
  'central-sidama': 'Yirgalem=ይርጋለም; Dale=ዳሌ; Loka Abaya=ሎካ አባያ; Wonsho=ወንሾ',
  'southern-sidama': 'Aleta Wondo=አለታ ወንዶ; Aleta Chuko=አለታ ጩኮ; Dara=ዳራ',
  'eastern-sidama': 'Daye=ዳዬ; Bensa=በንሳ; Bona Zuria=ቦና ዙሪያ; Bura=ቡራ; Chire=ጭሬ',
}
