import { and, eq, isNull } from 'drizzle-orm'
import type { PublicResume } from '../../../src/documents/resume/resume-data.ts'
import type { Language } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { RESUME_TEMPLATE_FACTS } from '../../../openapi/resume-style.ts'
import { goneResumes, resumeSnapshots, resumes } from '../../db/resume-tables.ts'
import { accounts, files, users } from '../../db/tables.ts'
import { audienceOf, maySee } from '../../kernel/audience.ts'
import { isActive } from '../../kernel/active-account.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { safeName } from '../../kernel/document-name.ts'
import { qrDrawing } from '../../kernel/qr-code.ts'
import { shownAt } from '../documents/attachments.queries.ts'
import { picture } from '../site/section-entry.present.ts'
import { papersOf } from './papers.queries.ts'
import { documentPath, isOpen, resumePath } from './publication.policy.ts'
import { slugHash } from './resumes.commands.ts'
import type { Resume } from './resumes.queries.ts'

/** What is at an address: a resume that others may read, a frozen copy of one, nothing any more, or nothing ever. */
export type Found =
  | { readonly kind: 'resume'; readonly row: Resume }
  | { readonly kind: 'snapshot'; readonly row: typeof resumeSnapshots.$inferSelect }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' }

/** What is at the address of this slug today. Whoever may not sign in any more has nothing public. */
export async function findPublic(db: Readable, slug: string, now: Date): Promise<Found> {
  const [resume] = await db
    .select({ row: resumes, isActive: isActive() })
    .from(resumes)
    .innerJoin(accounts, eq(accounts.id, resumes.accountId))
    .where(eq(resumes.slug, slug))
  if (resume) return resume.isActive && isOpen(resume.row, now) ? { kind: 'resume', row: resume.row } : { kind: 'gone' }
  const [snapshot] = await db
    .select({ row: resumeSnapshots, deletedAt: resumes.deletedAt, isActive: isActive() })
    .from(resumeSnapshots)
    .innerJoin(resumes, eq(resumes.id, resumeSnapshots.resumeId))
    .innerJoin(accounts, eq(accounts.id, resumeSnapshots.accountId))
    .where(eq(resumeSnapshots.slug, slug))
  // A copy goes with its resume, and not when that is private again: it was sent to somebody.
  if (snapshot)
    return snapshot.isActive && snapshot.deletedAt === null ? { kind: 'snapshot', row: snapshot.row } : { kind: 'gone' }
  const [gone] = await db
    .select()
    .from(goneResumes)
    .where(eq(goneResumes.slugHash, slugHash(slug)))
  return { kind: gone ? 'gone' : 'unknown' }
}

const wantsPhoto = ({ style }: Pick<Resume, 'style'>) =>
  style.photo && RESUME_TEMPLATE_FACTS[style.template].photo !== 'none'

type Reading = Pick<Services, 'say' | 'config' | 'files' | 'clock'>
const PHOTO = {
  id: files.id,
  kind: files.kind,
  type: files.type,
  name: files.name,
  bytes: files.bytes,
  width: files.width,
  height: files.height,
}
const addresses = (services: Reading, isLocked: boolean) => ({
  webOrigin: services.config.webOrigin,
  fileUrl: isLocked ? services.files.briefUrl : services.files.publicUrl,
})
/** The photo as it is loaded: by everyone, or for an hour by whoever knows the password. */
async function photoOf(services: Reading, db: Readable, row: Resume) {
  if (!wantsPhoto(row)) return null
  const [file] = await db
    .select(PHOTO)
    .from(accounts)
    .innerJoin(files, eq(files.id, accounts.pictureId))
    .where(eq(accounts.id, row.accountId))
  return picture(file, addresses(services, row.visibility === 'password'))
}
/** The photo that a copy keeps. */
async function frozenPhotoOf(services: Reading, db: Readable, photoId: string | null) {
  if (photoId === null) return null
  const [file] = await db.select(PHOTO).from(files).where(eq(files.id, photoId))
  return picture(file, addresses(services, false))
}

const addressed = ({ config }: Reading, slug: string) => {
  const url = `${config.webOrigin}${resumePath(slug)}`
  return { slug, url, qr: qrDrawing(`${url}?via=qr`) }
}

/** A resume as others read it today. */
export async function publicResume(services: Reading, db: Readable, row: Resume): Promise<PublicResume> {
  return {
    kind: 'open',
    papers: await papersOf(services, db, row),
    ...addressed(services, row.slug ?? ''),
    language: row.lang,
    accent: row.style.accent,
    photo: await photoOf(services, db, row),
    documents: (await shownAt(db, { kind: 'resume', id: row.id })).map(({ id, name, kind, form, bytes }) => ({
      path: documentPath(row.slug ?? '', id),
      name,
      kind,
      format: form === 'picture' ? 'picture' : 'pdf',
      bytes,
    })),
    isKnown: row.visibility === 'everyone',
    isIndexed: row.visibility === 'everyone' && row.indexed,
    frozenAt: null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** A frozen copy as others read it: what it said and showed then, without the documents, which are of today. */
export async function publicSnapshot(
  services: Reading,
  db: Readable,
  row: typeof resumeSnapshots.$inferSelect,
): Promise<PublicResume> {
  return {
    kind: 'open',
    papers: row.papers,
    ...addressed(services, row.slug),
    language: row.lang,
    accent: row.style.accent,
    photo: await frozenPhotoOf(services, db, row.photoId),
    documents: [],
    isKnown: false,
    isIndexed: false,
    frozenAt: row.createdAt.toISOString(),
    updatedAt: row.createdAt.toISOString(),
  }
}

/** The addresses that search engines may list. */
export async function listIndexed(db: Readable, now: Date) {
  const rows = await db
    .select({ row: resumes })
    .from(resumes)
    .innerJoin(accounts, eq(accounts.id, resumes.accountId))
    .where(and(eq(resumes.visibility, 'everyone'), eq(resumes.indexed, true), isActive()))
    .orderBy(resumes.id)
  return rows
    .filter(({ row }) => isOpen(row, now))
    .map(({ row }) => ({ path: resumePath(row.slug ?? ''), updated_at: row.updatedAt.toISOString() }))
}

/** May anyone load this picture, because a copy or a resume without a password shows it? */
export async function isResumePhoto(db: Readable, fileId: string, now: Date): Promise<boolean> {
  const [copy] = await db
    .select({ id: resumeSnapshots.id })
    .from(resumeSnapshots)
    .innerJoin(resumes, eq(resumes.id, resumeSnapshots.resumeId))
    .innerJoin(accounts, eq(accounts.id, resumeSnapshots.accountId))
    .where(and(eq(resumeSnapshots.photoId, fileId), isNull(resumes.deletedAt), isActive()))
  if (copy) return true
  const rows = await db
    .select({ row: resumes, audiences: accounts.audiences })
    .from(accounts)
    .innerJoin(resumes, eq(resumes.accountId, accounts.id))
    .where(and(eq(accounts.pictureId, fileId), isActive()))
  return rows.some(
    ({ row, audiences }) =>
      maySee(audienceOf(audiences, 'photo'), 'resume') &&
      isOpen(row, now) &&
      row.visibility !== 'password' &&
      wantsPhoto(row),
  )
}

/** What the PDF of an account's resume is called by whoever downloads it: its owner's name, never what they call it. */
export async function pdfNameOf(db: Readable, accountId: string, lang: Language): Promise<string> {
  const [owner] = await db
    .select({ name: users.displayName })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(eq(accounts.id, accountId))
  return safeName(resolve(owner?.name, lang)?.text ?? 'resume', 'pdf')
}
