import { chakra } from '@chakra-ui/react/styled-system'
import type { OfferedFont } from '../../../openapi/schemas/site.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useSiteFont } from '../../ui/site-fonts.ts'

/** A heading and a line of text in each script, set as a site sets them. */
export function FontSample({ font }: { readonly font: Pick<OfferedFont, 'key' | 'faces'> }) {
  const { t } = useTexts()
  const { heading, text } = useSiteFont(font)
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))">
      {(['latin', 'ethiopic'] as const).map((script) => {
        const sample = t(`administration.fonts.sample.${script}`)
        return (
          <chakra.div key={script} lang={script === 'latin' ? 'en' : 'am'} minWidth="0">
            <chakra.p textStyle="lg" fontWeight="700" lineHeight="1.4" style={{ fontFamily: heading }}>
              {sample}
            </chakra.p>
            <chakra.p lineHeight="1.6" style={{ fontFamily: text }}>
              {sample}
            </chakra.p>
          </chakra.div>
        )
      })}
    </chakra.div>
  )
}
