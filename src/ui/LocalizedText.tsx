import { chakra } from '@chakra-ui/react/styled-system'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { useTexts } from '../i18n/useTexts.ts'

/** A text in the reader's language, or in the other where that is missing, which is marked for those who hear it. */
export function LocalizedText({ value }: { readonly value: Localized }) {
  const { pick, lang } = useTexts()
  const text = pick(value)
  return (
    <chakra.span overflowWrap="anywhere" {...(text && text.lang !== lang ? { lang: text.lang } : {})}>
      {text?.text}
    </chakra.span>
  )
}
