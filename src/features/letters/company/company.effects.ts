import type { LetterRow } from '../../../../openapi/schemas/letter.ts'
import { api } from '../../../api/client.ts'
import { answer } from '../../../api/problem.ts'
import { saveFile } from '../../../api/save-file.ts'
import { callOf, narrowingOf } from '../../../machines/list/address.ts'
import type { ListQuery } from '../../../machines/list/list.machine.ts'
import { createReadListMachine } from '../../../machines/list/read-list.ts'
import { createLoadMachine } from '../../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../../machines/save/save.machine.ts'

export const companyMachine = createReadListMachine<LetterRow>((query, signal) =>
  answer(api.GET('/company-letters', { params: { query: callOf(query) }, signal })),
)
/** The types by which the list is narrowed: those of letters that the reader may see. */
export const typeNamesLoad = createLoadMachine<readonly LetterRow['type'][]>(
  async (_, signal) => (await answer(api.GET('/company-letters/types', { signal }))).data,
)
/** Fetches the letters as they are searched, filtered and sorted, and saves them as a file. */
export async function saveLettersCsv(query: ListQuery): Promise<void> {
  const file = await answer(api.GET('/company-letters.csv', { params: { query: narrowingOf(query) }, parseAs: 'blob' }))
  saveFile(file, 'letters.csv')
}
/** Fetches the letters of a year with their register, and saves them as a file. */
export const yearSave = createSaveMachine<{ readonly year: number }, { readonly year: number }>(
  async ({ values: { year } }, signal) => {
    const query = { year }
    saveFile(
      await answer(api.GET('/company-letters.zip', { params: { query }, parseAs: 'blob', signal })),
      `letters-${year}.zip`,
    )
    return { year }
  },
)
