import { afterAll, describe, expect, it } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import { PAYLOADS } from '../../tests/factories/payloads.ts'
import { pdfTexts } from '../../tests/factories/pdf.ts'
import { png } from '../../tests/factories/pictures.ts'
import { Refusal } from './refusal.ts'
import { createTypesetter, type Letter } from './typesetting.ts'

const told: string[] = []
const typesetter = createTypesetter((problem) => void told.push(problem))
afterAll(() => typesetter.close())

const letter = (over: Partial<Letter> = {}): Letter => ({
  lang: 'en',
  title: 'Job offer: Water engineer at Kaffa Roasters',
  author: 'Kaffa Roasters',
  head: {
    name: 'Kaffa Roasters PLC',
    other: 'ካፋ ቡና ቆዪዎች ኃ/የተ/የግ/ማ',
    lines: ['Jimma · Ethiopia', 'TIN 0012345678'],
    logo: false,
  },
  to: ['Abebe Kebede', 'abebe@example.com'],
  date: ['Jimma, 2 March 2026'],
  subject: 'Subject: Job offer: Water engineer',
  salutation: 'Dear Abebe Kebede,',
  opening: 'We are pleased to offer you work.',
  terms: [
    ['Position', 'Water engineer'],
    ['Department', 'Processing'],
  ],
  more: { title: 'Job description', text: 'Keeps the washing stations.' },
  closing: 'We look forward to working with you.',
  farewell: 'Yours sincerely,',
  signatures: [
    { title: 'For Kaffa Roasters PLC', rows: [['Name', '']] },
    { title: 'Employee', rows: [['Name', 'Abebe Kebede']] },
  ],
  foot: 'Offer 7 · page {page} of {pages}',
  ...over,
})
const described = (text: string) => letter({ more: { title: 'Job description', text } })
const AT = new Date('2026-03-02T09:00:00Z')
const printed = (data: Letter, pictures: Readonly<Record<string, Uint8Array>> = {}) =>
  typesetter.set({ template: 'letter', data, pictures, at: AT })
const wordsOf = async (bytes: Uint8Array) => (await pdfTexts(bytes)).map(({ words }) => words).join('')
const tight = (text: string) => text.replaceAll(/\s/g, '')
/** Every text of a letter but its foot, in the order in which it is read. */
const texts = (data: Letter): readonly string[] => [
  data.head.name,
  data.head.other,
  ...data.head.lines,
  ...data.to,
  ...data.date,
  data.subject,
  data.salutation,
  data.opening,
  ...data.terms.flat(),
  ...(data.more ? [data.more.title, data.more.text] : []),
  data.closing,
  data.farewell,
  ...data.signatures.flatMap(({ title, rows }) => [title, ...rows.flat()]),
]
const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : error)

