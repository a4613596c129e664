import type {
  Letter,
  LetterCommentBody,
  LetterRow,
  LetterVersionContent,
  LetterVersions,
  ReceivedLetter,
  ReceivedLetterRow,
} from '../../../../openapi/schemas/letter.ts'
import type { SupportDocument } from '../../../../openapi/schemas/support-document.ts'
import { api, once } from '../../../api/client.ts'
import { answer } from '../../../api/problem.ts'
import type { LetterWish } from '../../../machines/letter/letter.machine.ts'
import { callOf } from '../../../machines/list/address.ts'
import { createReadListMachine, type ReadRow } from '../../../machines/list/read-list.ts'
import { createLoadMachine } from '../../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../../machines/save/save.machine.ts'

const at = (id: string) => ({ path: { id } })

export type ListedLetter = ReadRow<LetterRow>
export type ListedReceived = ReadRow<ReceivedLetterRow>
/** What the reader wrote for the company. */
export const writtenMachine = createReadListMachine<LetterRow>((query, signal) =>
  answer(api.GET('/letters', { params: { query: { ...callOf(query), view: 'written' } }, signal })),
)
/** What waits for the reader's approval. */
export const waitingMachine = createReadListMachine<LetterRow>((query, signal) =>
  answer(api.GET('/letters', { params: { query: { ...callOf(query), view: 'to_approve' } }, signal })),
)
/** What the reader received, from any company. */
export const receivedMachine = createReadListMachine<ReceivedLetterRow>((query, signal) =>
  answer(api.GET('/received-letters', { params: { query: callOf(query) }, signal })),
)

export const letterLoad = createLoadMachine<Letter, string>((id, signal) =>
  answer(api.GET('/letters/{id}', { params: at(id), signal })),
)
export const receivedLoad = createLoadMachine<ReceivedLetter, string>((id, signal) =>
  answer(api.GET('/received-letters/{id}', { params: at(id), signal })),
)
/** The PDF of a received letter. */
export const downloadSave = createSaveMachine<string, Blob>(({ values: id }, signal) =>
  answer(api.GET('/received-letters/{id}/letter.pdf', { params: at(id), parseAs: 'blob', signal })),
)
/** Keeps the PDF of a received letter with one's support documents. */
export const keepSave = createSaveMachine<string, SupportDocument>(({ values: id, key }, signal) =>
  answer(api.POST('/received-letters/{id}/document', { params: at(id), headers: once(key), signal })),
)
/** Shows a certificate with an entry of one's experience, or with none. */
export const confirmSave = createSaveMachine<
  { readonly id: string; readonly experience_id: ReceivedConfirmation['experience_id'] },
  ReceivedLetter
>(({ values: { id, experience_id } }, signal) =>
  answer(api.PUT('/received-letters/{id}/experience', { params: at(id), body: { experience_id }, signal })),
)
export type ReceivedConfirmation = NonNullable<ReceivedLetter['confirms']>
/** So many letters that wait are walked through without the list. */
const MOST_IN_A_ROW = 50
/** The letters that wait for the reader, in the order of their list. */
export const inARowLoad = createLoadMachine<readonly string[]>(async (_, signal) => {
  const query = { view: 'to_approve', per_page: MOST_IN_A_ROW } as const
  return (await answer(api.GET('/letters', { params: { query }, signal }))).data.map(({ id }) => id)
})
/** The versions of a letter, the latest first. */
export const versionsLoad = createLoadMachine<LetterVersions['data'], string>(
  async (id, signal) => (await answer(api.GET('/letters/{id}/versions', { params: at(id), signal }))).data,
)
/** What a letter said in the version that the reader approved. */
export const versionLoad = createLoadMachine<
  LetterVersionContent,
  { readonly id: string; readonly content_version: number }
>(({ id, content_version }, signal) =>
  answer(api.GET('/letters/{id}/version', { params: { ...at(id), query: { content_version } }, signal })),
)

/** Sends an event to a letter: answers of approvers name what they saw. */
export function sendLetter({ row, event, said }: LetterWish, signal: AbortSignal): Promise<Letter> {
  const { version, content_version, level } = row
  const wanted = { params: at(row.id), signal }
  const plain = { ...wanted, body: { version } }
  const note = said.note ?? ''
  switch (event) {
    case 'submit':
      return answer(api.POST('/letters/{id}/submit', plain))
    case 'approve':
      return answer(api.POST('/letters/{id}/approve', { ...wanted, body: { content_version, level } }))
    case 'return':
      return answer(api.POST('/letters/{id}/return', { ...wanted, body: { content_version, level, note } }))
    case 'reject':
      return answer(api.POST('/letters/{id}/reject', { ...wanted, body: { content_version, level, note } }))
    case 'withdraw':
      return answer(api.POST('/letters/{id}/withdraw', plain))
    case 'issue':
      return answer(api.POST('/letters/{id}/issue', plain))
    case 'revoke':
      return said.together
        ? answer(api.POST('/letters/{id}/revoke-together', { ...wanted, body: { version, note } }))
        : answer(api.POST('/letters/{id}/revoke', { ...wanted, body: { version, note } }))
  }
}

export interface CommentOn {
  readonly id: string
  readonly body: LetterCommentBody
}
export const commentSave = createSaveMachine<CommentOn, Letter>(({ values: { id, body }, key }, signal) =>
  answer(api.POST('/letters/{id}/comments', { params: at(id), body, headers: once(key), signal })),
)
export const resolveSave = createSaveMachine<{ readonly id: string; readonly resolved: boolean }, Letter>(
  ({ values: { id, resolved } }, signal) =>
    answer(api.PUT('/letter-comments/{id}', { params: at(id), body: { resolved }, signal })),
)

/** Mails an issued letter to a recipient outside once more, with a new key. */
export const mailAgain = createSaveMachine<{ readonly id: string; readonly place: number }, Letter>(
  ({ values: { id, place } }, signal) =>
    answer(api.POST('/letters/{id}/recipients/{place}/mail', { params: { path: { id, place } }, signal })),
)
