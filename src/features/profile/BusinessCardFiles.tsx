import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'
import { DownloadIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { CardFile } from './BusinessCard.effects.ts'

export interface FilesProps {
  /** The file that is being downloaded. */
  readonly making: CardFile | null
  readonly onTake: (file: CardFile) => void
}

/** Files by purpose: people think of a printer or a phone, not of formats. */
const PURPOSES = [
  ['print', ['pdf']],
  ['picture', ['png.front', 'png.back', 'svg.front', 'svg.back']],
  ['contact', ['vcard.3', 'vcard.4']],
  ['code', ['qr']],
] as const satisfies readonly (readonly [string, readonly CardFile[]])[]

/** All downloads, grouped by purpose. */
export function BusinessCardFiles({ making, onTake }: FilesProps) {
  const { t } = useTexts()
  return (
    <Panel title={t('card.files')} text={t('card.files.text')}>
      <chakra.dl display="flex" flexDirection="column" gap="5">
        {PURPOSES.map(([purpose, files]) => (
          <chakra.div key={purpose} display="flex" flexWrap="wrap" columnGap="6" rowGap="2" alignItems="center">
            <chakra.dt flex="1 1 16rem" minWidth="0">
              <chakra.strong display="block" fontWeight="600">
                {t(`card.files.${purpose}`)}
              </chakra.strong>
              <chakra.span textStyle="sm" color="fg.muted">
                {t(`card.files.${purpose}.text`)}
              </chakra.span>
            </chakra.dt>
            <chakra.dd display="flex" flexWrap="wrap" gap="2" flex="1 1 18rem">
              {files.map((file) => (
                <Button
                  key={file}
                  variant={file === 'pdf' ? 'solid' : 'outline'}
                  colorPalette={file === 'pdf' ? 'primary' : 'gray'}
                  aria-disabled={making !== null}
                  onClick={() => onTake(file)}
                >
                  {making === file ? <Spinner size="sm" aria-hidden="true" /> : <DownloadIcon />}
                  {t(`card.file.${file}`)}
                </Button>
              ))}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Panel>
  )
}
