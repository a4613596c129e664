import { and, eq } from 'drizzle-orm'
import type { ResumePublication } from '../../../openapi/schemas/resume.ts'
import { resumes } from '../../db/resume-tables.ts'
import type { Services } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { invalid, refuse, type FieldErrors } from '../../kernel/refusal.ts'
import { showing, told, type Change } from './resumes.commands.ts'
import { findResume, presentSaved, type Resume } from './resumes.queries.ts'

/**
 * An address that nobody can guess: most resumes are for whoever was given the link. It says neither what its owner
 * calls the resume, which nobody else is to learn, nor whose it is, which one with a password keeps to itself.
 */
export const newSlug = ({ ids }: Pick<Services, 'ids'>): string => ids.code().toLowerCase()

function faultsOf(
  before: Resume,
  { visibility, until }: ResumePublication,
  hasPassword: boolean,
  now: Date,
): FieldErrors {
  return {
    ...(visibility !== 'private' && until !== null && until < todayIn(now)
      ? { until: ['validation.not_past' as const] }
      : {}),
    ...(visibility === 'password' && !hasPassword && before.passwordHash === null
      ? { password: ['validation.required' as const] }
      : {}),
  }
}

/**
 * Says who may read a resume. Its address is made the first time, and stays; a password that is needed no more is
 * forgotten. `passwordHash`: of a new password, or null. Refuses with `stale` and the resume as it is now.
 */
export async function publishResume(
  change: Change,
  id: string,
  { body, passwordHash }: { readonly body: ResumePublication; readonly passwordHash: string | null },
) {
  const { tx, services, accountId, now } = change
  const before = await findResume(tx, accountId, id)
  if (before.version !== body.version) refuse('stale', { current: presentSaved(before, showing(change)) })
  const errors = faultsOf(before, body, passwordHash !== null, now)
  if (Object.keys(errors).length > 0) invalid(errors)
  const { visibility, until, indexed } = body
  const [row] = await tx
    .update(resumes)
    .set({
      visibility,
      until,
      indexed,
      passwordHash: visibility === 'password' ? (passwordHash ?? before.passwordHash) : null,
      slug: before.slug ?? (visibility === 'private' ? null : newSlug(services)),
      version: body.version + 1,
    })
    .where(and(eq(resumes.id, before.id), eq(resumes.version, body.version)))
    .returning()
  if (row === undefined)
    return refuse('stale', { current: presentSaved(await findResume(tx, accountId, id), showing(change)) })
  told(change)
  return presentSaved(row, showing(change))
}
