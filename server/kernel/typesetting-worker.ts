import fs from 'node:fs'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { create } from 'fontkit'
import { serveJobs } from './child-program.ts'
import type { Face } from './drawing.ts'
import { faceFile } from './typeface.ts'

/** A document to set: the name of its template, its data, and pictures by the name that the template knows. */
export interface TypesettingJob {
  readonly template: string
  readonly data: unknown
  readonly pictures: Readonly<Record<string, Uint8Array>>
  readonly at: Date
}
/** A tagged PDF, and what a reader of it may stumble over (words of the typesetter, for the log). */
export interface Typeset {
  readonly bytes: Uint8Array
  readonly problems: readonly string[]
}
/** The jobs of the child process. */
export interface TypesettingSkills {
  readonly set: { readonly job: TypesettingJob; readonly answer: Typeset }
}

const FACES: readonly Face[] = [
  'NotoSans-Regular',
  'NotoSans-Bold',
  'NotoSansEthiopic-Regular',
  'NotoSansEthiopic-Bold',
]
/** No folder of the disk: templates, data and pictures are in memory alone, so a document can read nothing else. */
const ROOT = '/typeset'

const fonts = FACES.map((face) => fs.readFileSync(faceFile(face)))
const letters = new Set(
  fonts.flatMap((bytes) => {
    const font = create(bytes)
    return 'characterSet' in font ? font.characterSet : []
  }),
)
/** Beside this file, or beside the built one. */
const FOLDER = path.join(import.meta.dirname, 'templates')
const templates = fs
  .readdirSync(FOLDER)
  .map((name) => [name, fs.readFileSync(path.join(FOLDER, name), 'utf8')] as const)
const compiler = NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontBlobs: fonts }] })

/** Signs that leave no gap in the sense: what nobody sees, marks and pictures (emoji), as on cards. */
const LEFT_OUT = /[\p{C}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}]/u
/** In the place of a letter of another script: the reader sees that one is missing. */
const MISSING = '\u{fffd}'
/** A text that our fonts can print. */
const printable = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\n]/gu, (letter) => {
      if (letters.has(letter.codePointAt(0) ?? 0) && !/\p{C}/u.test(letter)) return letter
      return LEFT_OUT.test(letter) ? '' : MISSING
    })

const toJson = (data: unknown): Buffer =>
  Buffer.from(JSON.stringify(data, (_key, value: unknown) => (typeof value === 'string' ? printable(value) : value)))

function wordsOf(error: unknown): string[] {
  try {
    return compiler.fetchDiagnostics(error as never).map((found: { readonly message: string }) => found.message)
  } catch {
    return [error instanceof Error ? error.message : String(error)]
  }
}

async function set({ template, data, pictures, at }: TypesettingJob): Promise<Typeset> {
  try {
    for (const [name, source] of templates) compiler.addSource(`${ROOT}/${name}`, source)
    compiler.mapShadow(`${ROOT}/data.json`, toJson(data))
    for (const [name, bytes] of Object.entries(pictures)) compiler.mapShadow(`${ROOT}/${name}`, Buffer.from(bytes))
    const made = compiler.compile({ mainFilePath: `${ROOT}/${template}.typ` })
    const { result } = made
    if (result === null) throw new Error(wordsOf(made.takeError()).join('; '))
    const warnings = made.takeWarnings()
    const problems = warnings === null ? [] : wordsOf(warnings)
    const creationTimestamp = Math.floor(at.getTime() / 1000)
    try {
      return { bytes: compiler.pdf(result, { pdfStandard: 'ua-1', creationTimestamp }), problems }
    } catch (error) {
      // Something keeps it from the standard of accessible documents: tagged all the same.
      return { bytes: compiler.pdf(result, { creationTimestamp }), problems: [...problems, ...wordsOf(error)] }
    }
  } finally {
    // Nothing of one document may reach the next.
    compiler.resetShadow()
    compiler.evictCache(10)
  }
}

serveJobs<TypesettingSkills>({ set })
