import type { ResumeBody, ResumeSnapshot, SavedResume } from '../../openapi/schemas/resume.ts'
import { eq } from 'drizzle-orm'
import { resumeSnapshots } from '../../server/db/resume-tables.ts'
import { accounts } from '../../server/db/tables.ts'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'
import { uploadPicture } from './pictures.ts'

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

/** A frozen copy of a resume. */
export async function snapshot(app: TestApp, as: Person, { id }: { readonly id: string }, name = 'Dashen Bank') {
  const answer = await app.call<ResumeSnapshot>('POST', `/resumes/${id}/snapshots`, { as, body: { name } })
  if (answer.status !== 201) throw new Error(`No snapshot: ${JSON.stringify(answer.body)}`)
  return answer.body
}

type Publication = Partial<Record<'visibility' | 'until' | 'indexed' | 'password' | 'version', unknown>>
/** Publishes a resume for everyone who has its link, unless `over` says otherwise. */
export const publish = (app: TestApp, as: Person, { id, version }: MadeResume, over: Publication = {}) =>
  app.call<MadeResume & { readonly errors?: Readonly<Record<string, readonly string[]>> }>(
    'PUT',
    `/resumes/${id}/publication`,
    { as, body: { visibility: 'link', until: null, indexed: false, password: null, version, ...over } },
  )

/** A frozen copy that shows its person's photo: the file that it keeps of it. */
export async function frozenPhoto(app: TestApp, as: Person): Promise<string> {
  const { id } = await uploadPicture(app, as)
  await app.db.update(accounts).set({ pictureId: id }).where(eq(accounts.id, as.accountId))
  const made = await resume(app, as)
  const style = { ...made.style, template: 'portrait' as const, photo: true }
  await app.call('PUT', `/resumes/${made.id}`, { as, body: resumeBodyOf(made, { style }) })
  const copy = await snapshot(app, as, made)
  const [row] = await app.db.select().from(resumeSnapshots).where(eq(resumeSnapshots.id, copy.id))
  if (!row?.photoId) throw new Error('The copy kept no photo')
  return row.photoId
}
