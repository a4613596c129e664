import type { Picture, SectionEntry } from '../site-data.ts'

const nothingElse = {
  key_features: null,
  benefits: null,
  pricing_packages: null,
  duration_and_availability: null,
  target_audience: null,
  delivery_method: null,
  terms_and_conditions: null,
} as const

/** What the invented engineer offers. */
export const services: readonly SectionEntry<'services'>[] = [
  {
    ...nothingElse,
    name: { en: 'Inspection of an existing building', am: 'የነባር ሕንፃ ምርመራ' },
    status: 'available',
    description: {
      en: 'One day on site, cores and rebar scans where they are needed, and a report of ten pages that says what to do first.',
      am: 'በቦታው የአንድ ቀን ምርመራ፣ አስፈላጊ ሲሆን የኮንክሪት ናሙናና የብረት ቅኝት፤ በመጀመሪያ ምን መደረግ እንዳለበት የሚናገር የአሥር ገጽ ሪፖርት።',
    },
    pricing_packages: {
      en: 'From ETB 45,000 for up to four storeys within the city.',
      am: 'በከተማው ውስጥ እስከ አራት ፎቅ ድረስ ከ45,000 ብር ጀምሮ።',
    },
    duration_and_availability: { en: 'Report within two weeks.', am: 'ሪፖርቱ በሁለት ሳምንት ውስጥ ይደርሳል።' },
  },
  {
    ...nothingElse,
    name: { en: 'Strengthening of schools and clinics', am: 'ትምህርት ቤቶችንና ክሊኒኮችን ማጠናከር' },
    status: 'on_request',
    description: {
      en: 'Calculations, drawings and supervision, planned around the holidays so that no class loses a term.',
      am: 'ስሌት፣ ንድፍና የግንባታ ቁጥጥር፤ ማንም ተማሪ ትምህርት እንዳያመልጠው በዕረፍት ጊዜ የሚከናወን።',
    },
    target_audience: {
      en: 'Public owners and the associations of parents who so often pay.',
      am: 'የመንግሥት ተቋማት፣ እንዲሁም ብዙ ጊዜ ወጪውን የሚሸፍኑ የወላጆች ማኅበራት።',
    },
  },
]

/** What the invented engineer sells; `pictures` are drawings of the two. */
export const productsWith = (pictures: {
  readonly notebook: Picture | null
  readonly gauge: Picture | null
}): readonly SectionEntry<'products'>[] => [
  {
    name: { en: 'The mason’s notebook', am: 'የግንበኛው ማስታወሻ' },
    images: pictures.notebook === null ? [] : [pictures.notebook],
    price: { amount: 350, currency: 'ETB' },
    availability: 'in_stock',
    product_link: 'https://shop.example/masons-notebook',
    description: {
      en: 'Eighty pages that survive rain: mixes, laps, hooks and slopes, drawn to be read from a scaffold. In Amharic, Afaan Oromoo and English.',
      am: 'ዝናብ የማያበላሸው የሰማንያ ገጽ መጽሐፍ፦ የኮንክሪት ውህደት፣ የብረት መደራረብ፣ መንጠቆና ተዳፋት፤ ከመወጣጫ ላይ ሆኖ እንዲነበብ የተሣለ። በአማርኛ፣ በአፋን ኦሮሞና በእንግሊዝኛ።',
    },
    warranty_information: null,
    shipping_information: { en: 'By post anywhere in Ethiopia, five days.', am: 'በአምስት ቀን ውስጥ በመላ ኢትዮጵያ በፖስታ ይደርሳል።' },
    certifications: null,
  },
  {
    name: { en: 'Crack gauge', am: 'የስንጥቅ መለኪያ' },
    images: pictures.gauge === null ? [] : [pictures.gauge],
    price: { amount: 180, currency: 'ETB' },
    availability: 'on_order',
    product_link: null,
    description: {
      en: 'Two plates and a hairline. Glue it over a crack and the wall tells you, to a tenth of a millimetre, whether it still moves.',
      am: 'ሁለት ሳህኖችና አንድ ቀጭን መስመር። በስንጥቁ ላይ ይለጥፉት፤ ግድግዳው አሁንም የሚንቀሳቀስ መሆኑን በሚሊሜትር አሥረኛ ይነግርዎታል።',
    },
    warranty_information: { en: 'Five years outdoors.', am: 'ከቤት ውጭ ለአምስት ዓመት ዋስትና አለው።' },
    shipping_information: null,
    certifications: null,
  },
]
