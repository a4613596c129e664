import { eq } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import { composePaper, type Composed } from '../../../openapi/resume-compose.ts'
import type { ResumePaper } from '../../../openapi/resume-paper.ts'
import { inTemplate, type ResumeStyle, type ResumeTemplate } from '../../../openapi/resume-style.ts'
import type { ResumeContent, ResumeFacts, ResumePages } from '../../../openapi/schemas/resume.ts'
import { calendarOf } from '../../../src/documents/document.ts'
import type { resumeSnapshots } from '../../db/resume-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { keptPicture } from '../../kernel/kept-picture.ts'
import { refuse } from '../../kernel/refusal.ts'
import { readFacts } from './facts.queries.ts'

/** What a resume says and how it looks, saved or not. */
interface Written {
  readonly accountId: string
  readonly style: ResumeStyle
  readonly content: ResumeContent
}

type Composer = Pick<Services, 'say' | 'config' | 'files' | 'clock'>

/** The paper of a resume in a language, as it is today. Dates are in the calendar of readers of the language. */
export const paperOf = (
  { say, clock }: Pick<Composer, 'say' | 'clock'>,
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

/** Both papers of a resume, as they are today, and the facts that they were made of. */
export async function papersWithFacts(services: Composer, db: Readable, written: Written) {
  const facts = await readFacts(services, db, written.accountId)
  const papers = {
    en: paperOf(services, facts, written, 'en').paper,
    am: paperOf(services, facts, written, 'am').paper,
  }
  return { papers, facts }
}
/** Both papers of a resume, as they are today. */
export const papersOf = async (services: Composer, db: Readable, written: Written) =>
  (await papersWithFacts(services, db, written)).papers

/** The pages of a resume for a screen, and the places of texts that are not there in its language. */
export async function drawPages(
  services: Services,
  db: Readable,
  written: Written,
  lang: Language,
): Promise<ResumePages> {
  const facts = await readFacts(services, db, written.accountId)
  const { paper, missing } = paperOf(services, facts, written, lang)
  const { pages, fitted, problems } = await services.typesetter.pages(
    { paper, style: written.style },
    paper.hasPhoto ? facts.photo : null,
  )
  return { pages: [...pages], fitted, problems: [...problems], missing: [...missing] }
}

/** The longest side of a printed photo: 400 dots to an inch at the largest size of a template. */
const PHOTO = 560

/** On white, as paper is; null without one, or when its bytes cannot be read. */
async function photoIn({ files, log }: Pick<Services, 'files' | 'log'>, fileId: string): Promise<Uint8Array | null> {
  try {
    return await keptPicture(files.pathOf(fileId))
      .resize(PHOTO, PHOTO, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer()
  } catch (error) {
    log.warn({ err: error, file: fileId }, 'A photo was left out of a resume')
    return null
  }
}

/** The photo that somebody has today. */
async function photoOf(services: Services, db: Readable, accountId: string): Promise<Uint8Array | null> {
  const [account] = await db.select({ fileId: accounts.pictureId }).from(accounts).where(eq(accounts.id, accountId))
  return account?.fileId ? photoIn(services, account.fileId) : null
}

/** A resume as a PDF. A photo that cannot be read is left out. */
export async function printResume(
  services: Services,
  db: Readable,
  written: Written,
  lang: Language,
): Promise<Uint8Array> {
  const { paper } = paperOf(services, await readFacts(services, db, written.accountId), written, lang)
  const photo = paper.hasPhoto ? await photoOf(services, db, written.accountId) : null
  return services.typesetter.set({
    template: 'resume',
    data: { paper: { ...paper, hasPhoto: photo !== null }, style: written.style },
    pictures: photo === null ? {} : { photo },
    at: services.clock.now(),
  })
}

/** A resume as a Word file. */
export async function writeResume(
  services: Services,
  db: Readable,
  written: Written,
  lang: Language,
): Promise<Uint8Array> {
  const { paper } = paperOf(services, await readFacts(services, db, written.accountId), written, lang)
  return services.resumeFiles.word({ paper, style: written.style })
}

/** The first page of a resume as a drawing, in its own language and template unless others are asked for. */
export async function drawThumbnail(
  services: Services,
  db: Readable,
  { lang: own, accountId, content, style: chosen }: Written & { readonly lang: Language },
  { lang = own, template }: { readonly lang?: Language | undefined; readonly template?: ResumeTemplate | undefined },
): Promise<string> {
  const facts = await readFacts(services, db, accountId)
  const style = template === undefined ? chosen : inTemplate(chosen, template)
  const { paper } = paperOf(services, facts, { content, style }, lang)
  const { pages } = await services.typesetter.pages({ paper, style }, paper.hasPhoto ? facts.photo : null)
  return pages[0]?.svg ?? refuse('internal', {})
}

/** What software reads from the PDF of a paper, really made: its lines, page by page; null: nothing. */
export async function readByMachines(
  { typesetter, pdfTexts, clock }: Pick<Services, 'typesetter' | 'pdfTexts' | 'clock'>,
  paper: ResumePaper,
  style: ResumeStyle,
): Promise<readonly (readonly string[])[] | null> {
  // A photo says nothing to software.
  const data = { paper: { ...paper, hasPhoto: false }, style }
  const pdf = await typesetter.set({ template: 'resume', data, pictures: {}, at: clock.now() })
  return (await pdfTexts.textOf(pdf))?.pages ?? null
}

/** A frozen copy as a PDF: what it said and showed. */
export async function printSnapshot(
  services: Services,
  { papers, style, photoId }: Pick<typeof resumeSnapshots.$inferSelect, 'papers' | 'style' | 'photoId'>,
  lang: Language,
): Promise<Uint8Array> {
  const photo = photoId === null ? null : await photoIn(services, photoId)
  return services.typesetter.set({
    template: 'resume',
    data: { paper: { ...papers[lang], hasPhoto: photo !== null }, style },
    pictures: photo === null ? {} : { photo },
    at: services.clock.now(),
  })
}
