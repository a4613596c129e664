import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { Anchored } from '../../ui/Anchored.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { CHART_FILES, type ChartFile } from './chart.effects.ts'

export interface ExportMenuProps {
  /** The file that is on its way. */
  readonly making: ChartFile | null
  readonly onTake: (file: ChartFile) => void
}

/** The chart as a file, by what it is good for. */
export function ExportMenu({ making, onTake }: ExportMenuProps) {
  const { t } = useTexts()
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={anchor} type="button" variant="outline" colorPalette="gray" popoverTarget={id} aria-busy={making !== null}>
        {making === null ? <DownloadIcon /> : <Spinner size="sm" aria-hidden="true" />}
        {t('chart.export')}
      </Button>
      <Anchored id={id} anchor={anchor} label={t('chart.export')} width="18rem">
        {(close) => (
          <>
            <chakra.p textStyle="sm" color="fg.muted" mb="2">
              {t('chart.export.text')}
            </chakra.p>
            {CHART_FILES.map((file) => (
              <Button
                key={file}
                variant="ghost"
                colorPalette="gray"
                display="flex"
                width="full"
                justifyContent="flex-start"
                aria-disabled={making !== null}
                onClick={() => {
                  if (making !== null) return
                  close()
                  onTake(file)
                }}
              >
                {t(`chart.export.${file}`)}
              </Button>
            ))}
          </>
        )}
      </Anchored>
    </>
  )
}
