import type { ReactNode } from 'react'
import { useRowSave } from '../../hooks/useRowSave.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { useSession } from '../../ui/session-context.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { AccountSetupView } from './AccountSetupView.tsx'
import type { ProfileFormProps } from './PersonalDetailForm.tsx'
import { setupMachine, setupSaveMachine, type AccountSetup } from './profile.effects.ts'
import { SETUP_GROUPS, setupStart } from './values.ts'

export interface AccountSetupFormProps extends ProfileFormProps {
  /** The editor of hobbies; it reports when one was added or removed. */
  readonly renderHobbies: (onChange: () => void) => ReactNode
}

/** Loads and saves the account details. Without a heading, so that other screens can use it. */
export function AccountSetupForm(props: AccountSetupFormProps) {
  const load = useLoad(setupMachine, null)
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={8} />}>
      {(setup) => <Editor setup={setup} {...props} />}
    </LoadGate>
  )
}

function Editor({ setup, onSaved, submit, renderHobbies }: AccountSetupFormProps & { readonly setup: AccountSetup }) {
  const { t } = useTexts()
  const { refresh } = useSession()
  const { save, taken } = useRowSave(setupSaveMachine, {
    row: setup,
    valuesOf: setupStart,
    groups: SETUP_GROUPS,
    said: { saved: t('profile.setup.saved') },
    onSaved: () => {
      refresh()
      onSaved?.()
    },
  })
  return (
    <AccountSetupView key={taken} setup={save.row ?? setup} save={save} renderHobbies={renderHobbies} submit={submit} />
  )
}
