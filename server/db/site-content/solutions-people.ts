import type { FirstSolution } from './site-text.ts'

export const SOLUTIONS_FOR_PEOPLE: readonly FirstSolution[] = [
  {
    key: 'page',
    slug: 'personal-page',
    for: 'people',
    icon: 'newspaper',
    name: { en: 'A page under your own name', am: 'በራስዎ ስም የተሰየመ ገጽ' },
    summary: {
      en: 'Experience, education, works, services and products on one page that loads fast on slow connections and prints well.',
      am: 'ልምድ፣ ትምህርት፣ ሥራዎች፣ አገልግሎቶችና ምርቶች በአንድ ገጽ ላይ፤ በዝግተኛ መስመር ላይም በፍጥነት የሚከፈት፣ በወረቀት ላይም የሚያምር።',
    },
    body: {
      en: [
        'Your page has the address you choose when you register. It has eleven sections, from vision and values to hobbies, and you decide which of them appear and in which order.',
        'Choose a template, two colours and a font in a live preview with your own content. Readers see nothing of it until you publish.',
        'See examples with made-up content: [templateOne] and [templateStarter].',
      ],
      am: [
        'ገጽዎ ሲመዘገቡ የመረጡት አድራሻ ይኖረዋል። ከራዕይና እሴቶች እስከ ትርፍ ጊዜ ፍላጎቶች አሥራ አንድ ክፍሎች አሉት፤ የትኞቹ በምን ቅደም ተከተል እንደሚታዩ እርስዎ ይወስናሉ።',
        'አብነት፣ ሁለት ቀለማትና የፊደል ቅርጽ በራስዎ ይዘት በሚታይ ቅድመ እይታ ይምረጡ። እስኪያትሙ ድረስ አንባቢዎች ምንም አያዩም።',
        'የናሙና ይዘት ያላቸውን ምሳሌዎች ይመልከቱ፦ [templateOne] እና [templateStarter]።',
      ],
    },
    features: [
      {
        icon: 'compass',
        name: { en: 'Guided in five steps', am: 'በአምስት ደረጃዎች የሚመራ' },
        text: {
          en: 'The page grows beside the form while you write. Stop whenever you like and continue on another device.',
          am: 'እየጻፉ ሳለ ገጹ ከቅጹ ጎን ይሠራል። በፈለጉ ጊዜ ያቁሙ፤ በሌላ መሣሪያ ላይም ይቀጥሉ።',
        },
      },
      {
        icon: 'shield',
        name: { en: 'An audience for each detail', am: 'ለእያንዳንዱ መረጃ የራሱ ተመልካች' },
        text: {
          en: 'A phone number for people with your card, a birth date for nobody: you decide detail by detail.',
          am: 'ስልክ ቁጥር ካርድዎ ላላቸው ብቻ፣ የትውልድ ቀን ለማንም አይታይም፦ ስለ እያንዳንዱ መረጃ እርስዎ ይወስናሉ።',
        },
      },
      {
        icon: 'palette',
        name: { en: 'Templates with room for your colours', am: 'ለቀለማትዎ ቦታ ያላቸው አብነቶች' },
        text: {
          en: 'Contrast is corrected for you, so that every page can be read, in daylight and in the dark theme.',
          am: 'እያንዳንዱ ገጽ በብርሃንም ሆነ በጨለማ ገጽታ እንዲነበብ የቀለማቱ ንጽጽር በራሱ ይስተካከላል።',
        },
      },
    ],
  },
  {
    key: 'card',
    slug: 'business-card',
    for: 'people',
    icon: 'antenna',
    name: { en: 'A business card that never runs out', am: 'የማያልቅ የንግድ ካርድ' },
    summary: {
      en: 'One QR code for as long as you have your account. Whoever scans it saves your contact with one tap.',
      am: 'መለያዎ እስካለ ድረስ የሚሠራ አንድ የQR ኮድ። የቃኘው ሁሉ አድራሻዎን በአንድ ንክኪ ያስቀምጣል።',
    },
    body: {
      en: [
        'Show the code on your phone or print it. It opens a card with what you chose to share, and saves it as a contact in any phone.',
        'When your number changes, you change it once. Cards that you gave away years ago lead to the new one.',
        'Print it in one of three designs as PDF, PNG or SVG, 85 × 55 mm, with real text in both scripts.',
      ],
      am: [
        'ኮዱን በስልክዎ ላይ ያሳዩ ወይም ያትሙት። ለማጋራት የመረጡትን የያዘ ካርድ ይከፍታል፤ በማንኛውም ስልክ ላይም እንደ አድራሻ ይቀመጣል።',
        'ቁጥርዎ ሲቀየር አንዴ ብቻ ይቀይሩታል። ከዓመታት በፊት የሰጧቸው ካርዶችም ወደ አዲሱ ይመራሉ።',
        'ከሦስት ንድፎች በአንዱ በPDF፣ በPNG ወይም በSVG ያትሙት፤ 85 × 55 ሚሜ፣ በሁለቱም ፊደላት።',
      ],
    },
    features: [
      {
        icon: 'bolt',
        name: { en: 'A code that never changes', am: 'የማይቀየር ኮድ' },
        text: {
          en: 'Change your username, your email or your template: the code on paper still leads to you.',
          am: 'የተጠቃሚ ስምዎን፣ ኢሜይልዎን ወይም አብነትዎን ይቀይሩ፤ በወረቀት ላይ ያለው ኮድ አሁንም ወደ እርስዎ ይመራል።',
        },
      },
      {
        icon: 'chart',
        name: { en: 'Scans that you can see', am: 'ስንት ጊዜ እንደተቃኘ ይታያል' },
        text: {
          en: 'Your dashboard counts how often the card was opened. It doesn’t tell who opened it.',
          am: 'ዳሽቦርድዎ ካርዱ ስንት ጊዜ እንደተከፈተ ይቆጥራል፤ ማን እንደከፈተው ግን አይናገርም።',
        },
      },
    ],
  },
  {
    key: 'offers',
    slug: 'job-offers',
    for: 'people',
    icon: 'briefcase',
    name: { en: 'Job offers in writing', am: 'በጽሑፍ የሚደርሱ የቅጥር ጥያቄዎች' },
    summary: {
      en: 'Read the terms, accept, or decline with a reason. Every version stays with the offer, and nothing changes behind your back.',
      am: 'ውሉን ያንብቡ፣ ይቀበሉ ወይም ምክንያት ጠቅሰው አይቀበሉ። እያንዳንዱ ቅጂ ከቅናሹ ጋር ይቀመጣል፤ ሳያውቁት የሚቀየር ነገር የለም።',
    },
    body: {
      en: [
        'A company that wants to employ you sends an offer as a letter: position, salary, first day. You answer in your account.',
        'If the company changes the terms, that is a new version. Your answer counts only for the version you read.',
        'Once you accept, the job becomes part of your experience, confirmed by your employer. If an entry is wrong, you can dispute it.',
      ],
      am: [
        'ሊቀጥርዎ የሚፈልግ ድርጅት የቅጥር ጥያቄውን እንደ ደብዳቤ ይልካል፦ የሥራ መደብ፣ ደመወዝ፣ የመጀመሪያ ቀን። መልሱን በመለያዎ ውስጥ ይሰጣሉ።',
        'ድርጅቱ ውሉን ከቀየረ አዲስ ቅጂ ይሆናል። መልስዎ የሚሠራው ላነበቡት ቅጂ ብቻ ነው።',
        'ሲቀበሉ ሥራው በአሠሪዎ የተረጋገጠ የልምድዎ አካል ይሆናል። መዝገቡ ስህተት ካለበት መቃወም ይችላሉ።',
      ],
    },
    features: [
      {
        icon: 'folder',
        name: { en: 'Every version kept', am: 'እያንዳንዱ ቅጂ ይቀመጣል' },
        text: {
          en: 'What changed from one version to the next is shown beside it, and each can be downloaded as PDF.',
          am: 'ከአንዱ ቅጂ ወደ ሌላው የተቀየረው ጎን ለጎን ይታያል፤ እያንዳንዱንም በPDF ማውረድ ይቻላል።',
        },
      },
      {
        icon: 'scales',
        name: { en: 'An entry you can dispute', am: 'መቃወም የሚችሉት መዝገብ' },
        text: {
          en: 'While you dispute it, the confirmation isn’t shown to anyone.',
          am: 'ተቃውሞው እስካለ ድረስ የማረጋገጫው ምልክት ለማንም አይታይም።',
        },
      },
    ],
  },
]
