import type { Proposals } from '../../../openapi/fields.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { ReferenceList } from '../../../openapi/schemas/reference.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { readReference } from '../../api/reference.ts'
import { findEntries } from '../../ui/form/find-entries.ts'
import type { Propose } from '../../ui/form/useProposals.ts'

/** So many proposals are read at a glance. */
const MOST = 8
/** Of so many that fit, those are shown that begin with the text, and those that have it elsewhere after them. */
const ASKED = 40
const query = (q: string) => ({ params: { query: { q, per_page: ASKED } } })
type Row = { readonly name: Localized; readonly active: boolean }
/** The best of what the server found. It also finds entries by the names of their categories: those come last. */
function best(rows: readonly Row[], text: string): readonly Localized[] {
  const active = rows.filter((row) => row.active)
  return [...new Set([...findEntries(active, text), ...active])].slice(0, MOST).map(({ name }) => name)
}
/** A form does without proposals when they cannot be fetched: a text of one's own is as good. */
const orNone =
  (propose: Propose): Propose =>
  (text) =>
    propose(text).catch(() => [])

const fromList = (list: ReferenceList) =>
  orNone(async (text) =>
    findEntries(await readReference(list), text)
      .map(({ name }) => name)
      .slice(0, MOST),
  )

/** Where the texts of a field may be taken from, in both languages at once. */
export const proposers: Readonly<Record<Proposals, Propose>> = {
  degrees: fromList('degrees'),
  languages: fromList('languages'),
  skills: orNone(async (text) => best((await answer(api.GET('/skills', query(text)))).data, text)),
  fieldsOfStudy: orNone(async (text) => best((await answer(api.GET('/fields-of-study', query(text)))).data, text)),
}
