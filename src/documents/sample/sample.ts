import { people } from '../../../openapi/cast.ts'
import type { TemplateKey } from '../../../openapi/schemas/site.ts'
import type { CardData, SiteData } from '../site-data.ts'
import { productsWith, services } from './offers.ts'
import { education, experience, skills } from './path.ts'
import { about, hobbies, socialMedia, team, testimonials } from './people.ts'
import { NO_PICTURES, type SamplePictures } from './pictures.ts'
import { publishedWorks } from './works.ts'

/** Each template is shown in the dress that suits it. */
const LOOKS = {
  starter: { colours: { primary: '#1f5fbf', second: '#a8560f', text: '#23262d' }, font: 'noto' },
  template1: { colours: { primary: '#14532d', second: '#b3401c', text: '#1c1b19' }, font: 'mixed' },
  template3: { colours: { primary: '#b3261e', second: '#7a4a12', text: '#1d1a17' }, font: 'noto' },
  template6: { colours: { primary: '#2b3a8c', second: '#c0262d', text: '#1b1f2e' }, font: 'noto' },
  template7: { colours: { primary: '#7a2e3a', second: '#8a6420', text: '#2a2421' }, font: 'serif' },
} as const satisfies Record<TemplateKey, Pick<SiteData, 'colours' | 'font'>>

const face = {
  name: people.hanna.name,
  headline: people.hanna.headline,
  job_title: people.hanna.jobTitle,
  email: 'hanna@sira.example',
  phone_number: '+251911234567',
  work_email: 'hanna@entoto-structures.example',
  work_phone_number: null,
  language: 'en',
} as const satisfies Partial<SiteData>

/**
 * An invented civil engineer in Addis Ababa as a site in `template`, for the gallery, previews and stories. `origin` is
 * the site's.
 */
export const sampleSite = (
  origin: string,
  template: TemplateKey = 'starter',
  pictures: SamplePictures = NO_PICTURES,
): SiteData => ({
  ...face,
  ...LOOKS[template],
  template,
  username: people.hanna.username,
  nickname: { en: 'Hannicho', am: 'ሐንዬ' },
  photo: pictures.portrait,
  cover: pictures.cover,
  company: null,
  bio: {
    en: 'For twelve years I have designed, checked and repaired structures in and around Addis Ababa: footbridges in Jimma and Gondar, the strengthening of two schools in Kirkos, and the roof of a coffee hall that must not leak.\n\nI like drawings that a mason can read, and calculations that fit on a page. If something can be mended, I would rather mend it.',
    am: 'ላለፉት አሥራ ሁለት ዓመታት በአዲስ አበባ እና በአካባቢዋ የሕንፃ አካላትን ነድፌያለሁ፣ መርምሬያለሁ፣ ጠግኛለሁ፦ በጅማ እና በጎንደር የእግረኛ ድልድዮች፣ በቂርቆስ ክፍለ ከተማ የሁለት ትምህርት ቤቶች ማጠናከሪያ፣ እንዲሁም ሊያፈስ የማይገባው የቡና አዳራሽ ጣሪያ።\n\nግንበኛ የሚያነበው ንድፍ፣ በአንድ ገጽ የሚያልቅ ስሌት ደስ ይለኛል። ሊጠገን የሚችልን ነገር ከማፍረስ ይልቅ መጠገን እመርጣለሁ።',
  },
  facts: [
    { key: 'birth_date', date: '1992-09-27' },
    { key: 'nationality', text: { en: 'Ethiopian', am: 'ኢትዮጵያዊት' } },
    { key: 'region', text: { en: 'Addis Ababa', am: 'አዲስ አበባ' } },
    { key: 'location', text: { en: 'Kirkos, Addis Ababa', am: 'ቂርቆስ፣ አዲስ አበባ' } },
  ],
  names: {},
  sections: [
    { key: 'experience', entries: experience },
    { key: 'skills', entries: skills },
    { key: 'services', entries: services },
    { key: 'testimonials', entries: testimonials },
    { key: 'education', entries: education },
    { key: 'published_works', entries: publishedWorks },
    { key: 'products', entries: productsWith(pictures) },
    { key: 'about', entries: about },
    { key: 'team', entries: team },
    { key: 'social_media', entries: socialMedia },
    { key: 'hobbies', entries: hobbies },
  ],
  urls: { canonical: `${origin}/@hanna.bekele`, card: `${origin}/7KQ2M8XW4P`, vcard: `${origin}/7KQ2M8XW4P.vcf` },
  indexable: true,
  published_at: '2026-02-03T08:00:00.000Z',
  updated_at: '2026-03-14T09:30:00.000Z',
})

/** The sample as a business card. */
export const sampleCard = (origin: string): CardData => ({
  ...face,
  ...LOOKS.starter,
  photo: null,
  code: '7KQ2M8XW4P',
  company: null,
  urls: { card: `${origin}/7KQ2M8XW4P`, vcard: `${origin}/7KQ2M8XW4P.vcf`, site: `${origin}/@hanna.bekele` },
})
