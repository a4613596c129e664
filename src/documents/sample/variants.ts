import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { Picture, SiteData } from '../site-data.ts'

/** The sample with too little, too much, or in one language alone: what templates must stand. */

/** A name and nothing else. */
export const alone = (site: SiteData): SiteData => ({
  ...site,
  headline: null,
  job_title: null,
  nickname: null,
  bio: null,
  photo: null,
  cover: null,
  email: null,
  phone_number: null,
  work_email: null,
  facts: [],
  sections: [],
  urls: { ...site.urls, card: null, vcard: null },
})

/** One section, no photo, no cover. */
export const little = (site: SiteData): SiteData => ({
  ...site,
  nickname: null,
  bio: null,
  photo: null,
  cover: null,
  work_email: null,
  facts: [],
  sections: site.sections.filter(({ key }) => key === 'education'),
})

/** Texts as long as the rules allow. */
const description: Localized = {
  en: `${'What stood in the way was never the river but the paper, so we began with that and came back in the dry season. '.repeat(5).slice(0, 499)}.`,
  am: `${'መንገዳችንን የዘጋው ወንዙ ሳይሆን ወረቀቱ ነበር፤ ስለዚህ በእሱ ጀምረን በበጋ ተመለስን። '.repeat(9).slice(0, 499)}።`,
}
const LONG_TEXTS = ['description', 'content', 'key_features', 'benefits', 'pricing_packages', 'terms_and_conditions']

/**
 * `each` entries in every section, names of more than sixty letters, the longest descriptions, up to six pictures of a
 * product.
 */
export function much(site: SiteData, each = 12): SiteData {
  const pictures = site.sections.flatMap((section) =>
    section.key === 'products' ? section.entries.flatMap(({ images }) => images) : [],
  )
  const several = (n: number): readonly Picture[] =>
    pictures.length === 0 ? [] : Array.from({ length: n % 7 }, (_, i) => pictures[i % pictures.length] as Picture)
  const longer = (entry: Readonly<Record<string, unknown>>, n: number) => ({
    ...entry,
    ...Object.fromEntries(LONG_TEXTS.filter((field) => field in entry).map((field) => [field, description])),
    ...('images' in entry ? { images: several(n) } : {}),
  })
  const sections = site.sections.map((section) => {
    const entries = section.entries as readonly Readonly<Record<string, unknown>>[]
    const count = section.key === 'about' ? 1 : each
    return {
      key: section.key,
      entries: Array.from({ length: count }, (_, n) => longer(entries[n % entries.length] ?? {}, n)),
    }
  })
  return {
    ...site,
    name: {
      en: 'Aster-Maria Gebremedhin Hailemichael Woldegiorgis Tekle-Haimanot',
      am: 'አስቴር ማርያም ገብረመድኅን ኃይለሚካኤል ወልደጊዮርጊስ ተክለሃይማኖት ገብረእግዚአብሔር ወልደሥላሴ',
    },
    headline: {
      en: 'Principal structural engineer for the maintenance of bridges and listed buildings at the roads authority of the city administration, and adviser to three towns',
      am: 'በከተማ አስተዳደሩ የመንገዶች ባለሥልጣን የድልድዮች እና የነባር ሕንፃዎች ጥገና ዋና መሐንዲስ፤ የሦስት ከተሞች አማካሪ',
    },
    work_email: 'a-very-long-address-without-any-place-to-break-it@structures.entoto-engineering.example',
    // The entries keep the form of those they are made of.
    sections: sections as unknown as SiteData['sections'],
  }
}

/** Written in Amharic alone. */
export function amharicOnly(site: SiteData): SiteData {
  const without = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(without)
    if (value === null || typeof value !== 'object') return value
    const entries = Object.entries(value).filter(([key]) => key !== 'en' || !('am' in value))
    return Object.fromEntries(entries.map(([key, one]: [string, unknown]) => [key, without(one)]))
  }
  return { ...(without(site) as SiteData), language: 'am' }
}
