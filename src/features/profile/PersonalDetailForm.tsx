import { useActor } from '@xstate/react'
import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectLoad } from '../../machines/load/load.connect.ts'
import { differing } from '../../machines/save/differing.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { useSession } from '../../ui/session-context.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { AdministratorDetailView, PersonalDetailView } from './PersonalDetailView.tsx'
import { personalMachine, personalSaveMachine, type PersonalDetail } from './profile.effects.ts'
import { useSave } from './useSave.ts'
import { personalValues } from './values.ts'

export interface ProfileFormProps {
  /** After each save. */
  readonly onSaved?: () => void
  /** What the button says; "Save" without it. */
  readonly submit?: string
}

/** Names and personal details: reads them and keeps them. Without a heading, so that other screens can show it too. */
export function PersonalDetailForm(props: ProfileFormProps) {
  const [snapshot, send] = useActor(personalMachine, { input: null })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  return (
    <LoadGate load={connectLoad(snapshot, send)} skeleton={<FormSkeleton fields={8} />}>
      {(detail) => <Editor detail={detail} {...props} />}
    </LoadGate>
  )
}

function Editor({ detail, onSaved, submit }: ProfileFormProps & { readonly detail: PersonalDetail }) {
  const { t } = useTexts()
  const toast = useToast()
  const { refresh } = useSession()
  const [taken, setTaken] = useState(0)
  const save = useSave(personalSaveMachine, {
    row: detail,
    agrees: (values, row) => differing(values, personalValues(row)).length === 0,
    onSaved: () => {
      toast({ severity: 'success', text: t('profile.personal.saved') })
      refresh()
      onSaved?.()
    },
  })
  const takeTheirs = () => {
    save.takeTheirs()
    setTaken(taken + 1)
  }
  const View = detail.audiences === null ? AdministratorDetailView : PersonalDetailView
  return <View key={taken} detail={save.row ?? detail} save={{ ...save, takeTheirs }} submit={submit} />
}
