import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import { CARD_DESIGNS, type cardAnswer, type CardDesign, type CardSide } from '../../../openapi/schemas/site.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type Card = z.output<typeof cardAnswer>
export interface DesignChoice {
  readonly design: CardDesign
}

export const cardMachine = createLoadMachine<Card>(async (_, signal) => (await answer(api.GET('/card', { signal }))) as Card)
export const designMachine = createSaveMachine<DesignChoice, Card>(
  async ({ values, row }, signal) => (await answer(api.PUT('/card', { body: { ...values, version: row?.version ?? 1 }, signal }))) as Card,
)

/** One side as it would be printed: the server's drawing, as the text of an SVG. */
const readSide = async (side: CardSide, design: CardDesign, language: Language, signal: AbortSignal): Promise<string> =>
  (await answer(api.GET('/card/svg/{side}', { params: { path: { side }, query: { design, language } }, parseAs: 'text', signal }))) as string
export type Fronts = Readonly<Record<CardDesign, string>>
/** The front in every design, in one language. */
export const frontsMachine = createLoadMachine<Fronts, Language>(async (language, signal) => {
  const drawings = await Promise.all(CARD_DESIGNS.map(async (design) => [design, await readSide('front', design, language, signal)] as const))
  return Object.fromEntries(drawings) as Fronts
})
export const backMachine = createLoadMachine<string, { readonly design: CardDesign; readonly language: Language }>(({ design, language }, signal) =>
  readSide('back', design, language, signal),
)

/** What can be taken along. */
export const CARD_FILES = ['pdf', 'png.front', 'png.back', 'svg.front', 'svg.back', 'vcard.3', 'vcard.4', 'qr'] as const
export type CardFile = (typeof CARD_FILES)[number]

/** A file of the card, and the end of its name. */
export async function readCardFile(file: CardFile, design: CardDesign, language: Language): Promise<{ readonly content: Blob; readonly ending: string }> {
  const query = { design, language }
  const read = async (call: Parameters<typeof answer<unknown>>[0], ending: string) => ({ content: (await answer(call)) as Blob, ending })
  switch (file) {
    case 'pdf':
      return read(api.GET('/card/print.pdf', { params: { query }, parseAs: 'blob' }), 'card.pdf')
    case 'png.front':
      return read(api.GET('/card/png/{side}', { params: { path: { side: 'front' }, query }, parseAs: 'blob' }), 'front.png')
    case 'png.back':
      return read(api.GET('/card/png/{side}', { params: { path: { side: 'back' }, query }, parseAs: 'blob' }), 'back.png')
    case 'svg.front':
      return read(api.GET('/card/svg/{side}', { params: { path: { side: 'front' }, query }, parseAs: 'blob' }), 'front.svg')
    case 'svg.back':
      return read(api.GET('/card/svg/{side}', { params: { path: { side: 'back' }, query }, parseAs: 'blob' }), 'back.svg')
    case 'vcard.3':
      return read(api.GET('/card/contact.vcf', { params: { query: { language, version: '3.0' } }, parseAs: 'blob' }), 'contact.vcf')
    case 'vcard.4':
      return read(api.GET('/card/contact.vcf', { params: { query: { language, version: '4.0' } }, parseAs: 'blob' }), 'contact-4.vcf')
    case 'qr':
      return read(api.GET('/card/qr.svg', { parseAs: 'blob' }), 'qr.svg')
  }
}

/** Hands a file to the person. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click; freeing it at once would cancel that.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
