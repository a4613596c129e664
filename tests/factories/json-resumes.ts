import { validate } from '@jsonresume/schema'

/** What the published schema of JSON Resume finds wrong with a document. */
export function jsonResumeFaults(resume: unknown): readonly string[] {
  let found: readonly string[] = []
  validate(resume, (faults) => {
    found = (faults ?? []).map(({ stack }) => stack)
  })
  return found
}
