import type { z } from 'zod'
import type { Language, Viewer } from '../../../openapi/define.ts'
import { fullName } from '../../../openapi/format/names.ts'
import type { WaitingPolicy } from '../../../openapi/schemas/policy.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { contactAnswer, sessionRow, userAnswer, waitingRegistration } from '../../../openapi/schemas/session.ts'
import type { Services } from '../../kernel/context.ts'
import { hasName, shownCompanyName, shownName } from '../../../openapi/format/shown-name.ts'
import { deviceInWords } from './device-name.ts'
import type { AccountRow, ChangeRow, RegistrationRow, SessionRow, UserRow } from './session.queries.ts'

const roleNames = { 1: 'administrator', 2: 'company', 3: 'individual' } as const

function accountName(account: AccountRow, user: UserRow): Localized {
  if (account.kind === 'company') return shownCompanyName(account)
  const name = shownName(user)
  return hasName(name) ? name : { en: account.username }
}

/** The user for the browser. Exactly one account is current: the one in use for this call. */
export function presentUser(
  user: UserRow,
  accounts: readonly AccountRow[],
  viewer: Viewer,
  services: Pick<Services, 'files'>,
  needsSecondFactor: boolean,
  waitingPolicies: readonly WaitingPolicy[],
): z.input<typeof userAnswer> {
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    middle_name: user.middleName,
    last_name: user.lastName,
    roles: [{ id: user.role, name: roleNames[user.role] }],
    accounts: accounts.map((account) => {
      const { files } = services
      const picture =
        account.pictureId === null
          ? null
          : account.isOwner
            ? files.ownUrl(account.pictureId)
            : files.guestUrl(account.pictureId, 'contact')
      return {
        id: account.id,
        username: account.username,
        name: accountName(account, user),
        kind: account.kind,
        photo: account.kind === 'company' ? null : picture,
        logo: account.kind === 'company' ? picture : null,
        is_current: account.id === viewer.accountId,
        is_employee: !account.isOwner,
        is_verified: account.kind === 'company' && account.verifiedAt !== null,
        rights: [...account.rights],
      }
    }),
    language: user.language,
    calendar: user.calendar,
    email_verified: true,
    needs_second_factor: needsSecondFactor,
    waiting_policies: [...waitingPolicies],
  }
}

/** How a user signs in and is reached; `username` is that of the account in use. */
export function presentContact(
  user: UserRow,
  account: AccountRow,
  pending: readonly ChangeRow[],
): z.input<typeof contactAnswer> {
  return {
    email: user.email,
    phone_number: user.phoneNumber,
    username: account.username,
    may_rename: account.isOwner,
    pending: pending.map(({ kind, to, expiresAt }) => ({ kind, to, expires_at: expiresAt.toISOString() })),
  }
}

export function presentSession(
  row: SessionRow,
  viewer: Viewer,
  lang: Language,
  services: Pick<Services, 'say'>,
): z.input<typeof sessionRow> {
  return {
    id: row.id,
    device: deviceInWords(row.device, lang, services),
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    is_current: row.id === viewer.sessionId,
  }
}

/** A registration for the reader of its mail: enough to tell whether it is their own. */
export const presentRegistration = ({
  kind,
  firstName,
  middleName,
  lastName,
  companyName,
  username,
  email,
}: RegistrationRow): z.input<typeof waitingRegistration> => ({
  kind,
  name:
    kind === 'company'
      ? (companyName ?? username)
      : fullName({ first_name: firstName, middle_name: middleName, last_name: lastName }),
  username,
  email,
})
