import { sql } from 'drizzle-orm'
import { DAY } from '../../../openapi/durations.ts'
import { jobPostings, jobWords } from '../../db/job-posting-tables.ts'
import type { Services } from '../../kernel/context.ts'

/** The newest postings have nearly all usual words: only the others are looked up one by one. */
const LOOKED_THROUGH = 2000

/**
 * Forgets the words of postings that were closed lately and that no open posting has: nobody meant them by a typing
 * error. A word that a posting lost while it was open stays; so may be lost one that a posting brings back at the same
 * moment, until it is saved again.
 */
export const sweepWords = ({ transaction, clock }: Pick<Services, 'transaction' | 'clock'>): Promise<void> =>
  transaction(async (tx) => {
    const since = new Date(clock.now().getTime() - 2 * DAY).toISOString()
    await tx.execute(sql`
      with rare as materialized (
        select word collate "C" as word from ${jobPostings}, string_to_table(search_key, ' ') as word
          where status = 'closed' and closed_at > ${since}::timestamptz
        except
        select word collate "C" from (
          select search_key from ${jobPostings} where status = 'open' order by published_at desc limit ${LOOKED_THROUGH}
        ) newest, string_to_table(newest.search_key, ' ') as word
      )
      delete from ${jobWords} using rare where ${jobWords.word} = rare.word and not exists (
        select 1 from ${jobPostings} p where p.status = 'open' and p.search_vector @@ quote_literal(rare.word)::tsquery
      )`)
  })
