import type { letterVerificationOperations } from '../../../openapi/operations/letter-verification.ts'
import type { Handlers } from '../../kernel/context.ts'
import { referenceNames } from '../../kernel/reference-lists.ts'
import { mailAgain } from './recipient.mailer.ts'
import { verifyFile } from './verify-file.ts'
import { lookingAs } from './visible.queries.ts'

/** The handlers of verification, and of what goes to recipients outside. */
export const handlers = {
  verifyLetter: ({ services, files }) => verifyFile(services, files.file),
  mailLetter: async ({ services, viewer, now, params, write }) => {
    const names = await referenceNames(services)
    return write(async (tx) =>
      mailAgain(
        { tx, services, now, names, looking: await lookingAs(tx, services, viewer, now) },
        params.id,
        params.place,
      ),
    )
  },
} satisfies Handlers<typeof letterVerificationOperations>
