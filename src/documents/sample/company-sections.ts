import type { SectionData, SectionEntry } from '../site-data.ts'
import type { SamplePictures } from './pictures.ts'

const noTerms = {
  key_features: null,
  benefits: null,
  pricing_packages: null,
  duration_and_availability: null,
  target_audience: null,
  delivery_method: null,
  terms_and_conditions: null,
} as const

const about: readonly SectionEntry<'about'>[] = [
  {
    vision: { en: 'Coffee that pays for the forest it grows in.', am: 'የሚበቅልበትን ጫካ የሚያኖር ቡና።' },
    mission: {
      en: 'We buy red cherries from 1,240 families around Jimma, dry them on raised beds and ship them under the name of their village.',
      am: 'በጅማ አካባቢ ካሉ 1,240 ቤተሰቦች ቀይ እሸት ቡና እንገዛለን፤ በአልጋ ላይ አድርቀን በየቀበሌያቸው ስም ወደ ውጭ እንልካለን።',
    },
    value: {
      en: 'The price is on the scale. The second payment comes before the holidays. Nobody picks green.',
      am: 'ዋጋው በሚዛኑ ላይ ተጽፏል። ሁለተኛው ክፍያ ከበዓላት በፊት ይፈጸማል። ያልቀላ እሸት አይለቀምም።',
    },
    goal: {
      en: 'Every bag traceable to the tree by the harvest of 2020 EC.',
      am: 'እስከ 2020 ዓ.ም. ምርት ድረስ እያንዳንዱ ጆንያ እስከ ዛፉ እንዲታወቅ ማድረግ።',
    },
  },
]

const services: readonly SectionEntry<'services'>[] = [
  {
    ...noTerms,
    name: { en: 'Export of washed and natural coffee', am: 'የታጠበና ያልታጠበ ቡና ወጪ ንግድ' },
    status: 'available',
    description: {
      en: 'Lots of 30 to 320 bags, each with its cup score, moisture and the names of those who picked it.',
      am: 'ከ30 እስከ 320 ጆንያ የሚይዙ ምርቶች፤ እያንዳንዱ ከቅምሻ ውጤቱ፣ ከእርጥበት መጠኑና ከለቃሚዎቹ ስም ጋር።',
    },
    delivery_method: {
      en: 'FOB Djibouti, or by air from Addis Ababa from ten bags.',
      am: 'በጅቡቲ ወደብ (FOB)፤ ወይም ከአሥር ጆንያ ጀምሮ ከአዲስ አበባ በአውሮፕላን።',
    },
    target_audience: {
      en: 'Roasters and importers who visit at least once.',
      am: 'ቢያንስ አንድ ጊዜ መጥተው የሚጎበኙ ቆዪዎችና አስመጪዎች።',
    },
  },
  {
    ...noTerms,
    name: { en: 'Cupping and grading', am: 'የቡና ቅምሻና ደረጃ ምደባ' },
    status: 'on_request',
    description: {
      en: 'Two licensed Q graders taste your samples and write down what they found, whoever you bought them from.',
      am: 'ፈቃድ ያላቸው ሁለት ቀማሾች ናሙናዎን ቀምሰው ያገኙትን ይጽፉልዎታል፤ ከማንም ቢገዙት።',
    },
    duration_and_availability: { en: 'Three days, all year.', am: 'በሦስት ቀን፤ ዓመቱን ሙሉ።' },
  },
]

const productsWith = ({ green, roasted }: SamplePictures): readonly SectionEntry<'products'>[] => [
  {
    name: { en: 'Gera forest natural, grade 1', am: 'የጌራ ጫካ ቡና፣ ደረጃ 1' },
    images: green === null ? [] : [green],
    price: { amount: 6.9, currency: 'USD' },
    availability: 'in_stock',
    product_link: 'https://awetu-coffee.example/gera',
    description: {
      en: 'Per kilogram, green. Dried for twenty-one days at 1,920 metres; apricot, jasmine and a long finish of cocoa.',
      am: 'በኪሎግራም፣ ጥሬ። በ1,920 ሜትር ከፍታ ለሃያ አንድ ቀናት የደረቀ፤ የኮክ፣ የጃስሚንና የካካዎ ጣዕም ያለው።',
    },
    warranty_information: null,
    shipping_information: { en: 'Bags of 60 kg with an inner liner.', am: 'ውስጠኛ ሽፋን ባለው የ60 ኪ.ግ. ጆንያ።' },
    certifications: { en: 'Organic (EU), cup score 87.5.', am: 'ኦርጋኒክ (EU)፤ የቅምሻ ውጤት 87.5።' },
  },
  {
    name: { en: 'Jimma roast', am: 'የጅማ የተቆላ ቡና' },
    images: roasted === null ? [] : [roasted],
    price: { amount: 780, currency: 'ETB' },
    availability: 'on_order',
    product_link: null,
    description: {
      en: 'Half a kilogram, roasted on Mondays in Jimma and on the bus to Addis Ababa the same evening.',
      am: 'ግማሽ ኪሎ፤ ሰኞ ጅማ ውስጥ ተቆልቶ በዚያው ምሽት ወደ አዲስ አበባ የሚላክ።',
    },
    warranty_information: null,
    shipping_information: { en: 'By bus parcel to any town with a station.', am: 'መናኸሪያ ወዳለበት ማንኛውም ከተማ በአውቶቡስ።' },
    certifications: null,
  },
]

