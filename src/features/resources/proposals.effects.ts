import type { Proposals } from '../../../openapi/fields.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { readReference } from '../../api/reference.ts'
import { findEntries } from '../../ui/form/find-entries.ts'
import type { Propose } from '../../ui/form/useProposals.ts'

/** So many proposals are read at a glance. */
const MOST = 8
const query = (q: string) => ({ params: { query: { q, per_page: MOST } } })
/** A form does without proposals when they cannot be fetched: a text of one's own is as good. */
const orNone =
  (propose: Propose): Propose =>
  (text) =>
    propose(text).catch(() => [])

/** Where the texts of a field may be taken from, in both languages at once. */
export const proposers: Readonly<Record<Proposals, Propose>> = {
  degrees: orNone(async (text) =>
    findEntries(await readReference('degrees'), text)
      .map(({ name }) => name)
      .slice(0, MOST),
  ),
  skills: orNone(async (text) =>
    (await answer(api.GET('/skills', query(text)))).data.filter(({ active }) => active).map(({ name }) => name),
  ),
  fieldsOfStudy: orNone(async (text) =>
    (await answer(api.GET('/fields-of-study', query(text)))).data
      .filter(({ active }) => active)
      .map(({ name }) => name),
  ),
}
