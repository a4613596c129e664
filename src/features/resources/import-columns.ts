import { sheetColumns } from '../../../openapi/field-kinds.ts'
import { isOptional } from '../../../openapi/fields.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { flagOf } from '../../../openapi/resource-rows.ts'
import type { Translate, UseTexts } from '../../i18n/useTexts.ts'
import { fieldText } from './texts.ts'

/** What a column of a collection's spreadsheet holds, in words: “Name (Amharic)”. */
export function columnLabel(resource: AnyResource, column: string, t: Translate): string {
  if (column === 'id') return t('import.id')
  const flag = flagOf(resource)
  if (flag !== null && column === flag) return t(`resource.flag.${flag}`)
  const [field = '', part] = column.split('.')
  if (resource.fields[field] === undefined) return column
  const label = t(fieldText(resource, field))
  if (part === 'en' || part === 'am') return t('import.in', { field: label, language: t(`ui.language.${part}`) })
  return label
}

/** What an ID is for, and what a row without one does: a collection may find the entry by what no two entries share. */
export function idHelp(resource: AnyResource, t: Translate): string {
  const [field] = resource.unique ?? []
  return field === undefined
    ? t('import.id.help')
    : t('import.id.help.unique', { field: t(fieldText(resource, field)) })
}

/**
 * The columns of which one is needed to add something new, where this is one of them: a text in two languages and a
 * relation have several.
 */
export function neededOf(resource: AnyResource, column: string): readonly string[] {
  const columns = sheetColumns(resource.fields)
  const name = columns.find((one) => one.name === column)?.field ?? ''
  const field = resource.fields[name]
  return field === undefined || isOptional(field)
    ? []
    : columns.flatMap((one) => (one.field === name ? [one.name] : []))
}

/**
 * Missing columns as the header has to name them. One column of a field is enough, so all of them are named: “Name
 * (name.en or name.am)”. Labels can have commas in them, which therefore part nothing here.
 */
export const missingText = (
  resource: AnyResource,
  missing: readonly string[],
  { t, lang, intl }: Pick<UseTexts, 't' | 'lang' | 'intl'>,
): string =>
  missing
    .map((column) => {
      const [field = ''] = column.split('.')
      const names = sheetColumns(resource.fields).flatMap((one) => (one.field === field ? [one.name] : []))
      return names.length === 0
        ? columnLabel(resource, column, t)
        : `${t(fieldText(resource, field))} (${intl.formatList(names, { type: 'disjunction' })})`
    })
    .join(lang === 'am' ? '፤ ' : '; ')
