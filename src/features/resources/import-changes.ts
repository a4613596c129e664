import type { Language } from '../../../openapi/define.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import type { CollectionImport, ImportedLine } from '../../../openapi/schemas/collection-import.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { AnyRow } from './row.ts'

/** What an import changes of a field; of a text in two languages, of one of them. */
export interface ImportedChange {
  readonly field: string
  readonly lang: Language | null
  /** The spreadsheet's name of it. */
  readonly column: string
  /** What stood there would be gone. */
  readonly isEmptied: boolean
}
type Compared = Pick<ImportedLine, 'changes' | 'before' | 'after'>

const LOCALIZED: ReadonlySet<string | undefined> = new Set(['localized', 'localized-long', 'rich-text'])
export const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The changes of a row, one by one. */
export const changesIn = ({ fields }: AnyResource, { changes, before, after }: Compared): readonly ImportedChange[] =>
  changes.flatMap((field): ImportedChange[] => {
    const emptied = (was: unknown, becomes: unknown) => !isNothing(was) && isNothing(becomes)
    if (!LOCALIZED.has(fields[field]?.kind))
      return [{ field, lang: null, column: field, isEmptied: emptied(before[field], after[field]) }]
    const [was, becomes] = [before[field], after[field]] as (Localized | null)[]
    return (['en', 'am'] as const)
      .filter((lang) => was?.[lang] !== becomes?.[lang])
      .map((lang) => ({ field, lang, column: `${field}.${lang}`, isEmptied: emptied(was?.[lang], becomes?.[lang]) }))
  })
/** Whether a row would erase something. */
export const isEmptying = (resource: AnyResource, row: Compared): boolean =>
  changesIn(resource, row).some(({ isEmptied }) => isEmptied)

/** One side of a change as an entry, with the names that its relations need. */
export const sideOf = (side: ImportedLine['before'], related: CollectionImport['related']): AnyRow => ({
  id: '',
  version: 0,
  position: 0,
  ...side,
  related: Object.fromEntries(Object.entries(related).map(([id, name]) => [id, { name }])),
})
