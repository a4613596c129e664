import { useRowSave } from '../../hooks/useRowSave.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { useSession } from '../../ui/session-context.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { AdministratorDetailView, PersonalDetailView } from './PersonalDetailView.tsx'
import { personalMachine, personalSaveMachine, type PersonalDetail } from './profile.effects.ts'
import { personalValues } from './values.ts'

export interface ProfileFormProps {
  /** After each save. */
  readonly onSaved?: () => void
  /** What the button says; "Save" without it. */
  readonly submit?: string
}

/** Names and personal details: reads them and keeps them. Without a heading, so that other screens can show it too. */
export function PersonalDetailForm(props: ProfileFormProps) {
  const load = useLoad(personalMachine, null)
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={8} />}>
      {(detail) => <Editor detail={detail} {...props} />}
    </LoadGate>
  )
}

function Editor({ detail, onSaved, submit }: ProfileFormProps & { readonly detail: PersonalDetail }) {
  const { t } = useTexts()
  const { refresh } = useSession()
  const { save, taken } = useRowSave(personalSaveMachine, {
    row: detail,
    valuesOf: personalValues,
    said: { saved: t('profile.personal.saved') },
    onSaved: () => {
      refresh()
      onSaved?.()
    },
  })
  const View = detail.audiences === null ? AdministratorDetailView : PersonalDetailView
  return <View key={taken} detail={save.row ?? detail} save={save} submit={submit} />
}
