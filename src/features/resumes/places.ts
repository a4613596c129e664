import { RESUME_PARTS, type ResumePart } from '../../../openapi/resume-parts.ts'

/** The id of the field of a text; `at` is as in papers. */
export const fieldId = (at: string): string => `at-${at.replaceAll('/', '-')}`

/** A part of the paper, and a fact in it. */
export interface Place {
  readonly part: ResumePart
  readonly fact: string | null
}
/** The part of a place on the paper, and the fact in it; null for the head. */
export function partOf(at: string): Place | null {
  const [first = '', fact] = at.split('/')
  const part = RESUME_PARTS.find((key) => key === first)
  return part === undefined ? null : { part, fact: fact ?? null }
}
