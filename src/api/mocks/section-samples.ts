import type { z } from 'zod'
import type { resources } from '../../../openapi/resources/registry.ts'
import { sampleId, stamp } from './sample-ids.ts'

type Rows<K extends keyof typeof resources> = readonly z.input<(typeof resources)[K]['row']>[]
const own = (group: number, n: number, visible = true) => ({ ...stamp(group, n), visible })
const names = (group: number, all: readonly (readonly [en: string, am: string])[]) =>
  all.map(([en, am], n) => ({ ...own(group, n), name: { en, am } }))
const picture = { url: '/favicon.ico', name: null }

/**
 * Rows of every section that a person keeps, each collection under its resource's name. Studies stand beside the other
 * samples.
 */
export const aboutRows: Rows<'about'> = [
  {
    ...own(10, 0),
    vision: { en: 'Clean water within two hundred steps of every door.', am: 'ከእያንዳንዱ ደጃፍ በሁለት መቶ እርምጃ ውስጥ ንጹሕ ውኃ።' },
    value: null,
    mission: {
      en: 'To plan water schemes with the people who will run them.',
      am: 'የውኃ መስመሮችን ከሚያስተዳድሯቸው ሰዎች ጋር ሆኖ ማቀድ።',
    },
    goal: null,
  },
]
export const socialMediaRows: Rows<'socialMedia'> = [
  { ...own(11, 0), platform: 'telegram', url: 'https://t.me/selamawit_water' },
  { ...own(11, 1), platform: 'linkedin', url: 'https://www.linkedin.com/in/selamawit' },
  { ...own(11, 2, false), platform: 'website', url: 'https://selamawit.example.com' },
]
export const experienceRows: Rows<'experience'> = [
  {
    ...own(12, 0),
    company_name: { en: 'Ziway Irrigation Cooperative', am: 'የዝዋይ መስኖ ኅብረት ሥራ ማኅበር' },
    job_title: { en: 'Hydrology engineer', am: 'የውኃ ሀብት መሐንዲስ' },
    location: { en: 'Batu', am: 'ባቱ' },
    employment_type: 'full-time',
    location_type: 'on-site',
    currently_employed: true,
    start_date: '2021-09-12',
    start_known: null,
    end_date: null,
    end_known: null,
    description: {
      en: 'I plan drip irrigation for forty farms around the lake.',
      am: 'በሐይቁ ዙሪያ ለሚገኙ አርባ እርሻዎች የጠብታ መስኖ አቅዳለሁ።',
    },
  },
  {
    ...own(12, 1),
    company_name: { en: 'Oromia Water Works', am: 'የኦሮሚያ ውኃ ሥራዎች' },
    job_title: { en: 'Graduate engineer', am: 'ጀማሪ መሐንዲስ' },
    location: { en: 'Jimma', am: 'ጅማ' },
    employment_type: 'part-time',
    location_type: 'remote',
    currently_employed: false,
    start_date: '2019-08-01',
    start_known: null,
    end_date: '2021-08-30',
    end_known: null,
    description: null,
  },
]
/** The first entry of experience once its employer confirms it. */
export const confirmedExperience = {
  ...experienceRows[0]!,
  confirmed: { company: 'Entoto Water Consultants', username: 'entoto-water' },
}
export const publishedWorkRows: Rows<'publishedWork'> = [
  {
    ...own(13, 0),
    title: { en: 'Leakage at night in a small town network', am: 'በትንሽ ከተማ መስመር የሌሊት የውኃ ብክነት' },
    description: {
      en: 'Measured flow over forty nights, and what the repairs changed.',
      am: 'የአርባ ሌሊት የፍሰት ልኬትና ጥገናው ያመጣው ለውጥ።',
    },
    publication_date: '2024-02-11',
    author_names: { en: 'Selamawit Tesfaye, Dawit Haile', am: 'ሰላማዊት ተስፋዬ፣ ዳዊት ኃይሌ' },
    journal_name: { en: 'Ethiopian Journal of Water Science', am: 'የኢትዮጵያ የውኃ ሳይንስ መጽሔት' },
    doi: '10.1234/ejws.2024.11',
    citation_count: 12,
    status: 'published',
    publisher: { en: 'Arba Minch University', am: 'አርባ ምንጭ ዩኒቨርሲቲ' },
    country: 'ET',
    attachment_id: sampleId(13, 100),
    files: { [sampleId(13, 100)]: { url: '/favicon.ico', name: 'leakage-at-night.pdf' } },
  },
]
export const personSkillRows: Rows<'personSkill'> = names(14, [
  ['Hydrology', 'ሃይድሮሎጂ'],
  ['Project management', 'የፕሮጀክት አስተዳደር'],
  ['Data analysis', 'የመረጃ ትንተና'],
])
export const testimonialRows: Rows<'testimonial'> = [
  {
    ...own(15, 0),
    giver_name: { en: 'Dawit Haile', am: 'ዳዊት ኃይሌ' },
    title: { en: 'Head of the water office, Batu', am: 'የባቱ ውኃ ጽሕፈት ቤት ኃላፊ' },
    content: { en: 'She finished before the rains, as she had said she would.', am: 'እንዳለችው ከዝናቡ በፊት ሥራውን አጠናቀቀች።' },
    picture_id: sampleId(15, 100),
    rating: 5,
    files: { [sampleId(15, 100)]: picture },
  },
]
export const serviceRows: Rows<'service'> = [
  {
    ...own(16, 0),
    name: { en: 'Survey of a spring', am: 'የምንጭ ቅየሳ' },
    status: 'available',
    description: {
      en: 'Yield in the dry season, height and the way of the pipe.',
      am: 'በበጋ ያለው የውኃ መጠን፣ ከፍታና የቧንቧው መንገድ።',
    },
    key_features: null,
    benefits: null,
    pricing_packages: null,
    duration_and_availability: null,
    target_audience: null,
    delivery_method: null,
    terms_and_conditions: null,
  },
]
export const productRows: Rows<'product'> = [
  {
    ...own(17, 0),
    name: { en: 'Drip kit for one garden', am: 'ለአንድ ጓሮ የጠብታ መስኖ ዕቃ' },
    image_ids: [sampleId(17, 100)],
    price: { amount: 4200, currency: 'ETB' },
    availability: 'in_stock',
    product_link: null,
    description: { en: 'Two hundred metres of hose, filter and valve.', am: 'ሁለት መቶ ሜትር ቱቦ፣ ማጣሪያና መክፈቻ።' },
    warranty_information: null,
    shipping_information: null,
    certifications: null,
    files: { [sampleId(17, 100)]: picture },
  },
]
export const teamMemberRows: Rows<'teamMember'> = [
  {
    ...own(18, 0),
    name: { en: 'Hana Bekele', am: 'ሐና በቀለ' },
    role: { en: 'Surveyor', am: 'ቀያሽ' },
    picture_id: null,
    bio: null,
    links: ['https://hana.example.com'],
  },
]
export const hobbyRows: Rows<'hobby'> = names(19, [
  ['Hiking', 'የእግር ጉዞ'],
  ['Coffee ceremony', 'የቡና ሥነ ሥርዓት'],
  ['Chess', 'ቼዝ'],
  ['Reading', 'ንባብ'],
])
