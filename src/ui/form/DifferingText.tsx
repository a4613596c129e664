import { chakra } from '@chakra-ui/react/styled-system'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface DifferingTextProps {
  readonly text: Localized | null | undefined
  /** What it is held against. */
  readonly against: Localized | null | undefined
}

/**
 * One side of a conflict about a text in two languages: each language in which the sides differ, named, so that a
 * change in the language not read here is seen too.
 */
export function DifferingText({ text, against }: DifferingTextProps) {
  const { t, lang } = useTexts()
  const order = lang === 'am' ? (['am', 'en'] as const) : (['en', 'am'] as const)
  return order
    .filter((part) => (text?.[part] ?? '') !== (against?.[part] ?? ''))
    .map((part) => (
      <chakra.span key={part} display="block">
        {t(`ui.language.${part}`)}: <span lang={part}>{text?.[part] || '–'}</span>
      </chakra.span>
    ))
}
