import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, it } from 'vitest'
import type { Language } from '../../openapi/define.ts'
import type { ResumePaper } from '../../openapi/resume-paper.ts'
import {
  RESUME_TEMPLATE_FACTS,
  RESUME_TEMPLATES,
  styleOfTemplate,
  type ResumeStyle,
} from '../../openapi/resume-style.ts'
import { sampleResume } from '../../src/documents/sample/resume.ts'
import { pagesOf, wordsOf } from '../../tests/factories/paper-pdf.ts'
import { png } from '../../tests/factories/pictures.ts'
import { PAPERS, readWords } from '../../tests/factories/resume-papers.ts'
import { PAPER_FACES } from './paper-fonts.ts'
import { linesOf } from './pdf-lines.ts'
import { Refusal } from './refusal.ts'
import { createTypesetter } from './typesetting.ts'

const typesetter = createTypesetter(() => undefined)
afterAll(() => typesetter.close())

const AT = new Date('2026-03-02T09:00:00Z')
const photo = await png(60, 60)
const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : error)
const print = (paper: ResumePaper, style: ResumeStyle) =>
  typesetter.set({ template: 'resume', data: { paper, style }, pictures: paper.hasPhoto ? { photo } : {}, at: AT })
const LANGUAGES = ['en', 'am'] as const satisfies readonly Language[]

const hrefsOf = ({ contacts, parts }: ResumePaper) =>
  [...contacts, ...parts.flatMap(({ entries }) => entries.map(({ link }) => link))].flatMap((text) =>
    typeof text?.href === 'string' ? [text.href] : [],
  )
/** `null` where a paper has nothing there; otherwise where its texts come from. */
const placesOf = ({ name, headline, contacts, parts }: ResumePaper): ReadonlySet<string> =>
  new Set(
    [
      name,
      headline,
      ...contacts,
      ...parts.flatMap(({ key, title, text, tags, entries }) => [
        title,
        ...text,
        ...tags,
        ...entries.flatMap(({ id, link, lines, ...entry }) => [
          entry.title,
          entry.organisation,
          entry.place,
          entry.period,
          ...lines,
          link && { at: `${key}/${id}/link` },
        ]),
      ]),
    ].flatMap((text) => (text ? [text.at] : [])),
  )

describe('the PDF of a resume', () => {
  const cases = RESUME_TEMPLATES.flatMap((template) => LANGUAGES.map((lang) => [template, lang] as const))
  it.each(cases)(
    'as %s in %s is accessible: tagged, titled, with its language, links and a described photo',
    async (template, lang) => {
      const paper = sampleResume(lang, { template, photo: true })
      const bytes = await print(paper, {
        ...styleOfTemplate(template),
        photo: RESUME_TEMPLATE_FACTS[template].photo !== 'none',
      })
      const document = await getDocumentProxy(new Uint8Array(bytes))
      const { info, metadata } = await document.getMetadata()
      expect(info).toMatchObject({ Title: paper.title, Author: paper.name.text, Language: lang })
      // Typst checks the standard: among others, that every font is embedded and every text has a place in the tree.
      expect(metadata?.get('pdfuaid:part')).toBe('1')
      const pages = await Promise.all(
        Array.from({ length: document.numPages }, async (_, n) => document.getPage(n + 1)),
      )
      const links = (await Promise.all(pages.map((page) => page.getAnnotations())))
        .flat()
        .map((found: { readonly url?: string }) => found.url)
      expect(new Set(links)).toEqual(new Set(hrefsOf(paper).map((href) => new URL(href).href)))
      const tree = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())))
      for (const role of ['H1', 'H2', 'H3', 'L', 'Link']) expect(tree).toContain(`"role":"${role}"`)
      expect(tree.includes(`"alt":"${paper.name.text}"`)).toBe(RESUME_TEMPLATE_FACTS[template].photo !== 'none')
    },
  )

  it('is the same for the same job, whatever was printed in between', async () => {
    const paper = sampleResume('en', { photo: true })
    const first = await print(paper, styleOfTemplate('sidebar'))
    await print(sampleResume('am'), styleOfTemplate('grid'))
    expect(Buffer.from(await print(paper, styleOfTemplate('sidebar'))).equals(Buffer.from(first))).toBe(true)
  })

  it('keeps a link that is none of the web, mail or telephone as plain text', async () => {
    const paper = sampleResume('en')
    const contacts = [{ kind: 'web', text: 'my page', href: 'javascript:ran=1', at: 'contact/web' }] as const
    const bytes = await print({ ...paper, contacts, parts: [] }, styleOfTemplate('modern'))
    const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
    expect(await page.getAnnotations()).toEqual([])
    expect(wordsOf(await pagesOf(bytes), paper)[0]).toContain('mypage')
  })

  it('is refused when it is longer than any honest one, and disturbs nobody', async () => {
    const paper = sampleResume('en')
    const line = { text: 'Kept a washing station. '.repeat(40), at: 'experience/1/description' }
    const long = (lines: number): ResumePaper => ({
      ...paper,
      parts: paper.parts.map((part) => ({
        ...part,
        entries: part.entries.map((entry) => ({ ...entry, lines: Array.from({ length: lines }, () => line) })),
      })),
    })
    const [part] = paper.parts
    const many = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one)
    const beyond: readonly ResumePaper[] = [
      long(14),
      long(100),
      { ...paper, name: { text: 'x'.repeat(9000), at: 'head.name' } },
      { ...paper, contacts: many(60, { kind: 'place', text: 'Jimma', href: null, at: 'contact/place' }) },
      { ...paper, parts: part ? many(40, part) : [] },
      {
        ...paper,
        parts: part ? [{ ...part, as: 'tags', tags: many(600, { text: 'a', at: 'a', level: null, share: null }) }] : [],
      },
    ]
    for (const one of beyond) {
      expect(await print(one, styleOfTemplate('modern')).catch(codeOf)).toBe('resume_too_long')
      expect(await typesetter.pages({ paper: one, style: styleOfTemplate('modern') }, null).catch(codeOf)).toBe(
        'resume_too_long',
      )
    }
    expect((await print(paper, styleOfTemplate('modern'))).length).toBeGreaterThan(1000)
  })
})

