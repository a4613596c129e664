import { z } from 'zod'
import { FACT_PART_KEYS } from '../fact-parts.ts'
import { language } from './primitives.ts'

/** So many entries of a file are looked at, and so long may a text be that is put in the place of one (characters). */
export const MOST_READ = 500
const LONGEST_VALUE = 4000

const value = z
  .strictObject({ field: z.string(), value: z.string() })
  .describe('a field of the collection, and what the file says: a text, a key, or a date as `2021-03-14` or `2021-03`')

const entry = z.strictObject({
  at: z.int().describe('its place among the entries of its part in the file, from 0'),
  state: z
    .enum(['new', 'duplicate', 'same', 'refused'])
    .describe('duplicate: an entry is there already and says something else; same: it says all of this already'),
  values: z.array(value),
  needs: z
    .array(
      z.strictObject({
        field: z.string(),
        value: z.string().nullable(),
        message: z.string().nullable().describe('what is wrong; null where only the year of a date is known'),
      }),
    )
    .describe('fields that must be written, or should be looked at, before the entry can be taken'),
  differences: z
    .array(z.strictObject({ field: z.string(), mine: z.string().nullable(), theirs: z.string() }))
    .describe('of a duplicate: the fields that say something else'),
  can_fill: z
    .boolean()
    .describe('of a duplicate: it says nothing where the file says something, so that it can be filled'),
  row: z.string().nullable().describe('of a duplicate: what the entry that is there is called'),
  is_confirmed: z.boolean().describe('an employer confirms the entry that is there: its facts stay as they are'),
  reason: z
    .enum(['twice', 'full', 'document', 'empty'])
    .nullable()
    .describe(
      'why it is refused: it stands in the file before, there is no room, or it says nothing; `document`: it is new, and needs a document that is uploaded meanwhile',
    ),
})

/** What a file with career details would add and change, or did. */
export const careerImport = z
  .strictObject({
    source: z.enum(['json_resume', 'linkedin', 'document']),
    plan: z.string().describe('stands for exactly this: an import that names it writes of this or nothing'),
    parts: z.array(z.strictObject({ key: z.enum(FACT_PART_KEYS), entries: z.array(entry) })),
    unread: z.array(z.string()).describe('what was not understood, as it stands in the file'),
    kept: z.array(z.string()).describe('keys of a JSON Resume that are kept for its export, as `work.url`'),
    written: z
      .strictObject({
        added: z.int(),
        changed: z.int(),
        kept_all: z.boolean().describe('false where the file had more keys of its own than are kept'),
      })
      .nullable()
      .describe('null in a dry run'),
  })
  .meta({ id: 'CareerImport' })
export type CareerImport = z.input<typeof careerImport>
export type ImportedPart = CareerImport['parts'][number]
export type ImportedEntry = ImportedPart['entries'][number]

/** An entry that is taken: added, or the one that is there filled where it says nothing, or replaced where they differ. */
const choice = z.strictObject({
  part: z.enum(FACT_PART_KEYS),
  at: z.int().min(0).max(MOST_READ),
  as: z.enum(['add', 'fill', 'replace']),
  values: z
    .array(z.strictObject({ field: z.string().min(1).max(40), value: z.string().max(LONGEST_VALUE) }))
    .max(20)
    .describe('what the person wrote in the place of what the file says'),
})
export type ImportChoice = z.output<typeof choice>

export const careerImportBody = z.strictObject({
  dry_run: z.boolean(),
  plan: z.string().max(64).nullable(),
  lang: language.describe('the language of the texts in the file'),
  choices: z
    .array(choice)
    .max(MOST_READ)
    .meta({ 'x-most': { bytes: 1_000_000, values: 30_000 } })
    .optional(),
})
