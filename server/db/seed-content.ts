import type { tier } from '../../openapi/resources/tier.ts'
import type { z } from 'zod'
import type { Localized } from '../../openapi/schemas/primitives.ts'

/** The key of the plan that everybody begins with. It can be neither deleted nor switched off. */
export const FIRST_TIER = 'free'

/**
 * product.md §1: how many accounts a tier allows its owner, and how many employees and waiting offers each company of
 * theirs; null: as many as they like. Only the first has a price: what the others cost is for administrators to say, and
 * until they do visitors read that it's agreed on.
 */
export const TIERS = [
  {
    key: FIRST_TIER,
    name: { en: 'Free', am: 'ነፃ' },
    price: { amount: 0, currency: 'ETB' },
    period: 'month',
    accounts: 2,
    employees: 10,
    open_jobs: 3,
    resumes: 3,
    letters_per_month: 20,
    premium_templates: false,
    features: null,
  },
  {
    key: 'growth',
    name: { en: 'Growth', am: 'ዕድገት' },
    price: null,
    period: 'month',
    accounts: 3,
    employees: 100,
    open_jobs: 25,
    resumes: 20,
    letters_per_month: 500,
    premium_templates: true,
    features: null,
  },
  {
    key: 'enterprise',
    name: { en: 'Enterprise', am: 'ትልቅ ድርጅት' },
    price: null,
    period: 'month',
    accounts: 10,
    employees: null,
    open_jobs: null,
    resumes: null,
    letters_per_month: null,
    premium_templates: true,
    features: null,
  },
] as const satisfies readonly ({ readonly key: string } & z.output<typeof tier.schema>)[]

/** What visitors read about the first plans, by their keys. */
export const PRICE_PLANS = [
  {
    key: FIRST_TIER,
    headline: { en: 'For people and small teams', am: 'ለግለሰቦችና ለአነስተኛ ቡድኖች' },
    description: {
      en: 'What a person needs, and enough for a young company: page, resumes, business card, structure and job offers.',
      am: 'ለግለሰብ የሚያስፈልገው፣ ለጀማሪ ድርጅትም የሚበቃ፦ ድረ ገጽ፣ ሲቪ፣ የንግድ ካርድ፣ መዋቅርና የቅጥር ጥያቄዎች።',
    },
    highlighted: false,
  },
  {
    key: 'growth',
    headline: { en: 'For companies that are hiring', am: 'በመቅጠር ላይ ላሉ ድርጅቶች' },
    description: {
      en: 'Room for ten times as many employees and open offers, for one more company, and for more resumes.',
      am: 'ለአሥር እጥፍ ሠራተኞችና ክፍት የቅጥር ጥያቄዎች፣ ለአንድ ተጨማሪ ድርጅት፣ ለተጨማሪ ሲቪዎችም ቦታ አለው።',
    },
    highlighted: true,
  },
  {
    key: 'enterprise',
    headline: { en: 'For groups of companies', am: 'ለድርጅቶች ስብስብ' },
    description: {
      en: 'As many employees and open offers as you need, in up to ten companies under one sign-in.',
      am: 'የሚፈልጉትን ያህል ሠራተኞችና ክፍት የቅጥር ጥያቄዎች፤ በአንድ መግቢያ እስከ አሥር ድርጅቶች።',
    },
    highlighted: false,
  },
] as const

export const COMPANY_SIZES: readonly Localized[] = [
  { en: '1–10 employees', am: 'ከ1–10 ሠራተኞች' },
  { en: '11–50 employees', am: 'ከ11–50 ሠራተኞች' },
  { en: '51–200 employees', am: 'ከ51–200 ሠራተኞች' },
  { en: '201–500 employees', am: 'ከ201–500 ሠራተኞች' },
  { en: '501–1,000 employees', am: 'ከ501–1,000 ሠራተኞች' },
  { en: 'More than 1,000 employees', am: 'ከ1,000 በላይ ሠራተኞች' },
]

export const INFO_SOURCES: readonly Localized[] = [
  { en: 'A friend or colleague', am: 'ጓደኛ ወይም የሥራ ባልደረባ' },
  { en: 'Search engine', am: 'የድር ፍለጋ' },
  { en: 'Telegram', am: 'ቴሌግራም' },
  { en: 'Facebook', am: 'ፌስቡክ' },
  { en: 'LinkedIn', am: 'ሊንክድኢን' },
  { en: 'TikTok', am: 'ቲክቶክ' },
  { en: 'YouTube', am: 'ዩቲዩብ' },
  { en: 'Radio or television', am: 'ሬዲዮ ወይም ቴሌቪዥን' },
  { en: 'Newspaper or magazine', am: 'ጋዜጣ ወይም መጽሔት' },
  { en: 'University or college', am: 'ዩኒቨርሲቲ ወይም ኮሌጅ' },
  { en: 'Event or job fair', am: 'ዝግጅት ወይም የሥራ ዐውደ ርዕይ' },
  { en: 'Other', am: 'ሌላ' },
]
