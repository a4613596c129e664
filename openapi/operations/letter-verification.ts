import { z } from 'zod'
import { defineOperation, ok } from '../define.ts'
import { ref } from '../ref.ts'
import { letter, MOST_RECIPIENTS } from '../schemas/letter.ts'
import { verifiedLetter } from '../schemas/letter-verification.ts'

/** How anybody finds out whether a letter is genuine, and how one reaches whom it is for outside. */
export const letterVerificationOperations = {
  verifyLetter: defineOperation({
    method: 'POST',
    path: '/letters/verify',
    summary: 'Whether a PDF is a letter that was issued here, and is as it was issued; the file is not kept',
    access: 'anyone',
    files: { file: { kind: 'letter' } },
    output: ok(verifiedLetter),
    errors: ['unavailable'],
    throttle: { by: 'address', limit: 60, per: 600 },
  }),
  mailLetter: defineOperation({
    method: 'POST',
    path: '/letters/{id}/recipients/{place}/mail',
    summary: 'Mail an issued letter to a recipient outside once more, with a new link; the one before no longer works',
    access: 'staff',
    params: {
      id: ref('letter'),
      place: z.coerce
        .number()
        .int()
        .min(0)
        .max(MOST_RECIPIENTS - 1),
    },
    output: ok(letter),
    errors: ['not_pending'],
    throttle: { by: 'user', limit: 60, per: 3600 },
  }),
}
