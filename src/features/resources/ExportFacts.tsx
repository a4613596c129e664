import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { useTexts } from '../../i18n/useTexts.ts'
import { DownloadIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { RESUME_FILES, type ResumeFile } from './resume-file.effects.ts'

export interface ExportFactsProps {
  /** The file that is on its way. */
  readonly making: ResumeFile | null
  readonly onTake: (file: ResumeFile) => void
}

/** Career details as a file, by format and language. */
export function ExportFacts({ making, onTake }: ExportFactsProps) {
  const { t } = useTexts()
  return (
    <Menu
      label={t('facts.export')}
      text={t('facts.export.text')}
      entries={RESUME_FILES.map((key) => ({ key, text: t(`facts.export.${key}`), disabled: making !== null }))}
      onChoose={(key) => {
        const file = RESUME_FILES.find((each) => each === key)
        if (file) onTake(file)
      }}
      renderTrigger={(trigger) => (
        <Button {...trigger} type="button" variant="outline" colorPalette="gray" aria-busy={making !== null}>
          {making === null ? <DownloadIcon /> : <Spinner size="sm" aria-hidden="true" />}
          {t('facts.export')}
        </Button>
      )}
    />
  )
}
