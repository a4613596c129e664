import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { MOST_WORDS, type HelpVotes } from '../../../openapi/schemas/help-vote.ts'
import { helpVotes } from '../../db/help-vote-tables.ts'
import { faqs } from '../../db/list-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'

/** What readers thought of an answer. */
export async function readVotes(db: Readable, faqId: string): Promise<HelpVotes> {
  if ((await db.$count(faqs, eq(faqs.id, faqId))) === 0) return refuse('not_found', {})
  const of = (helpful: boolean) => db.$count(helpVotes, and(eq(helpVotes.faqId, faqId), eq(helpVotes.helpful, helpful)))
  const words = await db
    .select({ text: helpVotes.words, helpful: helpVotes.helpful, at: helpVotes.createdAt })
    .from(helpVotes)
    .where(and(eq(helpVotes.faqId, faqId), isNotNull(helpVotes.words)))
    .orderBy(desc(helpVotes.createdAt), desc(helpVotes.viewer))
    .limit(MOST_WORDS)
  return {
    yes: await of(true),
    no: await of(false),
    words: words.map(({ text, helpful, at }) => ({ text: text ?? '', helpful, at: at.toISOString() })),
  }
}
