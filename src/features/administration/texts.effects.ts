import type { z } from 'zod'
import { interfaceTextBody, type InterfaceText } from '../../../openapi/schemas/text.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { saveFile } from '../../api/save-file.ts'
import { callOf, narrowingOf } from '../../machines/list/address.ts'
import type { ListQuery } from '../../machines/list/list.machine.ts'
import { createReadListMachine, type ReadRow } from '../../machines/list/read-list.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type TextRow = ReadRow<InterfaceText>
/** What the form asks for. */
export const textFields = interfaceTextBody.omit({ version: true })
export type Wording = z.output<typeof textFields>

export const textsMachine = createReadListMachine<InterfaceText>((query, signal) =>
  answer(api.GET('/manage/texts', { params: { query: callOf(query) }, signal })),
)
export const textMachine = createSaveMachine<Wording, InterfaceText>(({ values, row }, signal) =>
  answer(
    api.PUT('/manage/texts/{key}', {
      params: { path: { key: row?.id ?? '' } },
      body: { en: values.en, am: values.am, version: row?.version ?? 0 },
      signal,
    }),
  ),
)

/** Fetches every text that is searched for as CSV, and saves it as a file. */
export async function saveTexts(query: ListQuery): Promise<void> {
  const file = await answer(api.GET('/manage/texts.csv', { params: { query: narrowingOf(query) }, parseAs: 'blob' }))
  saveFile(file, 'texts.csv')
}
