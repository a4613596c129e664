import { fn } from 'storybook/test'
import { PER_PAGE } from '../src/machines/list/address.ts'
import type { Page } from '../src/machines/list/list.machine.ts'
import type { BulkState } from '../src/ui/list/list.ts'
import type { AnyRow } from '../src/features/resources/row.ts'

/** One page of a collection's list, of `total` rows. */
export const page = (data: readonly AnyRow[], total = data.length, number = 1): Page<AnyRow> => ({
  data,
  meta: {
    first: data.length === 0 ? 0 : (number - 1) * PER_PAGE + 1,
    last: (number - 1) * PER_PAGE + data.length,
    totalRecords: total,
    exact: true,
    page: number,
    per_page: PER_PAGE,
  },
})
/** The first page, not narrowed. */
export const query = { page: 1, per_page: PER_PAGE, q: '', sort: '' }
const idle: BulkState<AnyRow> = { busy: false, failure: null, retry: fn(), outcome: null, run: fn(), dismiss: fn() }
/** What the view of a collection takes beside its rows, as long as nobody uses it. */
export const unused = {
  onAdd: fn(),
  onEdit: fn(),
  choices: { data: {}, failure: null, retry: fn() },
  bulk: idle,
  exporting: { isRunning: false, run: fn() },
  added: null,
  onAddedSeen: fn(),
}
