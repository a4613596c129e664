import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const packaged = (file: string) => () => require.resolve(`@expo-google-fonts/${file}.ttf`)
/** Beside this file, or beside the built one; `fonts/README.md` says where they come from. */
const own = (file: string) => () => path.join(import.meta.dirname, 'fonts', `${file}.ttf`)

/** A font file. `key` names it in previews: the class of its texts is `pf-<key>` (`src/ui/paper-fonts.css`). */
export interface PaperFace {
  readonly key: string
  readonly family: string
  readonly weight: 400 | 700
  /** A letter that it has. */
  readonly letter: string
  readonly file: () => string
}

const face = (key: string, family: string, weight: 400 | 700, letter: string, file: () => string): PaperFace => ({
  key,
  family,
  weight,
  letter,
  file,
})

/**
 * The fonts of documents with running text: whole ones, because the web's subsets lack characters and are no files that
 * the typesetter reads. IBM's Arabic is drawn of whole letters, which other software reads as they were written; in
 * Noto's their dots are glyphs of their own. Abyssinica SIL has no bold, so bold Ethiopic words beside it are Noto Serif Ethiopic.
 */
export const PAPER_FACES: readonly PaperFace[] = [
  face('s', 'Noto Sans', 400, 'a', packaged('noto-sans/400Regular/NotoSans_400Regular')),
  face('sb', 'Noto Sans', 700, 'a', packaged('noto-sans/700Bold/NotoSans_700Bold')),
  face('e', 'Noto Sans Ethiopic', 400, 'ሰ', packaged('noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular')),
  face('eb', 'Noto Sans Ethiopic', 700, 'ሰ', packaged('noto-sans-ethiopic/700Bold/NotoSansEthiopic_700Bold')),
  face('r', 'IBM Plex Sans Arabic', 400, 'ب', packaged('ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular')),
  face('rb', 'IBM Plex Sans Arabic', 700, 'ب', packaged('ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold')),
  face('m', 'Noto Sans Math', 400, '→', packaged('noto-sans-math/400Regular/NotoSansMath_400Regular')),
  face('t', 'Noto Serif', 400, 'a', packaged('noto-serif/400Regular/NotoSerif_400Regular')),
  face('tb', 'Noto Serif', 700, 'a', packaged('noto-serif/700Bold/NotoSerif_700Bold')),
  face('te', 'Noto Serif Ethiopic', 400, 'ሰ', own('NotoSerifEthiopic-Regular')),
  face('teb', 'Noto Serif Ethiopic', 700, 'ሰ', own('NotoSerifEthiopic-Bold')),
  face('g', 'Gentium Book Plus', 400, 'a', packaged('gentium-book-plus/400Regular/GentiumBookPlus_400Regular')),
  face('gb', 'Gentium Book Plus', 700, 'a', packaged('gentium-book-plus/700Bold/GentiumBookPlus_700Bold')),
  face('a', 'Abyssinica SIL', 400, 'ሰ', packaged('abyssinica-sil/400Regular/AbyssinicaSIL_400Regular')),
]
/** In every list of fonts, so that what one document can print each can. */
const SHARED = new Set(['Noto Sans', 'Noto Sans Ethiopic', 'IBM Plex Sans Arabic', 'Noto Sans Math'])
export const isShared = ({ family, weight }: PaperFace): boolean => SHARED.has(family) && weight === 400

export const fontBytes = ({ file }: PaperFace): Buffer => fs.readFileSync(file())
