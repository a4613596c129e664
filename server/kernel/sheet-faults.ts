import type { z } from 'zod'
import type { Language } from '../../openapi/define.ts'
import { COMMA } from '../../openapi/format/comma.ts'
import { explain, type Explained } from '../../openapi/explain.ts'

/** What cells say for yes and no. */
const YES_OR_NO = ['TRUE', 'FALSE']

/** What a cell may say, where that is one of few values. */
const choicesOf = (issue: z.core.$ZodIssue): readonly unknown[] =>
  issue.code === 'invalid_value'
    ? issue.values
    : issue.code === 'invalid_type' && issue.expected === 'boolean'
      ? YES_OR_NO
      : []

/** That a cell says something else than these. */
export const notAmong = (choices: readonly unknown[], lang: Language): Explained => ({
  id: 'validation.sheet_choice',
  values: { choices: choices.join(COMMA[lang]) },
})

/** What is wrong with a cell: in a spreadsheet nothing offers what is right, so it is said. */
export function explainCell(issue: z.core.$ZodIssue, lang: Language): Explained {
  const told = explain(issue)
  const choices = choicesOf(issue)
  return told.id === 'validation.malformed' && choices.length > 0 ? notAmong(choices, lang) : told
}
