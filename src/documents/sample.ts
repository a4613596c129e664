import type { CardData, SectionEntry, SiteData } from './site-data.ts'

/** An invented civil engineer in Addis Ababa, for the gallery's preview and the stories. `origin` is the site's. */
const studies: readonly SectionEntry<'education'>[] = [
  {
    school_name: { en: 'Addis Ababa University, Institute of Technology', am: 'አዲስ አበባ ዩኒቨርሲቲ የቴክኖሎጂ ኢንስቲትዩት' },
    degree: { en: 'MSc', am: 'ማስተርስ ዲግሪ' },
    field_of_study: { en: 'Structural Engineering', am: 'ስትራክቸራል ምሕንድስና' },
    start_date: '2017-10-02',
    end_date: '2019-07-06',
    grade: '3.81 / 4',
    description: {
      en: 'Thesis on the seismic behaviour of infilled frames in the Rift Valley, with measurements in eleven buildings between Adama and Hawassa.',
      am: 'በስምጥ ሸለቆ ውስጥ በግድግዳ የተሞሉ ፍሬሞች በመሬት መንቀጥቀጥ ወቅት ስላላቸው ባሕርይ የተጻፈ ጥናት፤ በአዳማ እና በሐዋሳ መካከል ባሉ አሥራ አንድ ሕንፃዎች ላይ ልኬት ተደርጓል።',
    },
    picture: null,
  },
  {
    school_name: { en: 'Jimma University', am: 'ጅማ ዩኒቨርሲቲ' },
    degree: { en: 'BSc', am: 'የመጀመሪያ ዲግሪ' },
    field_of_study: { en: 'Civil Engineering', am: 'ሲቪል ምሕንድስና' },
    start_date: '2010-10-11',
    end_date: '2015-07-04',
    grade: '3.62 / 4',
    description: {
      en: 'Final project: a footbridge of 38 metres over the Awetu, built by the town two years later.',
      am: 'የመመረቂያ ሥራ፦ በአዌቱ ወንዝ ላይ 38 ሜትር ርዝመት ያለው የእግረኛ ድልድይ፤ ከሁለት ዓመት በኋላ በከተማው ተገንብቷል።',
    },
    picture: null,
  },
  {
    school_name: { en: 'Menelik II Preparatory School', am: 'ዳግማዊ ምኒልክ መሰናዶ ትምህርት ቤት' },
    degree: { en: 'School leaving certificate', am: 'የመሰናዶ ትምህርት ማጠናቀቂያ' },
    field_of_study: { en: 'Natural Sciences', am: 'የተፈጥሮ ሳይንስ' },
    start_date: '2008-09-15',
    end_date: '2010-06-30',
    grade: null,
    description: null,
    picture: null,
  },
]

const face = {
  name: { en: 'Hanna Bekele Wolde', am: 'ሐና በቀለ ወልዴ' },
  headline: { en: 'Civil engineer. I make bridges and old buildings stand.', am: 'ሲቪል መሐንዲስ። ድልድዮችን እና ነባር ሕንፃዎችን ጸንተው እንዲቆሙ አደርጋለሁ።' },
  job_title: { en: 'Principal structural engineer', am: 'ዋና የስትራክቸር መሐንዲስ' },
  photo: null,
  email: 'hanna@sira.example',
  phone_number: '+251911234567',
  work_email: null,
  work_phone_number: null,
  colours: { primary: '#1f5fbf', second: '#a8560f', text: '#23262d' },
  font: 'noto',
  language: 'en',
} as const satisfies Partial<SiteData>

/** The sample as a site. */
export const sampleSite = (origin: string): SiteData => ({
  ...face,
  username: 'hanna.bekele',
  nickname: null,
  cover: null,
  facts: [],
  bio: {
    en: 'For twelve years I have designed, checked and repaired structures in and around Addis Ababa: footbridges in Jimma and Gondar, the strengthening of two schools in Kirkos, and the roof of a coffee hall that must not leak.\n\nI like drawings that a mason can read, and calculations that fit on a page. If something can be mended, I would rather mend it.',
    am: 'ላለፉት አሥራ ሁለት ዓመታት በአዲስ አበባ እና በአካባቢዋ የሕንፃ አካላትን ነድፌያለሁ፣ መርምሬያለሁ፣ ጠግኛለሁ፦ በጅማ እና በጎንደር የእግረኛ ድልድዮች፣ በቂርቆስ ክፍለ ከተማ የሁለት ትምህርት ቤቶች ማጠናከሪያ፣ እንዲሁም ሊያፈስ የማይገባው የቡና አዳራሽ ጣሪያ።\n\nግንበኛ የሚያነበው ንድፍ፣ በአንድ ገጽ የሚያልቅ ስሌት ደስ ይለኛል። ሊጠገን የሚችልን ነገር ከማፍረስ ይልቅ መጠገን እመርጣለሁ።',
  },
  sections: [{ key: 'education', entries: studies }],
  template: 'starter',
  urls: { canonical: `${origin}/@hanna.bekele`, card: `${origin}/7KQ2M8XW4P`, vcard: `${origin}/7KQ2M8XW4P.vcf` },
  indexable: true,
  published_at: '2026-02-03T08:00:00.000Z',
  updated_at: '2026-03-14T09:30:00.000Z',
})

/** The sample as a business card. */
export const sampleCard = (origin: string): CardData => ({
  ...face,
  code: '7KQ2M8XW4P',
  urls: { card: `${origin}/7KQ2M8XW4P`, vcard: `${origin}/7KQ2M8XW4P.vcf`, site: `${origin}/@hanna.bekele` },
})
