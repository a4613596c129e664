import { useRowSave } from '../../hooks/useRowSave.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { useSession } from '../../ui/session-context.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { AdministratorDetailView, PersonalDetailView } from './PersonalDetailView.tsx'
import { personalMachine, personalSaveMachine, type PersonalDetail } from './profile.effects.ts'
import { PERSONAL_GROUPS, personalValues } from './values.ts'

export interface ProfileFormProps {
  /** Called after each save. */
  readonly onSaved?: () => void
  /** The text of the button, by default "Save". */
  readonly submit?: string
}

interface PersonalDetailFormProps extends ProfileFormProps {
  /** True where private details are what the screen is for. */
  readonly asksPrivate?: boolean
}

/** Loads and saves names and personal details. Without a heading, so that other screens can use it. */
export function PersonalDetailForm(props: PersonalDetailFormProps) {
  const load = useLoad(personalMachine, null)
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={8} />}>
      {(detail) => <Editor detail={detail} {...props} />}
    </LoadGate>
  )
}

function Editor({
  detail,
  onSaved,
  submit,
  asksPrivate,
}: PersonalDetailFormProps & { readonly detail: PersonalDetail }) {
  const { t } = useTexts()
  const { refresh } = useSession()
  const { save, taken } = useRowSave(personalSaveMachine, {
    row: detail,
    valuesOf: personalValues,
    groups: PERSONAL_GROUPS,
    said: { saved: t('profile.personal.saved') },
    onSaved: () => {
      refresh()
      onSaved?.()
    },
  })
  const View = detail.audiences === null ? AdministratorDetailView : PersonalDetailView
  return (
    <View
      key={taken}
      detail={save.row ?? detail}
      save={save}
      submit={submit}
      {...(asksPrivate ? { asksPrivate } : {})}
    />
  )
}
