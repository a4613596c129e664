import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../openapi/format/names.ts'
import { pages } from '../../../openapi/routes.ts'
import { setupParts } from '../../../openapi/schemas/profile.ts'
import { controlsOf } from '../../fields/part-kinds.tsx'
import { usePartDifferences } from '../../fields/usePartDifferences.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
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
   * The editor of the hobbies, which are kept at once and apart from the form. It tells when one was added or taken
   * away.
   */
  readonly renderHobbies: (onChange: () => void) => ReactNode
  /** What the button says; "Save" without it. */
  readonly submit?: string | undefined
}
const HOBBIES = ['hobbies'] as const
const NAMELESS = { first_name: null, middle_name: null, last_name: null }
const PANELS = ['pictures', 'about', 'work', 'language'] as const

/** How a person presents themself: pictures, words, work, hobbies, language, and who sees what. */
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
  const { values } = save
  const theirs = save.theirs && setupStart(save.theirs)
  const parts = Object.values(setupParts)
  const differences =
    values && theirs
      ? [...said.of(parts, values, theirs), ...said.ofAudiences(parts, values.audiences, theirs.audiences)]
      : []
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      <SaveForm
        form={form}
        draft="account"
        id={id}
        save={save}
        valuesOf={setupValues}
        differences={differences}
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
      <HobbiesPanel failure={save.failure}>{renderHobbies}</HobbiesPanel>
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
