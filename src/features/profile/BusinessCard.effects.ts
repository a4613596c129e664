import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import type { cardAnswer, CardDesign, CardSide } from '../../../openapi/schemas/site.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type Card = z.output<typeof cardAnswer>
export interface DesignChoice {
  readonly design: CardDesign
}

export const cardMachine = createLoadMachine<Card>((_, signal) => answer(api.GET('/card', { signal })))
export const designMachine = createSaveMachine<DesignChoice, Card>(({ values, row }, signal) =>
  answer(api.PUT('/card', { body: { ...values, version: row?.version ?? 1 }, signal })),
)

export interface Side {
  readonly side: CardSide
  readonly design: CardDesign
  readonly language: Language
}
/** One side as it would be printed: the server's drawing, as the text of an SVG. */
export const sideMachine = createLoadMachine<string, Side>(({ side, design, language }, signal) =>
  answer(
    api.GET('/card/svg/{side}', { params: { path: { side }, query: { design, language } }, parseAs: 'text', signal }),
  ),
)

/** The QR code of the card: the server's drawing, as the text of an SVG. */
export const qrMachine = createLoadMachine<string>((_, signal) =>
  answer(api.GET('/card/qr.svg', { parseAs: 'text', signal })),
)

/** The files that can be downloaded. */
export const CARD_FILES = ['pdf', 'png.front', 'png.back', 'svg.front', 'svg.back', 'vcard.3', 'vcard.4', 'qr'] as const
export type CardFile = (typeof CARD_FILES)[number]

/** A file of the card, and the end of its name. */
export async function readCardFile(
  file: CardFile,
  design: CardDesign,
  language: Language,
): Promise<{ readonly content: Blob; readonly ending: string }> {
  const query = { design, language }
  const read = async (call: Parameters<typeof answer<Blob>>[0], ending: string) => ({
    content: await answer(call),
    ending,
  })
  switch (file) {
    case 'pdf':
      return read(api.GET('/card/print.pdf', { params: { query }, parseAs: 'blob' }), 'card.pdf')
    case 'png.front':
      return read(
        api.GET('/card/png/{side}', { params: { path: { side: 'front' }, query }, parseAs: 'blob' }),
        'front.png',
      )
    case 'png.back':
      return read(
        api.GET('/card/png/{side}', { params: { path: { side: 'back' }, query }, parseAs: 'blob' }),
        'back.png',
      )
    case 'svg.front':
      return read(
        api.GET('/card/svg/{side}', { params: { path: { side: 'front' }, query }, parseAs: 'blob' }),
        'front.svg',
      )
    case 'svg.back':
      return read(
        api.GET('/card/svg/{side}', { params: { path: { side: 'back' }, query }, parseAs: 'blob' }),
        'back.svg',
      )
    case 'vcard.3':
      return read(
        api.GET('/card/contact.vcf', { params: { query: { language, version: '3.0' } }, parseAs: 'blob' }),
        'contact.vcf',
      )
    case 'vcard.4':
      return read(
        api.GET('/card/contact.vcf', { params: { query: { language, version: '4.0' } }, parseAs: 'blob' }),
        'contact-4.vcf',
      )
    case 'qr':
      return read(api.GET('/card/qr.svg', { parseAs: 'blob' }), 'qr.svg')
  }
}
