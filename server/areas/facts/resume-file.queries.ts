import { eq } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import { jsonResumeOf, type Apart } from '../../../openapi/json-resume.ts'
import { contentFromFacts } from '../../../openapi/resume-content.ts'
import { styleOfTemplate } from '../../../openapi/resume-style.ts'
import { textOfPaper } from '../../../openapi/resume-text.ts'
import type { JsonResume } from '../../../openapi/schemas/json-resume.ts'
import { certificates, educations } from '../../db/collection-tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { readFacts } from '../resumes/facts.queries.ts'
import { paperOf, writeResume } from '../resumes/papers.queries.ts'
import { readKept } from './kept.queries.ts'

/** What a person's resumes may say, in the open format. */
export async function readJsonResume(
  services: Services,
  db: Readable,
  accountId: string,
  lang: Language,
): Promise<JsonResume> {
  const facts = await readFacts(services, db, accountId)
  const apart = await readApart(db, accountId)
  const kept = await readKept(db, accountId)
  return jsonResumeOf(facts, apart, { lang, at: services.clock.now(), kept })
}

/** What resumes print in one text and the format keeps apart. */
export async function readApart(db: Readable, accountId: string): Promise<Apart> {
  const { id, degree, fieldOfStudy, grade } = educations
  const studies = await db
    .select({ id, degree, fieldOfStudy, grade })
    .from(educations)
    .where(eq(educations.accountId, accountId))
  const papers = await db
    .select({ id: certificates.id, number: certificates.number })
    .from(certificates)
    .where(eq(certificates.accountId, accountId))
  return {
    studies: new Map(studies.map((study) => [study.id, study])),
    numbers: new Map(papers.flatMap((paper) => (paper.number === null ? [] : [[paper.id, paper.number] as const]))),
  }
}

/** The same as plain text, as a new resume would have it. */
export async function readResumeText(
  services: Services,
  db: Readable,
  accountId: string,
  lang: Language,
): Promise<string> {
  const facts = await readFacts(services, db, accountId)
  const written = { style: styleOfTemplate('classic'), content: contentFromFacts(facts) }
  return textOfPaper(paperOf(services, facts, written, lang).paper)
}

/** The same as a Word file. */
export async function writeResumeFile(
  services: Services,
  db: Readable,
  accountId: string,
  lang: Language,
): Promise<Uint8Array> {
  const content = contentFromFacts(await readFacts(services, db, accountId))
  return writeResume(services, db, { accountId, style: styleOfTemplate('classic'), content }, lang)
}
