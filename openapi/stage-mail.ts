/** What a mail on entering a stage may name: `{{job}}` stands for the title of the job. */
export const MERGE_FIELDS = ['applicant', 'job', 'employer', 'stage', 'reply_by', 'link'] as const
export type MergeField = (typeof MERGE_FIELDS)[number]
/** What stands for each field; null: there is nothing that could. */
export type MergeValues = Readonly<Record<MergeField, string | null>>

const FIELD = /\{\{\s*([^{}]*?)\s*\}\}/g
const isKnown = (name: string): name is MergeField => MERGE_FIELDS.some((field) => field === name)

/** How a field is written in a text. */
export const tokenOf = (field: MergeField): string => `{{${field}}}`

/** The fields that a text names, and what stands where a field could and is none: an unclosed pair of braces too. */
export function fieldsOf(text: string): { readonly known: readonly MergeField[]; readonly unknown: readonly string[] } {
  const names = [...text.matchAll(FIELD)].map(([, name = '']) => name)
  const rest = text.replaceAll(FIELD, '')
  return {
    known: [...new Set(names.filter(isKnown))],
    unknown: [...names.filter((name) => !isKnown(name)), ...(rest.match(/\{\{|\}\}/g) ?? [])],
  }
}

/** The text with its fields filled in; what has no value stays as it is written. What is filled in is not read again. */
export const filled = (text: string, values: MergeValues): string =>
  text.replaceAll(FIELD, (written, name: string) => (isKnown(name) ? (values[name] ?? written) : written))

/** A mail as it is kept: the parts of a language stand together. */
interface Mail {
  readonly subject: Readonly<{ en?: string | undefined; am?: string | undefined }>
  readonly text: Readonly<{ en?: string | undefined; am?: string | undefined }>
}
/** The mail in a language, or in the other where it was not written in this one. */
export function mailIn(
  { subject, text }: Mail,
  lang: 'en' | 'am',
): { readonly lang: 'en' | 'am'; readonly subject: string; readonly text: string } | null {
  for (const one of lang === 'en' ? (['en', 'am'] as const) : (['am', 'en'] as const)) {
    const [said, body] = [subject[one], text[one]]
    if (said !== undefined && body !== undefined) return { lang: one, subject: said, text: body }
  }
  return null
}
