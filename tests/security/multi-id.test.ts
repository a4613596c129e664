import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { anyOperations } from '../../openapi/operations/registry.ts'
import type { RefName } from '../../openapi/ref.ts'
import { anyResources, type ResourceName } from '../../openapi/resources/registry.ts'
import { notifications } from '../../server/db/company-tables.ts'
import { sessions } from '../../server/db/sign-in-tables.ts'
import { accounts } from '../../server/db/tables.ts'
import { put } from '../access/ask.ts'
import { makeWorld, type SignedIn } from '../access/world.ts'
import { jobSearch } from '../factories/job-alerts.ts'
import { applicantView } from '../factories/applicant-views.ts'
import { applicationIn, stageFor } from '../factories/job-applications.ts'
import { applicantNote, interviewer } from '../factories/applicant-reviews.ts'
import { openPosting } from '../factories/job-postings.ts'
import { auditRecord } from '../factories/audit.ts'
import { invitation, mailFollower, verification } from '../factories/companies.ts'
import { completeBody } from '../factories/entries.ts'
import { interviewIn } from '../factories/interviews.ts'
import { notification } from '../factories/notifications.ts'
import { hired, jobOffer } from '../factories/offers.ts'
import { company, individual } from '../factories/people.ts'
import { planRequest } from '../factories/plans.ts'
import { isAsked } from '../factories/shapes.ts'
import { uploadPicture } from '../factories/pictures.ts'
import { pageReport } from '../factories/reports.ts'
import { resume, snapshot } from '../factories/resumes.ts'
import { supportDocument } from '../factories/support-documents.ts'
import { letterRequestOf } from '../factories/letter-requests.ts'
import {
  letterAbsenceOf,
  letterFormatOf,
  letterLevelOf,
  letterPermissionOf,
  letterTemplateOf,
  letterTypeOf,
} from '../factories/letter-settings.ts'
import { commentOn, letterIn } from '../factories/letters.ts'
import { department, position } from '../factories/structure.ts'
import { testApp } from '../setup/app.ts'
import { idsOf, operationIds, success, unnamedIdsOf, withValue } from './refs.ts'
import { stateOf } from './state.ts'

const app = await testApp()
const world = await makeWorld(app)

/**
 * A row of each kind that belongs to someone whom no viewer has anything to do with; null where rows belong to
 * everyone.
 */
const stranger = await individual(app)
const strangeFirm = await company(app)
const entries = Object.fromEntries(
  await Promise.all(
    (Object.keys(anyResources) as ResourceName[]).map(async (name) => {
      const resource = anyResources[name]
      if (resource.owner === 'platform') return [name, null] as const
      const owner = resource.write === 'company' ? strangeFirm : stranger
      const body = await completeBody(app, owner.accountId, resource, 1)
      return [name, String((await world.make(owner, resource.path, body))['id'])] as const
    }),
  ),
) as Record<ResourceName, string | null>
await notification(app, stranger.accountId, 'job_offer')
const strangeResume = await resume(app, stranger)
const strangePosting = await openPosting(app, strangeFirm)
const strangeApplicant = await applicationIn(app, stranger, strangePosting, 'applied')
const strangeWriter = await company(app)
const strangeLetter = await letterIn(app, strangeWriter, 'draft')
const strangeAbsence = async () => {
  const { person } = await hired(app, world.people.anotherCompany)
  const days = { from: '2026-01-01', to: '2099-01-01' }
  const { userId } = world.people.anotherCompany
  const absence = { user: userId, deputy: person.userId, ...days }
  return (await letterAbsenceOf(app, world.people.anotherCompany, absence)).id
}
const foreign: Readonly<Record<RefName, string | null>> = {
  account: stranger.accountId,
  session:
    (await app.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, stranger.userId)))[0]?.id ?? '',
  file: (await uploadPicture(app, stranger)).id,
  jobPosting: strangePosting.id,
  hiringProcess: strangePosting.hiringProcessId,
  hiringStage: await stageFor(app, strangePosting, 'interview'),
  jobApplication: strangeApplicant.id,
  applicantNote: (await applicantNote(app, strangeFirm, strangeApplicant)).id,
  interviewerAssignment: (await interviewer(app, strangeFirm, strangeFirm, strangeApplicant)).id,
  jobSearch: (await jobSearch(app, stranger)).id,
  applicantView: await applicantView(app, strangeFirm),
  interview: (
    await interviewIn(app, await applicationIn(app, stranger, await openPosting(app, strangeFirm), 'interview'), {
      accountId: strangeFirm.accountId,
      holders: [strangeFirm.userId],
    })
  ).id,
  letterFormat: (await letterFormatOf(app, strangeFirm)).id,
  letterType: (await letterTypeOf(app, strangeFirm)).id,
  letterTemplate: (await letterTemplateOf(app, strangeFirm)).id,
  letterPermission: (await letterPermissionOf(app, strangeFirm)).id,
  letterLevel: (await letterLevelOf(app, strangeFirm)).id,
  letterAbsence: await strangeAbsence(),
  letter: strangeLetter,
  letterRequest: await letterRequestOf(app, strangeWriter, stranger.userId),
  letterComment: await commentOn(app, strangeWriter, strangeLetter),
  offer: (await jobOffer(app, world.people.anotherCompany, stranger)).id,
  employment: (await hired(app, world.people.anotherCompany, {}, stranger)).employment.id,
  notification:
    (
      await app.db
        .select({ id: notifications.id })
        .from(notifications)
        .where(eq(notifications.accountId, stranger.accountId))
    )[0]?.id ?? '',
  department: (await department(app, world.people.anotherCompany)).id,
  position: (await position(app, world.people.anotherCompany)).id,
  verification: (await verification(app, strangeFirm, 'requested')).id,
  planRequest: (await planRequest(app, strangeFirm, 'requested')).id,
  ownershipInvitation: await invitation(app, strangeFirm, stranger.email),
  follower: (await mailFollower(app, strangeFirm)).id,
  auditRecord: await auditRecord(app, world.people.administrator),
  report: (await pageReport(app, strangeFirm)).id,
  resume: strangeResume.id,
  resumeSnapshot: (await snapshot(app, stranger, strangeResume)).id,
  supportDocument: (await supportDocument(app, stranger)).id,
  user: stranger.userId,
  message: null,
  subscriber: null,
  ...entries,
}
/** Ids of some other kinds, which each place is tried with too. */
const SOME: readonly RefName[] = ['account', 'session', 'file', 'offer', 'education']

