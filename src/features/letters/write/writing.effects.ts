import type { Letter, LetterRow, LetterContent, newLetter } from '../../../../openapi/schemas/letter.ts'
import type { LetterPages, LetterTrial } from '../../../../openapi/schemas/letter-paper.ts'
import type { Ref } from '../../../../openapi/ref.ts'
import type { LetterGroup } from '../../../../openapi/schemas/letter-settings.ts'
import type { department } from '../../../../openapi/schemas/structure.ts'
import type { z } from 'zod'
import { api, once } from '../../../api/client.ts'
import { answer } from '../../../api/problem.ts'
import { sendLetterFile, sendLetterPicture } from '../../../api/pictures.ts'
import { createDocumentMachine } from '../../../machines/document/document.machine.ts'
import { checkAttachment, sendAttachment } from '../../../ui/document/paper-file.ts'
import { createLoadMachine } from '../../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../../machines/save/save.machine.ts'

type Department = z.input<typeof department>

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
export const letterFileMachine = createDocumentMachine({
  check: checkAttachment,
  send: (file, onProgress, signal) =>
    sendAttachment(file, {
      document: (one) => sendLetterFile(one, onProgress, signal),
      picture: (one) => sendLetterPicture(one, onProgress, signal),
    }),
})
/** The pages of a letter as it is saved; `to`: of a letter for each, whose. */
export const pagesLoad = createLoadMachine<LetterPages, { readonly id: string; readonly to: string | null }>(
  ({ id, to }, signal) => {
    const query = to === null ? {} : { user_id: to }
    return answer(api.GET('/letters/{id}/pages', { params: { ...at(id), query }, signal }))
  },
)
/** Who would get a letter of their own, and what is not known of each. */
export const trialRunLoad = createLoadMachine<LetterTrial, string>((id, signal) =>
  answer(api.GET('/letters/{id}/trial', { params: at(id), signal })),
)
/** Departments and positions by which employees are found. */
export const groupsLoad = createLoadMachine<readonly Department[]>((_, signal) =>
  answer(api.GET('/departments', { signal })),
)
export interface GroupQuery {
  readonly department_id: Ref<'department'> | null
  readonly position_id: Ref<'position'> | null
}
/** Finds the employees of a department and all below it, or who hold a position; without either, all. */
export const groupFind = createSaveMachine<GroupQuery, LetterGroup>(
  ({ values: { department_id, position_id } }, signal) => {
    const query = {
      ...(department_id === null ? {} : { department_id }),
      ...(position_id === null ? {} : { position_id }),
    }
    return answer(api.GET('/letter-people/group', { params: { query }, signal }))
  },
)
