import type { z } from 'zod'
import { eq } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import { checkResume } from '../../../openapi/resume-check.ts'
import { skillsOf, termsOf, type KnownTerm } from '../../../openapi/resume-terms.ts'
import type { resumeChecklist, resumeTerms } from '../../../openapi/schemas/resume.ts'
import { calendarOf } from '../../../src/documents/document.ts'
import { jobTitles, skills } from '../../db/list-tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { readFacts } from './facts.queries.ts'
import { paperOf, readByMachines } from './papers.queries.ts'
import type { Resume } from './resumes.queries.ts'

/** What the platform knows by name: skills and titles of jobs. */
async function knownTerms(db: Readable): Promise<KnownTerm[]> {
  const found = await db.select({ name: skills.name }).from(skills).where(eq(skills.active, true))
  const titles = await db.select({ name: jobTitles.name }).from(jobTitles).where(eq(jobTitles.active, true))
  return [
    ...found.map(({ name }) => ({ name, kind: 'skill' as const })),
    ...titles.map(({ name }) => ({ name, kind: 'title' as const })),
  ]
}

/** What could be better about a resume in a language, told in the language of whoever asks. */
export async function reviewResume(
  services: Services,
  db: Readable,
  resume: Resume,
  { lang, told }: { readonly lang: Language; readonly told: Language },
): Promise<z.input<typeof resumeChecklist>> {
  const facts = await readFacts(services, db, resume.accountId)
  const composed = paperOf(services, facts, resume, lang)
  const read = await readByMachines(services, composed.paper, resume.style)
  const text = read?.map((lines) => lines.join('\n')).join('\n\n') ?? null
  const findings = checkResume({
    ...composed,
    facts,
    content: resume.content,
    calendar: calendarOf(lang),
    today: todayIn(services.clock.now()),
    pages: read?.length ?? null,
    // Where nothing can be read, everything is lost.
    machineText: text ?? '',
    knownTerms: (await knownTerms(db)).flatMap(({ name }) => [name.en, name.am].filter((one) => one !== undefined)),
  })
  return {
    pages: read?.length ?? 0,
    text,
    findings: findings.map(({ check, at, values }) => ({
      check,
      at,
      values,
      message: services.say(told, `server.resume.check.${check}`, values),
    })),
  }
}

/** What a job's text asks for, and what of it a resume says in either language. */
export async function matchResume(
  services: Services,
  db: Readable,
  resume: Resume,
  text: string,
): Promise<z.input<typeof resumeTerms>> {
  const facts = await readFacts(services, db, resume.accountId)
  const papers = [resume.lang, resume.lang === 'en' ? ('am' as const) : ('en' as const)].map(
    (lang) => paperOf(services, facts, resume, lang).paper,
  )
  const shown = new Set(
    resume.content.parts.flatMap((part) =>
      part.shown ? part.entries.flatMap((entry) => (entry.shown ? [`${part.key}/${entry.fact}`] : [])) : [],
    ),
  )
  const unused = facts.entries.filter(({ part, id }) => !shown.has(`${part}/${id}`))
  const known = [...skillsOf(facts.entries), ...(await knownTerms(db))]
  return { terms: [...termsOf(text, { papers, unused, known })] }
}
