import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { lists } from '../../../openapi/lists.ts'
import type { ManagedReport } from '../../../openapi/schemas/report.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { ReportDecision } from '../../machines/report/report.machine.ts'
import { ReportDetails } from './ReportDetails.tsx'
import { ReportQueueView } from './ReportQueueView.tsx'
import { queuedReportLife, reportLoad, reportsMachine } from './reports.effects.ts'
import { RequestQueue } from './RequestQueue.tsx'

/** Reports of public pages. */
export function ReportQueueScreen({ onDecided }: { readonly onDecided: () => void }) {
  const { t, pick } = useTexts()
  const nameOf = (row: ManagedReport) => pick(row.job?.title ?? row.name)?.text ?? row.username
  return (
    <RequestQueue
      list={reportsMachine}
      load={reportLoad}
      life={queuedReportLife}
      address={lists.reports}
      news={['notifications']}
      titleOf={(row) => (row ? nameOf(row) : t('administration.view.reports'))}
      fields={3}
      toldOf={(outcome, row) =>
        t(`administration.report.decided.${outcome as ReportDecision['kind']}`, { name: nameOf(row) })
      }
      onDecided={onDecided}
      renderTable={(list, onOpen) => <ReportQueueView list={list} onOpen={onOpen} />}
      renderDetails={(actor) => <Living actor={actor} />}
    />
  )
}

function Living({ actor }: { readonly actor: ActorRefFrom<typeof queuedReportLife> }) {
  return <ReportDetails snapshot={useSelector(actor, (snapshot) => snapshot)} send={actor.send} />
}
