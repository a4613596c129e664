import { companies } from '../../../openapi/cast.ts'
import type { CompanyFacts } from '../company-data.ts'
import type { SiteData } from '../site-data.ts'
import { companySections } from './company-sections.ts'
import { NO_PICTURES, type SamplePictures } from './pictures.ts'

const facts: CompanyFacts = {
  is_verified: true,
  website: 'https://awetu-coffee.example/',
  address: {
    po_box: '378',
    street: { en: 'Ferenj Arada, behind the coffee market, second gate', am: 'ፈረንጅ አራዳ፣ ከቡና ገበያው ጀርባ፣ ሁለተኛው በር' },
    zip_code: null,
    woreda: null,
    zone: { en: 'Jimma', am: 'ጅማ' },
    region: { en: 'Oromia', am: 'ኦሮሚያ' },
    country: { key: 'ET', name: { en: 'Ethiopia', am: 'ኢትዮጵያ' } },
  },
  map: { latitude: 7.6734, longitude: 36.8344 },
  legal_name: companies.awetu.legalName,
  short_name: null,
  year: 2006,
  business_type: { en: 'Export of agricultural products', am: 'የግብርና ምርቶች ላኪነት' },
  legal_structure: { en: 'Private limited company', am: 'ኃላፊነቱ የተወሰነ የግል ማኅበር' },
  market_type: { en: 'Abroad', am: 'የውጭ ገበያ' },
  size: null,
  employees: 86,
  branches: 3,
  offices: 2,
  numbers: [
    {
      key: 'registration_number',
      number: 'JM/AA/2/0004512/1998',
      authority: { en: 'Oromia Trade Bureau', am: 'የኦሮሚያ ንግድ ቢሮ' },
      since: null,
    },
  ],
  hours: {
    days: [
      ...([1, 2, 3, 4, 5] as const).map((day) => ({ day, opens: '08:00', closes: '17:30' })),
      { day: 6, opens: '08:00', closes: '12:30' },
    ],
    note: {
      en: 'Cuppings on Thursdays at ten; write a day before. From October to January the drying station is open every day.',
      am: 'የቡና ቅምሻ ሐሙስ ጠዋት 4 ሰዓት፤ ከአንድ ቀን በፊት ይጻፉልን። ከጥቅምት እስከ ጥር የማድረቂያ ጣቢያው በየቀኑ ክፍት ነው።',
    },
  },
  licences: [
    {
      name: { en: 'Coffee export licence', am: 'የቡና ወጪ ንግድ ፈቃድ' },
      number: 'ECTA-EX-1187',
      authority: { en: 'Ethiopian Coffee and Tea Authority', am: 'የኢትዮጵያ ቡናና ሻይ ባለሥልጣን' },
      issued_on: '2025-09-15',
      expires_on: `${new Date().getUTCFullYear() + 1}-09-10`,
    },
  ],
  follow: null,
}

/**
 * An invented coffee exporter in Jimma, for the gallery of templates, its own sample page and stories. `origin` is the
 * site's.
 */
export const sampleCompany = (origin: string, pictures: SamplePictures = NO_PICTURES): SiteData => ({
  name: companies.awetu.name,
  headline: { en: 'Forest coffee from Jimma, traceable to the tree.', am: 'የጅማ የጫካ ቡና፤ ከነዛፉ የሚታወቅ።' },
  job_title: null,
  email: 'trade@awetu-coffee.example',
  phone_number: '+251471112233',
  work_email: null,
  work_phone_number: null,
  language: 'en',
  colours: { primary: '#b3261e', second: '#7a4a12', text: '#1d1a17' },
  font: 'noto',
  template: 'template3',
  username: companies.awetu.username,
  nickname: null,
  photo: pictures.logo,
  cover: pictures.slopes,
  bio: null,
  company: facts,
  facts: [],
  names: {},
  sections: companySections(pictures),
  urls: { canonical: `${origin}/@awetu.coffee`, card: `${origin}/9HC4T7RWKN`, vcard: `${origin}/9HC4T7RWKN.vcf` },
  indexable: true,
  published_at: '2026-01-12T08:00:00.000Z',
  updated_at: '2026-03-10T07:15:00.000Z',
})
