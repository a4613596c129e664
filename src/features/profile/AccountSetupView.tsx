import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { readReference } from '../../api/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { ReferenceField } from '../../ui/form/ReferenceField.tsx'
import { SalaryRangeField } from '../../ui/form/SalaryRangeField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Panel } from '../../ui/Panel.tsx'
import { FieldGrid } from './DetailFields.tsx'
import { useSetupDifferences } from './differences.tsx'
import { HobbiesPanel } from './HobbiesPanel.tsx'
import { useSavedReset } from './PersonalDetailView.tsx'
import type { AccountSetup, SetupValues } from './profile.effects.ts'
import { SaveForm } from './SaveForm.tsx'
import { SetupPicture } from './SetupPicture.tsx'
import { setupForm, setupStart, setupValues } from './values.ts'
import { WithAudience } from './WithAudience.tsx'

export interface AccountSetupViewProps {
  readonly setup: AccountSetup
  readonly save: SaveView<SetupValues, AccountSetup>
  /** The editor of the hobbies, which are kept at once and apart from the form. It tells when one was added or taken away. */
  readonly renderHobbies: (onChange: () => void) => ReactNode
  /** What the button says; "Save" without it. */
  readonly submit?: string | undefined
}
const Stack = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div display="flex" flexDirection="column" gap="7">
    {children}
  </chakra.div>
)

/** How a person presents themself: pictures, words, work, hobbies, language, and who sees what. */
export function AccountSetupView({ setup, save, renderHobbies, submit }: AccountSetupViewProps) {
  const { t } = useTexts()
  const { version } = setup
  const form = useSchemaForm(setupForm, { ...(save.values ?? setupStart(setup)), version })
  useSavedReset(form.hook.reset, save.isSaved && save.row ? toForm(setupForm, { ...setupStart(save.row), version }) : null)
  const control = form.control as unknown as Control
  const differences = useSetupDifferences(save.values, save.theirs && setupStart(save.theirs))
  const text = (field: 'headline' | 'nickname' | 'job_title' | 'bio') => (
    <WithAudience control={control} field={field} label={t(`profile.${field}`)}>
      <LocalizedField control={control} name={field} label={t(`profile.${field}`)} help={t(`profile.${field}.help`)} long={field === 'bio'} />
    </WithAudience>
  )
  return (
    <SaveForm form={form} save={save} valuesOf={setupValues} differences={differences} submit={submit}>
      <Panel title={t('profile.pictures')} text={t('profile.pictures.text')}>
        <FieldGrid>
          {(['photo', 'cover'] as const).map((picture) => (
            <WithAudience key={picture} control={control} field={picture} label={t(`profile.${picture}`)}>
              <SetupPicture control={control} picture={picture} url={setup[picture]} name={setup.username} />
            </WithAudience>
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
      <HobbiesPanel failure={save.failure}>{renderHobbies}</HobbiesPanel>
      <Panel title={t('profile.work')} text={t('profile.work.text')}>
        <Stack>
          {text('job_title')}
          <FieldGrid>
            <WithAudience control={control} field="work_email" label={t('profile.work_email')}>
              <TextField control={control} name="work_email" label={t('profile.work_email')} type="email" autoComplete="email" />
            </WithAudience>
            <WithAudience control={control} field="work_phone_number" label={t('profile.work_phone_number')}>
              <PhoneField control={control} name="work_phone_number" label={t('profile.work_phone_number')} />
            </WithAudience>
          </FieldGrid>
          <WithAudience control={control} field="salary" label={t('profile.salary')}>
            <SalaryRangeField control={control} name="salary" label={t('profile.salary')} help={t('profile.salary.help')} />
          </WithAudience>
          <chakra.div maxWidth="26rem">
            <WithAudience control={control} field="employment_status" label={t('profile.employment_status')}>
              <ReferenceField load={readReference} control={control} name="employment_status" label={t('profile.employment_status')} list="employment-statuses" />
            </WithAudience>
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
      <chakra.p textStyle="sm" color="fg.muted">
        {t('profile.look.elsewhere')}{' '}
        <Link asChild>
          <RouterLink to={pages.templates.path}>{t('page.templates.title')}</RouterLink>
        </Link>
      </chakra.p>
    </SaveForm>
  )
}
