import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { LocalizedRichText, RichText as Text } from '../../../openapi/rich-text.ts'
import { plainText } from '../../../openapi/rich-text-content.ts'
import {
  pictureBlock,
  richTexts,
  richTextsWithTables,
  SAMPLE_FILE,
  sampleRichText,
  sampleRichTextAmharic,
  sampleTable,
} from '../../../tests/factories/rich-texts.ts'
import type { Picture } from '../site-data.ts'
import { printBlocks } from '../../../openapi/print-blocks.ts'
import { RichText } from './RichText.tsx'

const html = (value: LocalizedRichText | null, lang: 'en' | 'am' = 'en', under: 1 | 2 | 3 | 4 = 1) =>
  renderToStaticMarkup(createElement(RichText, { value, lang, under }))
const block = (text: string, more: object = {}): Text => [{ type: 'paragraph', text: [{ text, ...more }] }]

describe('a rich text on a page', () => {
  it('is plain markup', () => {
    expect(html({ en: sampleRichText })).toBe(
      '<div class="rich" lang="en"><h2>How do I verify my company?</h2>' +
        '<p>Upload your <strong>trade licence</strong> and <strong><em>TIN certificate</em></strong>.<br/>We answer in two days.</p>' +
        '<h3>What you need</h3>' +
        '<ol><li>Your licence<ul><li>renewed this year</li><li>as a PDF</li></ul></li><li>Your stamp</li></ol>' +
        '<blockquote><p><em>A verified company hires faster.</em></p></blockquote>' +
        '<p>Questions? Write to <a href="mailto:help@sira.example" rel="nofollow ugc noopener">help@sira.example</a>.</p></div>',
    )
  })
  it('has tables with heads, which scroll in themselves', () => {
    expect(html({ en: sampleTable })).toBe(
      '<div class="rich" lang="en"><div class="table" tabindex="0"><table>' +
        '<thead><tr><th scope="col">Plan</th><th scope="col">Price</th></tr></thead>' +
        '<tbody><tr><td><strong>Free</strong></td><td></td></tr>' +
        '<tr><td>Team</td><td>900 birr<br/><a href="https://sira.example/" rel="nofollow ugc noopener">a month</a></td></tr></tbody>' +
        '</table></div></div>',
    )
  })
  it('has pictures in their place and size, with their words, and none that it was not given', () => {
    const of = { url: '/lyu/a.webp', small: '/lyu/a-s.webp', width: 1200, height: 800 }
    const shown = (picture: Picture) =>
      renderToStaticMarkup(
        createElement(RichText, {
          value: { en: [pictureBlock(SAMPLE_FILE, 'A <desk>', 'Mine')] },
          lang: 'en',
          under: 1,
          pictures: new Map([[SAMPLE_FILE, picture]]),
        }),
      )
    expect(shown(of)).toBe(
      '<div class="rich" lang="en"><figure><img src="/lyu/a.webp" srcSet="/lyu/a-s.webp 480w, /lyu/a.webp 1200w" ' +
        'sizes="(max-width: 46rem) 100vw, 46rem" width="1200" height="800" alt="A &lt;desk&gt;" loading="lazy" decoding="async"/>' +
        '<figcaption>Mine</figcaption></figure></div>',
    )
    expect(shown({ ...of, small: null, height: 1600 })).toMatch(/<figure class="tall"><img src="\/lyu\/a\.webp" width/)
    expect(html({ en: [pictureBlock(SAMPLE_FILE, 'A desk')] })).toBe('<div class="rich" lang="en"></div>')
  })
  it('has its headings under the one of the page', () => {
    expect(html({ en: sampleRichText }, 'en', 2)).toContain('<h3>How do I verify my company?</h3>')
    expect(html({ en: sampleRichText }, 'en', 4)).toContain('<h6>What you need</h6>')
  })
  it('says its language, and is there in the other one when it must be', () => {
    const both = { en: sampleRichText, am: sampleRichTextAmharic }
    expect(html(both, 'am')).toMatch(/^<div class="rich" lang="am"><h2>ድርጅቴን/)
    expect(html({ am: sampleRichTextAmharic }, 'en')).toMatch(/^<div class="rich" lang="am">/)
    expect([html(null), html({}), html({ en: [] })]).toEqual(['', '', ''])
  })
  it('makes one link of neighbours with the same address, and none without anything to press', () => {
    const link = 'https://a.example/'
    const text: Text = [
      {
        type: 'paragraph',
        text: [{ text: 'a', link, bold: true }, { text: 'b', link }, { text: 'c' }, { text: ' ', link }],
      },
    ]
    expect(html({ en: text })).toContain(
      '<p><a href="https://a.example/" rel="nofollow ugc noopener"><strong>a</strong>b</a>c </p>',
    )
  })
  it('leads to a page of ours by its path, so that it stays under the host of its reader', () => {
    const text = block('templates', { link: '/user/templates' })
    expect(html({ en: text })).toContain('<p><a href="/user/templates">templates</a></p>')
    // A sheet of paper has no host.
    expect(printBlocks(text, 'en')).toEqual([{ kind: 'paragraph', runs: [{ t: 'templates' }] }])
  })
  it('shows every text in its order', () => {
    const shown = (markup: string) => markup.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, '')
    fc.assert(
      fc.property(fc.oneof(richTexts, richTextsWithTables), (text) => {
        expect(shown(html({ en: text }))).toBe(plainText(text).replaceAll(/[\s·]/g, ''))
      }),
    )
  })
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</p></div><iframe src=//evil.example>',
  '&lt;b&gt;',
  '${alert(1)}',
  '{{x}}',
  '\u202e<svg onload=alert(1)>',
]
const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  'https://a:b@evil.example',
  'x" onclick="alert(1)',
]

