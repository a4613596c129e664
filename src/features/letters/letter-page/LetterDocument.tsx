import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Letter } from '../../../../openapi/schemas/letter.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

/** The sealed PDF of a letter that was issued; it is made a moment after its number is given. */
export function LetterDocument({ document }: Pick<Letter, 'document'>) {
  const { t } = useTexts()
  if (document === null)
    return (
      <chakra.p role="status" color="fg.muted">
        {t('letter.page.sealing')}
      </chakra.p>
    )
  return (
    <div>
      <Button asChild variant="outline" colorPalette="gray">
        <a href={document.url} target="_blank" rel="noopener">
          {t('letter.page.document')}
        </a>
      </Button>
    </div>
  )
}
