import { afterAll, describe, expect, it } from 'vitest'
import { styleOfTemplate } from '../../openapi/resume-style.ts'
import { sampleResume } from '../../src/documents/sample/resume.ts'
import { linesOf } from './pdf-lines.ts'
import { createPdfTexts } from './pdf-text.ts'
import { Refusal } from './refusal.ts'
import { createTypesetter } from './typesetting.ts'

const typesetter = createTypesetter(() => undefined)
const texts = createPdfTexts({ longest: 120_000 })
afterAll(() => Promise.all([typesetter.close(), texts.close()]))

const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : error)
const pdfOf = (paper: ReturnType<typeof sampleResume>) =>
  typesetter.set({
    template: 'resume',
    data: { paper, style: styleOfTemplate('modern') },
    pictures: {},
    at: new Date('2026-03-02T09:00:00Z'),
  })

describe('what software reads in a PDF', () => {
  it.each([
    [
      'en',
      [
        'Hanna Bekele Wolde',
        'Structural engineer',
        'Summary',
        'Experience',
        'Principal structural engineer Feb 2021 – present',
      ],
    ],
    ['am', ['ሐና በቀለ ወልዴ', 'የስትራክቸር መሐንዲስ', 'አጭር መግለጫ', 'የሥራ ልምድ', 'ዋና የስትራክቸር መሐንዲስ ጥር 2013 – እስከ አሁን']],
  ] as const)('is a resume in %s line by line, in the order of its pages', async (lang, wanted) => {
    const found = await texts.textOf(await pdfOf(sampleResume(lang)))
    const lines = found?.pages.flat() ?? []
    expect(lines.filter((line) => (wanted as readonly string[]).includes(line))).toEqual(wanted)
    expect(found).toMatchObject({ isWhole: true })
    expect(found?.pages.length).toBe(2)
  })

  it('is a name in Arabic letters as it was written, alone and among other words', async () => {
    const paper = sampleResume('en')
    const bytes = await pdfOf({
      ...paper,
      name: { ...paper.name, text: 'محمد عبد الله بن حسين' },
      headline: { text: 'Ali علي محمد engineer', at: 'head.headline' },
    })
    expect((await texts.textOf(bytes))?.pages[0]?.slice(0, 2)).toEqual([
      'محمد عبد الله بن حسين',
      'Ali علي محمد engineer',
    ])
  })

  it('has right-to-left words in their order where the file has them from the left', () => {
    const piece = (text: string, left: number, isRightToLeft: boolean) => ({
      text,
      isRightToLeft,
      ends: false,
      left,
      right: left + 20,
      base: 700,
      height: 10,
    })
    const words = [
      piece('Ali', 0, false),
      piece('محمد', 25, true),
      piece('علي', 50, true),
      piece('engineer', 75, false),
    ]
    expect(linesOf(words)).toEqual(['Ali علي محمد engineer'])
  })

  it('is nothing where there is no PDF that opens', async () => {
    const bytes = await pdfOf(sampleResume('en'))
    expect(await texts.textOf(Buffer.from('no PDF'))).toBeNull()
    expect(await texts.textOf(Buffer.alloc(0))).toBeNull()
    expect(await texts.textOf(bytes.subarray(0, 900))).toBeNull()
  })

  it('is refused beyond what anyone uploads, and when it takes too long', async () => {
    expect(await texts.textOf(Buffer.alloc(10_000_001)).catch(codeOf)).toBe('too_large')
    const hurried = createPdfTexts({ longest: 1 })
    expect(await hurried.textOf(await pdfOf(sampleResume('en'))).catch(codeOf)).toBe('unavailable')
    await hurried.close()
  })
})
