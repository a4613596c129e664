import type { z } from 'zod'
import type { Viewer } from '../../../openapi/define.ts'
import type { previewAnswer, previewBody } from '../../../openapi/schemas/site.ts'
import type { Services } from '../../kernel/context.ts'
import { signPreview } from './preview-token.ts'
import { assertTemplate } from './publishing.commands.ts'

const MINUTES = 10

/** The secret that signs preview links, shared by all processes on one database. */
export const previewSecret = (services: Pick<Services, 'secret'>): string => services.secret('preview')

/**
 * A link to a preview of the account's page, as a given reader would see it and with an unsaved look. Anyone who has it
 * can open it for ten minutes.
 */
export function createPreview(
  services: Pick<Services, 'secret'>,
  viewer: Viewer,
  body: z.output<typeof previewBody>,
  now: Date,
): z.input<typeof previewAnswer> {
  assertTemplate(viewer, body.template)
  const expires = now.getTime() + MINUTES * 60_000
  const token = signPreview({ account: viewer.accountId, ...body, expires }, previewSecret(services))
  return { url: `/template/${body.template}?preview=${token}`, expires_at: new Date(expires).toISOString() }
}
