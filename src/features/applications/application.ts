import type { Language } from '../../../openapi/define.ts'
import { applicationBody, type ApplicationAnswer } from '../../../openapi/schemas/job-application.ts'
import type { JobQuestion } from '../../../openapi/schemas/job-posting.ts'
import { fromForm, toForm } from '../../ui/form/shape.ts'
import type { ApplicationValues } from './apply.effects.ts'
import type { OwnForm } from './own-form.ts'

/** What of the own application its form edits; `lang` is that of a resume nobody chose yet. */
export function valuesOf({ application }: OwnForm, lang: Language): ApplicationValues {
  if (application === null)
    return { resume_id: null, lang, cv_file_id: null, cover_letter: null, answers: [], document_ids: [] }
  const { resume_id, cv, cover_letter, answers, documents } = application
  return {
    resume_id,
    lang: application.lang,
    cv_file_id: cv?.id ?? null,
    cover_letter,
    answers: answers.map((answer) =>
      answer.kind === 'file' ? { kind: 'file', question: answer.question, file_id: answer.file.id } : answer,
    ),
    document_ids: documents.map(({ id }) => id),
  }
}

/** An answer as the form holds it: there is one for each question, in their order, and it may be empty. */
interface HeldAnswer {
  readonly kind: JobQuestion['kind']
  readonly question: string
  readonly value?: unknown
  readonly file_id?: string | null
}
const blank = ({ id, kind }: JobQuestion): HeldAnswer =>
  kind === 'file' ? { kind, question: id, file_id: null } : { kind, question: id, value: kind === 'text' ? '' : null }
const isEmpty = ({ kind, value, file_id }: HeldAnswer) => {
  const said = kind === 'file' ? file_id : value
  return said === null || said === undefined || (typeof said === 'string' && said.trim() === '')
}
const answersIn = (held: object) => (held as { readonly answers?: readonly HeldAnswer[] }).answers ?? []

/** What the form holds for these values; what was answered to a question that is not asked any more is left out. */
export const formOf = (values: ApplicationValues, questions: readonly JobQuestion[]): object => ({
  ...(toForm(applicationBody, { ...values, answers: [], version: null }) as object),
  answers: questions.map(
    (question) =>
      values.answers.find((answer) => answer.question === question.id && answer.kind === question.kind) ??
      blank(question),
  ),
})

/** Stands in the place of an answer that is not given, so that messages find the others at theirs. */
const standIn = ({ question }: HeldAnswer): ApplicationAnswer => ({ kind: 'text', question, value: '-' })
/** What the form holds on its way to validation: what is not answered is no mistake. */
export const prepare = <H extends object>(held: H): H => ({
  ...held,
  answers: answersIn(held).map((answer) => (isEmpty(answer) ? standIn(answer) : answer)),
})

/** What the form holds, as it is sent; null while something in it cannot be. */
export function readForm(held: object): ApplicationValues | null {
  const answers = answersIn(held).filter((answer) => !isEmpty(answer))
  const read = applicationBody.safeParse(fromForm(applicationBody, { ...held, answers, version: null }))
  if (!read.success) return null
  const { version: _, ...values } = read.data
  return values
}

/** The place of the form that something missing is at. */
export const placeOf = (missing: string): string =>
  missing.startsWith('documents.') ? 'documents' : missing === 'resume_id' ? 'resume' : missing
