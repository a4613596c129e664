import { sendParent } from 'xstate'
import type { z } from 'zod'
import type { employmentRights, OfferRoom, offersBody, staffRow } from '../../../openapi/schemas/job-offer.ts'
import type { department, position } from '../../../openapi/schemas/structure.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { saveFile } from '../../api/save-file.ts'
import { jobOfferMachine, type OfferOutcome } from '../../machines/job-offer/job-offer.machine.ts'
import type { Employment, Ending, Modification, Offer } from '../../machines/job-offer/offer-row.ts'
import { callOf, narrowingOf } from '../../machines/list/address.ts'
import type { ListQuery } from '../../machines/list/list.machine.ts'
import { createReadListMachine } from '../../machines/list/read-list.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { createSheetMachine, type FixedSheet } from '../../machines/sheet-import/sheet-import.machine.ts'

/** As they come over the wire. */
export type StaffRow = z.input<typeof staffRow>
export type Department = z.input<typeof department>
export type Position = z.input<typeof position>
type OffersBody = z.output<typeof offersBody>

export const staffMachine = createReadListMachine<StaffRow>((query, signal) =>
  answer(api.GET('/employees', { params: { query: callOf(query) }, signal })),
)
/** Positions by their title, for a field in which one is chosen. */
export const positionsMachine = createReadListMachine<Position>((query, signal) =>
  answer(api.GET('/positions', { params: { query: callOf(query) }, signal })),
)
export const departmentsMachine = createLoadMachine<readonly Department[]>((_, signal) =>
  answer(api.GET('/departments', { signal })),
)

/** For how many more employees and open offers the plan has room. */
export const roomMachine = createLoadMachine<OfferRoom>((_, signal) => answer(api.GET('/employees/room', { signal })))

/** The jobs of whom the company hired by an email. */
export const currentJobsMachine = createLoadMachine<readonly Employment[], string>((email, signal) =>
  answer(api.GET('/employees/current-jobs', { params: { query: { email } }, signal })),
)
/** A position as it is now, found by its title; null when it is called otherwise by now, or gone. */
export const positionMachine = createLoadMachine<
  Position | null,
  { readonly id: string | null; readonly title: string }
>(async ({ id, title }, signal) => {
  if (id === null) return null
  const { data } = await answer(api.GET('/positions', { params: { query: { q: title, per_page: 100 } }, signal }))
  return data.find((position) => position.id === id) ?? null
})

/** Sends offers to everyone in it, all or none. */
export const sendMachine = createSaveMachine<OffersBody, readonly Offer[]>(
  async ({ values, key }, signal) =>
    (await answer(api.POST('/offers', { body: values, headers: once(key), signal }))).offers,
)
/** Offers again on other terms. */
export const modifyMachine = createSaveMachine<Modification, Offer>(({ values, row }, signal) =>
  answer(
    api.PUT('/offers/{id}', {
      params: { path: { id: row?.id ?? '' } },
      body: { ...values, version: row?.version ?? values.version },
      signal,
    }),
  ),
)
const versionOf = (row: { readonly version: number } | null) => ({ version: row?.version ?? 1 })
/** Takes an offer back. */
const withdrawMachine = createSaveMachine<null, Offer>(({ row }, signal) =>
  answer(api.POST('/offers/{id}/withdraw', { params: { path: { id: row?.id ?? '' } }, body: versionOf(row), signal })),
)
/** Ends an employment on a last day. */
const endMachine = createSaveMachine<Ending, Employment>(({ values, row }, signal) =>
  answer(
    api.POST('/employments/{id}/end', {
      params: { path: { id: row?.id ?? '' } },
      body: { ...values, ...versionOf(row) },
      signal,
    }),
  ),
)
/** The life of one offer as its company sees it; what comes of a conversation is told to whoever keeps the rows. */
export const staffLife = jobOfferMachine.provide({
  actors: { withdraw: withdrawMachine, modify: modifyMachine, end: endMachine },
  actions: {
    announce: sendParent(({ context }, { outcome }: { readonly outcome: OfferOutcome }) => ({
      type: 'life.told',
      outcome,
      row: context.row,
    })),
  },
})
export type Rights = z.output<typeof employmentRights>['rights']
/** Says what an employee may do in the company's name. */
export const rightsMachine = createSaveMachine<Rights, Employment>(({ values, row }, signal) =>
  answer(
    api.PUT('/employments/{id}/rights', {
      params: { path: { id: row?.id ?? '' } },
      body: { rights: values, ...versionOf(row) },
      signal,
    }),
  ),
)

const sendSheet = (
  sheet: FixedSheet,
  how: { readonly dry_run: boolean; readonly skip_wrong?: number },
  headers: { readonly 'idempotency-key'?: string },
  signal: AbortSignal,
) => answer(api.POST('/employees/import', { body: { ...how, ...sheet, fixes: [...sheet.fixes] }, headers, signal }))
/** A whole staff from a sheet; wrong rows can be left out. */
export const sheetMachine = createSheetMachine({
  skipsWrong: true,
  check: (sheet, signal) => sendSheet(sheet, { dry_run: true }, {}, signal),
  send: (sheet, key, signal, seen) =>
    sendSheet(sheet, { dry_run: false, ...(seen.invalid > 0 ? { skip_wrong: seen.valid } : {}) }, once(key), signal),
})

/** Fetches employees and offers as CSV, as they are searched, filtered and sorted, and saves them as a file. */
export async function saveStaffCsv(query: ListQuery): Promise<void> {
  const file = await answer(api.GET('/employees.csv', { params: { query: narrowingOf(query) }, parseAs: 'blob' }))
  saveFile(file, 'employees.csv')
}
