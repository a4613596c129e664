import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { LETTER_FIELDS, type LetterField } from '../../../openapi/letter-fields.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../Dialog.tsx'

export interface FieldDialogProps {
  readonly onField: (field: LetterField) => void
  readonly onClose: () => void
  readonly finalFocus: () => HTMLElement | null
}

/** Asks which merge field is put in. */
export function FieldDialog({ onField, onClose, finalFocus }: FieldDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open
      title={t('field.rich.field.choose')}
      description={t('field.rich.field.help')}
      width="30rem"
      onClose={onClose}
      finalFocus={finalFocus}
    >
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(11rem, 1fr))" gap="2">
        {LETTER_FIELDS.map((field) => (
          <Button
            key={field}
            variant="outline"
            colorPalette="gray"
            justifyContent="start"
            minHeight="11"
            onClick={() => onField(field)}
          >
            {t(`field.rich.field.${field}`)}
          </Button>
        ))}
      </chakra.div>
    </Dialog>
  )
}
