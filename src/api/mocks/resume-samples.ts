import { people } from '../../../openapi/cast.ts'
import { contentFromFacts } from '../../../openapi/resume-content.ts'
import { SUMMARY_ID, type WordedField } from '../../../openapi/resume-fields.ts'
import type { ResumePart } from '../../../openapi/resume-parts.ts'
import { styleOfTemplate } from '../../../openapi/resume-style.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { ResumeFact, ResumeFacts, ResumeRow, SavedResume } from '../../../openapi/schemas/resume.ts'
import { educationRows, NOW, sampleId } from './samples.ts'
import { experienceRows, personSkillRows } from './section-samples.ts'

const factOf = (
  part: ResumePart,
  id: string,
  texts: Partial<Record<WordedField, Localized | null>>,
  more: Partial<ResumeFact> = {},
): ResumeFact => ({
  id,
  part,
  texts: { title: null, organisation: null, place: null, detail: null, description: null, ...texts },
  from: null,
  to: null,
  ongoing: false,
  level: null,
  link: null,
  confirmed: null,
  ...more,
})

/** What the person of the stories has written of herself. */
export const resumeFactsRow: ResumeFacts = {
  name: people.selamawit.name,
  headline: people.selamawit.headline,
  photo: '/favicon.ico',
  contacts: [
    {
      key: 'email',
      kind: 'email',
      text: { en: 'selamawit@sira.example' },
      name: null,
      href: 'mailto:selamawit@sira.example',
    },
    { key: 'phone', kind: 'phone', text: { en: '+251911234567' }, name: null, href: 'tel:+251911234567' },
    { key: 'place', kind: 'place', text: { en: 'Bole, Addis Ababa', am: 'ቦሌ፣ አዲስ አበባ' }, name: null, href: null },
  ],
  entries: [
    factOf('summary', SUMMARY_ID, {
      description: {
        en: 'Water engineer with twelve years of drinking water systems in growing towns.',
        am: 'በሚያድጉ ከተሞች የመጠጥ ውኃ ሥርዓቶች ላይ የአሥራ ሁለት ዓመት ልምድ ያላት የውኃ መሐንዲስ።',
      },
    }),
    ...experienceRows.map((row) =>
      factOf(
        'experience',
        row.id,
        { title: row.job_title, organisation: row.company_name, place: row.location, description: row.description },
        {
          from: { date: row.start_date, known: row.start_known ?? null },
          to: row.end_date === null ? null : { date: row.end_date, known: row.end_known ?? null },
          ongoing: row.currently_employed,
        },
      ),
    ),
    ...educationRows.map((row) =>
      factOf(
        'education',
        row.id,
        { title: row.degree, organisation: row.school_name, description: row.description },
        {
          from: { date: row.start_date, known: row.start_known ?? null },
          to: { date: row.end_date, known: row.end_known ?? null },
        },
      ),
    ),
    ...personSkillRows.map(({ id, name }) => factOf('skills', id, { title: name })),
  ],
}

const row = (n: number, over: Partial<ResumeRow>): ResumeRow => ({
  id: sampleId(60, n) as Ref<'resume'>,
  name: 'Water engineer',
  lang: 'en',
  template: 'modern',
  visibility: 'private',
  until: null,
  indexed: false,
  is_public: false,
  has_password: false,
  url: null,
  views: 0,
  version: 1,
  created_at: NOW,
  updated_at: NOW,
  ...over,
})
export const resumeRows: readonly ResumeRow[] = [
  row(0, {
    visibility: 'link',
    is_public: true,
    url: 'https://sira.example/user/resume/water-engineer-k3m8p2x7qd',
    views: 14,
    version: 7,
  }),
  row(1, { name: 'ለዩኒቨርሲቲ መምህርነት', lang: 'am', template: 'academic' }),
]
export const savedResumeRow: SavedResume = {
  ...row(0, {}),
  ...resumeRows[0],
  style: styleOfTemplate('modern'),
  content: contentFromFacts(resumeFactsRow),
}
