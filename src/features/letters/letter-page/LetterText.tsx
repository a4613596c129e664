import { chakra } from '@chakra-ui/react/styled-system'
import type { Letter } from '../../../../openapi/schemas/letter.ts'
import { RichText } from '../../../documents/rich-text/RichText.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { blockLooks } from '../../../ui/rich-text/looks.ts'

/** The text of a letter, in its own language. */
export function LetterText({ lang, body, pictures }: Pick<Letter, 'lang' | 'body' | 'pictures'>) {
  const { t } = useTexts()
  const shown = new Map(pictures.map(({ id, ...one }) => [id, { ...one, small: null }]))
  if (body === null) return <chakra.p color="fg.muted">{t('letter.page.no_text')}</chakra.p>
  return (
    <chakra.div overflowWrap="anywhere" lang={lang} css={{ '& .rich': blockLooks }}>
      <RichText value={{ [lang]: body }} lang={lang} under={2} pictures={shown} />
    </chakra.div>
  )
}