const asked = operationIds.filter((id) => isAsked(id, ['create', 'edit']))
describe.each(asked.flatMap((id) => idsOf(id).map((found) => ({ id, at: found.path.join('.'), ...found }))))(
  '$id with another $ref at $at',
  ({ id, path, ref }) => {
    it('is refused, whatever id it is, as one that does not exist, and changes nothing', async () => {
      const { row, viewer } = success(id)
      const ask = await row.ask(world, viewer)
      const as = await world.as(viewer)
      const others = SOME.flatMap((kind) => (kind !== ref && foreign[kind] !== null ? [foreign[kind]] : []))
      // Users and requests are nobody's own before an administrator; ids of other kinds are as wrong as anywhere.
      const isAdmin = anyOperations[id].access === 'admin'
      const before = await stateOf(app.db)
      const refused = async (other: string) => {
        const { status, body } = await put(world, id, viewer, {
          ...withValue(ask, path, other),
          token: as?.token ?? '',
        })
        expect(status, JSON.stringify({ other, body })).toBeGreaterThanOrEqual(400)
        expect(status, JSON.stringify({ other, body })).toBeLessThan(500)
        return { status, body: { ...(body as object), request_id: '' } }
      }
      const unknown = await refused(app.services.ids.uuid())
      const theirs = isAdmin ? null : foreign[ref]
      if (theirs !== null) expect(await refused(theirs), theirs).toEqual(unknown)
      const own = isAdmin || ref === 'user' ? [] : [ownUser(viewer)]
      for (const other of [...own, ...others, 'not-an-id', '']) await refused(other)
      for (const other of [...(isAdmin || ref === 'user' ? [] : [ownUser(viewer)]), ...others, 'not-an-id', ''])
        await refused(other)
      // Once for all of them: reading everything takes longer than all the calls.
      expect(await stateOf(app.db)).toEqual(before)
      // The same call with its own ids is fine, so it was the id.
      expect((await put(world, id, viewer, { ...ask, token: as?.token ?? '' })).status).toBeLessThan(300)
    })
  },
)
/** A real id of the caller: of a user, wrong wherever something else is named. */
const ownUser = (viewer: SignedIn) => world.people[viewer].userId

it.each(operationIds)('%s says of each id what it is of', (id) => expect(unnamedIdsOf(id)).toEqual([]))

it('finds the ids of the contract', () => {
  expect(operationIds.filter((id) => idsOf(id).length > 0).length).toBeGreaterThanOrEqual(50)
})

it('an account cannot be reached by the id of its owner or its name', async () => {
  const [row] = await app.db.select().from(accounts).where(eq(accounts.id, stranger.accountId))
  for (const id of [row?.ownerId, row?.username])
    expect(
      (await app.call('POST', `/account/switch/${id}`, { as: await world.as('individual') })).status,
    ).toBeGreaterThanOrEqual(400)
})
