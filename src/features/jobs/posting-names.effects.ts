import type { HiringProcessRow } from '../../../openapi/schemas/hiring-process.ts'
import type { JobPosting } from '../../../openapi/schemas/job-posting.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { findEntries } from '../../ui/form/find-entries.ts'
import { keepEntry, keptEntry, type LookupEntry } from '../../ui/form/kept-entry.ts'
import type { Lookup } from '../../ui/form/LookupField.tsx'

/** A posting with what the rows are called that it names by their ids. */
export interface PostingDetail {
  readonly posting: JobPosting
  readonly names: Readonly<Record<string, Localized>>
}

const at = (id: string) => ({ path: { id } })
/** A row that is gone by now has no name; the field then asks for another. */
const named = async (id: string, read: () => Promise<{ readonly name: Localized }>) => {
  const known = keptEntry(id)?.name
  if (known) return [[id, known] as const]
  const row = await read().catch(() => null)
  return row ? [[id, row.name] as const] : []
}

/** The hiring processes of the account, the oldest first. */
export const processesLoad = createLoadMachine<readonly HiringProcessRow[]>(
  async (_, signal) => (await answer(api.GET('/hiring-processes', { signal }))).data,
)

/** Reads a posting for its editor. */
export const postingLoad = createLoadMachine<PostingDetail, string>(async (id, signal) => {
  const posting = await answer(api.GET('/job-postings/{id}', { params: at(id), signal }))
  const { job_title_id, sector_id, skill_ids } = posting
  const names = await Promise.all([
    answer(api.GET('/hiring-processes', { signal })).then(({ data }) => data.map((one) => [one.id, one.name] as const)),
    ...(job_title_id === null
      ? []
      : [named(job_title_id, () => answer(api.GET('/job-titles/{id}', { params: at(job_title_id), signal })))]),
    ...(sector_id === null
      ? []
      : [named(sector_id, () => answer(api.GET('/job-sectors/{id}', { params: at(sector_id), signal })))]),
    ...skill_ids.map((skill) => named(skill, () => answer(api.GET('/skills/{id}', { params: at(skill), signal })))),
  ])
  return { posting, names: Object.fromEntries(names.flat()) }
})

/** So many are offered at once; more letters find the others. */
const MOST = 20
const asked = (q: string) => ({
  params: { query: { per_page: MOST, ...(q.trim() ? { q: q.trim().slice(0, 200) } : {}) } },
})
type Found = { readonly id: string; readonly name: Localized; readonly active: boolean }
const entriesOf = (rows: readonly Found[], text: string): readonly LookupEntry[] => {
  const active = rows.filter((row) => row.active)
  // The server finds rows by other texts of theirs too: those come last.
  return [...new Set([...findEntries(active, text), ...active])].map(({ id, name }) => ({ key: id, name }))
}

const sectors = new Map<string, string>()
/** Job titles by name; the sector of each is remembered. */
export const findJobTitle: Lookup = async (q) => {
  const { data } = await answer(api.GET('/job-titles', asked(q)))
  for (const { id, sector_id } of data) sectors.set(id, sector_id)
  return entriesOf(data, q)
}
export const findSector: Lookup = async (q) => entriesOf((await answer(api.GET('/job-sectors', asked(q)))).data, q)
export const findSkill: Lookup = async (q) => entriesOf((await answer(api.GET('/skills', asked(q)))).data, q)

/** The sector of a job title, with its name; null where it cannot be had: nothing is proposed then. */
export async function sectorOf(jobTitleId: string): Promise<LookupEntry | null> {
  try {
    const id =
      sectors.get(jobTitleId) ?? (await answer(api.GET('/job-titles/{id}', { params: at(jobTitleId) }))).sector_id
    const known = keptEntry(id)
    if (known) return known
    const { name } = await answer(api.GET('/job-sectors/{id}', { params: at(id) }))
    const entry = { key: id, name }
    keepEntry(entry)
    return entry
  } catch {
    return null
  }
}

/** The skills that these texts name, and the texts that name none. */
export async function skillsNamed(texts: readonly string[]): Promise<{
  readonly found: readonly LookupEntry[]
  readonly strange: readonly string[]
}> {
  const all = await Promise.all(
    texts.map(async (text) => {
      const entries = await findSkill(text).catch(() => [])
      const whole = fold(text)
      return entries.find(({ name: { en = '', am = '' } }) => fold(en) === whole || fold(am) === whole) ?? text
    }),
  )
  return {
    found: all.filter((one) => typeof one !== 'string'),
    strange: all.filter((one) => typeof one === 'string'),
  }
}
