import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import type { SiteKind } from '../../../openapi/schemas/profile.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** What being found by search engines means for a person, and for a company. */
export const FOUND = {
  individual: { answer: 'profile.site.indexable.answer_yes', yes: 'profile.site.indexable.yes' },
  company: { answer: 'profile.site.indexable.answer_yes.company', yes: 'profile.site.indexable.yes.company' },
} as const

interface IndexingChoiceProps {
  readonly kind: SiteKind
  readonly indexable: boolean
  readonly onAnswer: (indexable: boolean) => void
}

/** Whether search engines may list the site (product.md §3). */
export function IndexingChoice({ kind, indexable, onAnswer }: IndexingChoiceProps) {
  const { t } = useTexts()
  const name = useId()
  const choice = (value: boolean, title: string, help: string) => (
    <chakra.label
      display="flex"
      gap="3"
      p="4"
      borderWidth="1px"
      borderRadius="l2"
      cursor="pointer"
      borderColor={indexable === value ? 'primary.solid' : 'border.control'}
      bg={indexable === value ? 'primary.subtle' : 'bg.panel'}
    >
      <chakra.input
        type="radio"
        name={name}
        checked={indexable === value}
        onChange={() => onAnswer(value)}
        mt="1"
        width="5"
        height="5"
        accentColor="primary.solid"
        flexShrink="0"
      />
      <span>
        <chakra.strong display="block" fontWeight="600">
          {title}
        </chakra.strong>
        <chakra.span textStyle="sm" color="fg.muted">
          {help}
        </chakra.span>
      </span>
    </chakra.label>
  )
  return (
    <chakra.fieldset display="flex" flexDirection="column" gap="3">
      <chakra.legend textStyle="label" mb="2">
        {t('profile.site.indexable.question')}
      </chakra.legend>
      {choice(true, t(FOUND[kind].answer), t(FOUND[kind].yes))}
      {choice(false, t('profile.site.indexable.answer_no'), t('profile.site.indexable.no'))}
    </chakra.fieldset>
  )
}
