import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch, type Control } from 'react-hook-form'
import { contrast } from '../../../openapi/colour.ts'
import type { Look, OfferedFont } from '../../../openapi/schemas/site.ts'
import { useFontName } from '../../hooks/useFontName.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ColourField } from '../../ui/form/ColourField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSiteFont } from '../../ui/site-fonts.ts'
import { ChoiceCard } from '../../ui/ChoiceCard.tsx'
import { ColourPreview } from './ColourPreview.tsx'
import { PALETTE_KEYS, paletteOf, PALETTES, type PaletteKey } from './palettes.ts'

interface LookPanelProps {
  readonly control: Control
  /** The fonts that the account may choose from. */
  readonly fonts: readonly OfferedFont[]
  readonly onPalette: (key: PaletteKey) => void
  readonly onFont: (font: Look['font']) => void
}
const COLOURS = ['primary_colour', 'second_colour', 'text_colour'] as const
const HEX = /^#[0-9a-f]{6}$/i
/** What text needs at least (WCAG 2.2, 1.4.3). */
const READABLE = 4.5

/** The three colours and the font of a site: ready-made or one's own, each colour with how well it reads. */
export function LookPanel({ control, fonts, onPalette, onFont }: LookPanelProps) {
  const { t, intl } = useTexts()
  const nameOf = useFontName()
  const [primary, second, text, font] = useWatch({ control, name: [...COLOURS, 'font'] }) as string[]
  const colours = [primary ?? '', second ?? '', text ?? ''] as const
  const chosen = paletteOf({ primary_colour: colours[0], second_colour: colours[1], text_colour: colours[2] })
  const hint = (colour: string) => {
    if (!HEX.test(colour)) return undefined
    const ratio = contrast(colour, '#ffffff')
    return t(ratio < READABLE ? 'profile.colours.contrast.low' : 'profile.colours.contrast', {
      ratio: intl.formatNumber(ratio, { maximumFractionDigits: 1 }),
    })
  }
  return (
    <Panel title={t('profile.look')} text={t('profile.look.text')}>
      <chakra.div display="flex" flexDirection="column" gap="6">
        <chakra.div
          role="group"
          aria-label={t('profile.palettes')}
          display="grid"
          gap="2"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))"
        >
          {PALETTE_KEYS.map((key) => (
            <ChoiceCard key={key} isChosen={chosen === key} onChoose={() => onPalette(key)}>
              <chakra.span display="flex" gap="1" aria-hidden="true">
                {COLOURS.map((colour) => (
                  <chakra.span
                    key={colour}
                    width="5"
                    height="5"
                    borderRadius="full"
                    borderWidth="1px"
                    style={{ background: PALETTES[key][colour] }}
                  />
                ))}
              </chakra.span>
              {t(`profile.palette.${key}`)}
            </ChoiceCard>
          ))}
        </chakra.div>
        <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 12rem), 1fr))">
          {COLOURS.map((colour, i) => (
            <ColourField
              key={colour}
              control={control}
              name={colour}
              label={t(`profile.${colour}`)}
              help={hint(colours[i] ?? '')}
              required
            />
          ))}
        </chakra.div>
        {colours.every((colour) => HEX.test(colour)) ? (
          <ColourPreview primary={colours[0]} second={colours[1]} text={colours[2]} />
        ) : null}
        <div>
          <chakra.div id="look-font" textStyle="label" mb="2">
            {t('profile.font')}
          </chakra.div>
          <chakra.div
            role="group"
            aria-labelledby="look-font"
            display="grid"
            gap="2"
            gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 11rem), 1fr))"
          >
            {fonts.map((offered) => (
              <ChoiceCard key={offered.key} isChosen={font === offered.key} onChoose={() => onFont(offered.key)}>
                <FontSample font={offered} />
                {nameOf(offered)}
              </ChoiceCard>
            ))}
          </chakra.div>
        </div>
      </chakra.div>
    </Panel>
  )
}

/** A few letters in the font itself. */
function FontSample({ font }: { readonly font: OfferedFont }) {
  const { t } = useTexts()
  const { heading } = useSiteFont(font)
  return (
    <chakra.span aria-hidden="true" textStyle="lg" lineHeight="1.2" style={{ fontFamily: heading }}>
      {t('profile.font.sample')}
    </chakra.span>
  )
}
