import { matchOf, type SentResume } from '../../../openapi/match-score.ts'
import { todayIn } from '../../kernel/days.ts'
import { referenceList } from '../../kernel/reference-lists.ts'
import type { Applicable } from '../jobs/applicable.queries.ts'
import { skillNamesOf } from '../jobs/postings.queries.ts'
import type { Change } from './draft.commands.ts'

/** How a resume fits what the posting asks for now, as columns of its application. */
export async function matched(
  { tx, now }: Change,
  { id, experienceYears, educationLevel }: Applicable['posting'],
  resume: Omit<SentResume, 'today'>,
) {
  const degrees = await referenceList(tx, 'degrees')
  const match = matchOf(
    { skills: await skillNamesOf(tx, id), years: experienceYears, degree: educationLevel },
    { ...resume, today: todayIn(now) },
    new Map(degrees.map(({ key, name }) => [key, name])),
  )
  return { match, matchScore: match.score }
}
