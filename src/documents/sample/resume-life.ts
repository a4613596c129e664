import { COMMA } from '../../../openapi/format/comma.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { education, experience, skills } from './path.ts'
import { hobbies } from './people.ts'
import { publishedWorks } from './works.ts'

/** An entry of the invented engineer's resume, in both languages. */
export interface LifeEntry {
  readonly title: Localized
  readonly organisation: Localized | null
  readonly place: Localized | null
  readonly period: Localized | null
  readonly lines: readonly Localized[]
  readonly link: { readonly text: string; readonly href: string } | null
  readonly confirmed: Localized | null
}
const entry = (title: Localized, more: Partial<LifeEntry>): LifeEntry => ({
  title,
  organisation: null,
  place: null,
  period: null,
  lines: [],
  link: null,
  confirmed: null,
  ...more,
})
const both = (text: string): Localized => ({ en: text, am: text })
/** What a job's lines say, by the order of the jobs of `path.ts`. */
const DONE: readonly (readonly Localized[])[] = [
  [
    {
      en: '• Lead seven engineers who inspect, strengthen and, where nothing else helps, replace: 52 structures since 2021, none of them closed for longer than a summer.',
      am: '• የሚመረምሩ፣ የሚያጠናክሩ፣ ሌላ መፍትሔ ሲጠፋም የሚተኩ ሰባት መሐንዲሶችን እመራለሁ፦ ከ2013 ዓ.ም. ጀምሮ 52 ግንባታዎች፤ አንዱም ከአንድ ክረምት በላይ አልተዘጋም።',
    },
    {
      en: '• Strengthened two schools in Kirkos within one holiday each, for 38 % less than the tender for new buildings.',
      am: '• በቂርቆስ ሁለት ትምህርት ቤቶችን እያንዳንዱን በአንድ የዕረፍት ጊዜ አጠናክሬያለሁ፤ ለአዲስ ሕንፃ ከቀረበው ዋጋ በ38 በመቶ ባነሰ ወጪ።',
    },
    {
      en: '• Found, measured and listed 41 footbridges that the city had lost from its lists; 29 are repaired, 3 are closed.',
      am: '• ከከተማው መዝገብ ጠፍተው የነበሩ 41 የእግረኛ ድልድዮችን አግኝቼ ለክቼ መዝግቤያለሁ፤ 29ኙ ተጠግነዋል፣ 3ቱ ተዘግተዋል።',
    },
    {
      en: '• Introduced checks by a second engineer for every calculation: complaints from sites fell from 19 to 4 a year.',
      am: '• እያንዳንዱ ስሌት በሁለተኛ መሐንዲስ እንዲመረመር አድርጌያለሁ፤ ከግንባታ ቦታ የሚመጡ ቅሬታዎች በዓመት ከ19 ወደ 4 ቀንሰዋል።',
    },
  ],
  [
    {
      en: '• Six footbridges of 22 to 64 metres from foundation to handrail, all of them inside their budget.',
      am: '• ከ22 እስከ 64 ሜትር ርዝመት ያላቸው ስድስት የእግረኛ ድልድዮች ከመሠረት እስከ መደገፊያ፤ ሁሉም በተመደበላቸው በጀት ውስጥ ተሠርተዋል።',
    },
    {
      en: '• Set up the habit of measuring every span again after its first rainy season; two needed it.',
      am: '• ከመጀመሪያው ክረምት በኋላ እያንዳንዱን ድልድይ ዳግም የመለካት ልምድ አስጀምሬያለሁ፤ ለሁለቱ አስፈልጎ ነበር።',
    },
    {
      en: '• Trained fourteen local welders, who have kept the bridges since without help from outside.',
      am: '• አሥራ አራት የአካባቢ በያጆችን አሠልጥኛለሁ፤ ከዚያ ወዲህ ድልድዮቹን ያለ ውጭ እርዳታ ይጠብቃሉ።',
    },
  ],
  [
    {
      en: '• Supervised 23 culverts and a market hall for 310 traders, finished a month before the rains.',
      am: '• 23 የውኃ መውረጃ ቱቦዎችንና ለ310 ነጋዴዎች የሚሆን የገበያ አዳራሽ ተቆጣጥሬያለሁ፤ ክረምት ከመግባቱ አንድ ወር በፊት ተጠናቋል።',
    },
    {
      en: '• Redrew the standard details of the town so that masons could read them; they are still in use.',
      am: '• የከተማውን መደበኛ ዝርዝር ንድፎች ግንበኞች ሊያነቧቸው በሚችሉበት መንገድ ዳግም ነድፌያለሁ፤ እስካሁንም ያገለግላሉ።',
    },
  ],
]
const PERIODS: Readonly<Record<'jobs' | 'studies', readonly Localized[]>> = {
  jobs: [
    { en: 'Feb 2021 – present', am: 'ጥር 2013 – እስከ አሁን' },
    { en: 'Sept 2016 – Jan 2021', am: 'መስከረም 2009 – ጥር 2013' },
    { en: 'Aug 2015 – Aug 2016', am: 'ሐምሌ 2007 – ነሐሴ 2008' },
  ],
  studies: [
    { en: 'Oct 2017 – Jul 2019', am: 'መስከረም 2010 – ሰኔ 2011' },
    { en: 'Oct 2010 – Jul 2015', am: 'ጥቅምት 2003 – ሰኔ 2007' },
    { en: 'Sept 2008 – Jun 2010', am: 'ጳጉሜን 2000 – ግንቦት 2002' },
  ],
}
/** "MSc, Structural Engineering" in each language that both texts have. */
const together = (first: Localized, second: Localized | null): Localized => ({
  en: [first.en, second?.en].filter(Boolean).join(COMMA.en),
  am: [first.am, second?.am].filter(Boolean).join(COMMA.am),
})

