/** What a letter can be filled in with: of the person it is about, of their job, of the company and of the letter itself. */
export const LETTER_FIELDS = [
  'person_name',
  'position',
  'department',
  'first_day',
  'last_day',
  'salary',
  'currency',
  'company_name',
  'recipient_name',
  'author_name',
  'reference',
  'today',
] as const
export type LetterField = (typeof LETTER_FIELDS)[number]
export const isLetterField = (name: string): name is LetterField => LETTER_FIELDS.some((field) => field === name)

/** How a field is written where only its text is seen: counted, searched, compared. */
export const fieldText = (field: LetterField): string => `{${field}}`
