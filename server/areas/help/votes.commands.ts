import type { Services, Tx } from '../../kernel/context.ts'
import { helpVotes } from '../../db/help-vote-tables.ts'

interface Vote {
  readonly faqId: string
  readonly viewer: Buffer
  readonly helpful: boolean
  readonly words: string | null
}

/** Counts what a reader thought of an answer; the same reader of the same day changes their mind. */
export async function voteOnHelp(tx: Tx, { clock }: Pick<Services, 'clock'>, vote: Vote): Promise<void> {
  const now = clock.now()
  await tx
    .insert(helpVotes)
    .values({ ...vote, day: now.toISOString().slice(0, 10), createdAt: now })
    .onConflictDoUpdate({
      target: [helpVotes.faqId, helpVotes.day, helpVotes.viewer],
      set: { helpful: vote.helpful, words: vote.words, createdAt: now },
    })
}