const jobs = experience.map((job, n) =>
  entry(job.job_title, {
    organisation: job.company_name,
    place: job.location,
    period: PERIODS.jobs[n] ?? null,
    lines: DONE[n] ?? [],
    confirmed: job.confirmed && {
      en: `Confirmed by ${job.confirmed.company.en}`,
      am: `በ${job.confirmed.company.am} የተረጋገጠ`,
    },
  }),
)
const studies = education.map((study, n) =>
  entry(together(study.degree, study.field_of_study), {
    organisation: study.school_name,
    period: PERIODS.studies[n] ?? null,
    lines: study.description === null ? [] : [study.description],
  }),
)
const works = publishedWorks.map((work) =>
  entry(work.title, {
    organisation: work.journal_name,
    period: both(work.publication_date?.slice(0, 4) ?? ''),
    lines: work.author_names === null ? [] : [work.author_names],
    link: { text: `doi.org/${work.doi}`, href: `https://doi.org/${work.doi}` },
  }),
)

/** All of it, by part. Tags have a level in words and from 0 to 1 where they have one. */
export const life = {
  summary: {
    en: 'Structural engineer with twelve years of designing, checking and repairing bridges and older buildings in Ethiopia. I lead a team of seven, measure before I calculate, and leave behind drawings that a mason can read and people who can keep what was built.',
    am: 'ድልድዮችንና ነባር ሕንፃዎችን በመንደፍ፣ በመመርመርና በመጠገን የአሥራ ሁለት ዓመት ልምድ ያላት የስትራክቸር መሐንዲስ። ሰባት አባላት ያሉትን ቡድን እመራለሁ፤ ከማስላቴ በፊት እለካለሁ፤ ግንበኛ የሚያነበው ንድፍና የተሠራውን የሚጠብቁ ሰዎች ትቼ እሄዳለሁ።',
  },
  experience: jobs,
  education: studies,
  skills: skills.map(({ name }) => ({ name, level: null, share: null })),
  languages: [
    { name: { en: 'Amharic', am: 'አማርኛ' }, level: { en: 'Native', am: 'የአፍ መፍቻ' }, share: 1 },
    { name: { en: 'English', am: 'እንግሊዝኛ' }, level: { en: 'C1', am: 'C1' }, share: 0.83 },
    { name: { en: 'Afaan Oromo', am: 'አፋን ኦሮሞ' }, level: { en: 'B2', am: 'B2' }, share: 0.67 },
    { name: { en: 'German', am: 'ጀርመንኛ' }, level: { en: 'A2', am: 'A2' }, share: 0.33 },
  ],
  certificates: [
    entry(
      { en: 'Registered professional engineer, structures', am: 'የተመዘገበ ባለሙያ መሐንዲስ፣ ስትራክቸር' },
      { organisation: { en: 'Construction authority', am: 'የኮንስትራክሽን ባለሥልጣን' }, period: { en: '2018', am: '2010' } },
    ),
    entry(
      { en: 'Bridge inspection, level 2', am: 'የድልድይ ምርመራ፣ ደረጃ 2' },
      { organisation: { en: 'Highland Roads Network', am: 'የደጋ መንገዶች መረብ' }, period: { en: '2017', am: '2009' } },
    ),
  ],
  projects: [
    entry(
      { en: 'Open register of footbridges', am: 'ክፍት የእግረኛ ድልድዮች መዝገብ' },
      {
        period: { en: '2022 – present', am: '2014 – እስከ አሁን' },
        lines: [
          {
            en: 'A public list of every footbridge in Addis Ababa with its last inspection, kept by students of three universities.',
            am: 'በአዲስ አበባ ያለ እያንዳንዱ የእግረኛ ድልድይ የመጨረሻ ምርመራው የተመዘገበበት ለሁሉም ክፍት የሆነ መዝገብ፤ በሦስት ዩኒቨርሲቲዎች ተማሪዎች ይጠበቃል።',
          },
        ],
        link: { text: 'footbridges.example', href: 'https://footbridges.example' },
      },
    ),
  ],
  published_works: works,
  awards: [
    entry(
      { en: 'Young engineer of the year', am: 'የዓመቱ ወጣት መሐንዲስ' },
      {
        organisation: { en: 'Society of Civil Engineers', am: 'የሲቪል መሐንዲሶች ማኅበር' },
        period: { en: '2020', am: '2012' },
      },
    ),
  ],
  volunteering: [
    entry(
      { en: 'Mathematics on Saturdays', am: 'የቅዳሜ የሒሳብ ትምህርት' },
      {
        organisation: { en: 'Kirkos youth centre', am: 'የቂርቆስ ወጣቶች ማዕከል' },
        place: { en: 'Addis Ababa', am: 'አዲስ አበባ' },
        period: { en: '2019 – present', am: '2011 – እስከ አሁን' },
        lines: [
          {
            en: 'Two hours a week with girls of grades 9 to 12 who want to become engineers; eleven have begun to study.',
            am: 'መሐንዲስ መሆን ለሚፈልጉ ከ9ኛ እስከ 12ኛ ክፍል ሴት ተማሪዎች በሳምንት ሁለት ሰዓት፤ አሥራ አንዱ የዩኒቨርሲቲ ትምህርት ጀምረዋል።',
          },
        ],
      },
    ),
  ],
  courses: [
    entry(
      { en: 'Leading technical teams', am: 'የቴክኒክ ቡድኖችን መምራት' },
      { organisation: { en: 'Addis Ababa University', am: 'አዲስ አበባ ዩኒቨርሲቲ' }, period: { en: '2021', am: '2013' } },
    ),
  ],
  hobbies: hobbies.map(({ name }) => ({ name, level: null, share: null })),
  references: { en: 'Names and telephone numbers on request.', am: 'ስምና ስልክ ቁጥር ሲጠየቅ ይቀርባል።' },
} as const
