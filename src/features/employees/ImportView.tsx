import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import { SHEET_COLUMNS, sheetColumns } from '../../../openapi/schemas/staff-sheet.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { FileFrame } from '../../ui/file/FileFrame.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ImportReportTable } from './ImportReportTable.tsx'
import type { SheetView } from '../../machines/sheet-import/sheet.connect.ts'

export interface ImportViewProps {
  readonly sheet: SheetView
  readonly onTemplate: () => void
  readonly onClose: () => void
  readonly finalFocus: () => HTMLElement | null
}

/** The dialog of an import: how a sheet looks, what one that was chosen would do, and sending it. */
export function ImportView({ sheet, onTemplate, onClose, finalFocus }: ImportViewProps) {
  const { t } = useTexts()
  const { name, report, isChecking, isSending, isSent, canSend } = sheet
  return (
    <Dialog
      open
      onClose={onClose}
      finalFocus={finalFocus}
      title={t('employee.import')}
      width="56rem"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t(isSent ? 'ui.action.close' : 'ui.action.cancel')}
          </Button>
          {canSend || isSending ? (
            <Button aria-disabled={isSending} onClick={() => (isSending ? undefined : sheet.send())}>
              {isSending ? <Spinner size="sm" aria-hidden="true" /> : null}
              <span aria-live="polite">
                {isSending ? t('employee.sending') : t('employee.import.send', { count: report?.valid ?? 0 })}
              </span>
            </Button>
          ) : null}
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="5">
        <p>{t('employee.import.text')}</p>
        <Columns onTemplate={onTemplate} />
        <FileFrame
          label={t('employee.import.file')}
          help={t('employee.import.file.help')}
          accept=".csv,text/csv"
          chooseText={t(name === null ? 'employee.import.choose' : 'employee.import.choose_other')}
          onChoose={sheet.choose}
          busy={isChecking || isSending}
          remove={null}
          cancel={null}
          trouble={null}
          progress={isChecking ? t('employee.import.checking', { name: name ?? '' }) : null}
        >
          {name === null ? null : (
            <chakra.strong fontWeight="600" overflowWrap="anywhere" flexBasis="full">
              {name}
            </chakra.strong>
          )}
        </FileFrame>
        <Trouble sheet={sheet} />
        {report ? <ImportReportTable report={report} isSent={isSent} /> : null}
      </chakra.div>
    </Dialog>
  )
}

/** The columns that a sheet has, and an empty one to begin with. */
function Columns({ onTemplate }: { readonly onTemplate: () => void }) {
  const { t } = useTexts()
  return (
    <div>
      <Button type="button" size="sm" variant="outline" colorPalette="gray" onClick={onTemplate}>
        <DownloadIcon />
        {t('employee.import.template')}
      </Button>
      <chakra.details mt="3" textStyle="sm">
        <chakra.summary cursor="pointer" minHeight="6" fontWeight="600">
          {t('employee.import.columns')}
        </chakra.summary>
        <chakra.dl
          mt="2"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' }}
          columnGap="5"
          rowGap="1"
        >
          {sheetColumns.map((column) => (
            <chakra.div key={column} display="contents">
              <chakra.dt>
                <code>{column}</code>
                {SHEET_COLUMNS[column] ? ` (${t('employee.import.needed')})` : null}
              </chakra.dt>
              <chakra.dd color="fg.muted" mb={{ base: '2', sm: '0' }}>
                {t(`employee.column.${column}`)}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </chakra.details>
    </div>
  )
}

/** Why the sheet could not be read or sent, and what to do. */
function Trouble({ sheet: { failure, refused, limit, canRetry, retry } }: { readonly sheet: SheetView }) {
  const { t, lang } = useTexts()
  if (!failure) return null
  const said = failureText(failure, t)
  const text = refused
    ? t(`employee.import.refused.${refused.reason}`, {
        columns: (refused.columns ?? []).join(lang === 'am' ? '፣ ' : ', '),
      })
    : limit === null
      ? said.text
      : t('employee.limit', { limit })
  return (
    <Notice
      kind="error"
      title={refused ? t('employee.import.refused') : said.title}
      actions={
        canRetry ? (
          <Button size="sm" variant="outline" colorPalette="gray" onClick={retry}>
            {t('ui.action.retry')}
          </Button>
        ) : undefined
      }
    >
      {text}
    </Notice>
  )
}
