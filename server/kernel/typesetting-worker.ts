import fs from 'node:fs'
import path from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { RESUME_MOST_PAGES } from '../../openapi/resume-style.ts'
import { serveJobs } from './child-program.ts'
import { paperData, RESUME_TOO_LONG, type PaperDocument, type PaperPages, type PaperProblem } from './paper-data.ts'
import { LETTER_MOST_PAGES, LETTER_TOO_LONG, type IssuedLetter, type LetterPaperPages } from './issued-letter.ts'
import { unitsOf } from './font-letters.ts'
import { loosestFit, tighterStyles, type Fitted } from './paper-fit.ts'
import { fontBytes, PAPER_FACES } from './paper-fonts.ts'
import { printable } from './paper-letters.ts'
import { faceGlyphs, paperPages, standIn, type FaceGlyphs } from './paper-pages.ts'

/** A document to set: its template with its data, and pictures by the name that the template knows. */
export interface TypesettingJob {
  readonly template: string
  readonly data: unknown
  readonly pictures: Readonly<Record<string, Uint8Array>>
  readonly at: Date
}
/** A letter to show on a screen, with the addresses of its pictures by their names. */
export interface LetterPreview {
  readonly letter: IssuedLetter
  readonly addresses: Readonly<Record<string, string>>
}
/** A tagged PDF, and what a reader of it may stumble over (words of the typesetter, for the log). */
export interface Typeset {
  readonly bytes: Uint8Array
  readonly problems: readonly string[]
}
/** The jobs of the child process. */
export interface TypesettingSkills {
  readonly set: { readonly job: TypesettingJob; readonly answer: Typeset }
  readonly resume: { readonly job: TypesettingJob & { readonly data: PaperDocument }; readonly answer: Typeset }
  readonly letter: { readonly job: TypesettingJob & { readonly data: IssuedLetter }; readonly answer: Typeset }
  readonly letterPages: { readonly job: LetterPreview; readonly answer: LetterPaperPages }
  readonly pages: { readonly job: PaperDocument & { readonly photo: string | null }; readonly answer: PaperPages }
}

/** No folder of the disk: templates, data and pictures are in memory alone, so a document can read nothing else. */
const ROOT = '/typeset'
/** Beside this file, or beside the built one. */
const FOLDER = path.join(import.meta.dirname, 'templates')
const templates = fs
  .readdirSync(FOLDER)
  .map((name) => [name, fs.readFileSync(path.join(FOLDER, name), 'utf8')] as const)
const compiler = NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontBlobs: PAPER_FACES.map(fontBytes) }] })

