import { useTexts } from '../../i18n/useTexts.ts'
import type { ImportReport } from '../../machines/sheet-import/sheet-import.machine.ts'
import { Notice } from '../../ui/Notice.tsx'

/** That the plan has no room for all rows of a sheet: said before anybody puts wrong ones right. */
export function ImportRoom({ rows, room, sent }: Pick<ImportReport, 'rows' | 'room' | 'sent'>) {
  const { t } = useTexts()
  if (room === null || sent > 0 || rows.length <= room) return null
  return (
    <Notice kind="error" title={t('employee.import.room.title')}>
      {t('employee.import.room', { room, total: rows.length })}
    </Notice>
  )
}
