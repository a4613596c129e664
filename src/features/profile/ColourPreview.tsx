import { chakra } from '@chakra-ui/react/styled-system'
import { palette, type Shades } from '../../../openapi/colour.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface ColourPreviewProps {
  /** `#rrggbb` each. */
  readonly primary: string
  readonly second: string
  readonly text: string
}

/** How pages show the three chosen colours in both themes: corrected until everything is readable. */
export function ColourPreview(chosen: ColourPreviewProps) {
  const { t } = useTexts()
  const shown = palette(chosen)
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  const corrected = !(
    same(shown.light.primary, chosen.primary) &&
    same(shown.light.second, chosen.second) &&
    same(shown.light.text, chosen.text)
  )
  return (
    <chakra.figure m="0">
      <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))">
        <Sample shades={shown.light} theme={t('profile.colours.light')} />
        <Sample shades={shown.dark} theme={t('profile.colours.dark')} />
      </chakra.div>
      <chakra.figcaption mt="2" textStyle="xs" color="fg.muted">
        <span role="status">{t(corrected ? 'profile.colours.corrected' : 'profile.colours.as_chosen')}</span>
      </chakra.figcaption>
    </chakra.figure>
  )
}

// The colours are the person's own, not the design's, so they stand as values.
const Sample = ({ shades, theme }: { readonly shades: Shades; readonly theme: string }) => {
  const { t } = useTexts()
  return (
    <chakra.div
      borderWidth="1px"
      borderRadius="l2"
      p="4"
      display="flex"
      flexDirection="column"
      gap="2"
      style={{ background: shades.paper, color: shades.text, borderColor: shades.hairline }}
    >
      <chakra.span textStyle="xs" style={{ color: shades.muted }}>
        {theme}
      </chakra.span>
      <chakra.strong textStyle="lg" style={{ color: shades.primary }}>
        {t('profile.colours.sample.title')}
      </chakra.strong>
      <span>{t('profile.colours.sample.text')}</span>
      <chakra.span display="flex" gap="2" flexWrap="wrap">
        <chakra.span
          px="3"
          py="1"
          borderRadius="full"
          textStyle="sm"
          fontWeight="600"
          style={{ background: shades.primary, color: shades.onPrimary }}
        >
          {t('profile.colours.sample.primary')}
        </chakra.span>
        <chakra.span
          px="3"
          py="1"
          borderRadius="full"
          textStyle="sm"
          fontWeight="600"
          style={{ background: shades.second, color: shades.onSecond }}
        >
          {t('profile.colours.sample.second')}
        </chakra.span>
      </chakra.span>
    </chakra.div>
  )
}
