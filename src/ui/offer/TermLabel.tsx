import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'
import { TERM_LABELS, type TermName } from './TermValue.tsx'

/** What a term is called; beside the specified "Offer date" stands what that day is. */
export function TermLabel({ term }: { readonly term: TermName }) {
  const { t } = useTexts()
  return (
    <>
      {t(TERM_LABELS[term])}
      {term === 'from_date' ? (
        <chakra.span textStyle="xs" display="block">
          {t('offer.first_day')}
        </chakra.span>
      ) : null}
    </>
  )
}
