import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SheetView } from '../../machines/sheet-import/sheet.connect.ts'
import { useFixing } from '../../ui/sheet/useFixing.ts'
import { SheetDialog } from '../../ui/sheet/SheetDialog.tsx'
import { columnLabel, idHelp, missingText, neededOf } from './import-columns.ts'
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
export function ImportView({ resource, sheet: given, onTemplate, onClose, finalFocus }: ImportViewProps) {
  const texts = useTexts()
  const { t } = texts
  const say = useResourceTexts(resource)
  const { fixing, sheet } = useFixing(given)
  const { report, limit } = sheet
  const label = (column: string) => columnLabel(resource, column, t)
  return (
    <SheetDialog
      sheet={sheet}
      fixing={fixing}
      hasFixes={report !== null && (report.invalid > 0 || sheet.fixes.length > 0)}
      title={t('import.title', { many: say('many') })}
      text={t('import.text')}
      columns={columnsOf(resource).map((name) => ({
        name,
        neededOf: neededOf(resource, name),
        label: label(name),
        ...(name === 'id' ? { help: idHelp(resource, t) } : {}),
      }))}
      missingText={(missing) => missingText(resource, missing, texts)}
      onTemplate={onTemplate}
      submitText={t('import.submit', { count: report?.valid ?? 0 })}
      sendingText={t('resource.saving')}
      closeText={t('ui.action.cancel')}
      limitText={limit === null ? null : t('import.limit', { limit })}
      onClose={onClose}
      finalFocus={finalFocus}
    >
      {report ? <ImportReport resource={resource} report={report} fixing={fixing} /> : null}
    </SheetDialog>
  )
}
