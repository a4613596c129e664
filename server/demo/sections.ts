import type { z } from 'zod'
import type { sectionResources } from '../../openapi/resources/registry.ts'
import type { SectionKey } from '../../openapi/schemas/profile.ts'
import type { ReferenceKey } from '../../openapi/schemas/reference.ts'
import type { DemoProduct, Sitter } from './pictures.ts'

type Files = 'picture_id' | 'image_ids' | 'attachment_id'
/** An entry of a section without its files. */
type Entry<K extends SectionKey> = Omit<z.output<(typeof sectionResources)[K]['schema']>, Files>
const key = (of: string) => of as ReferenceKey

export const about: Entry<'about'> = {
  vision: {
    en: 'Clean water within two hundred steps of every door, from a pipe that its users can mend themselves.',
    am: 'ከእያንዳንዱ ደጃፍ በሁለት መቶ እርምጃ ውስጥ ንጹሕ ውኃ፤ ተጠቃሚዎቹ ራሳቸው ሊጠግኑት ከሚችሉት ቧንቧ።',
  },
  value: {
    en: 'I say what I measured and what I guessed, and keep the two apart. Of two honest answers I choose the cheaper one.',
    am: 'የለካሁትንና የገመትኩትን ለይቼ እናገራለሁ። ከሁለት እውነተኛ መፍትሔዎች ወጪው የሚያንሰውን እመርጣለሁ።',
  },
  mission: {
    en: 'To plan water schemes together with the people who will run them, and to leave behind drawings, spare parts and someone who knows both.',
    am: 'የውኃ መስመሮችን ከሚያስተዳድሯቸው ሰዎች ጋር ሆኖ ማቀድ፤ ሥራው ሲጠናቀቅም ንድፉን፣ መለዋወጫውንና ሁለቱን የሚያውቅ ሰው ትቶ መሄድ።',
  },
  goal: {
    en: 'Ten towns around Addis Ababa that lose less than a fifth of their water on the way to the tap.',
    am: 'በአዲስ አበባ ዙሪያ ያሉ አሥር ከተሞች፣ ወደ ቧንቧ ሲመጣ የሚባክነውን ውኃ ከአንድ አምስተኛ በታች ሲያደርሱ ማየት።',
  },
}

export const socialMedias: readonly Entry<'social_media'>[] = [
  { platform: key('linkedin'), url: 'https://www.linkedin.com/in/selamawit-tesfaye-girma-demo' },
  { platform: key('telegram'), url: 'https://t.me/selamawit_water_demo' },
  { platform: key('youtube'), url: 'https://www.youtube.com/@selamawit-water-demo' },
]

export const experiences: readonly Entry<'experience'>[] = [
  {
    company_name: { en: 'Entoto Water Consultants', am: 'እንጦጦ የውኃ አማካሪዎች' },
    job_title: { en: 'Senior water engineer', am: 'ከፍተኛ የውኃ መሐንዲስ' },
    location: { en: 'Addis Ababa', am: 'አዲስ አበባ' },
    employment_type: key('full-time'),
    location_type: key('hybrid'),
    currently_employed: true,
    start_date: '2021-03-01',
    start_known: null,
    end_date: null,
    end_known: null,
    description: {
      en: 'I lead a team of five that plans supply and drainage for growing towns. Two schemes are in use, a third is being built in Holeta. Leakage in the first fell from 41 to 24 per cent in three years.',
      am: 'ለሚያድጉ ከተሞች የውኃ አቅርቦትና ፍሳሽ ማስወገጃ የሚያቅድ የአምስት ሰዎች ቡድን እመራለሁ። ሁለት መስመሮች አገልግሎት እየሰጡ ነው፤ ሦስተኛው በሆለታ በግንባታ ላይ ነው። በመጀመሪያው የሚባክነው ውኃ በሦስት ዓመት ከ41 ወደ 24 በመቶ ወርዷል።',
    },
  },
  {
    company_name: { en: 'Gibe Construction', am: 'ጊቤ ኮንስትራክሽን' },
    job_title: { en: 'Site engineer', am: 'የግንባታ ቦታ መሐንዲስ' },
    location: { en: 'Sebeta and Welkite', am: 'ሰበታ እና ወልቂጤ' },
    employment_type: key('full-time'),
    location_type: key('on-site'),
    currently_employed: false,
    start_date: '2018-09-17',
    start_known: null,
    end_date: '2021-02-26',
    end_known: null,
    description: {
      en: 'Supervised 34 kilometres of pipe and three reservoirs. Every trench was pressure-tested before it was closed.',
      am: '34 ኪሎ ሜትር ቧንቧና ሦስት የውኃ ማጠራቀሚያዎች ሲገነቡ ተቆጣጥሬያለሁ። እያንዳንዱ ቦይ ከመዘጋቱ በፊት የግፊት ፍተሻ ተደርጎለታል።',
    },
  },
  {
    company_name: { en: 'Arba Minch Town Water Utility', am: 'የአርባ ምንጭ ከተማ ውኃ አገልግሎት' },
    job_title: { en: 'Graduate engineer', am: 'ጀማሪ መሐንዲስ' },
    location: { en: 'Arba Minch', am: 'አርባ ምንጭ' },
    employment_type: key('contract'),
    location_type: key('on-site'),
    currently_employed: false,
    start_date: '2017-08-01',
    start_known: 'month',
    end_date: '2018-08-01',
    end_known: 'month',
    description: null,
  },
]

