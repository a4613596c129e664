import { chakra } from '@chakra-ui/react/styled-system'
import type { Colleague } from '../../../../openapi/schemas/applicant-review.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

/** What a colleague is called for the reader; who deleted their data has no name. */
export function useColleagueName(): (colleague: Colleague) => string {
  const { t, pick } = useTexts()
  return ({ name }) => pick(name ?? {})?.text ?? t('review.colleague.gone')
}

/** A colleague's name, and what they may do here. */
export function ColleagueName({ colleague }: { readonly colleague: Colleague }) {
  const { t } = useTexts()
  const nameOf = useColleagueName()
  return (
    <span>
      <chakra.span fontWeight="600" overflowWrap="anywhere">
        {nameOf(colleague)}
      </chakra.span>{' '}
      <chakra.span textStyle="sm" color="fg.muted" whiteSpace="nowrap">
        {t(`review.role.${colleague.role}`)}
      </chakra.span>
    </span>
  )
}
