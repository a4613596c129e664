import type { z } from 'zod'
import { fold } from '../../../openapi/text-fold.ts'
import { addJob } from '../../kernel/jobs.ts'
import { refuse } from '../../kernel/refusal.ts'
import { takeNumber } from '../letter-settings/numbers.commands.ts'
import { send, type Change } from './change.ts'
import { letterPath } from './letter-pass.ts'
import type { work } from './letter.worker.ts'
import { assertRoomForLetters } from './monthly-limit.queries.ts'
import { readLetter, type PresentedLetter } from './letter.queries.ts'
import { papersOf, type Paper } from './paper.queries.ts'
import { separated } from './separate.commands.ts'
import { senderFor, sendersOf, type LetterRow } from './letters.policy.ts'
import { findLetter } from './visible.queries.ts'
import { assertWhole } from './writing.commands.ts'

/**
 * Issues an approved letter with the next number of its type; a letter for each as one letter after the other, each with
 * its own number, all or none of them. What is printed is kept as it is now; the files are made and sealed after the
 * commit. Refuses as `transition` does, with `forbidden`, and as `assertWhole` and `assertRoomForLetters` do.
 */
export async function issueLetter(change: Change, id: string, version: number): Promise<PresentedLetter> {
  const { tx, services, looking } = change
  const { row, approvals } = await findLetter(tx, looking, id, true)
  const by = senderFor(sendersOf(looking, row, approvals), row, 'issue')
  if (row.version !== version) refuse('stale', { current: await readLetter(tx, looking, id) })
  const papers = await papersOf(tx, services, row, change)
  // A record may have changed since the letter was submitted: nothing goes out with a blank.
  await assertWhole(tx, row, papers)
  await assertRoomForLetters(tx, row.accountId, row.separate ? papers.each.length : 1, change.now)
  if (!row.separate) await issueOne(change, row, { by, draw: (issue) => papers.draw({ issue }) })
  else
    for (const one of await separated(change, row, papers.each))
      await issueOne(change, one, {
        by,
        draw: (issue) => papers.draw({ issue, to: one.aboutId }),
        set: { separate: false, aboutId: one.aboutId, togetherId: one.togetherId },
        isFurther: one.id !== id,
      })
  return readLetter(tx, looking, id)
}

interface Issuing {
  readonly by: 'author' | 'approver' | 'company'
  readonly draw: (issue: { readonly reference: string; readonly address: string }) => Paper
  readonly set?: Partial<LetterRow>
  readonly isFurther?: boolean
}
async function issueOne(change: Change, row: LetterRow, { by, draw, set = {}, isFurther = false }: Issuing) {
  const { tx, services, looking, now } = change
  const { counterId, number, reference } = await takeNumber({ tx, services, accountId: row.accountId, now }, row)
  const code = services.ids.code()
  const paper = draw({ reference, address: new URL(letterPath(code), services.config.webOrigin).href })
  const payload: z.input<typeof work> = { about: 'file', letterId: row.id }
  await addJob(tx, services, 'letters', payload)
  await send(change, row, {
    event: 'issue',
    by,
    version: row.version,
    set: {
      ...set,
      counterId,
      number,
      reference,
      code,
      body: paper.body,
      paper: { data: paper.data, pictures: paper.pictures },
      searchKey: fold(`${row.subject ?? ''} ${reference}`),
      issuedAt: now,
      issuedBy: looking.viewer.userId,
    },
    said: { reference, number, ...(isFurther ? { together: row.togetherId } : {}) },
    isFurther,
  })
}