const team: readonly SectionEntry<'team'>[] = [
  {
    name: { en: 'Kedir Aba Jobir', am: 'ከድር አባ ጆቢር' },
    role: { en: 'Founder and buyer', am: 'መሥራችና ግዢ ኃላፊ' },
    picture: null,
    bio: { en: 'Weighs the first cherries of each harvest himself.', am: 'የእያንዳንዱን ምርት የመጀመሪያ እሸት ራሱ ይመዝናል።' },
    links: [],
  },
  {
    name: { en: 'Hiwot Tesfaye', am: 'ሕይወት ተስፋዬ' },
    role: { en: 'Head of quality, Q grader', am: 'የጥራት ኃላፊ፣ የተፈቀደላት ቀማሽ' },
    picture: null,
    bio: { en: 'Can tell you the village with her eyes closed.', am: 'ዓይኗን ጨፍና የመጣበትን ቀበሌ ትነግርዎታለች።' },
    links: ['https://www.linkedin.com/in/hiwot-tesfaye-example'],
  },
  {
    name: { en: 'Meseret Wolde-Amanuel', am: 'መሠረት ወልደአማኑኤል' },
    role: { en: 'Shipping', am: 'የመርከብ ጭነት ኃላፊ' },
    picture: null,
    bio: { en: 'Has never missed a vessel in Djibouti.', am: 'በጅቡቲ አንድም መርከብ አምልጧት አያውቅም።' },
    links: [],
  },
]

const testimonials: readonly SectionEntry<'testimonials'>[] = [
  {
    giver_name: { en: 'Ingrid Sandvik', am: 'ኢንግሪድ ሳንድቪክ' },
    title: { en: 'Green buyer, a roastery in Bergen', am: 'የጥሬ ቡና ገዢ፣ በበርገን የቡና መቁያ' },
    content: {
      en: 'Four harvests, and the bag has always been the sample. When a lot fell short they called before I could taste it.',
      am: 'አራት ምርት ገዝተናል፤ ጆንያው ሁልጊዜ ከናሙናው ጋር አንድ ነው። አንድ ጊዜ ጥራቱ ሲወርድ ከመቅመሴ በፊት ደውለው ነገሩኝ።',
    },
    picture: null,
    rating: 5,
  },
  {
    giver_name: { en: 'Abba Fita Abba Gidi', am: 'አባ ፊጣ አባ ጊዲ' },
    title: { en: 'Farmer in Gera', am: 'በጌራ አርሶ አደር' },
    content: {
      en: 'They pay what the scale says, and they ask after the shade trees.',
      am: 'ሚዛኑ የሚለውን ይከፍላሉ፤ ስለ ጥላ ዛፎቹም ይጠይቃሉ።',
    },
    picture: null,
    rating: 5,
  },
]

const socialMedia: readonly SectionEntry<'social_media'>[] = [
  {
    platform: { key: 'instagram', name: { en: 'Instagram', am: 'ኢንስታግራም' } },
    url: 'https://www.instagram.com/awetu_coffee_example',
  },
  { platform: { key: 'telegram', name: { en: 'Telegram', am: 'ቴሌግራም' } }, url: 'https://t.me/awetu_coffee_example' },
]

/** What the invented coffee exporter shows. */
export const companySections = (pictures: SamplePictures): readonly SectionData[] => [
  { key: 'about', entries: about },
  { key: 'products', entries: productsWith(pictures) },
  { key: 'services', entries: services },
  { key: 'testimonials', entries: testimonials },
  { key: 'team', entries: team },
  { key: 'social_media', entries: socialMedia },
]
