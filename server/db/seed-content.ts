import type { Localized } from '../../openapi/schemas/primitives.ts'

/**
 * product.md §1: how many accounts a tier allows its owner, and how many employees and waiting offers each company of
 * theirs; null: as many as they like.
 */
export const TIERS = [
  { key: 'free', name: { en: 'Free', am: 'ነፃ' }, accounts: 2, employees: 10, position: 0 },
  { key: 'growth', name: { en: 'Growth', am: 'ዕድገት' }, accounts: 3, employees: 100, position: 1 },
  { key: 'enterprise', name: { en: 'Enterprise', am: 'ድርጅት' }, accounts: 10, employees: null, position: 2 },
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
