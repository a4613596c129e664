import type { z } from 'zod'
import type { Viewer } from '../../../openapi/define.ts'
import type { previewAnswer, previewBody } from '../../../openapi/schemas/site.ts'
import type { Services } from '../../kernel/context.ts'
import { signPreview } from '../../site/preview-token.ts'
import { assertTemplate } from './publishing.ts'

const MINUTES = 10

/** The secret that signs preview links, the same for all processes over one database. */
export const previewSecret = (services: Pick<Services, 'secret'>): string => services.secret('preview')

/** A link that shows the account's page as someone would see it, dressed as chosen but not yet saved, for ten minutes, to whoever has it. */
export function createPreview(services: Pick<Services, 'secret'>, viewer: Viewer, body: z.output<typeof previewBody>, now: Date): z.input<typeof previewAnswer> {
  assertTemplate(viewer, body.template)
  const expires = now.getTime() + MINUTES * 60_000
  const token = signPreview({ account: viewer.accountId, ...body, expires }, previewSecret(services))
  return { url: `/template/${body.template}?preview=${token}`, expires_at: new Date(expires).toISOString() }
}
