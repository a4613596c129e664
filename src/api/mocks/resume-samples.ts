import { people } from '../../../openapi/cast.ts'
import { summary } from '../../../openapi/cast-career.ts'
import { contentFromFacts } from '../../../openapi/resume-content.ts'
import { SUMMARY_ID, type WordedField } from '../../../openapi/resume-fields.ts'
import type { ResumePart } from '../../../openapi/resume-parts.ts'
import { styleOfTemplate } from '../../../openapi/resume-style.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type {
  ResumeFact,
  ResumeFacts,
  ResumePages,
  ResumeRow,
  ResumeSnapshot,
  SavedResume,
} from '../../../openapi/schemas/resume.ts'
import type { Language } from '../../../openapi/define.ts'
import { educationRows } from './collection-samples.ts'
import { NOW, sampleId } from './sample-ids.ts'
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
  letter: null,
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
      description: summary.text,
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

type SharedRow = Omit<ResumeRow, 'views'>
const row = (n: number, over: Partial<SharedRow>): SharedRow => ({
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
  version: 1,
  created_at: NOW,
  updated_at: NOW,
  ...over,
})
const shared = row(0, {
  visibility: 'link',
  is_public: true,
  url: 'https://sira.example/user/resume/water-engineer-k3m8p2x7qd',
  version: 7,
})
export const resumeRows: readonly ResumeRow[] = [
  { ...shared, views: 14 },
  { ...row(1, { name: 'ለዩኒቨርሲቲ መምህርነት', lang: 'am', template: 'academic' }), views: 0 },
]
export const savedResumeRow: SavedResume = {
  ...shared,
  style: styleOfTemplate('modern'),
  content: contentFromFacts(resumeFactsRow),
}

export const resumeSnapshotRows: readonly ResumeSnapshot[] = [
  {
    id: sampleId(61, 0) as Ref<'resumeSnapshot'>,
    name: 'Ministry of Water',
    url: 'https://sira.example/user/resume/water-engineer-p8d2m4kx7r',
    views: 3,
    created_at: NOW,
  },
]

/** A code as the server draws it: dark squares on white. */
export const CODE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 5"><path fill="#fff" d="M0 0h5v5H0z"/><path d="M1 1h1v1H1zM3 1h1v1H3zM1 3h1v1H1z"/></svg>'

/** One page as the server draws it: a name and a title, each with the place that a press leads to. */
export function resumePagesRow(lang: Language): ResumePages {
  const [job] = experienceRows
  const text = (y: number, size: number, words: string, at: string) =>
    `<text class="pf-${lang === 'am' ? 'e' : 's'}" x="60" y="${y}" font-size="${size}">${words}</text><g fill="none" pointer-events="all"><rect data-at="${at}" x="60" y="${y - size}" width="400" height="${size + 4}"/></g>`
  const title = job?.job_title[lang] ?? job?.job_title.en ?? ''
  return {
    pages: [
      {
        width: 595.28,
        height: 841.89,
        svg: `<svg xmlns="http://www.w3.org/2000/svg" lang="${lang}" viewBox="0 0 595.28 841.89" fill="#1b212b">${text(90, 24, people.selamawit.name[lang], 'head.name')}${text(150, 12, title, `experience/${job?.id}/title`)}</svg>`,
      },
    ],
    fitted: null,
    problems: [],
    missing: [],
  }
}