describe('a hostile rich text', () => {
  it.each(HOSTILE)('%j stays text', (text) => {
    const markup = html({
      en: [
        ...block(text),
        { type: 'heading', level: 2, text: [{ text }] },
        { type: 'bullet', level: 1, text: [{ text, bold: true, link: 'https://a.example/' }] },
        { type: 'quote', text: [{ text }] },
        { type: 'cell', row: 1, column: 1, head: true, text: [{ text }] },
        { type: 'cell', row: 2, column: 1, text: [{ text }] },
      ],
    })
    expect(markup.match(/<\w+/g)).toEqual(
      'div p h2 ul li a strong blockquote p div table thead tr th tbody tr td'.split(' ').map((tag) => `<${tag}`),
    )
    expect(markup).not.toMatch(/<[^>]* on\w+=/)
  })
  // The schema refuses such addresses; what is stored all the same must still not become a link.
  it.each(ADDRESSES)('%j is no link, on the page or on paper', (link) => {
    expect(html({ en: block('press', { link }) })).toBe('<div class="rich" lang="en"><p>press</p></div>')
    expect(printBlocks(block('press', { link }), 'en')).toEqual([{ kind: 'paragraph', runs: [{ t: 'press' }] }])
  })
})

describe('a rich text on paper', () => {
  it('has its tables as rows of cells of lines', () => {
    const cell = (t: string, more: object = {}) => [[{ t, ...more }]]
    expect(printBlocks(sampleTable, 'en')).toEqual([
      {
        kind: 'table',
        head: true,
        rows: [
          [cell('Plan'), cell('Price')],
          [cell('Free', { b: true }), []],
          [cell('Team'), [[{ t: '900 birr' }], [{ t: 'a month', href: 'https://sira.example/' }]]],
        ],
      },
    ])
  })
  it('is blocks of runs', () => {
    expect(printBlocks(sampleRichText, 'en')).toEqual([
      { kind: 'heading', level: 2, runs: [{ t: 'How do I verify my company?' }] },
      {
        kind: 'paragraph',
        runs: [
          { t: 'Upload your ' },
          { t: 'trade licence', b: true },
          { t: ' and ' },
          { t: 'TIN certificate', b: true, i: true },
          { t: '.\nWe answer in two days.' },
        ],
      },
      { kind: 'heading', level: 3, runs: [{ t: 'What you need' }] },
      {
        kind: 'list',
        ordered: true,
        items: [
          {
            runs: [{ t: 'Your licence' }],
            lists: [
              {
                kind: 'list',
                ordered: false,
                items: [
                  { runs: [{ t: 'renewed this year' }], lists: [] },
                  { runs: [{ t: 'as a PDF' }], lists: [] },
                ],
              },
            ],
          },
          { runs: [{ t: 'Your stamp' }], lists: [] },
        ],
      },
      { kind: 'quote', paragraphs: [[{ t: 'A verified company hires faster.', i: true }]] },
      {
        kind: 'paragraph',
        runs: [{ t: 'Questions? Write to ' }, { t: 'help@sira.example', href: 'mailto:help@sira.example' }, { t: '.' }],
      },
    ])
  })
  it('is upright in Amharic, which has no italic type', () => {
    expect(printBlocks(block('ሰላም', { italic: true, bold: true }), 'am')).toEqual([
      { kind: 'paragraph', runs: [{ t: 'ሰላም', b: true }] },
    ])
  })
})
