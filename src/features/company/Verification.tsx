import { useActor } from '@xstate/react'
import { useEffect } from 'react'
import { chakra } from '@chakra-ui/react/styled-system'
import { companySectionId } from '../../../openapi/anchors.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Verification } from '../../machines/company-verification/company-verification.machine.ts'
import { useLive } from '../../ui/live.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { companyLife, verificationMachine } from './company.effects.ts'
import { VerificationView } from './VerificationView.tsx'

interface VerificationPanelProps {
  /** What it cannot be verified without is missing. */
  readonly lacksLegalName: boolean
}

/** How far the company's verification has come, and how it goes on. */
export function VerificationPanel({ lacksLegalName }: VerificationPanelProps) {
  const { t } = useTexts()
  const load = useLoad(verificationMachine, null)
  // Another window, a colleague or an administrator changed it.
  useLive('session', load.refresh)
  return (
    <chakra.div id={companySectionId('verification')} tabIndex={-1} outline="none" scrollMarginTop="20">
      <Panel title={t('company.part.verification')} text={t('company.part.verification.text')}>
        <LoadGate load={load} skeleton={<FormSkeleton fields={2} />}>
          {(row) => (
            <Editor row={row} lacksLegalName={lacksLegalName} onChanged={load.receive} onOutdated={load.refresh} />
          )}
        </LoadGate>
      </Panel>
    </chakra.div>
  )
}

interface EditorProps extends VerificationPanelProps {
  readonly row: Verification
  readonly onChanged: (row: Verification) => void
  /** There is a newer row. */
  readonly onOutdated: () => void
}
function Editor({ row, lacksLegalName, onChanged, onOutdated }: EditorProps) {
  const { t } = useTexts()
  const toast = useToast()
  const life = companyLife.provide({
    actions: {
      announce: ({ context }, { outcome }) => {
        if (outcome === 'requested' || outcome === 'withdrawn')
          toast({ severity: 'success', text: t(`company.verification.${outcome}`) })
        if (outcome === 'not_requested' || outcome === 'not_withdrawn') {
          toast({ severity: 'info', text: t('company.verification.overtaken') })
          onOutdated()
        } else onChanged(context.row as Verification)
      },
    },
  })
  const [snapshot, send] = useActor(life, { input: { row } })
  useEffect(() => send({ type: 'row.changed', row }), [send, row])
  return <VerificationView snapshot={snapshot} send={send} lacksLegalName={lacksLegalName} />
}
