import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { MemoryCache } from './caches.ts'
import type { Face, Run, Weight } from './drawing.ts'

/**
 * The full fonts: the web's subsets lack characters that print needs, and PDF readers do not support woff2. They are
 * read from node_modules, in builds too.
 */
const FILES = {
  'NotoSans-Regular': '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  'NotoSans-Bold': '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  'NotoSansEthiopic-Regular': '@expo-google-fonts/noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf',
  'NotoSansEthiopic-Bold': '@expo-google-fonts/noto-sans-ethiopic/700Bold/NotoSansEthiopic_700Bold.ttf',
} as const satisfies Record<Face, string>

const require = createRequire(import.meta.url)
/** The path of a face's file. */
export const faceFile = (face: Face): string => require.resolve(FILES[face])

/**
 * The font library caches each glyph with the letters it was first requested for. A glyph first used as a part of
 * another (the n of ñ) would be cached without any, and that letter could never be copied from a PDF. So this requests
 * every letter once, except ligatures with a character of their own (U+FB00 to U+FB06), which should be cached with the
 * letters they consist of.
 */
function nameGlyphs(read: Font): void {
  for (const letter of read.characterSet) if (letter < 0xfb00 || letter > 0xfb06) read.glyphForCodePoint(letter)
}

const opened = new Map<Face, Font>()
/** A face; its file is read on first use and cached. */
export function font(face: Face): Font {
  const known = opened.get(face)
  if (known) return known
  const read = create(readFileSync(faceFile(face)))
  if (!('layout' in read)) throw new Error(`${face} is not one font`)
  nameGlyphs(read)
  opened.set(face, read)
  return read
}

const isEthiopic = (letter: string) => /\p{Script=Ethiopic}/u.test(letter)
const isStrong = (letter: string) => /\p{L}/u.test(letter)

/**
 * Splits a text by script: Ethiopic letters and signs in one face, everything else in the other. Characters without a
 * script (spaces, digits, punctuation) use the face of the character before, so that spacing and line breaks are
 * consistent. Letters that neither face has are left out.
 */
export function runsOf(text: string, weight: Weight): readonly Run[] {
  const faces: readonly [Face, Face] = [`NotoSans-${weight}`, `NotoSansEthiopic-${weight}`]
  const has = (face: Face, letter: string) => font(face).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  const letters = [...text.normalize('NFC')]
  const first = letters.find((letter) => isStrong(letter) || isEthiopic(letter))
  let current = faces[first !== undefined && isEthiopic(first) ? 1 : 0]
  const runs: { face: Face; text: string }[] = []
  for (const letter of letters) {
    const wished = isEthiopic(letter) ? faces[1] : isStrong(letter) ? faces[0] : current
    const face = has(wished, letter) ? wished : faces.find((other) => has(other, letter))
    if (face === undefined) continue
    current = face
    const last = runs.at(-1)
    if (last?.face === face) last.text += letter
    else runs.push({ face, text: letter })
  }
  return runs
}

/** A cache of word widths, because a card is set at many sizes and drawn again whenever someone looks at it. */
export const wordWidths = new MemoryCache<number>(5000)

/** The width of a text at an em of 1. */
export function widthOf(text: string, weight: Weight): number {
  const key = `${weight} ${text}`
  const known = wordWidths.get(key)
  if (known !== undefined) return known
  const width = runsOf(text, weight).reduce(
    (sum, { face, text: part }) => sum + font(face).layout(part).advanceWidth / font(face).unitsPerEm,
    0,
  )
  wordWidths.set(key, width)
  return width
}
