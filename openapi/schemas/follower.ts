import { z } from 'zod'
import { ref } from '../ref.ts'
import { email, language, localized, oneTimeToken, timestamp, username } from './primitives.ts'

/** A follower of a company's page (`/user/subscribed`): a signed-in person, or a confirmed email. */
export const follower = z
  .strictObject({
    id: ref('follower'),
    name: z.string().nullable(),
    username: z.string().nullable(),
    photo: z.string().nullable(),
    email: z.string().nullable().describe('of those who follow by email; a person’s own is theirs'),
    since: timestamp,
  })
  .meta({ id: 'Follower' })
/** The company with a given username, as shown to someone who could follow it. */
export const followed = z
  .strictObject({
    account_id: ref('account'),
    username: z.string(),
    name: localized(z.string()),
    logo: z.string().nullable(),
    is_verified: z.boolean(),
    is_following: z.boolean(),
  })
  .meta({ id: 'FollowedCompany' })
export const followByMail = z.strictObject({ username, email, language })
export const followToken = z.strictObject({ token: oneTimeToken })
