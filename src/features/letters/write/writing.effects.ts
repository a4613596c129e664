import type { Letter, LetterRow, LetterContent, newLetter } from '../../../../openapi/schemas/letter.ts'
import type { LetterPages } from '../../../../openapi/schemas/letter-paper.ts'
import type { z } from 'zod'
import { api, once } from '../../../api/client.ts'
import { answer } from '../../../api/problem.ts'
import { sendLetterFile } from '../../../api/pictures.ts'
import { createDocumentMachine } from '../../../machines/document/document.machine.ts'
import { checkDocument } from '../../../ui/document/document-file.ts'
import { createLoadMachine } from '../../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../../machines/save/save.machine.ts'

const at = (id: string) => ({ path: { id } })
/** So many of the latest drafts stand on the page of writing; the others are found among one's letters. */
const MOST_DRAFTS = 20

export interface Desk {
  /** Of which one may write. */
  readonly types: readonly LetterRow['type'][]
  readonly drafts: readonly LetterRow[]
}
/** What one may write, and what one has begun, the latest first. */
export const deskLoad = createLoadMachine<Desk>(async (_, signal) => {
  const query = { view: 'written', status: 'draft', per_page: MOST_DRAFTS } as const
  const [types, drafts] = await Promise.all([
    answer(api.GET('/letters/types', { signal })),
    answer(api.GET('/letters', { params: { query }, signal })),
  ])
  return { types: types.data, drafts: drafts.data }
})
export type NewLetter = z.output<typeof newLetter>
export const letterCreate = createSaveMachine<NewLetter, Letter>(({ values, key }, signal) =>
  answer(api.POST('/letters', { body: values, headers: once(key), signal })),
)
export const letterLoad = createLoadMachine<Letter, string>((id, signal) =>
  answer(api.GET('/letters/{id}', { params: at(id), signal })),
)
export const letterSave = createSaveMachine<LetterContent, Letter>(({ values, row }, signal) => {
  if (row === null) throw new Error('No letter')
  const body = { ...values, version: row.version }
  return answer(api.PUT('/letters/{id}', { params: at(row.id), body, signal }))
})
/** Submits the version that was seen. */
export const letterSubmit = createSaveMachine<Pick<Letter, 'id' | 'version'>, Letter>(
  ({ values: { id, version } }, signal) =>
    answer(api.POST('/letters/{id}/submit', { params: at(id), body: { version }, signal })),
)
export const letterDelete = createSaveMachine<string, string>(async ({ values: id }, signal) => {
  await answer(api.DELETE('/letters/{id}', { params: at(id), signal }))
  return id
})
/** Sends a file that is to go with a letter. */
export const letterFileMachine = createDocumentMachine({ check: checkDocument, send: sendLetterFile })
/** The pages of a letter as it is saved. */
export const pagesLoad = createLoadMachine<LetterPages, string>((id, signal) =>
  answer(api.GET('/letters/{id}/pages', { params: at(id), signal })),
)
