import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import type { Audience } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { differing } from '../../machines/save/differing.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { AudienceField } from '../../ui/form/AudienceField.tsx'
import { DifferingText } from '../../ui/form/DifferingText.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { PersonalDetail, PersonalValues } from './profile.effects.ts'
import { SaveForm } from './SaveForm.tsx'
import { administratorForm, personalForm, personalValues } from './values.ts'

export interface PersonalDetailViewProps {
  readonly detail: PersonalDetail
  readonly save: SaveView<PersonalValues, PersonalDetail>
}

/** The differing fields of a conflict, in words. */
function useDifferences({ save }: Pick<PersonalDetailViewProps, 'save'>) {
  const { t } = useTexts()
  const places = (value: readonly Audience[]) => (value.length === 0 ? t('ui.audience.only_me') : value.map((a) => t(`ui.audience.${a}`)).join(', '))
  const said = (field: keyof PersonalValues, values: PersonalValues, against: PersonalValues) => {
    if (field === 'display_name') return <DifferingText text={values.display_name} against={against.display_name} />
    if (field === 'audiences')
      return values.audiences ? `${t('profile.phone_number')}: ${places(values.audiences.phone_number)}; ${t('profile.email')}: ${places(values.audiences.email)}` : '–'
    return values[field] ?? '–'
  }
  const { theirs, values } = save
  if (theirs === null || values === null) return []
  const other = personalValues(theirs)
  return differing(values, other).map((field) => ({
    field,
    label: t(field === 'audiences' ? 'profile.audiences' : `profile.${field}`),
    mine: said(field, values, other),
    theirs: said(field, other, values),
  }))
}

/** Names and contact of a person, each with who may see it. */
export function PersonalDetailView({ detail, save }: PersonalDetailViewProps) {
  const { t } = useTexts()
  const form = useSchemaForm(personalForm, save.values ?? personalValues(detail))
  useSavedReset(form.hook.reset, save.isSaved && save.row ? toForm(personalForm, personalValues(save.row)) : null)
  const { control } = form
  return (
    <SaveForm form={form} save={save} valuesOf={(body) => body} differences={useDifferences({ save })}>
      <Panel title={t('profile.names')} text={t('profile.names.text')}>
        <Names control={control} />
        <chakra.div mt="5">
          <LocalizedField control={control} name="display_name" label={t('profile.display_name')} help={t('profile.display_name.help')} />
        </chakra.div>
      </Panel>
      <Panel title={t('profile.contact')} text={t('profile.contact.text')}>
        <chakra.div display="grid" gap="6" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))">
          <chakra.div display="flex" flexDirection="column" gap="3">
            <PhoneField control={control} name="phone_number" label={t('profile.phone_number')} />
            <AudienceField control={control} name="audiences.phone_number" label={t('profile.phone_number')} />
          </chakra.div>
          <chakra.div display="flex" flexDirection="column" gap="3">
            <Email email={detail.email} />
            <AudienceField control={control} name="audiences.email" label={t('profile.email')} />
          </chakra.div>
        </chakra.div>
      </Panel>
    </SaveForm>
  )
}

/** The same for an administrator: names and phone, shown to nobody else. */
export function AdministratorDetailView({ detail, save }: PersonalDetailViewProps) {
  const { t } = useTexts()
  const form = useSchemaForm(administratorForm, save.values ?? personalValues(detail))
  useSavedReset(form.hook.reset, save.isSaved && save.row ? toForm(administratorForm, save.row) : null)
  return (
    <SaveForm form={form} save={save} valuesOf={(body) => ({ ...body, display_name: detail.display_name, audiences: null })} differences={useDifferences({ save })}>
      <Panel title={t('profile.names')}>
        <Names control={form.control} />
      </Panel>
      <Panel title={t('profile.contact')}>
        <chakra.div display="grid" gap="6" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))">
          <PhoneField control={form.control} name="phone_number" label={t('profile.phone_number')} />
          <Email email={detail.email} />
        </chakra.div>
      </Panel>
    </SaveForm>
  )
}

/** After saving the form starts again from what the server has. */
function useSavedReset(reset: (values: never) => void, saved: unknown) {
  const key = saved === null ? null : JSON.stringify(saved)
  useEffect(() => {
    if (key !== null) reset(JSON.parse(key) as never)
  }, [key, reset])
}

type NamesControl = Parameters<typeof TextField<{ first_name: string; middle_name: string; last_name: string }>>[0]['control']
function Names({ control }: { readonly control: unknown }) {
  const { t } = useTexts()
  const names = control as NamesControl
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))">
      <TextField control={names} name="first_name" label={t('profile.first_name')} required autoComplete="given-name" />
      <TextField control={names} name="middle_name" label={t('profile.middle_name')} required autoComplete="additional-name" />
      <TextField control={names} name="last_name" label={t('profile.last_name')} required autoComplete="family-name" />
    </chakra.div>
  )
}

function Email({ email }: { readonly email: string }) {
  const { t } = useTexts()
  return (
    <chakra.dl>
      <chakra.dt textStyle="label">{t('profile.email')}</chakra.dt>
      <chakra.dd minHeight="11" py="2.5" overflowWrap="anywhere">
        {email}
      </chakra.dd>
      <chakra.dd textStyle="xs" color="fg.muted">
        {t('profile.email.help')}
      </chakra.dd>
    </chakra.dl>
  )
}
