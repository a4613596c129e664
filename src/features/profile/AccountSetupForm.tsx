import { useActor } from '@xstate/react'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectLoad } from '../../machines/load/load.connect.ts'
import { differing } from '../../machines/save/differing.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { useSession } from '../../ui/session-context.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { AccountSetupView } from './AccountSetupView.tsx'
import type { ProfileFormProps } from './PersonalDetailForm.tsx'
import { setupMachine, setupSaveMachine, type AccountSetup } from './profile.effects.ts'
import { useSave } from './useSave.ts'
import { setupStart } from './values.ts'

export interface AccountSetupFormProps extends ProfileFormProps {
  /** The editor of the hobbies; it tells when one was added or taken away. */
  readonly renderHobbies: (onChange: () => void) => ReactNode
}

/** How a person presents themself: reads it and keeps it. Without a heading, so that other screens can show it too. */
export function AccountSetupForm(props: AccountSetupFormProps) {
  const [snapshot, send] = useActor(setupMachine, { input: null })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  return (
    <LoadGate load={connectLoad(snapshot, send)} skeleton={<FormSkeleton fields={8} />}>
      {(setup) => <Editor setup={setup} {...props} />}
    </LoadGate>
  )
}

function Editor({ setup, onSaved, submit, renderHobbies }: AccountSetupFormProps & { readonly setup: AccountSetup }) {
  const { t } = useTexts()
  const toast = useToast()
  const { refresh } = useSession()
  const [taken, setTaken] = useState(0)
  const save = useSave(setupSaveMachine, {
    row: setup,
    agrees: (values, row) => differing(values, setupStart(row)).length === 0,
    onSaved: () => {
      toast({ severity: 'success', text: t('profile.setup.saved') })
      refresh()
      onSaved?.()
    },
  })
  const takeTheirs = () => {
    save.takeTheirs()
    setTaken(taken + 1)
  }
  return <AccountSetupView key={taken} setup={save.row ?? setup} save={{ ...save, takeTheirs }} renderHobbies={renderHobbies} submit={submit} />
}
