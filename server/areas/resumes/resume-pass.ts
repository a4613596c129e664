import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Services } from '../../kernel/context.ts'
import { readClaim, signClaim } from '../../kernel/signed-claim.ts'
import { cookieOf, type Asked } from '../../site/reader.ts'
import { resumePath } from './publication.policy.ts'
import type { Resume } from './resumes.queries.ts'

const PURPOSE = 'resume-password'
/** Whoever knew the password reads for so long; seconds. */
const OPEN_FOR = 3600
const claim = z.strictObject({ slug: z.string(), mark: z.string(), expires: z.number() })
type Signing = Pick<Services, 'clock' | 'secret' | 'config'>

/** Another password ends what the one before it opened. */
const markOf = ({ passwordHash }: Pick<Resume, 'passwordHash'>) =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')

/** The cookie that opens a resume to whoever entered its password, as the header says it. */
export function passFor({ clock, secret, config }: Signing, slug: string, row: Resume): string {
  const expires = clock.now().getTime() + OPEN_FOR * 1000
  const token = signClaim({ slug, mark: markOf(row), expires }, PURPOSE, secret(PURPOSE))
  const secure = config.webOrigin.startsWith('https:') ? '; Secure' : ''
  return `resume_pass=${token}; Path=${resumePath(slug)}; Max-Age=${OPEN_FOR}; HttpOnly; SameSite=Lax${secure}`
}

/** Does the request come with a pass of this kind? It says nothing yet of what is at the address. */
export const hasPass = ({ headers }: Pick<Asked, 'headers'>): boolean => cookieOf(headers, 'resume_pass') !== null

/** Did whoever asks enter the password that this resume has now? */
export function opens({ clock, secret }: Signing, { headers }: Pick<Asked, 'headers'>, slug: string, row: Resume) {
  const token = cookieOf(headers, 'resume_pass')
  const pass = token === null ? null : readClaim(claim, token, PURPOSE, secret(PURPOSE), clock.now().getTime())
  return pass?.slug === slug && pass.mark === markOf(row)
}
