import type { Language } from '../../../openapi/define.ts'
import { composePaper, type Composed } from '../../../openapi/resume-compose.ts'
import type { ResumeContent, ResumeFacts } from '../../../openapi/schemas/resume.ts'
import type { ResumeStyle } from '../../../openapi/resume-style.ts'
import { calendarOf } from '../../../src/documents/document.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { readFacts } from './facts.queries.ts'

interface Written {
  readonly accountId: string
  readonly style: ResumeStyle
  readonly content: ResumeContent
}
type Composer = Pick<Services, 'say' | 'config' | 'files' | 'clock'>

/** The paper of a resume in a language, as it is today. Dates are in the calendar of readers of the language. */
export const paperOf = (
  { say, clock }: Composer,
  facts: ResumeFacts,
  { style, content }: Omit<Written, 'accountId'>,
  lang: Language,
): Composed =>
  composePaper({
    facts,
    content,
    style,
    lang,
    calendar: calendarOf(lang),
    today: todayIn(clock.now()),
    say: (id, values) => say(lang, id, values),
  })

/** Both papers of a resume, as they are today. */
export async function papersOf(services: Composer, db: Readable, written: Written) {
  const facts = await readFacts(services, db, written.accountId)
  return {
    en: paperOf(services, facts, written, 'en').paper,
    am: paperOf(services, facts, written, 'am').paper,
  }
}
