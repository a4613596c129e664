import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../openapi/format/names.ts'
import { pages } from '../../../openapi/routes.ts'
import { readReference } from '../../api/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { ReferenceField } from '../../ui/form/ReferenceField.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { SalaryRangeField } from '../../ui/form/SalaryRangeField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSavedReset } from '../../ui/form/useSavedReset.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useSession } from '../../ui/session-context.ts'
import { useSetupDifferences } from './differences.tsx'
import { HobbiesPanel } from './HobbiesPanel.tsx'
import type { AccountSetup, SetupValues } from './profile.effects.ts'
import { useSeenBy } from './SeenBy.tsx'
import { SetupPicture } from './SetupPicture.tsx'
import { setupForm, setupStart, setupValues } from './values.ts'

export interface AccountSetupViewProps {
  readonly setup: AccountSetup
  readonly save: SaveView<SetupValues, AccountSetup>
  /** The editor of the hobbies, which are kept at once and apart from the form. It tells when one was added or taken away. */
  readonly renderHobbies: (onChange: () => void) => ReactNode
  /** What the button says; "Save" without it. */
  readonly submit?: string | undefined
}
const HOBBIES = ['hobbies'] as const
const NAMELESS = { first_name: null, middle_name: null, last_name: null }
const Stack = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div display="flex" flexDirection="column" gap="6">
    {children}
  </chakra.div>
)

/** How a person presents themself: pictures, words, work, hobbies, language, and who sees what. */
export function AccountSetupView({ setup, save, renderHobbies, submit }: AccountSetupViewProps) {
  const { t } = useTexts()
  const { user } = useSession()
  const id = useId()
  const { version } = setup
  const form = useSchemaForm(setupForm, { ...(save.values ?? setupStart(setup)), version })
  useSavedReset(form.hook.reset, save.isSaved && save.row ? toForm(setupForm, { ...setupStart(save.row), version }) : null)
  const control = form.control as unknown as Control
  const seen = useSeenBy(control)
  const differences = useSetupDifferences(save.values, save.theirs && setupStart(save.theirs))
  const text = (field: 'headline' | 'nickname' | 'job_title' | 'bio') => (
    <LocalizedField {...seen(field, t(`profile.${field}`), t(`profile.${field}.help`))} name={field} long={field === 'bio'} />
  )
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      <SaveForm form={form} draft="account" id={id} save={save} valuesOf={setupValues} differences={differences} elsewhere={HOBBIES}>
        <Panel title={t('profile.pictures')} text={t('profile.pictures.text')}>
          <FieldGrid>
            {(['photo', 'cover'] as const).map((picture) => (
              <SetupPicture key={picture} control={control} picture={picture} url={setup[picture]} name={fullName(user ?? NAMELESS) || setup.username} />
            ))}
          </FieldGrid>
        </Panel>
        <Panel title={t('profile.about')} text={t('profile.about.text')}>
          <Stack>
            {text('headline')}
            {text('nickname')}
            {text('bio')}
          </Stack>
        </Panel>
        <Panel title={t('profile.work')} text={t('profile.work.text')}>
          <Stack>
            {text('job_title')}
            <FieldGrid>
              <TextField {...seen('work_email', t('profile.work_email'))} name="work_email" type="email" autoComplete="email" />
              <PhoneField {...seen('work_phone_number', t('profile.work_phone_number'))} name="work_phone_number" />
            </FieldGrid>
            <SalaryRangeField {...seen('salary', t('profile.salary'), t('profile.salary.help'))} name="salary" />
            <chakra.div maxWidth="26rem">
              <ReferenceField {...seen('employment_status', t('profile.employment_status'))} name="employment_status" list="employment-statuses" load={readReference} />
            </chakra.div>
          </Stack>
        </Panel>
        <Panel title={t('profile.language')} text={t('profile.language.text')}>
          <chakra.div maxWidth="20rem">
            <SelectField
              control={control}
              name="language"
              label={t('profile.language.field')}
              required
              choices={[
                { value: 'en', label: t('ui.language.en') },
                { value: 'am', label: t('ui.language.am') },
              ]}
            />
          </chakra.div>
        </Panel>
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
