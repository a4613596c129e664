import { useActor } from '@xstate/react'
import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectLoad } from '../../machines/load/load.connect.ts'
import { differing } from '../../machines/save/differing.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useSession } from '../../ui/session-context.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { AccountSetupView } from './AccountSetupView.tsx'
import { setupMachine, setupSaveMachine, type AccountSetup } from './profile.effects.ts'
import { useSave } from './useSave.ts'
import { setupValues } from './values.ts'

/** `/user/account/setup` */
export function Screen() {
  const { t } = useTexts()
  const [snapshot, send] = useActor(setupMachine, { input: null })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  return (
    <>
      <PageHeader title={t('page.accountSetup.title')} purpose={t('profile.setup.purpose')} />
      <LoadGate load={connectLoad(snapshot, send)} skeleton={<FormSkeleton fields={6} />}>
        {(setup) => <Editor setup={setup} />}
      </LoadGate>
    </>
  )
}

function Editor({ setup }: { readonly setup: AccountSetup }) {
  const { t } = useTexts()
  const toast = useToast()
  const { refresh } = useSession()
  const [taken, setTaken] = useState(0)
  const save = useSave(setupSaveMachine, {
    row: setup,
    agrees: (values, row) => differing(values, setupValues(row)).length === 0,
    onSaved: () => {
      toast({ severity: 'success', text: t('profile.setup.saved') })
      refresh()
    },
  })
  const takeTheirs = () => {
    save.takeTheirs()
    setTaken(taken + 1)
  }
  return <AccountSetupView key={taken} setup={save.row ?? setup} save={{ ...save, takeTheirs }} />
}