export const publishedWorks: readonly Entry<'published_works'>[] = [
  {
    title: { en: 'Night flow and leakage in hillside districts of Gullele', am: 'የሌሊት ፍሰትና የውኃ ብክነት በጉለሌ ተዳፋት ሰፈሮች' },
    description: {
      en: 'Fourteen nights of pressure readings in three districts. Most of the loss comes from a tenth of the connections, and a valve that closes at ten in the evening pays for itself in seven months.',
      am: 'በሦስት ሰፈሮች ለአሥራ አራት ሌሊቶች የተወሰደ የግፊት ልኬት። አብዛኛው ብክነት ከመስመሮቹ አንድ አሥረኛ ብቻ የሚመጣ ሲሆን፣ ምሽት አራት ሰዓት ላይ የሚዘጋ ቫልቭ ወጪውን በሰባት ወር ይመልሳል።',
    },
    publication_date: '2025-05-20',
    author_names: { en: 'Selamawit T. Girma, Dawit Alemu', am: 'ሰላማዊት ተ. ግርማ፣ ዳዊት ዓለሙ' },
    journal_name: { en: 'Journal of Water in Growing Towns', am: 'የሚያድጉ ከተሞች የውኃ ጆርናል' },
    doi: '10.5555/water.2025.0147',
    citation_count: 6,
    status: 'published',
    publisher: { en: 'Water Engineers of the Highlands', am: 'የደጋማ አካባቢ የውኃ መሐንዲሶች ማኅበር' },
    country: key('ET'),
  },
  {
    title: { en: 'Spare parts as a design question', am: 'መለዋወጫ የንድፍ ጥያቄ ሲሆን' },
    description: {
      en: 'What forty broken hand pumps have in common, and why the missing part is hardly ever the expensive one.',
      am: 'የተበላሹ አርባ የእጅ ፓምፖች ምን እንደሚያመሳስላቸው፤ የጎደለው ክፍል ውድ የሆነው አልፎ አልፎ ብቻ የሚሆነው ለምን እንደሆነ።',
    },
    publication_date: '2023-11-08',
    author_names: { en: 'Selamawit T. Girma', am: 'ሰላማዊት ተ. ግርማ' },
    journal_name: { en: 'Proceedings of the Highland Water Days', am: 'የደጋማ አካባቢ የውኃ ቀናት ጉባኤ መድበል' },
    doi: '10.5555/hwd.2023.31',
    citation_count: 2,
    status: 'unpublished',
    publisher: { en: 'Water Engineers of the Highlands', am: 'የደጋማ አካባቢ የውኃ መሐንዲሶች ማኅበር' },
    country: key('ET'),
  },
]

export const skills: readonly Entry<'skills'>[] = [
  { name: { en: 'Water supply design', am: 'የውኃ አቅርቦት ንድፍ' } },
  { name: { en: 'Hydraulic modelling', am: 'የሃይድሮሊክ ሞዴሊንግ' } },
  { name: { en: 'Leak detection', am: 'የውኃ ብክነት ፍለጋ' } },
  { name: { en: 'Surveying', am: 'የመሬት ቅየሳ' } },
  { name: { en: 'Site supervision', am: 'የግንባታ ቁጥጥር' } },
  { name: { en: 'AutoCAD', am: 'አውቶካድ' } },
  { name: { en: 'Cost estimation', am: 'የወጪ ግምት' } },
  { name: { en: 'Community meetings', am: 'የኅብረተሰብ ውይይት' } },
]

