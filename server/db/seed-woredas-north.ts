/**
 * Well-known woredas, towns and sub-cities of the northern and eastern zones: `English=Amharic`, by zone. Whoever
 * misses theirs writes it.
 */
export const NORTHERN_WOREDAS: Readonly<Record<string, string>> = {
  'north-western-tigray':
    'Shire=ሽረ; Sheraro=ሸራሮ; Tahtay Koraro=ታሕታይ ቆራሮ; Medebay Zana=መደባይ ዛና; Tselemti=ጸለምቲ; Asgede=አስገደ; Laelay Adiyabo=ላዕላይ አድያቦ; Tahtay Adiyabo=ታሕታይ አድያቦ',
  'central-tigray':
    'Adwa=ዓድዋ; Axum=አክሱም; Abi Adi=ዓብይ ዓዲ; Laelay Maychew=ላዕላይ ማይጨው; Tahtay Maychew=ታሕታይ ማይጨው; Werie Lehe=ወርዒ ለኸ; Kola Tembien=ቆላ ተምቤን; Ahferom=አሕፈሮም; Mereb Lehe=መረብ ለኸ; Naeder=ናዕዴር; Tanqua Abergele=ጣንቋ አበርገለ',
  'eastern-tigray':
    'Adigrat=ዓዲግራት; Wukro=ውቕሮ; Ganta Afeshum=ጋንታ አፈሹም; Gulomahda=ጉሎመኸዳ; Irob=ኢሮብ; Saesi Tsaedaemba=ሳዕሲዕ ጻዕዳ እምባ; Hawzen=ሓውዜን; Atsbi Wenberta=አጽቢ ወንበርታ; Kilte Awulaelo=ክልተ አውላዕሎ',
  'south-eastern-tigray': 'Enderta=እንደርታ; Hintalo=ሕንጣሎ; Samre=ሳምረ; Degua Tembien=ደጉዓ ተምቤን',
  'southern-tigray':
    'Maychew=ማይጨው; Korem=ኮረም; Alamata=አላማጣ; Mehoni=መኾኒ; Alaje=አላጀ; Endamehoni=እንዳ መኾኒ; Ofla=ኦፍላ; Raya Azebo=ራያ አዘቦ; Raya Alamata=ራያ አላማጣ',
  'western-tigray': 'Humera=ሑመራ; Kafta Humera=ቃፍታ ሑመራ; Welkait=ወልቃይት; Tsegede=ጸገዴ',
  mekelle: 'Adi Haki=ዓዲ ሓቂ; Ayder=ዓይደር; Hadnet=ሓድነት; Hawelti=ሓወልቲ; Kedamay Weyane=ቀዳማይ ወያነ; Quiha=ኲሓ; Semien=ሰሜን',
  'awsi-rasu':
    'Semera Logia=ሰመራ ሎጊያ; Asayita=አሳይታ; Afambo=አፋምቦ; Chifra=ጭፍራ; Dubti=ዱብቲ; Elidar=ኤሊዳር; Kori=ኮሪ; Mile=ሚሌ; Adar=አዳአር',
  'kilbati-rasu': 'Abala=አብዓላ; Afdera=አፍዴራ; Berahile=በራሕሌ; Bidu=ቢዱ; Dallol=ዳሎል; Erebti=ኤረብቲ; Koneba=ኮነባ; Megale=መጋሌ',
  'gabi-rasu': 'Amibara=አሚባራ; Awash Fentale=አዋሽ ፈንታሌ; Dulecha=ዱለቻ; Argobba=አርጎባ',
  'fanti-rasu': 'Aura=አውራ; Ewa=ኤዋ; Gulina=ጉሊና; Teru=ቴሩ; Yalo=ያሎ',
  'hari-rasu': 'Dalifage=ዳሊፋጌ; Dewe=ደዌ; Hadelela=ሀደለኤላ; Semurobi Gelalo=ሰሙሮቢ ገለአሎ; Telalak=ተላላክ',
  'north-gondar': 'Debark=ደባርቅ; Dabat=ዳባት; Adi Arkay=አዲ አርቃይ; Beyeda=በየዳ; Janamora=ጃናሞራ; Telemt=ጠለምት',
  'central-gondar':
    'Alefa=አለፋ; Chilga=ጭልጋ; East Belesa=ምሥራቅ በለሳ; East Dembia=ምሥራቅ ደምቢያ; Gondar Zuria=ጎንደር ዙሪያ; Kinfaz Begela=ኪንፋዝ በገላ; Lay Armachiho=ላይ አርማጭሆ; Tach Armachiho=ታች አርማጭሆ; Takusa=ጣቁሳ; Tegede=ጠገዴ; West Belesa=ምዕራብ በለሳ; West Dembia=ምዕራብ ደምቢያ; Wogera=ወገራ',
  'west-gondar': 'Genda Wuha=ገንዳ ውኃ; Adagn Ager Chako=አዳኝ አገር ጫቆ; Metema=መተማ; Quara=ቋራ; West Armachiho=ምዕራብ አርማጭሆ',
  'south-gondar':
    'Debre Tabor=ደብረ ታቦር; Woreta=ወረታ; Dera=ደራ; East Este=ምሥራቅ እስቴ; Ebinat=እብናት; Farta=ፋርጣ; Fogera=ፎገራ; Guna Begemidir=ጉና በጌምድር; Lay Gayint=ላይ ጋይንት; Libo Kemkem=ሊቦ ከምከም; Sede Muja=ሰዴ ሙጃ; Simada=ስማዳ; Tach Gayint=ታች ጋይንት; West Este=ምዕራብ እስቴ',
  'north-wollo':
    'Woldia=ወልድያ; Lalibela=ላሊበላ; Kobo=ቆቦ; Mersa=መርሳ; Angot=አንጎት; Bugna=ቡግና; Dawunt=ዳውንት; Gidan=ግዳን; Gubalafto=ጉባላፍቶ; Habru=ሀብሩ; Lasta=ላስታ; Meket=መቄት; Raya Kobo=ራያ ቆቦ; Wadla=ዋድላ',
  'south-wollo':
    'Kombolcha=ኮምቦልቻ; Haik=ሐይቅ; Albuko=አልብኮ; Ambassel=አምባሰል; Argobba=አርጎባ; Borena=ቦረና; Delanta=ደላንታ; Dessie Zuria=ደሴ ዙሪያ; Jama=ጃማ; Kalu=ቃሉ; Kelala=ከላላ; Kutaber=ኩታበር; Legambo=ለጋምቦ; Legehida=ለገሂዳ; Mehal Sayint=መሐል ሳይንት; Mekdela=መቅደላ; Sayint=ሳይንት; Tehuledere=ተሁለደሬ; Tenta=ተንታ; Wegdi=ወግዲ; Wereilu=ወረኢሉ; Worebabo=ወረባቦ',
  'north-shewa-amhara':
    'Debre Berhan=ደብረ ብርሃን; Shewa Robit=ሸዋ ሮቢት; Angolalana Tera=አንጎለላና ጠራ; Ankober=አንኮበር; Antsokiyana Gemza=አንጾኪያና ገምዛ; Asagirt=አሳግርት; Basona Worana=ባሶና ወራና; Berehet=በረኸት; Efratana Gidim=ኤፍራታና ግድም; Ensaro=እንሳሮ; Gishe=ግሼ; Hagere Mariamna Kesem=ሀገረ ማርያምና ከሰም; Kewet=ቀወት; Menz Gera Midir=መንዝ ጌራ ምድር; Menz Keya Gebreal=መንዝ ቀያ ገብርኤል; Menz Lalo Midir=መንዝ ላሎ ምድር; Menz Mama Midir=መንዝ ማማ ምድር; Merhabete=መርሐቤቴ; Mida Woremo=ሚዳ ወረሞ; Minjarna Shenkora=ምንጃርና ሸንኮራ; Mojana Wadera=ሞጃና ወደራ; Moretna Jiru=ሞረትና ጅሩ; Siyadebrina Wayu=ሲያደብርና ዋዩ; Tarma Ber=ጣርማ በር',
  'east-gojjam':
    'Debre Markos=ደብረ ማርቆስ; Mota=ሞጣ; Bichena=ቢቸና; Aneded=አነደድ; Awabel=አዋበል; Baso Liben=ባሶ ሊበን; Bibugn=ቢቡኝ; Debay Telat Gin=ደባይ ጥላት ግን; Debre Elias=ደብረ ኤልያስ; Dejen=ደጀን; Enarj Enawga=እናርጅ እናውጋ; Enebsie Sar Midir=እነብሴ ሳር ምድር; Enemay=እነማይ; Goncha Siso Enese=ጎንቻ ሲሶ እነሴ; Gozamin=ጎዛምን; Hulet Ej Enese=ሁለት እጅ እነሴ; Machakel=ማቻከል; Shebel Berenta=ሸበል በረንታ; Sinan=ስናን',
  'west-gojjam':
    'Finote Selam=ፍኖተ ሰላም; Bure=ቡሬ; Dega Damot=ደጋ ዳሞት; Dembecha=ደምበጫ; Jabi Tehnan=ጃቢ ጠህናን; Quarit=ቋሪት; Sekela=ሰከላ; Womberma=ወምበርማ',
  'north-gojjam':
    'Merawi=መራዊ; Adet=አዴት; Bahir Dar Zuria=ባሕር ዳር ዙሪያ; Gonj Kolela=ጎንጅ ቆለላ; North Achefer=ሰሜን አቸፈር; North Mecha=ሰሜን ሜጫ; South Achefer=ደቡብ አቸፈር; South Mecha=ደቡብ ሜጫ; Yilmana Densa=ይልማና ዴንሳ',
  awi: 'Injibara=እንጅባራ; Chagni=ቻግኒ; Dangila=ዳንግላ; Ankesha=አንከሻ; Ayehu Guagusa=አየሁ ጓጉሳ; Banja=ባንጃ; Fagita Lekoma=ፋግታ ለኮማ; Guagusa Shikudad=ጓጉሳ ሽኩዳድ; Guangua=ጓንጓ; Jawi=ጃዊ; Zigem=ዚገም',
  'wag-hemra': 'Sekota=ሰቆጣ; Abergele=አበርገሌ; Dehana=ደሃና; Gazgibla=ጋዝጊብላ; Sehala=ሰሃላ; Tsagibji=ጻግብጂ; Zikuala=ዝቋላ',
  'oromo-special':
    'Kemise=ከሚሴ; Artuma Fursi=አርጡማ ፉርሲ; Bati=ባቲ; Dewa Chefa=ደዋ ጨፋ; Dewa Harewa=ደዋ ሀረዋ; Jile Tumuga=ጅሌ ጥሙጋ',
  'bahir-dar':
    'Atse Tewodros=አፄ ቴዎድሮስ; Belay Zeleke=በላይ ዘለቀ; Dagmawi Minilik=ዳግማዊ ምኒልክ; Fasilo=ፋሲሎ; Gish Abay=ግሽ ዓባይ; Tana=ጣና',
  gondar: 'Arada=አራዳ; Azezo Tseda=አዘዞ ጠዳ; Fasil=ፋሲል; Jan Tekel=ጃን ተከል; Maraki=ማራኪ; Zobel=ዞብል',
  afder: 'Bare=ባሬ; Chereti=ጨረቲ; Dolobay=ዶሎባይ; Elkere=ኤልከሬ; Hargele=ሀርጌሌ; West Imi=ምዕራብ ኢሚ',
  dawa: 'Hudet=ሁደት; Kadaduma=ቀዳዱማ; Moyale=ሞያሌ; Mubarek=ሙባረክ',
  dollo: 'Warder=ዋርዴር; Bokh=ቦህ; Danot=ዳኖት; Daratole=ዳራቶሌ; Geladi=ገላዲ',
  erer: 'Fik=ፊቅ; Hamero=ሐመሮ; Kubi=ቁቢ; Lagahida=ለገሂዳ; Meyu Muluka=መዩ ሙሉቃ; Salahad=ሰላሃድ',
  fafan: 'Jijiga=ጅግጅጋ; Awbare=አውበሬ; Babile=ባቢሌ; Gursum=ጉርሱም; Harshin=ሐርሺን; Kebri Beyah=ቀብሪ በያህ; Tuli Guled=ቱሊ ጉሌድ',
  jarar: 'Degehabur=ደገሃቡር; Aware=አዋሬ; Degehamedo=ደገሃመዶ; Gashamo=ጋሻሞ; Gunagado=ጉናጋዶ',
  korahe: 'Kebri Dehar=ቀብሪ ደሃር; Debeweyin=ደበወይን; Sheygosh=ሸይጎሽ; Shilabo=ሺላቦ',
  liben: 'Filtu=ፊልቱ; Bokolmayo=ቦቆልማዮ; Dekasuftu=ደቃሱፍቱ; Dolo Ado=ዶሎ አዶ',
  nogob: 'Gerbo=ገርቦ; Dihun=ዲሁን; Elweyne=ኤልወይኔ; Segeg=ሰገግ',
  shabelle: 'Gode=ጎዴ; Adadle=አዳድሌ; Denan=ደናን; East Imi=ምሥራቅ ኢሚ; Ferfer=ፌርፌር; Kelafo=ቀላፎ; Mustahil=ሙስታሂል',
  sitti: 'Shinile=ሽንሌ; Afdem=አፍደም; Aysha=አይሻ; Dembel=ደምበል; Erer=ኤረር; Hadigala=ሀዲጋላ; Mieso=ሚኤሶ',
  'dire-dawa-rural': 'Aseliso=አሰሊሶ; Biyo Awale=ቢዮ አዋሌ; Jeldesa=ጀልዴሳ; Wahil=ዋሂል',
  'harar-city': 'Abadir=አባድር; Aboker=አቦከር; Amir Nur=አሚር ኑር; Hakim=ሐኪም; Jinela=ጅንኤላ; Shenkor=ሸንኮር',
  'harari-rural': 'Dire Teyara=ድሬ ጥያራ; Erer=ኤረር; Sofi=ሶፊ',
}
