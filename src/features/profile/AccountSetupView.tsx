import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../openapi/format/names.ts'
import { pages } from '../../../openapi/routes.ts'
import { setupParts } from '../../../openapi/schemas/profile.ts'
import { controlsOf } from '../../fields/part-kinds.tsx'
import { usePartDifferences } from '../../fields/usePartDifferences.tsx'
import { useMerge } from '../../hooks/useMerge.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { PendingContext, usePendingWithin } from '../../ui/form/pending.ts'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { useSavedReset } from '../../ui/form/useSavedReset.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { useSession } from '../../ui/session-context.ts'
import { HobbiesPanel } from './HobbiesPanel.tsx'
import { PersonPanel, personTexts } from './person-parts.tsx'
import type { AccountSetup, SetupValues } from './profile.effects.ts'
import { setupForm, setupStart, setupValues } from './values.ts'

export interface AccountSetupViewProps {
  readonly setup: AccountSetup
  readonly save: SaveView<SetupValues, AccountSetup>
  /**
   * The editor of hobbies, which are saved at once and apart from the form. It reports when one was added or removed.
   */
  readonly renderHobbies: (onChange: () => void) => ReactNode
  /** The text of the button, by default "Save". */
  readonly submit?: string | undefined
}
const HOBBIES = ['hobbies'] as const
const NAMELESS = { first_name: null, middle_name: null, last_name: null }
const PANELS = ['pictures', 'about', 'work', 'language'] as const

/** Account details: pictures, texts, work, hobbies, language, and who sees what. */
export function AccountSetupView({ setup, save, renderHobbies, submit }: AccountSetupViewProps) {
  const { t } = useTexts()
  const { user } = useSession()
  const id = useId()
  const { version } = setup
  const form = useSchemaForm(setupForm, { ...(save.values ?? setupStart(setup)), version })
  useSavedReset(
    form.hook.reset,
    save.isSaved && save.row ? toForm(setupForm, { ...setupStart(save.row), version }) : null,
  )
  const said = usePartDifferences(personTexts)
  // The server asks for a hobby: one that is typed is saved first.
  const { register, settleAll } = usePendingWithin()
  const submitSettled = async (body: SetupValues) => {
    if (await settleAll()) save.submit(body)
  }
  const parts = Object.values(setupParts)
  const conflict = useMerge(form, save, {
    formOf: (values) => toForm(setupForm, { ...values, version }) as object,
    describe: ({ mine, theirs }) => [
      ...said.of(parts, mine, theirs),
      ...said.ofAudiences(parts, mine.audiences, theirs.audiences),
    ],
  })
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      <SaveForm
        form={form}
        draft="account"
        id={id}
        save={{ ...save, submit: (body) => void submitSettled(body) }}
        valuesOf={setupValues}
        conflict={conflict}
        elsewhere={HOBBIES}
      >
        {PANELS.map((name) => (
          <PersonPanel
            key={name}
            name={name}
            part={setupParts[name]}
            row={setup}
            owner={{ name: fullName(user ?? NAMELESS) || setup.username, isPerson: true }}
            {...controlsOf(form)}
          />
        ))}
      </SaveForm>
      {/* Beside the form: its editor has forms of its own. */}
      <PendingContext value={register}>
        <HobbiesPanel failure={save.failure}>{renderHobbies}</HobbiesPanel>
      </PendingContext>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between" pt="2">
        <chakra.p textStyle="sm" color="fg.muted">
          {t('profile.look.elsewhere')}{' '}
          <Link asChild>
            <RouterLink to={pages.templates.path}>{t('page.templates.title')}</RouterLink>
          </Link>
        </chakra.p>
        <SubmitButton form={id} busy={save.busy} busyText={t('resource.saving')} ms="auto">
          {submit ?? t('ui.action.save')}
        </SubmitButton>
      </chakra.div>
    </chakra.div>
  )
}
