import type { DocumentContext, Page } from '../src/documents/document.ts'
import { sayIn } from './say.ts'

type Globals = Readonly<Record<string, unknown>>

// Written out, because the bundler finds files by what is written.
const hero = {
  en: new URL('../src/documents/landing/pictures/hero-en.webp', import.meta.url).href,
  am: new URL('../src/documents/landing/pictures/hero-am.webp', import.meta.url).href,
}
const starter = {
  en: new URL('../src/documents/landing/pictures/starter-en.webp', import.meta.url).href,
  am: new URL('../src/documents/landing/pictures/starter-am.webp', import.meta.url).href,
}
const template1 = {
  en: new URL('../src/documents/landing/pictures/template1-en.webp', import.meta.url).href,
  am: new URL('../src/documents/landing/pictures/template1-am.webp', import.meta.url).href,
}
const template3 = {
  en: new URL('../src/documents/landing/pictures/template3-en.webp', import.meta.url).href,
  am: new URL('../src/documents/landing/pictures/template3-am.webp', import.meta.url).href,
}

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
    hero,
    templates: { starter, template1, template3 },
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
