import type { ResumeBody, SavedResume } from '../../openapi/schemas/resume.ts'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'

export type MadeResume = SavedResume

/** A new resume of everything that the person has written of themself. */
export async function resume(app: TestApp, as: Person, name = 'Accountant', lang: 'en' | 'am' = 'en') {
  const answer = await app.call<MadeResume>('POST', '/resumes', { as, body: { name, lang, style: null } })
  if (answer.status !== 201) throw new Error(`No resume: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** What is sent to save a resume as it is, with what is different. */
export const resumeBodyOf = (
  { name, lang, style, content, version }: MadeResume,
  over: Partial<ResumeBody> = {},
): ResumeBody => ({ name, lang, style, content, version, ...over })
