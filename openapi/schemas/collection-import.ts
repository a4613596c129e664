import { z } from 'zod'
import { localized } from './primitives.ts'
import { wrongCells } from './sheet-fix.ts'

/** So many rows of a spreadsheet at once. */
export const MOST_IMPORTED = 2_000

const facts = z.record(z.string(), z.unknown())
/** What a row of a spreadsheet would do to a collection, or did. 1 is the first row below the header. */
const importedLine = z.strictObject({
  line: z.int(),
  id: z.uuid().nullable().describe('the entry that the row is about; null where it would be a new one'),
  name: localized(z.string()).nullable().describe('what names the entry, as it was read'),
  outcome: z.enum(['added', 'changed', 'unchanged', 'wrong']),
  changes: z.array(z.string()).describe('the fields that would be others'),
  before: facts.describe('what those fields say so far: long texts cut, formatted ones plain'),
  after: facts.describe('what they would say instead'),
  errors: z.record(z.string(), z.array(z.string())).describe('what is wrong, by the name of the column'),
  cells: wrongCells,
})

/** What an import would do, or did, row by row. Nothing is written while a row is wrong. */
export const collectionImport = z
  .strictObject({
    rows: z.array(importedLine),
    related: z
      .record(z.string(), localized(z.string()))
      .describe('what the entries are called that changed fields name, by their ids; those that are gone are missing'),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    invalid: z.int(),
    ignored: z.array(z.string()).describe('columns that the collection has nothing for'),
    plan: z.string().describe('stands for exactly this: an import that names it writes this or nothing'),
    written: z.int().describe('0 in a dry run, and when any row is wrong'),
  })
  .meta({ id: 'CollectionImport' })
export type CollectionImport = z.output<typeof collectionImport>
export type ImportedLine = CollectionImport['rows'][number]
