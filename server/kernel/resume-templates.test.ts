import { afterAll, describe, expect, it } from 'vitest'
import type { Language } from '../../openapi/define.ts'
import type { ResumePaper } from '../../openapi/resume-paper.ts'
import { RESUME_PAPERS, RESUME_TEMPLATES, styleOfTemplate, type ResumeTemplate } from '../../openapi/resume-style.ts'
import { png } from '../../tests/factories/pictures.ts'
import { pagesOf, wordsOf, type PageText } from '../../tests/factories/paper-pdf.ts'
import { entryHead, headWords, isAside, PAPERS, partWords, readWords } from '../../tests/factories/resume-papers.ts'
import type { PdfPiece } from './pdf-lines.ts'
import { createTypesetter } from './typesetting.ts'

const told: string[] = []
const typesetter = createTypesetter((problem) => void told.push(problem))
afterAll(() => typesetter.close())

const AT = new Date('2026-03-02T09:00:00Z')
const photo = await png(60, 60)
const print = (paper: ResumePaper, style: ReturnType<typeof styleOfTemplate>) =>
  typesetter.set({ template: 'resume', data: { paper, style }, pictures: paper.hasPhoto ? { photo } : {}, at: AT })

const overlap = (a: PdfPiece, b: PdfPiece) => Math.min(a.right, b.right) - Math.max(a.left, b.left)
/** Texts that lie on one another, or beyond the edges of the page. */
function collisions(pages: readonly PageText[]): readonly string[] {
  return pages.flatMap(({ pieces, width }) => {
    const rows = pieces.filter(({ text }) => text.trim() !== '').toSorted((a, b) => a.base - b.base)
    const beyond = rows.filter(({ left, right, base }) => left < 0 || right > width + 0.5 || base < 0)
    const isOver = (a: PdfPiece, b: PdfPiece) =>
      Math.abs(b.base - a.base) < Math.min(a.height, b.height) * 0.55 &&
      overlap(a, b) > Math.min(a.height * 0.5, (a.right - a.left) * 0.6, (b.right - b.left) * 0.6)
    const over = rows.flatMap((piece, n) =>
      rows.slice(n + 1, n + 60).flatMap((other) => (isOver(piece, other) ? [`${piece.text} / ${other.text}`] : [])),
    )
    return [...beyond.map(({ text }) => `beyond: ${text}`), ...over]
  })
}

/** Heads that stand last on a page, away from what they belong to. */
function leftAlone(words: readonly string[], paper: ResumePaper, template: ResumeTemplate): readonly string[] {
  const heads = paper.parts.flatMap((part) => [
    readWords(part.title.text),
    ...part.entries
      .filter(({ lines, link }) => lines.length > 0 || link)
      .map((entry) => entryHead(entry, template, part.key)),
  ])
  return words.slice(0, -1).flatMap((page) => heads.filter((head) => page.endsWith(head)))
}

/** The parts in the order in which they are read, or which words are lost. */
function readOrder(words: string, paper: ResumePaper, template: ResumeTemplate): readonly string[] {
  const head = headWords(paper)
  const parts = paper.parts.map((part) => ({ part, text: partWords(part, template) }))
  if (!words.startsWith(head)) return [`head: ${words.slice(0, 200)} instead of ${head}`]
  const lost = parts.filter(({ text }) => !words.includes(text)).map(({ text }) => `lost: ${text}`)
  const length = head.length + parts.reduce((sum, { text }) => sum + text.length, 0)
  if (lost.length === 0 && words.length !== length) return [`there are ${words.length - length} letters more`]
  return lost.length > 0
    ? lost
    : parts.toSorted((a, b) => words.indexOf(a.text) - words.indexOf(b.text)).map(({ part }) => part.key)
}

/** What is not where the template wants it: parts aside as far as they have room, the others, parts without room. */
function wrongOrder(order: readonly string[], paper: ResumePaper, template: ResumeTemplate): readonly string[] {
  const aside = paper.parts.filter((part) => isAside(template, part)).map(({ key }) => key)
  const main = paper.parts.filter((part) => !isAside(template, part)).map(({ key }) => key)
  const room = aside.filter((key) => order.indexOf(key) < order.indexOf(main[0] ?? ''))
  const wanted = [...room, ...main, ...aside.filter((key) => !room.includes(key))]
  return wanted.join() === order.join() ? [] : order
}

const LANGUAGES = ['en', 'am'] as const satisfies readonly Language[]
const variants = Object.entries(PAPERS).flatMap(([name, make]) =>
  LANGUAGES.flatMap((lang) => RESUME_PAPERS.map((size) => ({ name: `${name} ${lang} ${size}`, make, lang, size }))),
)

describe('the template', () => {
  it.each(RESUME_TEMPLATES)(
    '%s prints every text once, in reading order, without texts on one another',
    async (template) => {
      const before = told.length
      const printed = await Promise.all(
        variants.map(async ({ name, make, lang, size }) => {
          const paper = make(lang, template)
          return { name, paper, bytes: await print(paper, styleOfTemplate(template, size)) }
        }),
      )
      const wrong: string[] = []
      for (const { name, paper, bytes } of printed) {
        const pages = await pagesOf(bytes)
        const words = wordsOf(pages, paper)
        const order = readOrder(words.join(''), paper, template)
        const problems = [
          ...wrongOrder(order, paper, template),
          ...collisions(pages).map((texts) => `on one another: ${texts}`),
          ...leftAlone(words, paper, template).map((head) => `alone at the foot: ${head}`),
        ]
        wrong.push(...problems.map((problem) => `${name}: ${problem}`))
      }
      expect(wrong).toEqual([])
      expect(told.slice(before)).toEqual([])
    },
  )
})
