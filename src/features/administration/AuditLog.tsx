import { lists } from '../../../openapi/lists.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { administratorsMachine, auditMachine, auditRecordMachine, saveAudit } from './audit.effects.ts'
import { AuditDetails } from './AuditDetails.tsx'
import { AuditListView } from './AuditListView.tsx'
import { useOpened } from './useOpened.ts'

/** `/manage/audit-log`: what administrators changed, with a comparison of each change. */
export function Screen() {
  const { t } = useTexts()
  const { list, exporting } = useListScreen(auditMachine, { address: lists.auditLog, save: saveAudit })
  const people = useLoad(administratorsMachine, null)
  const opened = useOpened('record')
  return (
    <>
      <PageHeader title={t('page.auditLog.title')} purpose={t('administration.audit.purpose')} />
      <AuditListView list={list} people={people.data ?? []} exporting={exporting} onOpen={opened.open} />
      {opened.id ? <RecordDialog key={opened.id} id={opened.id} onClose={opened.close} /> : null}
    </>
  )
}

function RecordDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTexts()
  const load = useLoad(auditRecordMachine, id)
  return (
    <Dialog open inAddress onClose={onClose} title={t('administration.audit.record')} width="46rem">
      <LoadGate load={load} skeleton={<FormSkeleton fields={4} />}>
        {(record) => <AuditDetails record={record} />}
      </LoadGate>
    </Dialog>
  )
}
