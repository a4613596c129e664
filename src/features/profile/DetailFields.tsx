import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { PersonalField } from '../../../openapi/schemas/profile.ts'
import { HOME_COUNTRY, type ReferenceList } from '../../../openapi/schemas/reference.ts'
import { readReference } from '../../api/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { ReferenceField } from '../../ui/form/ReferenceField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { WithAudience } from './WithAudience.tsx'

interface DetailFieldsProps {
  readonly control: Control
}
export const FieldGrid = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div display="grid" columnGap="6" rowGap="7" alignItems="start" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 17rem), 1fr))">
    {children}
  </chakra.div>
)
const today = () => new Date().toISOString().slice(0, 10)

/** Birth, sex, nationality and the like: specification §3. */
export function DetailFields({ control }: DetailFieldsProps) {
  const { t } = useTexts()
  const choice = (field: 'sex' | 'nationality' | 'blood_group' | 'marital_status' | 'religion', list: ReferenceList) => (
    <WithAudience control={control} field={field} label={t(`profile.${field}`)}>
      <ReferenceField load={readReference} control={control} name={`details.${field}`} label={t(`profile.${field}`)} list={list} required />
    </WithAudience>
  )
  return (
    <Panel title={t('profile.details')} text={t('profile.details.text')}>
      <FieldGrid>
        <WithAudience control={control} field="birth_date" label={t('profile.birth_date')}>
          <DateField control={control} name="details.birth_date" label={t('profile.birth_date')} required max={today()} autoComplete="bday" />
        </WithAudience>
        {choice('sex', 'sexes')}
        {choice('nationality', 'countries')}
        {choice('marital_status', 'marital-statuses')}
        {choice('religion', 'religions')}
        {choice('blood_group', 'blood-groups')}
      </FieldGrid>
    </Panel>
  )
}

/** Where a person lives: in the home country regions, zones and woredas are lists, each within the one before; elsewhere they are written. */
export function PlaceFields({ control }: DetailFieldsProps) {
  const { t } = useTexts()
  const [country, region] = useWatch({ control, name: ['details.country', 'details.region'] }) as string[]
  const isHome = country === HOME_COUNTRY
  const seen = (field: PersonalField & `${string}`, label: string, input: ReactNode) => (
    <WithAudience control={control} field={field} label={label}>
      {input}
    </WithAudience>
  )
  const part = (field: 'region' | 'zone', list: ReferenceList, parent?: string | null) => {
    const label = t(isHome ? `profile.${field}` : `profile.${field}.abroad`)
    const shared = { control, name: `details.${field}`, label, required: true } as const
    return seen(field, label, isHome ? <ReferenceField {...shared} load={readReference} list={list} {...(parent === undefined ? {} : { parent })} /> : <TextField {...shared} />)
  }
  const woreda = t(isHome ? 'profile.woreda' : 'profile.woreda.abroad')
  return (
    <Panel title={t('profile.place')} text={t('profile.place.text')}>
      <FieldGrid>
        {seen('country', t('profile.country'), <ReferenceField load={readReference} control={control} name="details.country" label={t('profile.country')} list="countries" required />)}
        {part('region', 'regions')}
        {part('zone', 'zones', region || null)}
        {seen('woreda', woreda, <TextField control={control} name="details.woreda" label={woreda} required />)}
        {seen('kebele', t('profile.kebele'), <TextField control={control} name="details.kebele" label={t('profile.kebele')} />)}
      </FieldGrid>
      <chakra.div mt="7">
        {seen('location', t('profile.location'), <LocalizedField control={control} name="details.location" label={t('profile.location')} help={t('profile.location.help')} required />)}
      </chakra.div>
    </Panel>
  )
}
