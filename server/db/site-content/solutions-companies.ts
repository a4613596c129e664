import type { FirstSolution } from './site-text.ts'

export const SOLUTIONS_FOR_COMPANIES: readonly FirstSolution[] = [
  {
    key: 'companyPage',
    slug: 'company-page',
    for: 'companies',
    icon: 'cart',
    name: { en: 'A public page with followers', am: 'ተከታዮች ያሉት ይፋዊ ገጽ' },
    summary: {
      en: 'What you offer, when you are open and where you are, in English and Amharic, with a button to follow you.',
      am: 'የሚያቀርቡት፣ የሚከፈቱበት ሰዓትና የሚገኙበት ቦታ በአማርኛና በእንግሊዝኛ፤ ከመከተያ አዝራር ጋር።',
    },
    body: {
      en: [
        'Logo, opening hours for each day, products with pictures, services, team and testimonials: all from the information you enter once.',
        'People follow with their account or only by email, which they confirm first. You can search the list and download it.',
        'See an example with made-up content: [sampleCompany].',
      ],
      am: [
        'ዓርማ፣ የእያንዳንዱ ቀን የሥራ ሰዓት፣ ምርቶች ከነምስላቸው፣ አገልግሎቶች፣ ቡድንና ምስክርነቶች፦ ሁሉም አንዴ ከሚያስገቡት መረጃ።',
        'ሰዎች በመለያቸው ወይም በኢሜይል ብቻ ይከተላሉ፤ ኢሜይሉንም መጀመሪያ ያረጋግጣሉ። ዝርዝሩን መፈለግና ማውረድ ይችላሉ።',
        'የናሙና ይዘት ያለውን ምሳሌ ይመልከቱ፦ [sampleCompany]።',
      ],
    },
    features: [
      {
        icon: 'house',
        name: { en: 'Found in both languages', am: 'በሁለቱም ቋንቋዎች የሚገኝ' },
        text: {
          en: 'The page exists in English and in Amharic, and search engines are told of both.',
          am: 'ገጹ በአማርኛም በእንግሊዝኛም አለ፤ የፍለጋ ፕሮግራሞችም ሁለቱንም ያውቃሉ።',
        },
      },
      {
        icon: 'umbrella',
        name: { en: 'Licences that don’t lapse unseen', am: 'ሳይታወቁ የማያልፉ ፈቃዶች' },
        text: {
          en: 'Enter a licence with its last day, and you are reminded before it expires.',
          am: 'ፈቃድን ከሚያበቃበት ቀን ጋር ያስገቡ፤ ጊዜው ከማለፉ በፊት ይታወሳሉ።',
        },
      },
    ],
  },
  {
    key: 'hiring',
    slug: 'offers-and-employees',
    for: 'companies',
    icon: 'hands',
    name: { en: 'Offers and employees', am: 'የቅጥር ጥያቄዎችና ሠራተኞች' },
    summary: {
      en: 'Send one offer or those of a whole staff from a spreadsheet, as typeset letters, and know who has answered.',
      am: 'አንድ የቅጥር ጥያቄ ወይም ከተመን ሉህ የሁሉንም ሠራተኞች የቅጥር ጥያቄዎች እንደ ደብዳቤ ይላኩ፤ ማን እንደመለሰም ይወቁ።',
    },
    body: {
      en: [
        'Offers go to an email. Someone without an account gets an invitation and finds the offer after registering.',
        'A spreadsheet is checked row by row before anything is sent: you see how each row was read, correct the wrong cells on the screen, and send only what is ready.',
        'When someone accepts, they take the seat of the position and get access to the company account, with the rights you give them.',
      ],
      am: [
        'የቅጥር ጥያቄዎች ወደ ኢሜይል ይላካሉ። መለያ የሌለው ሰው ግብዣ ይደርሰዋል፤ ከተመዘገበ በኋላም የቅጥር ጥያቄውን ያገኛል።',
        'ማንኛውም ነገር ከመላኩ በፊት የተመን ሉሁ ረድፍ በረድፍ ይፈተሻል፦ እያንዳንዱ ረድፍ እንዴት እንደተነበበ ያያሉ፣ የተሳሳቱትን ሕዋሳት በማያ ገጹ ላይ ያርማሉ፣ ዝግጁ የሆነውን ብቻ ይልካሉ።',
        'አንድ ሰው ሲቀበል የመደቡን ቦታ ይይዛል፤ እርስዎ ከሰጡት መብት ጋርም የድርጅቱን መለያ ይጠቀማል።',
      ],
    },
    features: [
      {
        icon: 'calculator',
        name: { en: 'CSV and Excel', am: 'CSV እና Excel' },
        text: {
          en: 'Your own spreadsheet is enough. The import explains its columns and keeps what you corrected.',
          am: 'የራስዎ የተመን ሉህ ይበቃል። ማስገቢያው ዓምዶቹን ያብራራል፤ ያረሙትንም ይይዛል።',
        },
      },
      {
        icon: 'people',
        name: { en: 'Rights that end with the job', am: 'ከሥራው ጋር የሚያበቁ መብቶች' },
        text: {
          en: 'Let employees see and manage offers. What you gave ends on their last day.',
          am: 'ሠራተኞች የቅጥር ጥያቄዎችን እንዲያዩና እንዲያስተዳድሩ ይፍቀዱ። የሰጡት መብት በመጨረሻ የሥራ ቀናቸው ያበቃል።',
        },
      },
    ],
  },
  {
    key: 'structure',
    slug: 'company-structure',
    for: 'institutions',
    icon: 'boxes',
    name: { en: 'A structure that draws itself', am: 'ራሱን የሚስል አደረጃጀት' },
    summary: {
      en: 'Departments, positions and reporting lines as one chart for up to 2,000 positions, on the screen and on paper.',
      am: 'የሥራ ክፍሎች፣ መደቦችና የተጠሪነት መስመሮች በአንድ ሠንጠረዥ፤ እስከ 2,000 የሥራ መደቦች፣ በማያ ገጽና በወረቀት ላይ።',
    },
    body: {
      en: [
        'Enter departments from the top down, then the positions of each: how many people it has room for, and which position it reports to.',
        'The chart follows by itself. Search it, zoom by wheel, touch or keyboard, and export it as PDF, PNG or SVG for the wall.',
        'Your employees can see the chart too, so that a newcomer knows on the first day who does what.',
      ],
      am: [
        'የሥራ ክፍሎችን ከላይ ወደ ታች ያስገቡ፤ ከዚያ የእያንዳንዱን መደቦች፦ ስንት ሰው እንደሚይዝና ተጠሪነቱ ለየትኛው መደብ እንደሆነ።',
        'ሠንጠረዡ በራሱ ይከተላል። ይፈልጉበት፣ በመዳፊት፣ በንክኪ ወይም በቁልፍ ሰሌዳ ያቅርቡት፤ ለግድግዳም በPDF፣ በPNG ወይም በSVG ያውጡት።',
        'ሠራተኞችዎም ሠንጠረዡን ማየት ይችላሉ፤ አዲስ የመጣ ሰው ማን ምን እንደሚሠራ በመጀመሪያው ቀን ያውቃል።',
      ],
    },
    features: [
      {
        icon: 'compass',
        name: { en: 'Find anyone in a large chart', am: 'በትልቅ ሠንጠረዥ ውስጥ ማንንም ያግኙ' },
        text: {
          en: 'Type a name or a position, and the chart goes there, with everything by keyboard as well.',
          am: 'ስም ወይም የሥራ መደብ ይጻፉ፤ ሠንጠረዡ ወደዚያ ይሄዳል፤ ሁሉም በቁልፍ ሰሌዳም ይሠራል።',
        },
      },
    ],
  },
  {
    key: 'verification',
    slug: 'verification',
    for: 'institutions',
    icon: 'shield',
    name: { en: 'Verified facts', am: 'የተረጋገጡ መረጃዎች' },
    summary: {
      en: 'An administrator compares your legal name and numbers with your documents. After that, a badge says so beside your name.',
      am: 'አስተዳዳሪ ሕጋዊ ስምዎንና ቁጥሮችዎን ከሰነዶችዎ ጋር ያመሳክራል። ከዚያ በኋላ ከስምዎ ጎን ያለ ምልክት ይህንኑ ይናገራል።',
    },
    body: {
      en: [
        'Enter your legal name, TIN, VAT and registration number, and add the documents that prove them. Only administrators see the documents.',
        'Whoever reads your page or your offer sees the badge. When a verified fact changes, the badge goes and your request is reviewed again.',
        'If a request is refused, you read why and can apply again.',
      ],
      am: [
        'ሕጋዊ ስምዎን፣ የግብር ከፋይ መለያ፣ የተጨማሪ እሴት ታክስና የንግድ ምዝገባ ቁጥሮችዎን ያስገቡ፤ የሚያረጋግጧቸውን ሰነዶችም ይጨምሩ። ሰነዶቹን የሚያዩት አስተዳዳሪዎች ብቻ ናቸው።',
        'ገጽዎን ወይም የቅጥር ጥያቄዎን የሚያነብ ሁሉ ምልክቱን ያያል። የተረጋገጠ መረጃ ሲቀየር ምልክቱ ይነሣል፤ ጥያቄዎም እንደገና ይመረመራል።',
        'ጥያቄው ተቀባይነት ካላገኘ ምክንያቱን አንብበው እንደገና ማመልከት ይችላሉ።',
      ],
    },
    features: [
      {
        icon: 'scales',
        name: { en: 'Several owners, one principal', am: 'ብዙ ባለቤቶች፣ አንድ ዋና ባለቤት' },
        text: {
          en: 'Everyone signs in as themselves. Only the principal owner can remove others or transfer the company.',
          am: 'እያንዳንዱ በራሱ መግቢያ ይገባል። ሌሎችን የሚያስወግደውና ድርጅቱን የሚያስተላልፈው ዋናው ባለቤት ብቻ ነው።',
        },
      },
    ],
  },
]
