import { FACT_PART_KEYS, FACT_PARTS } from '../../../openapi/fact-parts.ts'
import { jsonResumeOf } from '../../../openapi/json-resume.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import type { Facts, UnrecordedJob } from '../../../openapi/schemas/facts.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { entries } from './collections.ts'
import { careerImportSample } from './career-import-sample.ts'
import { mock } from './mock.ts'
import { referenceRows } from './reference-samples.ts'
import { resumeFactsRow } from './resume-samples.ts'
import { NOW, sampleId } from './sample-ids.ts'

const nameOf = (value: unknown): Localized =>
  typeof value === 'string'
    ? (referenceRows.platforms.find(({ key }) => key === value)?.name ?? { en: value })
    : (value as Localized)

/** How much the sample person has in each part. */
const partsNow = (): Facts['parts'] =>
  FACT_PART_KEYS.map((key) => {
    const name = FACT_PARTS[key]
    const [column = ''] = anyResources[name].columns
    const rows = entries[name].all() as readonly Readonly<Record<string, unknown>>[]
    return { key, count: rows.length, names: rows.slice(0, 3).map((row) => nameOf(row[column])) }
  })

/** A job that the sample person has deleted from their experience. */
export const unrecordedJob: UnrecordedJob = {
  id: sampleId(48, 0),
  company: { en: 'Entoto Water Consultants', am: 'እንጦጦ የውኃ አማካሪዎች' },
  job_title: 'Water engineer',
  started_on: '2023-03-01',
  last_day: null,
  entries: [],
}

export const factMocks = {
  getFacts: mock('getFacts', () => ({ parts: partsNow(), jobs: [] })),
  getJsonResume: mock('getJsonResume', ({ query, lang }) =>
    jsonResumeOf(
      resumeFactsRow,
      { studies: new Map(), numbers: new Map() },
      { lang: query.lang ?? lang, at: new Date(NOW) },
    ),
  ),
  getResumeText: mock('getResumeText', () => 'Selamawit Tesfaye\n'),
  getResumeWordFile: mock('getResumeWordFile', () => 'PK'),
  importFacts: mock('importFacts', ({ body }) =>
    body.dry_run ? careerImportSample : { ...careerImportSample, written: { added: 4, changed: 1, kept_all: true } },
  ),
}
