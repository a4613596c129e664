import { people } from '../../openapi/cast.ts'
import type { CardData } from '../../src/documents/site-data.ts'

/** A card with every field, in both languages. */
export const fullCard: CardData = {
  name: people.hanna.name,
  headline: people.hanna.headline,
  job_title: { en: 'Principal structural engineer', am: 'ዋና የስትራክቸር መሐንዲስ' },
  photo: null,
  email: 'hanna@sira.example',
  phone_number: '+251911234567',
  work_email: 'office@roads.example',
  work_phone_number: '+251115512345',
  colours: { primary: '#1f5fbf', second: '#a8560f', text: '#23262d' },
  font: 'noto',
  language: 'en',
  code: '7KQ2M8XW4P',
  company: null,
  urls: {
    card: 'https://sira.example/7KQ2M8XW4P',
    vcard: 'https://sira.example/7KQ2M8XW4P.vcf',
    site: 'https://sira.example/@hanna.bekele',
  },
}
/** A card of which its holders may see nothing but the name. */
export const bareCard: CardData = {
  ...fullCard,
  headline: null,
  job_title: null,
  email: null,
  phone_number: null,
  work_email: null,
  work_phone_number: null,
  urls: { ...fullCard.urls, site: null },
}
