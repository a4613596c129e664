import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { useTexts } from '../../i18n/useTexts.ts'
import { DownloadIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { CHART_FILES, type ChartFile } from './chart.effects.ts'

export interface ExportMenuProps {
  /** The file that is on its way. */
  readonly making: ChartFile | null
  readonly onTake: (file: ChartFile) => void
}

/** The chart as a file, by what it is good for. */
export function ExportMenu({ making, onTake }: ExportMenuProps) {
  const { t } = useTexts()
  return (
    <Menu
      label={t('chart.export')}
      text={t('chart.export.text')}
      entries={CHART_FILES.map((file) => ({ key: file, text: t(`chart.export.${file}`), disabled: making !== null }))}
      onChoose={(key) => {
        const file = CHART_FILES.find((each) => each === key)
        if (file) onTake(file)
      }}
      renderTrigger={(trigger) => (
        <Button {...trigger} type="button" variant="outline" colorPalette="gray" aria-busy={making !== null}>
          {making === null ? <DownloadIcon /> : <Spinner size="sm" aria-hidden="true" />}
          {t('chart.export')}
        </Button>
      )}
    />
  )
}