describe('the pages of a resume on a screen', () => {
  const seen = (svg: string) =>
    readWords(
      [...svg.matchAll(/<text [^>]*>([^<]*)</g)]
        .map(([, text = '']) => text)
        .join('')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&apos;', "'")
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&'),
    )

  it.each(RESUME_TEMPLATES)(
    '%s say what is printed, page by page, and where each text comes from',
    async (template) => {
      for (const lang of LANGUAGES) {
        const paper = sampleResume(lang, { template, photo: true })
        const style = styleOfTemplate(template)
        const { pages, problems } = await typesetter.pages({ paper, style }, '/photo.jpg')
        const printed = await pagesOf(await print(paper, style))
        expect(pages.map(({ svg }) => seen(svg))).toEqual(
          printed.map(({ pieces }) => readWords(linesOf(pieces).join(''))),
        )
        expect(
          new Set(pages.flatMap(({ svg }) => [...svg.matchAll(/data-at="([^"]*)"/g)].map(([, at]) => at))),
        ).toEqual(placesOf(paper))
        expect(problems).toEqual([])
        expect(pages[0]).toMatchObject({
          width: 596,
          height: 842,
        })
        expect(pages.some(({ svg }) => svg.includes('href="/photo.jpg"'))).toBe(style.photo)
        for (const { svg } of pages) expect(brotliCompressSync(svg).length).toBeLessThan(6000)
      }
    },
  )

  it('have a font in the browser for every face that is printed', () => {
    const styles = readFileSync(path.join(import.meta.dirname, '../../src/ui/paper-fonts.css'), 'utf8')
    for (const { key, weight } of PAPER_FACES) {
      expect(styles).toMatch(new RegExp(`\\.pf-${key}[,\\s][^}]*font-family`))
      if (weight === 700) expect(styles).toMatch(new RegExp(`\\.pf-${key}[,\\s][^}]*font-weight: 700`))
    }
  })

  it('are nothing but shapes and escaped texts, whatever a person writes', async () => {
    const paper = PAPERS['hostile']?.('en', 'modern') ?? sampleResume('en')
    const { pages } = await typesetter.pages(
      { paper: { ...paper, hasPhoto: true }, style: { ...styleOfTemplate('portrait') } },
      '/a?b=1&c="><script>',
    )
    const svg = pages.map((page) => page.svg).join('')
    expect(new Set([...svg.matchAll(/<(\w+)/g)].map(([, tag]) => tag))).toEqual(
      new Set(['clipPath', 'g', 'image', 'path', 'rect', 'svg', 'text', 'title']),
    )
    expect(svg).not.toMatch(/\son\w+="|javascript:[^<]*"|style="/)
    expect(svg).toContain('href="/a?b=1&amp;c=&quot;&gt;&lt;script&gt;"')
    expect(readWords(seen(svg))).toContain(readWords('<script>ran=1</script>'))
  })

  it('are fitted within what can be read, in the PDF as well, or say that they cannot be', async () => {
    const paper = sampleResume('en', { template: 'grid' })
    const style = { ...styleOfTemplate('grid'), size: 10.5, spacing: 1.1 }
    const [open, two, one] = await Promise.all(
      ([null, 2, 1] as const).map((fit) => typesetter.pages({ paper, style: { ...style, fit } }, null)),
    )
    expect(open).toMatchObject({ fitted: null, problems: [], pages: { length: 3 } })
    expect(two).toMatchObject({ problems: [], pages: { length: 2 } })
    expect(two?.fitted?.size).toBeGreaterThanOrEqual(9)
    expect(two?.fitted?.size).toBeLessThan(10.5)
    expect((await pagesOf(await print(paper, { ...style, fit: 2 }))).length).toBe(2)
    expect(one).toMatchObject({ fitted: null, problems: [{ code: 'cannot_fit', pages: 3 }], pages: { length: 3 } })
  })

  it('name the letters that no font has, with their field', async () => {
    const paper = sampleResume('en')
    const { problems, pages } = await typesetter.pages(
      { paper: { ...paper, name: { text: 'Hanna 中 😀 → ✓', at: 'head.name' } }, style: styleOfTemplate('modern') },
      null,
    )
    expect(problems).toEqual([{ code: 'letters_missing', at: 'head.name', letters: '中😀' }])
    expect(seen(pages[0]?.svg ?? '')).toContain('Hanna\u{fffd}→✓')
  })
})