export const testimonials: readonly (Entry<'testimonials'> & { readonly sitter: Sitter })[] = [
  {
    giver_name: { en: 'Dawit Alemu', am: 'ዳዊት ዓለሙ' },
    title: { en: 'Head of the water office, Holeta', am: 'የሆለታ ውኃ ጽሕፈት ቤት ኃላፊ' },
    content: {
      en: 'She came back in the rainy season, when nobody had asked her to, to see whether the drain held. It did.',
      am: 'ማንም ሳይጠይቃት በክረምት ተመልሳ መጥታ ማስወገጃው መጽናቱን አየች። ጸንቶ ነበር።',
    },
    rating: 5,
    sitter: { ground: '#d8b98f', skin: '#8a573a', cloth: '#27447a', trim: '#f6c544', hair: 'short' },
  },
  {
    giver_name: { en: 'Zahra Mohammed', am: 'ዛህራ መሐመድ' },
    title: { en: 'Chair of a water committee, Welkite', am: 'የውኃ ኮሚቴ ሰብሳቢ፣ ወልቂጤ' },
    content: {
      en: 'We can read her drawings. When a pipe broke we knew which valve to close and which part to buy, without calling anyone.',
      am: 'ንድፎቿን ማንበብ እንችላለን። ቧንቧ ሲሰበር የትኛውን ቫልቭ እንደምንዘጋና የትኛውን ዕቃ እንደምንገዛ ማንንም ሳንጠራ አወቅን።',
    },
    rating: 5,
    sitter: { ground: '#a9c7b8', skin: '#6f4329', cloth: '#8c2f39', trim: '#f3e3c3', hair: 'scarf' },
  },
  {
    giver_name: { en: 'Hiwot Lemma', am: 'ሕይወት ለማ' },
    title: { en: 'Project manager, Gibe Construction', am: 'የፕሮጀክት ሥራ አስኪያጅ፣ ጊቤ ኮንስትራክሽን' },
    content: {
      en: 'Exact, calm, and on time. She stopped a pour once because the gravel was wet, and she was right.',
      am: 'ጥንቁቅ፣ የተረጋጋችና ሰዓት አክባሪ። አንድ ጊዜ ጠጠሩ እርጥብ ስለነበር የኮንክሪት ሙሌቱን አስቆመች፤ ትክክል ነበረች።',
    },
    rating: 4,
    sitter: { ground: '#c9b6d6', skin: '#9c6542', cloth: '#2d5f4c', trim: '#f0d9a0', hair: 'long' },
  },
]

const none = {
  benefits: null,
  pricing_packages: null,
  duration_and_availability: null,
  target_audience: null,
  delivery_method: null,
  terms_and_conditions: null,
} as const
export const services: readonly Entry<'services'>[] = [
  {
    name: { en: 'Water loss survey', am: 'የውኃ ብክነት ጥናት' },
    status: 'available',
    description: {
      en: 'Two weeks of measurements in one district, and a list of repairs with what each will save.',
      am: 'በአንድ ሰፈር የሁለት ሳምንት ልኬት፤ ከእያንዳንዱ ጥገና የሚገኘውን ጥቅም ከያዘ የጥገና ዝርዝር ጋር።',
    },
    key_features: {
      en: 'Pressure readings by night\nA map of every valve\nRepairs in order of what they save',
      am: 'የሌሊት የግፊት ልኬት\nየሁሉም ቫልቮች ካርታ\nበሚያስገኙት ጥቅም ቅደም ተከተል የተዘረዘሩ ጥገናዎች',
    },
    benefits: {
      en: 'The survey has paid for itself within a year in every town so far.',
      am: 'እስካሁን በተደረገባቸው ከተሞች ሁሉ ጥናቱ በአንድ ዓመት ውስጥ ወጪውን መልሷል።',
    },
    pricing_packages: {
      en: 'One district: 85,000 birr. Each further one: 60,000 birr.',
      am: 'አንድ ሰፈር፦ 85,000 ብር። እያንዳንዱ ተጨማሪ፦ 60,000 ብር።',
    },
    duration_and_availability: { en: 'Two weeks, from October to June.', am: 'ሁለት ሳምንት፤ ከጥቅምት እስከ ሰኔ።' },
    target_audience: { en: 'Town utilities and housing estates.', am: 'የከተማ ውኃ አገልግሎቶችና የመኖሪያ መንደሮች።' },
    delivery_method: {
      en: 'On site, with a report in Amharic and English.',
      am: 'በቦታው ላይ፤ በአማርኛና በእንግሊዝኛ ከተጻፈ ሪፖርት ጋር።',
    },
    terms_and_conditions: { en: 'Half at the beginning, half with the report.', am: 'ግማሽ በመጀመሪያ፣ ግማሽ ሪፖርቱ ሲቀርብ።' },
  },
  {
    name: { en: 'Review of a design', am: 'የንድፍ ግምገማ' },
    status: 'on_request',
    description: {
      en: 'I read your drawings and calculations before you build, and say what I would change and why.',
      am: 'ከመገንባታችሁ በፊት ንድፍና ስሌታችሁን አንብቤ ምን እንደምለውጥና ለምን እንደሆነ እነግራችኋለሁ።',
    },
    key_features: null,
    ...none,
  },
  {
    name: { en: 'Training for water committees', am: 'ለውኃ ኮሚቴዎች ሥልጠና' },
    status: 'available',
    description: null,
    key_features: null,
    ...none,
  },
]

