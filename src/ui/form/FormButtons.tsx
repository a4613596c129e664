import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, use } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { SubmitButton } from './SubmitButton.tsx'

/** True around a form that stands in something larger whose own button leads on: its button steps back. */
export const PartOfMore = createContext(false)

export interface FormButtonsProps {
  readonly busy: boolean
  /** What the button does ("Add education"); "Save" without it. */
  readonly submit?: string
  readonly onCancel?: () => void
}

/** The end of a form: what sends it, and the way out where there is one. */
export function FormButtons({ busy, submit, onCancel }: FormButtonsProps) {
  const { t } = useTexts()
  const isPart = use(PartOfMore)
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end" pt="2">
      {onCancel ? (
        <Button variant="outline" colorPalette="gray" onClick={onCancel}>
          {t('ui.action.cancel')}
        </Button>
      ) : null}
      <SubmitButton busy={busy} busyText={t('resource.saving')} {...(isPart ? { variant: 'outline' } : {})}>
        {submit ?? t('ui.action.save')}
      </SubmitButton>
    </chakra.div>
  )
}
