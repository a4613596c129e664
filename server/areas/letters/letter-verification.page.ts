import { pages } from '../../../openapi/routes.ts'
import type { VerifyData } from '../../../src/documents/letter/letter-data.ts'
import { verifyPage } from '../../../src/documents/letter/verify.tsx'
import type { Services } from '../../kernel/context.ts'
import { overLimit } from '../../kernel/rate-limits.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { publicPage, type Received, type TablePage } from '../../site/public-page.ts'
import { letterPath } from './letter-pass.ts'
import { codeIn } from './verification.queries.ts'
import { verifyFile } from './verify-file.ts'

/** Files of one address in ten minutes: many phones have one address in Ethiopia. */
const LIMIT = { limit: 60, per: 600 }
const EMPTY: VerifyData = { result: null, fault: null, code: '', notice: null }

/** A form that could not be read: too large, without a file, or no form. What it means, its reader is told. */
function faultOf(error: unknown): VerifyData {
  if (!(error instanceof Refusal)) throw error
  if (error.code === 'unavailable') return { ...EMPTY, notice: 'busy' }
  const id = error.code === 'too_large' ? 'validation.letter_size' : 'validation.letter_file'
  return { ...EMPTY, fault: { field: 'file', error: { id, values: {} } } }
}

/**
 * `/letter/verify`: whoever has a PDF learns whether it is as it was issued; whoever has a code is led to its letter.
 * Both work without a script, and nothing of what is sent is kept.
 */
export function letterVerificationPage(services: Services): TablePage {
  const { db, clock } = services
  const answer = (data: VerifyData, status: 200 | 422 | 429): Received<VerifyData> => ({
    kind: 'document',
    status,
    data,
  })
  return publicPage<VerifyData>({
    path: pages.letterVerification.path,
    topics: [],
    asksThisSite: true,
    load: async () => ({ kind: 'document', subject: null, data: EMPTY }),
    receive: async ({ fields }) => {
      const typed = (fields.get('code') ?? '').slice(0, 300)
      const code = codeIn(typed)
      if (code !== null) return { kind: 'seeOther', path: letterPath(code) }
      const id = typed.trim() === '' ? 'validation.required' : 'validation.letter_code'
      return answer({ ...EMPTY, code: typed, fault: { field: 'code', error: { id, values: {} } } }, 422)
    },
    receiveFile: async ({ address, read }) => {
      const wait = await overLimit(db, { key: `letter-verify:${address}`, ...LIMIT, now: clock.now() })
      if (wait !== null) return answer({ ...EMPTY, notice: 'limit' }, 429)
      try {
        const file = await read('file', 'letter')
        if (file.size === 0) throw new Refusal('malformed', {})
        const { verdict, letter } = await verifyFile(services, file)
        return answer({ ...EMPTY, result: { verdict, letter } }, 200)
      } catch (error) {
        return answer(faultOf(error), 422)
      }
    },
    render: verifyPage,
  })
}
