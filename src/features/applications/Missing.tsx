import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'

interface MissingProps {
  readonly isMissing: boolean
  readonly of: 'resume' | 'answer' | 'documents'
}

/** What has to be there before an application is sent, where it is to be given. */
export function Missing({ isMissing, of }: MissingProps) {
  const { t } = useTexts()
  return isMissing ? (
    <chakra.p role="alert" color="fg.error" textStyle="sm" fontWeight="500">
      {t(`application.missing.${of}`)}
    </chakra.p>
  ) : null
}
