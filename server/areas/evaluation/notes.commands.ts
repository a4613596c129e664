import { and, eq, sql } from 'drizzle-orm'
import { resolve } from '../../../openapi/format/names.ts'
import { MOST_NOTES, type ApplicantReview, type NoteBody } from '../../../openapi/schemas/applicant-review.ts'
import { applicantNotes } from '../../db/applicant-review-tables.ts'
import type { Tx } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import type { Received } from '../applications/applicants.queries.ts'
import { colleaguesById, whoMayLook } from './colleagues.queries.ts'
import { aboutOf, findReviewed, readReview, type Asking } from './review.queries.ts'
import { tellColleague } from './tell-colleague.ts'

/** Everybody mentioned must be able to read the note. Refuses with `invalid` beside the mentions. */
async function checkMentions(tx: Tx, asking: Asking, received: Received, mentions: readonly string[]): Promise<void> {
  const may = await whoMayLook(tx, aboutOf(asking, received), mentions)
  if (mentions.some((id) => !may.has(id))) invalid({ mentions: ['validation.reference'] })
}
/** Tells those who are mentioned, in one order; nobody is told of their own note. */
async function tellMentioned(tx: Tx, asking: Asking, received: Received, mentions: readonly string[]): Promise<void> {
  const { viewer, services } = asking
  const author = (await colleaguesById(tx, aboutOf(asking, received), [viewer.userId])).get(viewer.userId)
  for (const userId of mentions.filter((id) => id !== viewer.userId).toSorted())
    await tellColleague(tx, services, {
      userId,
      accountId: viewer.accountId,
      kind: 'note_mention',
      applicationId: received.row.id,
      valuesIn: (lang) => ({
        title: resolve(received.posting.title, lang)?.text ?? '',
        person: resolve(author?.name, lang)?.text ?? '',
      }),
    })
}
const writable = async (tx: Tx, asking: Asking, applicationId: string): Promise<Received> => {
  const received = await findReviewed(tx, asking, applicationId)
  return received.row.applicantAccountId === null ? refuse('forbidden', {}) : received
}

/** Writes a note on an applicant. Refuses with `not_found`, `forbidden`, `invalid` and `limit_reached`. */
export async function addNote(
  tx: Tx,
  asking: Asking,
  applicationId: string,
  { text, mentions }: NoteBody,
): Promise<ApplicantReview> {
  const { viewer, services, now } = asking
  const received = await writable(tx, asking, applicationId)
  await checkMentions(tx, asking, received, mentions)
  const there = await tx.$count(applicantNotes, eq(applicantNotes.applicationId, applicationId))
  if (there >= MOST_NOTES) refuse('limit_reached', { limit: MOST_NOTES })
  const id = services.ids.uuid()
  await tx.insert(applicantNotes).values({ id, applicationId, authorId: viewer.userId, text, mentions, createdAt: now })
  await tellMentioned(tx, asking, received, mentions)
  services.events.publish(tx, 'applications', viewer.accountId)
  return readReview(tx, asking, received)
}

/** An own note of the applicant; others' are nobody else's to change, and not found. */
const ownNote = ({ viewer }: Asking, applicationId: string, id: string) =>
  and(
    eq(applicantNotes.id, id),
    eq(applicantNotes.applicationId, applicationId),
    eq(applicantNotes.authorId, viewer.userId),
  )

/** Words an own note anew. Refuses with `not_found`, `forbidden`, `invalid` and `stale`. */
export async function editNote(
  tx: Tx,
  asking: Asking,
  {
    applicationId,
    id,
    body: { text, mentions, version },
  }: {
    readonly applicationId: string
    readonly id: string
    readonly body: NoteBody & { readonly version: number }
  },
): Promise<ApplicantReview> {
  const { viewer, services, now } = asking
  const received = await writable(tx, asking, applicationId)
  const own = ownNote(asking, applicationId, id)
  const [before] = await tx.select().from(applicantNotes).where(own).for('no key update')
  if (before === undefined) return refuse('not_found', {})
  if (before.version !== version) return refuse('stale', { current: await readReview(tx, asking, received) })
  const added = mentions.filter((one) => !before.mentions.includes(one))
  // Who was mentioned and has left since can stay in the text.
  await checkMentions(tx, asking, received, added)
  await tx
    .update(applicantNotes)
    .set({ text, mentions, editedAt: now, version: sql`${applicantNotes.version} + 1` })
    .where(own)
  await tellMentioned(tx, asking, received, added)
  services.events.publish(tx, 'applications', viewer.accountId)
  return readReview(tx, asking, received)
}

/** Deletes an own note. */
export async function deleteNote(tx: Tx, asking: Asking, applicationId: string, id: string): Promise<void> {
  await findReviewed(tx, asking, applicationId)
  const gone = await tx
    .delete(applicantNotes)
    .where(ownNote(asking, applicationId, id))
    .returning({ id: applicantNotes.id })
  if (gone.length === 0) refuse('not_found', {})
  asking.services.events.publish(tx, 'applications', asking.viewer.accountId)
}
