import { z } from 'zod'
import { says, withRules, type Rule } from '../explain.ts'
import { referenceProblem } from '../letter-reference.ts'
import { ref } from '../ref.ts'
import { RESUME_FONT_PAIRS } from '../resume-style.ts'
import { localizedRichText, richLetter } from '../rich-text.ts'
import { amount, calendar, colour, isoDate, language, line, localized, version, wholeNumber } from './primitives.ts'

/** So many of each a company has at most. */
export const MOST_FORMATS = 20
export const MOST_TYPES = 100
export const MOST_TEMPLATES = 30
export const MOST_PERMISSIONS = 300
export const MOST_LEVELS = 15
export const MOST_APPROVERS = 20
export const MOST_ABSENCES = 300
/** The most people that are found at once; more letters find the others. */
export const MOST_PEOPLE = 20
/** The longest header or footer, and the longest body of a template, in characters of each language. */
export const LONGEST_LETTERHEAD = 1000
export const LONGEST_TEMPLATE = 20_000

const name = localized(line(80))
/** A name as readers get it. */
const said = localized(z.string())

// Formats of reference numbers.

const format = {
  name,
  pattern: line(60).regex(/^[\p{L}\p{M}\p{N}{}:/\-._ ]*$/u, says('validation.reference_characters')),
  calendar: calendar.describe('of the year and the month'),
  reset: z.enum(['yearly', 'never']).describe('yearly: the numbers begin anew with the year of the calendar'),
  shared: z.boolean().describe('one count for all types of this format; otherwise each has its own'),
}
/** A pattern is refused as a whole, with what was meant. */
const soundPattern: Rule<z.output<z.ZodObject<typeof format>>> = ({ pattern, reset, shared }, add) => {
  if (pattern === undefined || reset === undefined || shared === undefined) return
  const problem = referenceProblem({ pattern, reset, shared })
  if (problem !== null) add('pattern', problem.id, problem.values)
}
export const letterFormatBody = withRules(z.strictObject(format), soundPattern).meta({ id: 'LetterFormatBody' })
export type LetterFormatBody = z.output<typeof letterFormatBody>
export const letterFormatEdit = withRules(z.strictObject({ ...format, version }), soundPattern)
export const letterFormat = z
  .strictObject({
    id: ref('letterFormat'),
    version,
    ...format,
    name: said,
    pattern: z.string(),
    types: z.int().describe('how many types have it'),
    numbered: z.int().describe('how many letters have a number of it; these keep theirs whatever changes'),
    last: z.int().describe('the highest number of the count that goes on today; 0: none'),
  })
  .meta({ id: 'LetterFormat' })
export type LetterFormat = z.output<typeof letterFormat>
export const letterFormats = z.strictObject({ data: z.array(letterFormat) }).meta({ id: 'LetterFormats' })

// Templates.

const millimetres = wholeNumber.min(5).max(60)
const template = {
  name,
  logo: z.enum(['company', 'file', 'none']).describe('file: the picture of `logo_id`'),
  logo_id: ref('file').nullable(),
  header: localizedRichText(LONGEST_LETTERHEAD).nullable(),
  footer: localizedRichText(LONGEST_LETTERHEAD).nullable(),
  margins: z
    .strictObject({ top: millimetres, right: millimetres, bottom: millimetres, left: millimetres })
    .describe('of an A4 page, in millimetres'),
  font: z.enum(RESUME_FONT_PAIRS),
  size: wholeNumber.min(8).max(16).describe('of the text, in points'),
  accent: colour,
  body: localized(richLetter(LONGEST_TEMPLATE)).nullable().describe('what a new letter begins with'),
}
const ownLogo: Rule<{ readonly logo: string; readonly logo_id: string | null }> = ({ logo, logo_id }, add) => {
  if (logo === 'file' && logo_id === null) add('logo_id', 'validation.required')
  if (logo !== undefined && logo !== 'file' && logo_id !== null && logo_id !== undefined)
    add('logo_id', 'validation.logo_unused')
}
export const letterTemplateBody = withRules(z.strictObject(template), ownLogo).meta({ id: 'LetterTemplateBody' })
export type LetterTemplateBody = z.output<typeof letterTemplateBody>
export const letterTemplateEdit = withRules(z.strictObject({ ...template, version }), ownLogo)
/** A template as it is being written, and whom its first letter would be about. */
export const letterTemplateTrial = withRules(
  z.strictObject({
    ...template,
    lang: language,
    about_user_id: ref('user').nullable().describe('somebody of the company, also a former one'),
  }),
  ownLogo,
)
export type LetterTemplateTrial = z.output<typeof letterTemplateTrial>
const templateRow = {
  id: ref('letterTemplate'),
  version,
  name: said,
  types: z.int().describe('how many types have it'),
}
export const letterTemplate = z
  .strictObject({
    ...template,
    ...templateRow,
    logo_url: z.string().nullable().describe('of its own picture'),
  })
  .meta({ id: 'LetterTemplate' })