function wordsOf(error: unknown): string[] {
  try {
    return compiler.fetchDiagnostics(error as never).map((found: { readonly message: string }) => found.message)
  } catch {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Whatever `work` lays into memory is gone afterwards: nothing of one document may reach the next. */
async function alone<T>(pictures: TypesettingJob['pictures'], work: () => T): Promise<T> {
  try {
    for (const [name, source] of templates) compiler.addSource(`${ROOT}/${name}`, source)
    for (const [name, bytes] of Object.entries(pictures)) compiler.mapShadow(`${ROOT}/${name}`, Buffer.from(bytes))
    return work()
  } finally {
    compiler.resetShadow()
    compiler.evictCache(10)
  }
}

/** Lays a document out; `tell` hears of signs that could not be printed, with where they are. */
function layOut(
  template: string,
  data: unknown,
  tell?: (letter: string, at: string | null) => void,
): { readonly result: NodeTypstDocument; readonly problems: readonly string[] } {
  const json = JSON.stringify(data, function (this: { readonly at?: unknown }, _key, value: unknown) {
    if (typeof value !== 'string') return value
    return printable(value, tell && ((letter) => tell(letter, typeof this.at === 'string' ? this.at : null)))
  })
  compiler.mapShadow(`${ROOT}/data.json`, Buffer.from(json))
  const made = compiler.compile({ mainFilePath: `${ROOT}/${template}.typ` })
  const { result } = made
  if (result === null) throw new Error(wordsOf(made.takeError()).join('; '))
  const warnings = made.takeWarnings()
  return { result, problems: warnings === null ? [] : wordsOf(warnings) }
}

/** Lays a resume out, fitted to its pages if it wants to be and can. Throws `RESUME_TOO_LONG` beyond any honest length. */
function layOutResume({ paper, style }: PaperDocument, isPreview: boolean) {
  const template = `resume-${style.template}`
  const missing = new Map<string | null, Set<string>>()
  const laid = (changed: Partial<Fitted>) => {
    const found = layOut(template, paperData({ paper, style: { ...style, ...changed } }, isPreview), (letter, at) =>
      missing.set(at, (missing.get(at) ?? new Set()).add(letter)),
    )
    if (found.result.numOfPages > RESUME_MOST_PAGES)
      throw Object.assign(new Error('A resume is too long'), { code: RESUME_TOO_LONG })
    return found
  }
  const problems: PaperProblem[] = []
  let fitted: Fitted | null = null
  let found = laid({})
  if (style.fit !== null && found.result.numOfPages > style.fit) {
    fitted = loosestFit(tighterStyles(style), style.fit, (changed) => {
      const tried = laid(changed)
      return tried.result.numOfPages
    })
    if (fitted === null) problems.push({ code: 'cannot_fit', pages: found.result.numOfPages })
    else found = laid(fitted)
  }
  for (const [at, letters] of missing) problems.push({ code: 'letters_missing', at, letters: [...letters].join('') })
  return { ...found, fitted, seen: problems }
}

/** Lays a letter with a number out. Throws `LETTER_TOO_LONG` beyond any honest length. */
function layOutLetter(letter: IssuedLetter) {
  const unprinted = new Set<string>()
  const found = layOut('letter-issued', letter, (sign) => unprinted.add(sign))
  if (found.result.numOfPages > LETTER_MOST_PAGES)
    throw Object.assign(new Error('A letter is too long'), { code: LETTER_TOO_LONG })
  return { ...found, unprinted: [...unprinted].join('') }
}

/** The PDF of what was laid out, with the standard of accessible documents if it can meet it. */
function print({ result, problems }: ReturnType<typeof layOut>, at: Date): Typeset {
  const creationTimestamp = Math.floor(at.getTime() / 1000)
  try {
    return { bytes: compiler.pdf(result, { pdfStandard: 'ua-1', creationTimestamp }), problems }
  } catch (error) {
    // Something keeps it from the standard: tagged all the same.
    return { bytes: compiler.pdf(result, { creationTimestamp }), problems: [...problems, ...wordsOf(error)] }
  }
}

const set = async ({ template, data, pictures, at }: TypesettingJob): Promise<Typeset> =>
  alone(pictures, () => print(layOut(template, data), at))

const resume = async ({ data, pictures, at }: TypesettingSkills['resume']['job']): Promise<Typeset> =>
  alone(pictures, () => print(layOutResume(data, false), at))

const letter = async ({ data, pictures, at }: TypesettingSkills['letter']['job']): Promise<Typeset> =>
  alone(pictures, () => print(layOutLetter(data), at))

let glyphs: readonly FaceGlyphs[] | null = null
/** How drawings name glyphs, found out with the first preview. */
const knownGlyphs = () =>
  (glyphs ??= PAPER_FACES.map((face) => {
    const { key, family, weight, letter } = face
    return faceGlyphs(
      compiler.svg({
        mainFileContent: `#text(font: "${family}", weight: ${weight}, fallback: false)[${letter} ${letter}]`,
      }),
      `pf-${key}`,
      unitsOf(fontBytes(face)),
    )
  }))

const pages = async ({ photo, ...document }: TypesettingSkills['pages']['job']): Promise<PaperPages> =>
  alone({ photo: standIn('photo') }, () => {
    const { result, fitted, seen } = layOutResume(document, true)
    const { lang } = document.paper
    const addresses: Readonly<Record<string, string>> = photo === null ? {} : { photo }
    return { pages: paperPages(compiler.svg(result), knownGlyphs(), { lang, addresses }), fitted, problems: seen }
  })

/** No signature is ever shown before the letter is printed. */
const letterPages = async ({ letter: shown, addresses }: LetterPreview): Promise<LetterPaperPages> => {
  const names = ['logo', ...shown.body.flatMap((block) => (block.kind === 'picture' ? [block.name] : []))]
  return alone(Object.fromEntries(names.map((name) => [name, standIn(name)])), () => {
    const signatures = shown.signatures.map((signature) => ({ ...signature, picture: null }))
    const head = { ...shown.head, logo: shown.head.logo && addresses['logo'] !== undefined }
    const { result, unprinted } = layOutLetter({ ...shown, signatures, head })
    return { pages: paperPages(compiler.svg(result), knownGlyphs(), { lang: shown.lang, addresses }), unprinted }
  })
}

serveJobs<TypesettingSkills>({ set, resume, letter, pages, letterPages })
