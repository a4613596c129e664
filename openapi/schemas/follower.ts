import { z } from 'zod'
import { ref } from '../ref.ts'
import { email, language, localized, oneTimeToken, timestamp, username } from './primitives.ts'

/** Who follows a company's page (`/user/subscribed`): a signed-in person, or an e-mail that was confirmed. */
export const follower = z
  .strictObject({
    id: ref('follower'),
    name: z.string().nullable(),
    username: z.string().nullable(),
    photo: z.string().nullable(),
    email: z.string().nullable().describe('of those who follow by e-mail; a person’s own is theirs'),
    since: timestamp,
  })
  .meta({ id: 'Follower' })
/** The company behind a username as someone who may follow it sees it. */
export const followed = z
  .strictObject({ account_id: ref('account'), username: z.string(), name: localized(z.string()), logo: z.string().nullable(), is_verified: z.boolean(), is_following: z.boolean() })
  .meta({ id: 'FollowedCompany' })
export const followByMail = z.strictObject({ username, email, language })
export const followToken = z.strictObject({ token: oneTimeToken })
