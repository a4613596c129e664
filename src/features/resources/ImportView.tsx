import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SheetView } from '../../machines/sheet-import/sheet.connect.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { FileFrame } from '../../ui/file/FileFrame.tsx'
import { RetryButton } from '../../ui/form/FormButtons.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { columnLabel, isNeeded } from './import-columns.ts'
import { columnsOf, type EntriesReport } from './import.effects.ts'
import { ImportReport } from './ImportReport.tsx'
import { useResourceTexts } from './texts.ts'

export interface ImportViewProps {
  readonly resource: AnyResource
  readonly sheet: SheetView<EntriesReport>
  readonly onTemplate: () => void
  readonly onClose: () => void
  readonly finalFocus: () => HTMLElement | null
}

/** The dialog of an import into a collection: its columns, what the chosen spreadsheet would do, and doing it. */
export function ImportView({ resource, sheet, onTemplate, onClose, finalFocus }: ImportViewProps) {
  const { t } = useTexts()
  const say = useResourceTexts(resource)
  const { name, report, isChecking, isSending, canSend } = sheet
  return (
    <Dialog
      open
      onClose={onClose}
      finalFocus={finalFocus}
      title={t('import.title', { many: say('many') })}
      width="56rem"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('ui.action.cancel')}
          </Button>
          {canSend || isSending ? (
            <Button aria-disabled={isSending} onClick={() => (isSending ? undefined : sheet.send())}>
              {isSending ? <Spinner size="sm" aria-hidden="true" /> : null}
              <span aria-live="polite">
                {isSending ? t('resource.saving') : t('import.submit', { count: report?.valid ?? 0 })}
              </span>
            </Button>
          ) : null}
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="5">
        <p>{t('import.text')}</p>
        <Columns resource={resource} onTemplate={onTemplate} />
        <FileFrame
          label={t('import.file')}
          help={t('import.file.help')}
          accept=".csv,text/csv"
          chooseText={t(name === null ? 'import.choose' : 'import.choose_other')}
          onChoose={sheet.choose}
          busy={isChecking || isSending}
          remove={null}
          cancel={null}
          trouble={null}
          progress={isChecking ? t('import.checking', { name: name ?? '' }) : null}
        >
          {name === null ? null : (
            <chakra.strong fontWeight="600" overflowWrap="anywhere" flexBasis="full">
              {name}
            </chakra.strong>
          )}
        </FileFrame>
        <Trouble resource={resource} sheet={sheet} />
        {report ? <ImportReport key={report.plan} resource={resource} report={report} /> : null}
      </chakra.div>
    </Dialog>
  )
}

/** The columns that a spreadsheet has, and an empty one to begin with. */
function Columns({ resource, onTemplate }: Pick<ImportViewProps, 'resource' | 'onTemplate'>) {
  const { t } = useTexts()
  return (
    <div>
      <Button type="button" size="sm" variant="outline" colorPalette="gray" onClick={onTemplate}>
        <DownloadIcon />
        {t('import.template')}
      </Button>
      <chakra.details mt="3" textStyle="sm">
        <chakra.summary cursor="pointer" minHeight="6" fontWeight="600">
          {t('import.columns')}
        </chakra.summary>
        <chakra.dl
          mt="2"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' }}
          columnGap="5"
          rowGap="1"
        >
          {columnsOf(resource).map((column) => (
            <chakra.div key={column} display="contents">
              <chakra.dt>
                <code>{column}</code>
                {isNeeded(resource, column) ? ` (${t('import.needed')})` : null}
              </chakra.dt>
              <chakra.dd color="fg.muted" mb={{ base: '2', sm: '0' }}>
                {column === 'id' ? t('import.id.help') : columnLabel(resource, column, t)}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </chakra.details>
    </div>
  )
}

/** Why the spreadsheet could not be read or written, and what to do. */
function Trouble({
  resource,
  sheet: { failure, refused, limit, canRetry, retry },
}: Pick<ImportViewProps, 'resource' | 'sheet'>) {
  const { t, lang } = useTexts()
  if (!failure) return null
  const said = failureText(failure, t)
  const columns = (refused?.columns ?? [])
    .map((column) => columnLabel(resource, column, t))
    .join(lang === 'am' ? '፣ ' : ', ')
  const text = refused
    ? t(`import.refused.${refused.reason}`, { columns })
    : limit === null
      ? said.text
      : t('import.limit', { limit })
  return (
    <Notice
      kind="error"
      title={refused ? t('import.refused') : said.title}
      actions={canRetry ? <RetryButton onRetry={retry} /> : undefined}
    >
      {text}
    </Notice>
  )
}