export type LetterTemplate = z.output<typeof letterTemplate>
/** A row of `/user/Letter/template`: without its texts. */
export const letterTemplateRow = z
  .strictObject({ ...templateRow, font: template.font, accent: z.string() })
  .meta({ id: 'LetterTemplateRow' })
export type LetterTemplateRow = z.output<typeof letterTemplateRow>
export const letterTemplates = z.strictObject({ data: z.array(letterTemplateRow) }).meta({ id: 'LetterTemplates' })

// Whom a permission or a level names.

/** A person by their id, a position by its own; the others name nobody. */
const namedOnce: Rule<{
  readonly who: string
  readonly user_id: string | null
  readonly position_id: string | null
}> = ({ who, user_id, position_id }, add) => {
  if (who === undefined) return
  if (who === 'person' && user_id === null) add('user_id', 'validation.required')
  if (who !== 'person' && user_id !== null && user_id !== undefined) add('user_id', 'validation.malformed')
  if (who === 'position' && position_id === null) add('position_id', 'validation.required')
  if (who !== 'position' && position_id !== null && position_id !== undefined)
    add('position_id', 'validation.malformed')
}
const ids = { user_id: ref('user').nullable(), position_id: ref('position').nullable() }
const named = {
  name: said.nullable().describe('of the person or the position; null: who names nobody, or a person without a name'),
  people: z.int().describe('how many it is today; 0: a position that nobody holds, or a person who left'),
}

/** Somebody who acts for the company: an owner, or who works there. */
export const letterPerson = z
  .strictObject({ id: ref('user'), name: said.nullable(), position: said.nullable() })
  .meta({ id: 'LetterPerson' })
export type LetterPerson = z.output<typeof letterPerson>
export const letterPeople = z.strictObject({ data: z.array(letterPerson) })
export const letterGroup = z
  .strictObject({
    data: z.array(letterPerson),
    total: z.int().describe('how many there are, also beyond those that are listed'),
  })
  .meta({ id: 'LetterGroup' })
export type LetterGroup = z.output<typeof letterGroup>

// Permissions.

export const LETTER_ACTIONS = ['write', 'approve', 'see'] as const
const permission = {
  type_id: ref('letterType').nullable().describe('null: all types'),
  action: z.enum(LETTER_ACTIONS),
  who: z.enum(['person', 'position', 'everybody']).describe('everybody: who works for the company now'),
  ...ids,
}
export const letterPermissionBody = withRules(z.strictObject(permission), namedOnce).meta({
  id: 'LetterPermissionBody',
})
export type LetterPermissionBody = z.output<typeof letterPermissionBody>
export const letterPermission = z
  .strictObject({
    id: ref('letterPermission'),
    ...permission,
    type: said.nullable(),
    ...named,
  })
  .meta({ id: 'LetterPermission' })
export type LetterPermission = z.output<typeof letterPermission>
export const letterPermissions = z.strictObject({ data: z.array(letterPermission) }).meta({ id: 'LetterPermissions' })

// Levels.

const approver = withRules(
  z.strictObject({
    who: z
      .enum(['person', 'position', 'owners', 'permitted'])
      .describe('permitted: who may approve letters of the type'),
    ...ids,
  }),
  namedOnce,
)
const isDistinct = (all: readonly unknown[]) => new Set(all.map((one) => JSON.stringify(one))).size === all.length
const level = {
  name,
  needs: z.enum(['any', 'all']).describe('of its approvers'),
  approvers: z.array(approver).min(1).max(MOST_APPROVERS).refine(isDistinct, { error: 'validation.repeated' }),
  type_ids: z
    .array(ref('letterType'))
    .max(MOST_TYPES)
    .refine(isDistinct, { error: 'validation.repeated' })
    .describe('empty: all types'),
  amount_over: amount.nullable().describe('in birr; null: any amount'),
  escalate_after: wholeNumber.min(1).max(90).nullable().describe('days; null: never'),
}
export const letterLevelBody = z.strictObject(level).meta({ id: 'LetterLevelBody' })
export type LetterLevelBody = z.output<typeof letterLevelBody>
export const letterLevelEdit = z.strictObject({ ...level, version })
const presentedApprover = z.strictObject({
  who: z.enum(['person', 'position', 'owners', 'permitted']),
  ...ids,
  ...named,
})
export type LetterApprover = z.output<typeof presentedApprover>
export const letterLevel = z
  .strictObject({
    id: ref('letterLevel'),
    version,
    ...level,
    name: said,
    approvers: z.array(presentedApprover),
  })
  .meta({ id: 'LetterLevel' })
