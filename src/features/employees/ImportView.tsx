import { COMMA } from '../../../openapi/format/comma.ts'
import { SHEET_COLUMNS, sheetColumns } from '../../../openapi/schemas/staff-sheet.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SheetView } from '../../machines/sheet-import/sheet.connect.ts'
import { useFixing } from '../../ui/sheet/useFixing.ts'
import { SheetDialog } from '../../ui/sheet/SheetDialog.tsx'
import { ImportReportTable } from './ImportReportTable.tsx'
import { columnLabel } from './sheet-template.ts'

export interface ImportViewProps {
  readonly sheet: SheetView
  readonly onTemplate: () => void
  readonly onClose: () => void
  readonly finalFocus: () => HTMLElement | null
}

/** The dialog of an import of staff: its columns, what the chosen spreadsheet would send, and sending it. */
export function ImportView({ sheet: given, onTemplate, onClose, finalFocus }: ImportViewProps) {
  const { t, lang } = useTexts()
  const { fixing, sheet } = useFixing(given)
  const { report, isSent, limit } = sheet
  return (
    <SheetDialog
      sheet={sheet}
      fixing={fixing}
      hasFixes={report !== null && (report.invalid > 0 || sheet.fixes.length > 0)}
      title={t('employee.import')}
      text={t('employee.import.text')}
      columns={sheetColumns.map((name) => ({
        name,
        neededOf: SHEET_COLUMNS[name] ? [name] : [],
        label: columnLabel(name, t),
        help: t(`employee.column.${name}`),
      }))}
      missingText={(columns) => columns.map((column) => `${columnLabel(column, t)} (${column})`).join(COMMA[lang])}
      onTemplate={onTemplate}
      submitText={t(report !== null && report.invalid > 0 ? 'employee.import.send.right' : 'employee.import.send', {
        count: report?.valid ?? 0,
      })}
      sendingText={t('employee.sending')}
      closeText={t(isSent ? 'ui.action.close' : 'ui.action.cancel')}
      limitText={limit === null ? null : t('employee.limit', { limit })}
      onClose={onClose}
      finalFocus={finalFocus}
    >
      {report ? <ImportReportTable report={report} isSent={isSent} fixing={fixing} /> : null}
    </SheetDialog>
  )
}
