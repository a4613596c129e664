import type { Language } from '../../../../openapi/define.ts'
import type { CardDesign, CardSide } from '../../../../openapi/schemas/site.ts'
import type { Mark, Sheet } from '../../../kernel/drawing.ts'
import { bandBack, bandFront } from './band.design.ts'
import type { Facts, Say } from './card-facts.present.ts'
import { ledgerBack, ledgerFront } from './ledger.design.ts'
import { portraitBack, portraitFront } from './portrait.design.ts'
import { CARD } from './card-sizes.ts'

const DESIGNS: Readonly<Record<CardDesign, Readonly<Record<CardSide, (facts: Facts) => readonly Mark[]>>>> = {
  band: { front: bandFront, back: bandBack },
  ledger: { front: ledgerFront, back: ledgerBack },
  portrait: { front: portraitFront, back: portraitBack },
}

/** One side of the card in one design. Pure, and the same for SVG, PNG and PDF. */
export function cardSheet(
  facts: Facts,
  {
    design,
    side,
    lang,
    say,
  }: { readonly design: CardDesign; readonly side: CardSide; readonly lang: Language; readonly say: Say },
): Sheet {
  const words =
    side === 'front'
      ? [facts.name, facts.line, ...facts.contacts.map(({ label, text }) => `${label} ${text}`)]
      : [facts.name, facts.scan, facts.address]
  return {
    ...CARD,
    title: say(side === 'front' ? 'card.print.title.front' : 'card.print.title.back', { name: facts.name }),
    description: words.filter((word) => word !== null).join(' · '),
    lang,
    marks: DESIGNS[design][side](facts),
  }
}