export type LetterLevel = z.output<typeof letterLevel>
/** In the order in which letters pass them. */
export const letterLevels = z.strictObject({ data: z.array(letterLevel) }).meta({ id: 'LetterLevels' })
export const letterLevelOrder = z
  .strictObject({ ids: z.array(ref('letterLevel')).max(MOST_LEVELS).describe('all of them, in their new order') })
  .meta({ id: 'LetterLevelOrder' })

/** Why somebody is asked: named, as holder of a position, or in the place of somebody. */
export const ASKED_WHY = ['named', 'holder', 'deputy', 'superior', 'owner', 'permitted'] as const
/** The levels that a letter passes, and whom each would ask today. */
export const letterRoute = z
  .strictObject({
    data: z.array(
      z.strictObject({
        id: ref('letterLevel'),
        name: said,
        needs: level.needs,
        people: z.array(
          z.strictObject({
            ...letterPerson.shape,
            why: z.enum(ASKED_WHY),
            in_place_of: said.nullable().describe('whom a deputy stands in for'),
          }),
        ),
        vacant: z.array(said).describe('positions that nobody holds'),
      }),
    ),
  })
  .meta({ id: 'LetterRoute' })
export type LetterRoute = z.output<typeof letterRoute>

// Types.

const type = {
  name,
  prefix: line(12).regex(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.-]*$/u, says('validation.letter_prefix')),
  format_id: ref('letterFormat'),
  template_id: ref('letterTemplate').nullable(),
  confidential: z.boolean().describe('in no list, count, search or notification of others'),
  request: z.enum(['none', 'employment', 'salary']).describe('which certificate employees may ask for by it'),
  active: z.boolean().describe('new letters may have it'),
}
export const letterTypeBody = z.strictObject(type).meta({ id: 'LetterTypeBody' })
export type LetterTypeBody = z.output<typeof letterTypeBody>
export const letterTypeEdit = z.strictObject({ ...type, version })
export const letterType = z
  .strictObject({
    id: ref('letterType'),
    version,
    ...type,
    name: said,
    prefix: z.string(),
    reference: z.strictObject({
      name: said,
      pattern: z.string(),
      calendar,
      last: z.int().describe('the highest number of the count that its next letter goes on with'),
    }),
    template: said.nullable(),
    writers: z
      .array(z.strictObject({ who: permission.who, ...named }))
      .describe('empty: everybody with the right to write letters'),
    levels: z.array(z.strictObject({ name: said, amount_over: level.amount_over })),
  })
  .meta({ id: 'LetterType' })
export type LetterType = z.output<typeof letterType>
export const letterTypes = z.strictObject({ data: z.array(letterType) }).meta({ id: 'LetterTypes' })

// Absences.

const absence = {
  user_id: ref('user').nullable().describe('who is away; null: the caller'),
  deputy_id: ref('user'),
  from: isoDate,
  to: isoDate.describe('the last day'),
}
const daysInOrder: Rule<{ readonly from: string; readonly to: string }> = ({ from, to }, add) => {
  if (from !== undefined && to !== undefined && to < from) add('to', 'validation.end_before_start')
}
const anotherPerson: Rule<{ readonly user_id: string | null; readonly deputy_id: string }> = (
  { user_id, deputy_id },
  add,
) => {
  if (deputy_id !== undefined && user_id === deputy_id) add('deputy_id', 'validation.own_deputy')
}
export const letterAbsenceBody = withRules(z.strictObject(absence), daysInOrder, anotherPerson).meta({
  id: 'LetterAbsenceBody',
})
export type LetterAbsenceBody = z.output<typeof letterAbsenceBody>
export const letterAbsence = z
  .strictObject({
    id: ref('letterAbsence'),
    person: letterPerson,
    deputy: letterPerson,
    from: isoDate,
    to: isoDate,
    is_today: z.boolean(),
  })
  .meta({ id: 'LetterAbsence' })
export type LetterAbsence = z.output<typeof letterAbsence>
export const letterAbsences = z.strictObject({ data: z.array(letterAbsence) }).meta({ id: 'LetterAbsences' })
