import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Control, UseFormReturn } from 'react-hook-form'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSavedReset } from '../../ui/form/useSavedReset.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Panel } from '../../ui/Panel.tsx'
import { DetailFields, PlaceFields } from './DetailFields.tsx'
import { usePersonalDifferences } from './differences.tsx'
import type { PersonalDetail, PersonalValues } from './profile.effects.ts'
import { SeenBy } from './SeenBy.tsx'
import { administratorForm, personalForm, personalValues } from './values.ts'

export interface PersonalDetailViewProps {
  readonly detail: PersonalDetail
  readonly save: SaveView<PersonalValues, PersonalDetail>
  /** What the button says; "Save" without it. */
  readonly submit?: string | undefined
}

/** Names, contact and personal details of a person, each with who may see it. */
export function PersonalDetailView({ detail, save, submit }: PersonalDetailViewProps) {
  const { t } = useTexts()
  const form = useSchemaForm(personalForm, save.values ?? personalValues(detail))
  useSavedReset(form.hook.reset, save.isSaved && save.row ? toForm(personalForm, personalValues(save.row)) : null)
  const control = form.control as unknown as Control
  const differences = usePersonalDifferences(save.values, save.theirs && personalValues(save.theirs))
  return (
    <SaveForm form={form} draft="personal" save={save} valuesOf={(body) => body} differences={differences} submit={submit}>
      <Panel title={t('profile.names')} text={t('profile.names.text')}>
        <Names control={control} />
        <chakra.div mt="5">
          <LocalizedField control={control} name="display_name" label={t('profile.display_name')} help={t('profile.display_name.help')} />
        </chakra.div>
      </Panel>
      <Panel title={t('profile.contact')} text={t('profile.contact.text')} action={<ChangeContact />}>
        <FieldGrid>
          <Shown
            label={t('profile.phone_number')}
            value={detail.phone_number ?? t('profile.contact.none')}
            aside={<SeenBy control={control} field="phone_number" label={t('profile.phone_number')} />}
          />
          <Shown label={t('profile.email')} value={detail.email} aside={<SeenBy control={control} field="email" label={t('profile.email')} />} />
        </FieldGrid>
      </Panel>
      <DetailFields control={control} />
      <PlaceFields control={control} hook={form.hook as unknown as UseFormReturn} />
    </SaveForm>
  )
}

/** The same for an administrator: names alone, shown to nobody else. */
export function AdministratorDetailView({ detail, save, submit }: PersonalDetailViewProps) {
  const { t } = useTexts()
  const form = useSchemaForm(administratorForm, save.values ?? personalValues(detail))
  useSavedReset(form.hook.reset, save.isSaved && save.row ? toForm(administratorForm, personalValues(save.row)) : null)
  const differences = usePersonalDifferences(save.values, save.theirs && personalValues(save.theirs))
  return (
    <SaveForm
      form={form}
      draft="personal"
      save={save}
      valuesOf={(body) => ({ ...body, display_name: detail.display_name, details: null, audiences: null })}
      differences={differences}
      submit={submit}
    >
      <Panel title={t('profile.names')}>
        <Names control={form.control as unknown as Control} />
      </Panel>
      <Panel title={t('profile.contact')} action={<ChangeContact />}>
        <FieldGrid>
          <Shown label={t('profile.phone_number')} value={detail.phone_number ?? t('profile.contact.none')} />
          <Shown label={t('profile.email')} value={detail.email} />
        </FieldGrid>
      </Panel>
    </SaveForm>
  )
}

function Names({ control }: { readonly control: Control }) {
  const { t } = useTexts()
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))">
      <TextField control={control} name="first_name" label={t('profile.first_name')} required autoComplete="given-name" />
      <TextField control={control} name="middle_name" label={t('profile.middle_name')} required autoComplete="additional-name" />
      <TextField control={control} name="last_name" label={t('profile.last_name')} required autoComplete="family-name" />
    </chakra.div>
  )
}

/** Phone and email change where they are confirmed. */
function ChangeContact() {
  const { t } = useTexts()
  return (
    <Link asChild minHeight="11" display="inline-flex" alignItems="center">
      <RouterLink to={pages.changePassword.path}>{t('profile.contact.change')}</RouterLink>
    </Link>
  )
}

interface ShownProps {
  readonly label: string
  readonly value: string
  readonly aside?: ReactNode
}
const Shown = ({ label, value, aside }: ShownProps) => (
  <chakra.div display="flex" flexWrap="wrap" columnGap="3" alignItems="flex-end">
    <chakra.dl flex="1 1 10rem" minWidth="0">
      <chakra.dt textStyle="label">{label}</chakra.dt>
      <chakra.dd overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
        {value}
      </chakra.dd>
    </chakra.dl>
    {aside}
  </chakra.div>
)
