import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { OperationId } from '../../openapi/operations/registry.ts'
import type { CompanyPart } from '../../openapi/schemas/company.ts'
import { sessions } from '../../server/db/sign-in-tables.ts'
import { auditRecord } from '../factories/audit.ts'
import {
  coOwner,
  disabledPerson,
  forgetVerification,
  invitation,
  mailFollower,
  publicCompany,
  verification,
} from '../factories/companies.ts'
import { forgetPlanRequest, largerPlan, planRequest } from '../factories/plans.ts'
import { termsInEffect } from '../factories/policies.ts'
import { pageReport } from '../factories/reports.ts'
import { stagedFile } from '../factories/entries.ts'
import { inboxMessage } from '../factories/messages.ts'
import { company, individual, type Person } from '../factories/people.ts'
import { secondFactor } from '../factories/second-factor.ts'
import { subscriber } from '../factories/subscribers.ts'
import type { TestApp } from '../setup/app.ts'

/** What a call about companies or their administration finds: ids by kind, and values by the name of their field. */
interface Found {
  readonly ids?: Readonly<Record<string, readonly string[]>>
  readonly known?: Readonly<Record<string, unknown>>
}

const PARTS: Partial<Record<OperationId, CompanyPart>> = {
  editCompanyIdentity: 'identity',
  editCompanyBusiness: 'business',
  editCompanyLegal: 'legal',
  editCompanyHours: 'hours',
  editCompanyFigures: 'size',
  editCompanyPlace: 'place',
}
interface Part {
  readonly version: number
  readonly audiences?: unknown
}

async function part(app: TestApp, name: CompanyPart, someone: Person): Promise<Found> {
  const { body } = await app.call<Readonly<Record<string, Part | undefined>>>('GET', '/company/information', {
    as: someone,
  })
  const now = body[name]
  return {
    known: {
      version: now?.version,
      audiences: now?.audiences,
      days: [{ day: 1, opens: '08:30', closes: '17:30' }],
      region: null,
      zone: null,
    },
  }
}

/** Each call on rows of its own, so that one that succeeds does not stand in the way of the next. */
export async function companyWorld(app: TestApp, id: OperationId, someone: Person): Promise<Found> {
  const name = PARTS[id]
  if (name !== undefined) return part(app, name, someone)
  const decided = async (status: 'requested' | 'verified') => {
    const { id: found, version } = await verification(app, await company(app), status)
    return { ids: { verification: [found] }, known: { version } }
  }
  switch (id) {
    case 'requestVerification':
      await forgetVerification(app, someone)
      return { ids: { file: [await stagedFile(app, someone.accountId, 'document')] }, known: { version: 1 } }
    case 'withdrawVerification':
      return { known: { version: (await verification(app, someone, 'requested')).version } }
    case 'getManagedVerification':
    case 'approveVerification':
    case 'refuseVerification':
      return decided('requested')
    case 'revokeVerification':
      return decided('verified')
    case 'inviteOwner':
      return { known: { password: someone.password, email: `invited${randomInt(1e9)}@example.com` } }
    case 'removeOwner':
      return { ids: { user: [(await coOwner(app, someone)).userId] } }
    case 'cancelOwnershipInvitation':
      return { ids: { ownershipInvitation: [await invitation(app, someone, `invited${randomInt(1e9)}@example.com`)] } }
    case 'acceptOwnership':
    case 'declineOwnership':
      return { ids: { ownershipInvitation: [await invitation(app, await company(app), someone.email)] } }
    case 'getFollowed':
    case 'follow':
    case 'unfollow':
    case 'followByMail':
      return { known: { username: (await publicCompany(app)).username } }
    case 'confirmFollowing':
    case 'leaveFollowing':
      return {
        known: {
          token: (await mailFollower(app, await publicCompany(app), { confirmed: id === 'leaveFollowing' })).token,
        },
      }
    case 'getManagedUser':
    case 'listUserSessions':
    case 'sendUserPasswordMail':
    case 'disableUser':
      return { ids: { user: [(await individual(app)).userId] }, known: { version: 1 } }
    case 'resetSecondFactor': {
      const { userId } = await individual(app)
      await secondFactor(app, userId)
      return { ids: { user: [userId] } }
    }
    case 'enableUser':
      return { ids: { user: [(await disabledPerson(app)).userId] }, known: { version: 1 } }
    case 'requestPlan':
      await forgetPlanRequest(app, someone)
      return { known: { key: await largerPlan(app, someone), version: 1 } }
    case 'withdrawPlanRequest':
      return { known: { version: (await planRequest(app, someone, 'requested')).version } }
    case 'getPlanRequest':
    case 'grantPlanRequest':
    case 'declinePlanRequest': {
      const { id: found, version } = await planRequest(app, await company(app), 'requested')
      return { ids: { planRequest: [found] }, known: { version } }
    }
    case 'getAuditRecord':
      return { ids: { auditRecord: [await auditRecord(app, someone)] } }
    case 'signOutUser': {
      const { userId } = await individual(app)
      const found = await app.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId))
      return { ids: { user: [userId], session: found.map((row) => row.id) } }
    }
    case 'getReport':
    case 'dismissReport':
    case 'unpublishReported': {
      const found = await pageReport(app, await publicCompany(app))
      return { ids: { report: [found.id] }, known: { version: found.version } }
    }
    case 'getMessage':
    case 'setMessageState':
    case 'replyToMessage':
    case 'deleteMessage': {
      const { id: found, version } = await inboxMessage(app)
      return { ids: { message: [found] }, known: { version } }
    }
    case 'removeSubscriber':
      return { ids: { subscriber: [(await subscriber(app)).id] } }
    case 'acceptPolicies':
      return { ids: { policy: [await termsInEffect(app)] } }
    case 'setUserPlan':
      return { ids: { user: [(await individual(app)).userId] }, known: { key: 'growth', version: 1 } }
    default:
      return {}
  }
}