describe('a letter', () => {
  const amharic = letter({
    lang: 'am',
    title: 'የቅጥር ጥያቄ፦ የውኃ መሐንዲስ',
    subject: 'ጉዳዩ፦ የቅጥር ጥያቄ፣ የውኃ መሐንዲስ',
    salutation: 'ለተከበሩ አበበ ከበደ፣',
    opening: 'ደስታ ይሰማናል፦ ከዚህ፡በታች።ያለውን',
    foot: 'የቅጥር ጥያቄ 7 · ገጽ {page} ከ{pages}',
  })
  it.each([
    ['English', letter()],
    ['Amharic', amharic],
  ])('in %s says what its data say, in that order, and meets the standard of accessible documents', async (_, data) => {
    const before = told.length
    const bytes = await printed(data)
    const foot = tight(data.foot.replace('{page}', '1').replace('{pages}', '1'))
    expect((await wordsOf(bytes)).replace(foot, '')).toBe(tight(texts(data).join('')))
    expect(await wordsOf(bytes)).toContain(foot)
    const document = await getDocumentProxy(new Uint8Array(bytes))
    const { info, metadata } = await document.getMetadata()
    expect(info).toMatchObject({ Title: data.title, Author: data.author, Language: data.lang })
    expect(metadata?.get('pdfuaid:part')).toBe('1')
    expect(JSON.stringify(await (await document.getPage(1)).getStructTree())).toContain('"role":"Table"')
    expect(told.slice(before)).toEqual([])
  })

  it('has a picture at its head, with the name in its place for those who do not see it', async () => {
    const bytes = await printed(letter({ head: { ...letter().head, logo: true } }), { logo: await png() })
    const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
    expect(JSON.stringify(await page.getStructTree())).toContain('"alt":"Kaffa Roasters PLC"')
  })

  it('goes on over several pages without losing a word, numbered, each side’s place to sign whole', async () => {
    const text = Array.from({ length: 600 }, (_, n) => `Station ${n} is kept.${n % 9 === 0 ? '\n\n' : ' '}`).join('')
    const pages = await pdfTexts(await printed(described(text)))
    expect(pages.length).toBeGreaterThan(3)
    pages.forEach(({ words }, n) => expect(words).toContain(`page${n + 1}of${pages.length}`))
    expect(pages.map(({ words }) => words.replace(/Offer7·page\dof\d/, '')).join('')).toContain(tight(text))
    expect(pages.at(-1)?.words).toContain('Yourssincerely,ForKaffaRoastersPLCNameEmployeeNameAbebeKebede')
  })

  it.each([
    ['60 letters without a space', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunternehmen'],
    ['60 Ethiopic letters without a space', 'ሰላም'.repeat(20)],
  ])('breaks a word of %s within the page', async (_, word) => {
    const pages = await getDocumentProxy(
      new Uint8Array(
        await printed(letter({ terms: [['Position', word]], more: { title: 'More', text: word.repeat(3) } })),
      ),
    )
    const page = await pages.getPage(1)
    const right = (page.view[2] ?? 0) - (24 / 25.4) * 72 + 1
    const { items } = await page.getTextContent()
    const ends = items.map((item) => ('str' in item ? Number(item.transform[4]) + item.width : 0))
    expect(Math.max(...ends)).toBeLessThanOrEqual(right)
    expect(tight(items.map((item) => ('str' in item ? item.str : '')).join(''))).toContain(word.repeat(3))
  })

  it('leaves out pictures among letters and invisible signs, and shows that a letter is missing', async () => {
    const before = told.length
    const words = await wordsOf(await printed(described('coffee 😀👩🏽‍🌾🇪🇹 tea\u0000\u202e\ud800 中 end\r\nnext\tone')))
    expect(words).toContain('coffeetea\u{fffd}\u{fffd}endnextone')
    expect(told.slice(before)).toEqual([])
  })

  it('shows what looks like mark-up or code as the text that it is', async () => {
    const hostile = [
      ...PAYLOADS,
      '#read("/data.json")',
      '#import "@preview/x:1.0.0"',
      '*b* _i_ $x$ = H <l> @r `c` // c',
      '\\ #panic()',
      'page {page} of {pages}',
    ]
    const words = await wordsOf(await printed(described(hostile.join('\n'))))
    for (const text of hostile) expect(words).toContain(tight(text))
    const everywhere = '#panic("x") *b* $'
    expect(
      tight(await wordsOf(await printed(letter({ salutation: everywhere, subject: everywhere, to: [everywhere] })))),
    ).toContain(tight(everywhere + everywhere))
  })
})

describe('the process of the typesetter', () => {
  it('refuses what is larger than any honest document', async () => {
    expect(await printed(described('x'.repeat(32_768))).catch(codeOf)).toBe('too_large')
    expect(await printed(letter(), { logo: new Uint8Array(1_000_001) }).catch(codeOf)).toBe('too_large')
  })

  it.each([
    ['time', { longest: 1 }],
    ['memory', { memory: 1_000_000 }],
  ])('is ended when it takes too much %s', async (reason, limits) => {
    const problems: string[] = []
    const hurried = createTypesetter((problem) => void problems.push(problem), limits)
    expect(await hurried.set({ template: 'letter', data: letter(), pictures: {}, at: AT }).catch(codeOf)).toBe(
      'unavailable',
    )
    expect(problems).toEqual([`The process of a job was lost: ${reason}`])
    await hurried.close()
  })

  it('that was killed has a successor, which sets the same bytes', async () => {
    const own = createTypesetter(() => undefined)
    const job = { template: 'letter', data: letter(), pictures: {}, at: AT } as const
    const first = await own.set(job)
    await own.close()
    expect(Buffer.from(await own.set(job)).equals(Buffer.from(first))).toBe(true)
    await own.close()
  })
})
