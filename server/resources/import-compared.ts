import type { Language } from '../../openapi/define.ts'
import type { RichText } from '../../openapi/rich-text.ts'
import { plainText } from '../../openapi/rich-text-content.ts'
import { columnOf } from '../db/collection-table.ts'
import { excerpt } from './audited.ts'
import type { Binding } from './bindings.ts'
import type { Change } from './commands.ts'
import type { Draft } from './import-plan.ts'
import { relatedNames, type RelatedNames } from './relations.ts'
import { columnsFrom } from './rows.ts'

type Values = Readonly<Record<string, unknown>>
type Texts = Partial<Record<Language, string | RichText>>
type Compared = Pick<Draft, 'before' | 'body' | 'changes'>

/** Letters of a text that the report shows of a change: there may be thousands of them. */
const LONGEST_SHOWN = 200

/** A long text from a little before it differs from the other. */
function cut(text: string, other: string): string {
  if (text.length <= LONGEST_SHOWN) return text
  const shown = excerpt(text, other)
  return shown.length <= LONGEST_SHOWN ? shown : `${shown.slice(0, LONGEST_SHOWN)}…`
}
const plain = (text: string | RichText) => (typeof text === 'string' ? text : plainText(text))

/** A value of a field beside the one it differs from. */
function shown({ resource }: Binding, field: string, value: unknown, other: unknown): unknown {
  if (value === null) return null
  switch (resource.fields[field]?.kind) {
    case 'localized':
    case 'localized-long':
    case 'rich-text': {
      const against = (other ?? {}) as Texts
      const texts = Object.entries(value as Texts) as [Language, Texts[Language]][]
      return Object.fromEntries(
        texts.flatMap(([lang, text]) => (text ? [[lang, cut(plain(text), plain(against[lang] ?? ''))] as const] : [])),
      )
    }
    default:
      return typeof value === 'string' ? cut(value, typeof other === 'string' ? other : '') : value
  }
}

/** What the changed fields of an entry say before and after, as the report of an import shows it. */
export function compared(
  binding: Binding,
  { before, body, changes }: Compared,
): { readonly before: Record<string, unknown>; readonly after: Record<string, unknown> } {
  const was = (field: string) => before?.[columnOf(field)] ?? null
  const side = (value: (field: string) => unknown, other: (field: string) => unknown) =>
    Object.fromEntries(changes.map((field) => [field, shown(binding, field, value(field), other(field))]))
  const becomes = (field: string) => body[field] ?? null
  return { before: side(was, becomes), after: side(becomes, was) }
}

/** The names of what changed relations name, before and after. */
export function comparedNames({ tx, binding }: Change, drafts: readonly Draft[]): Promise<RelatedNames> {
  const ofChanged = (row: Values, changes: readonly string[]) =>
    Object.fromEntries(changes.map((field) => [columnOf(field), row[columnOf(field)]]))
  const rows = drafts.flatMap(({ before, body, changes }) =>
    before === null ? [] : [before, columnsFrom(binding, body)].map((row) => ofChanged(row, changes)),
  )
  return relatedNames(tx, binding, rows)
}
