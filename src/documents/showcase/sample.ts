import type { LocalizedRichText } from '../../../openapi/rich-text.ts'
import type { FrontData, ShowcaseLink, SolutionData, UserTypeData, WhoWeAreData } from './showcase-data.ts'

/** Invented entries for stories. */
const people: ShowcaseLink = {
  slug: 'people',
  name: { en: 'For people', am: 'ለግለሰቦች' },
  summary: {
    en: 'Your work on a page under your own name, and on a card that fits in any phone.',
    am: 'ሥራዎ በራስዎ ስም በተሰየመ ገጽ ላይና በማንኛውም ስልክ በሚከፈት ካርድ ላይ።',
  },
  icon: 'people',
}
const companies: ShowcaseLink = {
  slug: 'companies',
  name: { en: 'For companies', am: 'ለድርጅቶች' },
  summary: { en: 'A public page, a structure and job offers.', am: 'ይፋዊ ገጽ፣ አደረጃጀትና የቅጥር ጥያቄዎች።' },
  icon: 'building',
}
const page: ShowcaseLink = {
  slug: 'personal-page',
  name: { en: 'A page under your own name', am: 'በራስዎ ስም የተሰየመ ገጽ' },
  summary: { en: 'Loads fast on slow connections.', am: 'በዝግተኛ መስመር ላይም በፍጥነት የሚከፈት።' },
  icon: 'newspaper',
}
const card: ShowcaseLink = {
  slug: 'business-card',
  // In one language only: the other shows it as it is.
  name: { en: 'A business card that never runs out' },
  summary: { en: 'One QR code for as long as you have your account.' },
  icon: null,
}
const body: LocalizedRichText = {
  en: [
    { type: 'paragraph', text: [{ text: 'One address that says who you are and what you do.' }] },
    { type: 'bullet', level: 1, text: [{ text: 'Free, and unpublished at any time.' }] },
  ],
  am: [{ type: 'paragraph', text: [{ text: 'ማን እንደሆኑና ምን እንደሚሠሩ የሚናገር አንድ አድራሻ።' }] }],
}
const features = [
  {
    name: { en: 'Guided in five steps', am: 'በአምስት ደረጃዎች የሚመራ' },
    text: { en: 'The page grows beside the form.', am: 'ገጹ ከቅጹ ጎን ይሠራል።' },
    icon: 'compass' as const,
  },
  {
    name: { en: 'An audience for each detail', am: 'ለእያንዳንዱ መረጃ የራሱ ተመልካች' },
    text: { en: 'You decide detail by detail.', am: 'ስለ እያንዳንዱ መረጃ እርስዎ ይወስናሉ።' },
    icon: null,
  },
]
const said = [
  {
    name: { en: 'Selamawit Tesfaye', am: 'ሰላማዊት ተስፋዬ' },
    title: { en: 'Civil engineer, Addis Ababa', am: 'ሲቪል መሐንዲስ፣ አዲስ አበባ' },
    content: {
      en: 'Two people found me by the code on my card in the first week.',
      am: 'በመጀመሪያው ሳምንት ሁለት ሰዎች በካርዴ ላይ ባለው ኮድ አገኙኝ።',
    },
    picture: null,
  },
]
const elsewhere = [{ platform: 'telegram', label: { en: 'Telegram', am: 'ቴሌግራም' }, url: 'https://t.me/sira-example' }]

export const SAMPLE_FRONT: FrontData = {
  heroes: [
    {
      headline: { en: 'Your work, on a page of its own.', am: 'ሥራዎ፣ በራሱ ገጽ ላይ።' },
      text: { en: 'Write once, in English and Amharic.', am: 'በአማርኛና በእንግሊዝኛ አንዴ ይጻፉ።' },
      picture: null,
      type: people,
    },
    {
      headline: { en: 'Your company, in order and in public.', am: 'ድርጅትዎ፣ በሥርዓትና በይፋ።' },
      text: { en: 'A public page with followers.', am: 'ተከታዮች ያሉት ይፋዊ ገጽ።' },
      picture: null,
      type: companies,
    },
  ],
  types: [people, companies],
  solutions: [page, card],
  features,
  said,
  elsewhere,
}
export const SAMPLE_SOLUTION: SolutionData = {
  ...page,
  body,
  picture: null,
  registers: null,
  features,
  others: [card],
  updated_at: '2026-03-01T08:00:00.000Z',
  type: people,
}
export const SAMPLE_USER_TYPE: UserTypeData = {
  ...people,
  body,
  picture: null,
  registers: null,
  features: [],
  others: [companies],
  updated_at: '2026-03-01T08:00:00.000Z',
  solutions: [page, card],
  said,
}
export const SAMPLE_WHO_WE_ARE: WhoWeAreData = {
  parts: [
    { title: { en: 'What Sira is', am: 'ሥራ ምንድን ነው' }, body, picture: null },
    { title: { en: 'What we hold to', am: 'የምንመራባቸው' }, body, picture: null },
  ],
  elsewhere,
}
