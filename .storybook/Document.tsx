import heroEn from '../src/documents/landing/pictures/hero-en.webp'
import heroAm from '../src/documents/landing/pictures/hero-am.webp'
import starterEn from '../src/documents/landing/pictures/starter-en.webp'
import starterAm from '../src/documents/landing/pictures/starter-am.webp'
import template1En from '../src/documents/landing/pictures/template1-en.webp'
import template1Am from '../src/documents/landing/pictures/template1-am.webp'
import template3En from '../src/documents/landing/pictures/template3-en.webp'
import template3Am from '../src/documents/landing/pictures/template3-am.webp'
import type { DocumentContext, Page } from '../src/documents/document.ts'
import { sayIn } from './say.ts'

type Globals = Readonly<Record<string, unknown>>

const shownAs = (en: string, am: string) => ({ en, am })

/** What a document needs, in the language of the story. */
export const documentContext = (globals: Globals): DocumentContext => ({
  lang: globals['lang'] === 'am' ? 'am' : 'en',
  say: sayIn(globals),
  theme: null,
  origin: 'https://sira.example',
  assets: {
    fonts: {
      ethiopic: new URL('../src/documents/fonts/ethiopic.woff2', import.meta.url).href,
      serif: new URL('../src/documents/fonts/serif.woff2', import.meta.url).href,
      serifEthiopic: new URL('../src/documents/fonts/serif-ethiopic.woff2', import.meta.url).href,
    },
    icon: '',
    script: '',
    hero: shownAs(heroEn, heroAm),
    templates: {
      starter: shownAs(starterEn, starterAm),
      template1: shownAs(template1En, template1Am),
      template3: shownAs(template3En, template3Am),
    },
  },
  today: '2026-03-20',
})

const whole = (css: string) => css.replaceAll('content-visibility:auto', 'content-visibility:visible')
const onPaper = (css: string) =>
  css.replaceAll('@media print', '@media all').replaceAll('@media screen', '@media not all')

/**
 * A document in the canvas as the server sends it: its own styles and its body. `print`: with the rules of paper.
 * What is below the screen is laid out too, so that axe sees all of it.
 */
export function Document({ page, print = false }: { page: Page; print?: boolean }) {
  return (
    <>
      {page.styles.map((css) => (
        <style key={css}>{print ? onPaper(whole(css)) : whole(css)}</style>
      ))}
      {page.body}
    </>
  )
}
