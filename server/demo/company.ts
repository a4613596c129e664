import { companies } from '../../openapi/cast.ts'
import type { z } from 'zod'
import type { CompanyPart, PartValues } from '../../openapi/schemas/company.ts'
import type { ReferenceKey } from '../../openapi/schemas/reference.ts'
import type { resources } from '../../openapi/resources/registry.ts'
import type { Look } from '../../openapi/schemas/site.ts'
import type { Sitter } from './pictures.ts'

/** What the coffee exporter of the demonstration says of itself, and what its page shows. All invented. */

const key = (of: string) => of as ReferenceKey
type Values<P extends CompanyPart> = Omit<PartValues<P>, 'logo_id' | 'cover_id' | 'company_size_id'>

export const parts: { readonly [P in CompanyPart]: Values<P> } = {
  identity: {
    name: companies.gera.name,
    legal_name: companies.gera.legalName,
    short_name: { en: 'Gera Coffee', am: 'ጌራ ቡና' },
    public_name: null,
    tagline: { en: 'Forest coffee, under the name of those who picked it.', am: 'የጫካ ቡና፣ በለቃሚዎቹ ስም።' },
    year_of_establishment: 2009,
  },
  business: { business_type: key('coffee'), legal_structure: key('plc'), market_type: key('export') },
  legal: {
    tin_number: '0041728836',
    tin_authority: { en: 'Ministry of Revenues, Jimma branch', am: 'የገቢዎች ሚኒስቴር፣ ጅማ ቅርንጫፍ' },
    tin_issue_date: '2009-11-17',
    vat_number: '3318204471',
    vat_authority: { en: 'Ministry of Revenues, Jimma branch', am: 'የገቢዎች ሚኒስቴር፣ ጅማ ቅርንጫፍ' },
    vat_registration_date: '2011-02-08',
    registration_number: 'JM/AA/2/0003871/2002',
    registration_authority: { en: 'Oromia Trade Bureau', am: 'የኦሮሚያ ንግድ ቢሮ' },
    license_expiry_date: null,
    audiences: { tin_number: [], vat_number: [], registration_number: ['site'] },
  },
  hours: {
    days: [
      ...([1, 2, 3, 4, 5] as const).map((day) => ({ day, opens: '08:00', closes: '17:30' })),
      { day: 6, opens: '08:00', closes: '12:30' },
    ],
    note: {
      en: 'From October to January the drying beds are looked after every day.',
      am: 'ከጥቅምት እስከ ጥር የማድረቂያ አልጋዎቹ በየቀኑ ሠራተኛ አላቸው።',
    },
  },
  size: { number_of_employees: 64, number_of_branches: 2, number_of_offices: 2 },
  place: {
    website: 'https://gera-coffee.example/',
    email: 'office@gera-coffee.example',
    phone_number: '+251471118260',
    po_box: '814',
    street_address: { en: 'Hermata Mentina, opposite the bus station', am: 'ሄርማታ መንቲና፣ ከአውቶቡስ መናኸሪያው ፊት ለፊት' },
    zip_code: null,
    country: key('ET'),
    region: 'oromia',
    zone: 'jimma',
    woreda: null,
    map: { latitude: 7.6786, longitude: 36.8366 },
    audiences: { email: ['site', 'card'], phone_number: ['site', 'card'], address: ['site', 'card'] },
  },
}

export const look: Look = { primary_colour: '#2f5d3a', second_colour: '#b3261e', text_colour: '#1d1a17', font: 'noto' }

type Entry<K extends keyof typeof resources> = Omit<
  z.output<(typeof resources)[K]['schema']>,
  'picture_id' | 'image_ids' | 'attachment_id'
>
/** `expires_on` follows from the day of the demonstration. */
export const licences: readonly (Omit<Entry<'licence'>, 'issued_on' | 'expires_on'> & { readonly validFor: number })[] =
  [
    {
      name: { en: 'Coffee export licence', am: 'የቡና ወጪ ንግድ ፈቃድ' },
      number: 'ECTA-EX-0936',
      authority: { en: 'Ethiopian Coffee and Tea Authority', am: 'የኢትዮጵያ ቡናና ሻይ ባለሥልጣን' },
      validFor: 24,
    },
    {
      name: { en: 'Organic certificate (EU)', am: 'የኦርጋኒክ ምርት ማረጋገጫ (EU)' },
      number: 'ET-BIO-140-2207',
      authority: { en: 'Abay Control, Addis Ababa', am: 'ዓባይ ኮንትሮል፣ አዲስ አበባ' },
      validFor: 210,
    },
  ]

