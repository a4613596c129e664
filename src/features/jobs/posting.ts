import { jobGaps, jobPostingBody, type JobPosting, type JobQuestion } from '../../../openapi/schemas/job-posting.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { fromForm, toForm } from '../../ui/form/shape.ts'
import type { PostingValues } from './postings.effects.ts'

/** The form holds a version because the body has one; what is sent has that of the row. */
const ANY_VERSION = 1

/** What of a posting its editor edits. */
export const valuesOf = (row: JobPosting): PostingValues =>
  Object.fromEntries(
    Object.keys(jobPostingBody.shape)
      .filter((field) => field !== 'version')
      .map((field) => [field, row[field as keyof PostingValues]]),
  ) as PostingValues

/** What the form holds for these values. */
export const formOf = (values: PostingValues): object =>
  toForm(jobPostingBody, { ...values, version: ANY_VERSION }) as object

/** A question as the form holds it: what belongs to another kind of answer stays while one is tried out. */
export interface HeldQuestion {
  readonly id: string
  readonly kind: JobQuestion['kind']
  readonly text: Localized
  readonly required: boolean
  /** Interviewers do not see the answers; undefined: as its words suggest. */
  readonly about_pay?: boolean | undefined
  readonly options?: readonly Localized[]
  /** Of a yes or no the needed answer, of a choice the places of those that will do. */
  readonly accepted?: boolean | readonly number[] | null
  readonly least?: number | string | null
}

const trimmed = (text: Localized | undefined): Localized =>
  Object.fromEntries(
    (['en', 'am'] as const).flatMap((lang) => {
      const one = text?.[lang]?.trim() ?? ''
      return one === '' ? [] : [[lang, one]]
    }),
  )
const isEmpty = (text: Localized | undefined) => Object.keys(trimmed(text)).length === 0

/** Why a question is not saved yet: it has no text, or too few answers to choose from. Null: it is whole. */
export function unfinished({ kind, text, options = [] }: HeldQuestion): 'text' | 'options' | null {
  if (isEmpty(text)) return 'text'
  return kind === 'choice' && options.filter((option) => !isEmpty(option)).length < 2 ? 'options' : null
}

/** A question as it is sent: what its kind has, without the answers that nobody wrote. */
function whole({ id, kind, text, required, about_pay, options = [], accepted, least }: HeldQuestion): object {
  const asked = { id, kind, text: trimmed(text), required, ...(about_pay === undefined ? {} : { about_pay }) }
  if (kind === 'yes_no') return { ...asked, accepted: typeof accepted === 'boolean' ? accepted : null }
  if (kind === 'number') return { ...asked, least: least === '' ? null : (least ?? null) }
  if (kind !== 'choice') return asked
  const kept = options.flatMap((option, place) => (isEmpty(option) ? [] : [place]))
  const places = Array.isArray(accepted) ? (accepted as readonly number[]).filter((place) => kept.includes(place)) : []
  return {
    ...asked,
    options: kept.map((place) => trimmed(options[place])),
    accepted: places.length > 0 ? places.map((place) => kept.indexOf(place)) : null,
  }
}

const questionsOf = (held: object): readonly HeldQuestion[] =>
  (held as { readonly questions?: readonly HeldQuestion[] }).questions ?? []
/** Stands in the place of a question that is not finished, so that messages find the others at theirs. */
const standIn = ({ id }: HeldQuestion): object => ({ id, kind: 'text', text: { en: '-' }, required: false })

/** What the form holds on its way to validation: questions that are not finished wait. */
export const prepare = <H extends object>(held: H): H => ({
  ...held,
  questions: questionsOf(held).map((question) => (unfinished(question) === null ? whole(question) : standIn(question))),
})

/** What the form holds, as it is sent; null while something in it cannot be. */
export function readForm(held: object): PostingValues | null {
  const questions = questionsOf(held).filter((question) => unfinished(question) === null)
  const read = jobPostingBody.safeParse(fromForm(jobPostingBody, prepare({ ...held, questions })))
  if (!read.success) return null
  const { version: _, ...values } = read.data
  return values
}

/** A place of the editor that lacks something before it can be published. */
export interface Gap {
  /** The field's name. */
  readonly field: string
  /** Of a question its number. */
  readonly question?: number
  /** It is there, but the day has passed. */
  readonly isOver?: true
}

/** The day that it is in a time zone, as an ISO date. */
const dayIn = (timeZone: string, at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
/** Whether a last day to apply is over at a moment, where the posting counts its days. */
export const isDayOver = ({ deadline, time_zone }: Pick<PostingValues, 'deadline' | 'time_zone'>, at: Date) =>
  deadline !== null && deadline < dayIn(time_zone, at)

/**
 * What is missing before a posting can be published at a moment: fields, a deadline that has not passed, and questions
 * that nobody finished.
 */
export function gapsOf(held: object, at: Date): readonly Gap[] {
  const now = fromForm(jobPostingBody, held) as PostingValues
  const isOver = isDayOver(now, at)
  return [
    ...(isEmpty(now.title) ? [{ field: 'title' }] : []),
    ...jobGaps(now).map((field) => ({ field })),
    ...(isOver ? [{ field: 'deadline', isOver } as const] : []),
    ...questionsOf(held).flatMap((question, at) =>
      unfinished(question) === null ? [] : [{ field: `questions.${at}.text`, question: at + 1 }],
    ),
  ]
}