export const products: readonly (Entry<'products'> & { readonly images: readonly DemoProduct[] })[] = [
  {
    name: { en: 'Pressure logger for house connections', am: 'ለቤት መስመር የግፊት መመዝገቢያ' },
    price: { amount: 14_500, currency: 'ETB' },
    availability: 'on_order',
    product_link: 'https://logger.sira.example/',
    description: {
      en: 'A box of the size of a hand that writes down the pressure every minute for a month, on two batteries from any shop.',
      am: 'የእጅ መዳፍ የሚያህል ሣጥን፤ ከማንኛውም ሱቅ በሚገኙ ሁለት ባትሪዎች ለአንድ ወር በየደቂቃው ግፊቱን ይመዘግባል።',
    },
    warranty_information: { en: 'Two years; batteries excepted.', am: 'ሁለት ዓመት፤ ባትሪን አይጨምርም።' },
    shipping_information: { en: 'In Addis Ababa by hand, elsewhere by bus.', am: 'በአዲስ አበባ በእጅ፣ ወደ ሌላ ቦታ በአውቶቡስ።' },
    certifications: null,
    images: ['logger'],
  },
  {
    name: { en: 'Field notebook for wet hands', am: 'ለእርጥብ እጅ የሚሆን የመስክ ማስታወሻ' },
    price: { amount: 320, currency: 'ETB' },
    availability: 'in_stock',
    product_link: null,
    description: null,
    warranty_information: null,
    shipping_information: null,
    certifications: null,
    images: ['notebook'],
  },
]

export const team: readonly (Entry<'team'> & { readonly sitter: Sitter | null })[] = [
  {
    name: { en: 'Yonas Haile', am: 'ዮናስ ኃይሌ' },
    role: { en: 'Surveyor', am: 'ቀያሽ' },
    bio: { en: 'Walks every line before it is drawn.', am: 'እያንዳንዱ መስመር ከመነደፉ በፊት በእግሩ ይጓዝበታል።' },
    links: ['https://www.linkedin.com/in/yonas-haile-demo'],
    sitter: { ground: '#e0c9a6', skin: '#5f3a24', cloth: '#c2570c', trim: '#fff3dc', hair: 'short' },
  },
  {
    name: { en: 'Meaza Tilahun', am: 'መዓዛ ጥላሁን' },
    role: { en: 'Drawing and models', am: 'ንድፍና ሞዴል' },
    bio: { en: 'Turns what we measured into something a mason can build.', am: 'የለካነውን ግንበኛ ሊገነባው ወደሚችለው ንድፍ ትለውጣለች።' },
    links: [],
    sitter: { ground: '#b9cfd8', skin: '#a26b47', cloth: '#4b3a72', trim: '#e6d7f2', hair: 'long' },
  },
  {
    name: { en: 'Tolosa Gemechu', am: 'ቶሎሳ ገመቹ' },
    role: { en: 'Plumber and trainer', am: 'የቧንቧ ሠራተኛና አሠልጣኝ' },
    bio: null,
    links: [],
    sitter: null,
  },
]

export const hobbies: readonly Entry<'hobbies'>[] = [
  { name: { en: 'Hiking', am: 'የእግር ጉዞ' } },
  { name: { en: 'Krar', am: 'ክራር' } },
  { name: { en: 'Coffee ceremonies', am: 'የቡና ሥነ ሥርዓት' } },
  { name: { en: 'Old maps', am: 'የድሮ ካርታዎች' } },
]
