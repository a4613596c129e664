import { Button } from '@chakra-ui/react/button'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { fillingOf, relationOf, type FilledField, type Filling } from '../../machines/job-offer/filling.ts'

interface FilledHintProps {
  readonly field: FilledField
  readonly text: string
  readonly filling: Filling | null
  readonly onFill: (field: FilledField, text: string) => void
}

/**
 * Whether a field that says something changes with the position, or was edited and stays; from there it can be filled
 * in again.
 */
export function FilledHint({ field, text, filling, onFill }: FilledHintProps) {
  const { t, pick } = useTexts()
  const said = fillingOf(field, filling, (of: Localized | null) => pick(of)?.text ?? '')
  if (relationOf(field, text, filling) === 'follows') return t('employee.filled')
  if (said === '') return t('employee.filled.edited')
  return (
    <>
      {t('employee.filled.edited')}{' '}
      <Button
        type="button"
        size="xs"
        variant="outline"
        colorPalette="gray"
        aria-label={t(`employee.filled.again.${field}`)}
        onClick={() => onFill(field, said)}
      >
        {t('employee.filled.again')}
      </Button>
    </>
  )
}