export const about: Entry<'about'> = {
  vision: { en: 'Coffee that pays for the forest it grows in.', am: 'የሚበቅልበትን ጫካ የሚያኖር ቡና።' },
  mission: {
    en: 'We buy red cherries from 870 families around Gera and Agaro, wash or dry them the same day, and ship them under the name of their village.',
    am: 'በጌራና በአጋሮ አካባቢ ካሉ 870 ቤተሰቦች ቀይ እሸት ቡና እንገዛለን፤ በዚያው ቀን አጥበን ወይም አድርቀን በየቀበሌያቸው ስም ወደ ውጭ እንልካለን።',
  },
  value: {
    en: 'The price is on the scale. The second payment comes before Genna. Nobody picks green.',
    am: 'ዋጋው በሚዛኑ ላይ ተጽፏል። ሁለተኛው ክፍያ ከገና በፊት ይፈጸማል። ያልቀላ እሸት አይለቀምም።',
  },
  goal: {
    en: 'Half of the water of today for each kilogram, in three harvests.',
    am: 'በሦስት ምርት ዘመን ውስጥ ለእያንዳንዱ ኪሎግራም የሚውለውን ውኃ በግማሽ መቀነስ።',
  },
}
const noTerms = {
  key_features: null,
  benefits: null,
  pricing_packages: null,
  duration_and_availability: null,
  target_audience: null,
  delivery_method: null,
  terms_and_conditions: null,
} as const
export const services: readonly Entry<'service'>[] = [
  {
    ...noTerms,
    name: { en: 'Export of washed and natural coffee', am: 'የታጠበና ያልታጠበ ቡና ወጪ ንግድ' },
    status: 'available',
    description: {
      en: 'Lots of 30 to 320 bags, each with its cup score, its moisture and the village it comes from.',
      am: 'ከ30 እስከ 320 ጆንያ የሚይዙ ምርቶች፤ እያንዳንዱ ከቅምሻ ውጤቱ፣ ከእርጥበት መጠኑና ከመጣበት ቀበሌ ጋር።',
    },
    delivery_method: {
      en: 'FOB Djibouti; from ten bags on by air from Addis Ababa.',
      am: 'በጅቡቲ ወደብ (FOB)፤ ከአሥር ጆንያ ጀምሮ ከአዲስ አበባ በአውሮፕላን።',
    },
  },
  {
    ...noTerms,
    name: { en: 'Cupping for other exporters', am: 'ለሌሎች ላኪዎች የቡና ቅምሻ' },
    status: 'on_request',
    description: {
      en: 'Two licensed cuppers taste your samples and write down what they found.',
      am: 'ፈቃድ ያላቸው ሁለት ቀማሾች ናሙናዎን ቀምሰው ያገኙትን ይጽፉልዎታል።',
    },
    duration_and_availability: { en: 'Three days, all year.', am: 'በሦስት ቀን፤ ዓመቱን ሙሉ።' },
  },
]
export type DemoCoffee = 'green' | 'roasted'
export const products: readonly (Entry<'product'> & { readonly image: DemoCoffee })[] = [
  {
    name: { en: 'Gera forest natural, grade 1', am: 'የጌራ ጫካ ቡና፣ ደረጃ 1' },
    price: { amount: 6.4, currency: 'USD' },
    availability: 'in_stock',
    product_link: 'https://gera-coffee.example/natural',
    description: {
      en: 'Per kilogram, green. Dried for twenty days at 1,900 metres; apricot and a long finish of cocoa.',
      am: 'በኪሎግራም፣ ጥሬ። በ1,900 ሜትር ከፍታ ለሃያ ቀናት የደረቀ፤ የኮክና የካካዎ ጣዕም ያለው።',
    },
    warranty_information: null,
    shipping_information: { en: 'Bags of 60 kg with an inner liner.', am: 'ውስጠኛ ሽፋን ባለው የ60 ኪ.ግ. ጆንያ።' },
    certifications: { en: 'Organic (EU), cup score 87.', am: 'ኦርጋኒክ (EU)፤ የቅምሻ ውጤት 87።' },
    image: 'green',
  },
  {
    name: { en: 'Agaro roast, half a kilogram', am: 'የአጋሮ የተቆላ ቡና፣ ግማሽ ኪሎ' },
    price: { amount: 720, currency: 'ETB' },
    availability: 'on_order',
    product_link: null,
    description: {
      en: 'Roasted on Mondays in Jimma and on the bus to Addis Ababa the same evening.',
      am: 'ሰኞ ጅማ ውስጥ ተቆልቶ በዚያው ምሽት ወደ አዲስ አበባ የሚላክ።',
    },
    warranty_information: null,
    shipping_information: { en: 'By bus parcel to any town with a station.', am: 'መናኸሪያ ወዳለበት ማንኛውም ከተማ በአውቶቡስ።' },
    certifications: null,
    image: 'roasted',
  },
]
export const team: readonly (Entry<'teamMember'> & { readonly sitter: Sitter })[] = [
  {
    name: { en: 'Bereket Haile Mariam', am: 'በረከት ኃይለማርያም' },
    role: { en: 'General manager', am: 'ዋና ሥራ አስኪያጅ' },
    bio: { en: 'Weighs the first cherries of each harvest himself.', am: 'የእያንዳንዱን ምርት የመጀመሪያ እሸት ራሱ ይመዝናል።' },
    links: [],
    sitter: { ground: '#c9d6c3', skin: '#7d4c30', cloth: '#2f5d3a', trim: '#f6c544', hair: 'short' },
  },
  {
    name: { en: 'Hana Gebre Wolde', am: 'ሐና ገብረ ወልዴ' },
    role: { en: 'Coffee cupper', am: 'የቡና ቀማሽ' },
    bio: { en: 'Tells the village with her eyes closed.', am: 'ዓይኗን ጨፍና የመጣበትን ቀበሌ ትናገራለች።' },
    links: [],
    sitter: { ground: '#ecd9bd', skin: '#9c6542', cloth: '#f4efe4', trim: '#b3261e', hair: 'scarf' },
  },
]
export const testimonials: readonly (Entry<'testimonial'> & { readonly sitter: Sitter })[] = [
  {
    giver_name: { en: 'Ingrid Sandvik', am: 'ኢንግሪድ ሳንድቪክ' },
    title: { en: 'Buyer for a roastery in Bergen', am: 'በበርገን የቡና መቁያ ገዢ' },
    content: {
      en: 'Four harvests, and what came in the bag has always been the sample.',
      am: 'አራት ምርት ገዝተናል፤ ጆንያው ሁልጊዜ ከናሙናው ጋር አንድ ነው።',
    },
    rating: 5,
    sitter: { ground: '#d5dfe6', skin: '#e8b998', cloth: '#30475e', trim: '#d9c6a5', hair: 'long' },
  },
]
export const socialMedias: readonly Entry<'socialMedia'>[] = [
  { platform: key('telegram'), url: 'https://t.me/gera_coffee_demo' },
  { platform: key('instagram'), url: 'https://www.instagram.com/gera_coffee_demo' },
]

/** A second company, which asked to be verified and waits. */
export const builder = {
  email: 'abay@sira.example',
  username: companies.abay.username,
  name: companies.abay.name.en,
  phone: '+251582201145',
  identity: {
    name: companies.abay.name,
    legal_name: companies.abay.legalName,
    short_name: null,
    public_name: null,
    tagline: null,
    year_of_establishment: null,
    logo_id: null,
    cover_id: null,
  } satisfies PartValues<'identity'>,
  remark: 'The trade licence was renewed in Meskerem; the former one is in the same file.',
  legal: {
    ...parts.legal,
    tin_number: '0057719302',
    vat_number: '4470018826',
    registration_number: 'BD/AA/1/0019022/2010',
    registration_authority: { en: 'Amhara Trade Bureau, Bahir Dar', am: 'የአማራ ንግድ ቢሮ፣ ባሕር ዳር' },
    audiences: { tin_number: [], vat_number: [], registration_number: [] },
  } satisfies PartValues<'legal'>,
} as const
