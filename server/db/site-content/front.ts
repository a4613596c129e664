import type { FirstAbout, FirstFeature, FirstHero } from './site-text.ts'

export const HEROES: readonly FirstHero[] = [
  {
    for: 'people',
    headline: { en: 'Your work, on a page of its own.', am: 'ሥራዎ፣ በራሱ ገጽ ላይ።' },
    text: {
      en: 'Sira gives you a page of your own and a business card that fits in any phone. Write once, in English and Amharic, and choose who sees what.',
      am: 'ሥራ የራስዎን ገጽ እና በማንኛውም ስልክ የሚከፈት የንግድ ካርድ ይሰጥዎታል። በአማርኛ እና በእንግሊዝኛ አንዴ ይጻፉ፤ ማን ምን እንደሚያይ እርስዎ ይወስኑ።',
    },
  },
  {
    for: 'companies',
    headline: { en: 'Your company, in order and in public.', am: 'ድርጅትዎ፣ በሥርዓትና በይፋ።' },
    text: {
      en: 'A public page with followers, a structure that draws itself, and job offers sent as letters that people can answer.',
      am: 'ተከታዮች ያሉት ይፋዊ ገጽ፣ ራሱን የሚስል አደረጃጀት፣ ሰዎች የሚመልሱባቸው እንደ ደብዳቤ የሚላኩ የቅጥር ጥያቄዎች።',
    },
  },
]

/** What everybody gets, whoever they are. */
export const FEATURES_FOR_ALL: readonly FirstFeature[] = [
  {
    icon: 'newspaper',
    name: { en: 'English and Amharic, side by side', am: 'አማርኛና እንግሊዝኛ፣ ጎን ለጎን' },
    text: {
      en: 'Write in one language or both, with Ethiopian dates for Amharic readers. What you leave out in one is shown in the other.',
      am: 'በአንድ ወይም በሁለቱም ቋንቋዎች ይጻፉ፤ የአማርኛ አንባቢዎች ቀኖችን በኢትዮጵያ የዘመን አቆጣጠር ያያሉ። በአንዱ የተዉት በሌላው ይታያል።',
    },
  },
  {
    icon: 'shield',
    name: { en: 'You choose who sees what', am: 'ማን ምን እንደሚያይ እርስዎ ይመርጣሉ' },
    text: {
      en: 'Each detail has its own audience. Preview your page as each of them before you publish.',
      am: 'እያንዳንዱ መረጃ የራሱ ተመልካች አለው። ከማተምዎ በፊት ገጽዎን እንደ እያንዳንዳቸው ሆነው ይመልከቱ።',
    },
  },
  {
    icon: 'bolt',
    name: { en: 'Made for slow connections', am: 'ለዝግተኛ መስመር የተሠራ' },
    text: {
      en: 'Public pages are finished before they are sent. They need no script to be read, and what you type survives a lost connection.',
      am: 'ይፋዊ ገጾች ከመላካቸው በፊት ያለቁ ናቸው። ለመነበብ ስክሪፕት አያስፈልጋቸውም፤ የሚጽፉትም መስመር ቢቋረጥ አይጠፋም።',
    },
  },
  {
    icon: 'boxes',
    name: { en: 'Several accounts, one sign-in', am: 'ብዙ መለያዎች፣ አንድ መግቢያ' },
    text: {
      en: 'Your own account and those of your companies stay apart, and you switch between them in a moment.',
      am: 'የራስዎ መለያና የድርጅቶችዎ መለያዎች ተለያይተው ይቀመጣሉ፤ ከአንዱ ወደ ሌላው በቅጽበት ይቀይራሉ።',
    },
  },
]

export const ABOUTS: readonly FirstAbout[] = [
  {
    title: { en: 'What Sira is', am: 'ሥራ ምንድን ነው' },
    body: {
      en: [
        'Sira is the Amharic word for work. The product is a place where people and companies in Ethiopia show theirs: on pages of their own, in both languages, under addresses that last.',
        'People make a page and a business card. Companies add their structure, their positions and job offers. Both read and answer the same documents, so that neither has to guess what the other agreed to.',
      ],
      am: [
        'ሥራ በኢትዮጵያ ያሉ ሰዎችና ድርጅቶች የሚሠሩትን የሚያሳዩበት ቦታ ነው፦ በራሳቸው ገጽ፣ በሁለቱም ቋንቋዎች፣ በማይጠፉ አድራሻዎች።',
        'ግለሰቦች ገጽና የንግድ ካርድ ይሠራሉ። ድርጅቶች አደረጃጀታቸውን፣ የሥራ መደቦቻቸውንና የቅጥር ጥያቄዎቻቸውን ይጨምራሉ። ሁለቱም ተመሳሳይ ሰነዶችን ስለሚያነቡና ስለሚመልሱ አንዱ የተስማማበትን ሌላው መገመት አያስፈልገውም።',
      ],
    },
  },
  {
    title: { en: 'What we hold to', am: 'የምንመራባቸው' },
    body: {
      en: [
        '- Amharic is not a translation. Every screen, letter and date exists in both languages from the start.',
        '- What is private stays private. Nothing is shown before you choose who may see it.',
        '- A slow connection is normal. Public pages are small and are read without any script.',
        '- We offer only what works today. What is planned is not promised on these pages.',
      ],
      am: [
        '- አማርኛ ትርጉም አይደለም። እያንዳንዱ ማያ ገጽ፣ ደብዳቤና ቀን ከመጀመሪያው ጀምሮ በሁለቱም ቋንቋዎች አለ።',
        '- የግል የሆነው የግል ሆኖ ይቆያል። ማን እንደሚያየው ሳይመርጡ ምንም አይታይም።',
        '- ዝግተኛ መስመር የተለመደ ነው። ይፋዊ ገጾች ትንንሽ ናቸው፤ ያለ ስክሪፕትም ይነበባሉ።',
        '- የምናቀርበው ዛሬ የሚሠራውን ብቻ ነው። የታቀደው በእነዚህ ገጾች ላይ ቃል አይገባም።',
      ],
    },
  },
  {
    title: { en: 'Where the pattern comes from', am: 'ጥለቱ ከየት መጣ' },
    body: {
      en: [
        'The band at the top of our pages is a tibeb, the woven border of a netela. Each person weaves it in their own two colours: those they choose for their page.',
        'It stands for how we would like work to be shown: patient, exact, and signed by whoever made it.',
      ],
      am: [
        'በገጾቻችን አናት ላይ ያለው ጥለት የነጠላ ጥበብ ነው። እያንዳንዱ ሰው ለገጹ በመረጣቸው ሁለት ቀለማት ይሸምነዋል።',
        'ሥራ እንዴት እንዲታይ እንደምንፈልግ ይናገራል፦ በትዕግሥት፣ በጥንቃቄ፣ በሠሪው ስም።',
      ],
    },
  },
]
