import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChoiceButton } from '../../ui/ChoiceButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SavedViews } from './SavedViews.tsx'

export type ViewName = 'table' | 'board'
const VIEWS = ['table', 'board'] as const

interface ApplicantsHeadProps {
  readonly title: string
  /** Where the posting is seen in numbers. */
  readonly analysis: string
  readonly view: ViewName
  readonly onView: (view: ViewName) => void
  /** What is looked at, as it is kept. */
  readonly address: string
  readonly onAddress: (address: string) => void
}

/** The title, whether applicants stand in a table or on a board, and the ways of looking at them that are kept. */
export function ApplicantsHead({ title, analysis, view, onView, address, onAddress }: ApplicantsHeadProps) {
  const { t } = useTexts()
  return (
    <PageHeader
      title={title}
      action={
        <>
          <chakra.div role="group" aria-label={t('application.view.as')} display="flex" gap="1">
            {VIEWS.map((each) => (
              <ChoiceButton key={each} chosen={view === each} onClick={() => onView(each)}>
                {t(`application.view.${each}`)}
              </ChoiceButton>
            ))}
          </chakra.div>
          <SavedViews address={address} onChoose={onAddress} />
          <Button asChild variant="outline" colorPalette="gray">
            <RouterLink to={analysis}>{t('application.analysis')}</RouterLink>
          </Button>
        </>
      }
    />
  )
}
