import type { JobContent, JobQuestion } from './schemas/job-posting.ts'

/** What an application has so far. */
interface Filled {
  readonly hasResume: boolean
  /** The questions that have an answer. */
  readonly answered: ReadonlySet<string>
  /** The kinds of the support documents with it. */
  readonly kinds: ReadonlySet<JobContent['documents'][number]>
}

/**
 * The fields that have to be filled before an application is sent: `resume_id` (a resume or a CV of one's own),
 * `answers.{question}` and `documents.{kind}`.
 */
export const applicationGaps = (
  { questions, documents }: { readonly questions: readonly JobQuestion[]; readonly documents: JobContent['documents'] },
  { hasResume, answered, kinds }: Filled,
): string[] => [
  ...(hasResume ? [] : ['resume_id']),
  ...questions.flatMap(({ id, required }) => (required && !answered.has(id) ? [`answers.${id}`] : [])),
  ...documents.flatMap((kind) => (kinds.has(kind) ? [] : [`documents.${kind}`])),
]

/** Is this an answer that the employer does not look for? No answer, and an answer of another kind, never is. */
export function knocksOut(question: JobQuestion, value: string | number | boolean | null): boolean {
  switch (question.kind) {
    case 'number':
      return typeof value === 'number' && question.least !== null && value < question.least
    case 'yes_no':
      return typeof value === 'boolean' && question.accepted !== null && value !== question.accepted
    case 'choice':
      return typeof value === 'number' && question.accepted !== null && !question.accepted.includes(value)
    case 'text':
    case 'file':
      return false
  }
}
