import { afterAll, describe, expect, it } from 'vitest'
import type { PaperEntry, ResumePaper } from '../../openapi/resume-paper.ts'
import { RESUME_FONT_PAIRS, styleOfTemplate } from '../../openapi/resume-style.ts'
import { PAPERS } from '../../tests/factories/resume-papers.ts'
import { readWordFile } from '../../tests/factories/word-files.ts'
import { sampleResume } from '../../src/documents/sample/resume.ts'
import { Refusal } from './refusal.ts'
import { createResumeFiles } from './resume-files.ts'

const files = createResumeFiles({ longest: 120_000 })
afterAll(() => files.close())

const style = styleOfTemplate('classic')
const shown = (texts: readonly (string | null | undefined)[], sign: string) =>
  texts.filter((text) => text !== null && text !== undefined && text !== '').join(sign)
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

/** What the file says, paragraph by paragraph: the paper's texts. */
function saidBy({ name, headline, contacts, parts }: ResumePaper): readonly string[] {
  const entry = ({ title, organisation, place, period, confirmed, lines, link }: PaperEntry) => [
    shown([title.text, period?.text], '\t'),
    shown([shown([organisation?.text, place?.text], ', '), confirmed], ' · '),
    ...lines.map(({ text }) => text.replace(/^[•-]\s+/, '')),
    link?.text ?? '',
  ]
  return [
    name.text,
    headline?.text ?? '',
    contacts.map(({ text }) => text).join(' · '),
    ...parts.flatMap(({ title, as, text, entries, tags }) => [
      title.text,
      ...text.map((one) => one.text),
      ...entries.flatMap(entry),
      ...(as === 'tags' ? [tags.map((tag) => tag.text).join(' · ')] : []),
      ...(as === 'levels' ? tags.map((tag) => shown([tag.text, tag.level], ': ')) : []),
    ]),
  ]
    .map((text) => text.split('\t').map(plain).join('\t'))
    .filter((text) => text.trim() !== '')
}
/** Without what XML has no words for. */
const written = (text: string) =>
  text.replaceAll(/[\u0000-\u0008\u000b-\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')

describe('a resume as a Word file', () => {
  it.each(
    Object.entries(PAPERS).flatMap(([kind, make]) =>
      (['en', 'am'] as const).map((lang) => [kind, lang, make] as const),
    ),
  )('says what the paper says: %s, %s', async (_kind, lang, make) => {
    const paper = make(lang, 'classic')
    const { paragraphs } = await readWordFile(await files.word({ paper, style }))
    expect(paragraphs.map(({ text }) => text).filter((text) => text.trim() !== '')).toEqual(saidBy(paper).map(written))
  })

  it('has headings, lists and links that a word processor knows', async () => {
    const { paragraphs, parts } = await readWordFile(await files.word({ paper: sampleResume('en'), style }))
    const of = (wanted: string) => paragraphs.filter((one) => one.style === wanted).map(({ text }) => text)
    expect(of('Title')).toEqual(['Hanna Bekele Wolde'])
    expect(of('Heading1').slice(0, 3)).toEqual(['Summary', 'Experience', 'Education'])
    expect(of('Heading2')).toContain('Bridge engineer\tSept 2016 – Jan 2021')
    expect(paragraphs.filter(({ isListed }) => isListed)).toHaveLength(9)
    expect(paragraphs.flatMap(({ links }) => links)).toEqual(
      expect.arrayContaining(['mailto:hanna@sira.example', 'https://www.linkedin.com/in/hanna-bekele-example']),
    )
    expect(parts.get('docProps/core.xml')).toContain('<dc:title>Resume of Hanna Bekele Wolde</dc:title>')
  })

  it('is in the language, fonts, colour and sheet of the resume', async () => {
    for (const fonts of RESUME_FONT_PAIRS) {
      const paper = sampleResume('am')
      const { parts } = await readWordFile(
        await files.word({ paper, style: { ...style, fonts, paper: 'letter', accent: '#8a1c3b', margin: 25 } }),
      )
      const [styles, body] = [parts.get('word/styles.xml') ?? '', parts.get('word/document.xml') ?? '']
      expect(styles).toContain('<w:lang w:val="am-ET"/>')
      expect(styles).toContain('8a1c3b')
      expect(styles + body).toContain(fonts === 'book' ? 'Abyssinica SIL' : 'Ethiopic')
      expect(body).toMatch(/<w:pgSz w:w="12240" w:h="15840"/)
    }
  })

  it('has no link to what is no address of the web, of mail or of telephones', async () => {
    const paper = sampleResume('en')
    const contacts = paper.contacts.map((contact) => ({ ...contact, href: 'javascript:alert(1)' }))
    const { paragraphs } = await readWordFile(await files.word({ paper: { ...paper, contacts, parts: [] }, style }))
    expect(paragraphs.flatMap(({ links }) => links)).toEqual([])
  })

  it('is refused when it is longer than any honest one, and when it takes too long', async () => {
    const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : error)
    const paper = sampleResume('en')
    const long = { ...paper, headline: { text: 'long '.repeat(60_000), at: 'head.headline' } }
    expect(await files.word({ paper: long, style }).catch(codeOf)).toBe('resume_too_long')
    const hurried = createResumeFiles({ longest: 1 })
    expect(await hurried.word({ paper, style }).catch(codeOf)).toBe('unavailable')
    await hurried.close()
  })
})
