import { chakra } from '@chakra-ui/react/styled-system'
import type { Control, UseFormReturn } from 'react-hook-form'
import type { ReferenceList } from '../../../openapi/schemas/reference.ts'
import { readReference } from '../../api/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { FreeReferenceField, ReferenceField } from '../../ui/form/ReferenceField.tsx'
import { usePlaces } from '../../ui/form/usePlaces.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSeenBy } from './SeenBy.tsx'

interface DetailFieldsProps {
  readonly control: Control
}
const today = () => new Date().toISOString().slice(0, 10)

/** Birth, sex, nationality and the like: specification §3. */
export function DetailFields({ control }: DetailFieldsProps) {
  const { t } = useTexts()
  const seen = useSeenBy(control)
  const choice = (field: 'sex' | 'nationality' | 'blood_group' | 'marital_status' | 'religion', list: ReferenceList) => (
    <ReferenceField {...seen(field, t(`profile.${field}`))} name={`details.${field}`} list={list} load={readReference} required />
  )
  return (
    <Panel title={t('profile.details')} text={t('profile.details.text')}>
      <FieldGrid>
        <DateField {...seen('birth_date', t('profile.birth_date'))} name="details.birth_date" required max={today()} autoComplete="bday" />
        {choice('sex', 'sexes')}
        {choice('nationality', 'countries')}
        {choice('marital_status', 'marital-statuses')}
        {choice('religion', 'religions')}
        {choice('blood_group', 'blood-groups')}
      </FieldGrid>
    </Panel>
  )
}

interface PlaceFieldsProps extends DetailFieldsProps {
  readonly hook: UseFormReturn
}

/** Where a person lives: in the home country regions, zones and woredas are lists, each within the one before; elsewhere they are written. */
export function PlaceFields({ control, hook }: PlaceFieldsProps) {
  const { t } = useTexts()
  const seen = useSeenBy(control)
  const { isHome, region, zone } = usePlaces({ control, hook, load: readReference, group: 'details.' })
  return (
    <Panel title={t('profile.place')} text={t('profile.place.text')}>
      <FieldGrid>
        <ReferenceField {...seen('country', t('profile.country'))} name="details.country" list="countries" load={readReference} required />
        {isHome ? (
          <>
            <ReferenceField {...seen('region', t('profile.region'))} name="details.region" list="regions" load={readReference} required />
            <ReferenceField {...seen('zone', t('profile.zone'))} name="details.zone" list="zones" parent={region} load={readReference} required />
            <FreeReferenceField
              {...seen('woreda', t('profile.woreda'), t('profile.woreda.help'))}
              name="details.woreda"
              list="woredas"
              parent={zone}
              load={readReference}
              required
            />
          </>
        ) : (
          <>
            <TextField {...seen('region', t('profile.region.abroad'))} name="details.region" required />
            <TextField {...seen('zone', t('profile.zone.abroad'))} name="details.zone" required />
            <TextField {...seen('woreda', t('profile.woreda.abroad'))} name="details.woreda" required />
          </>
        )}
        <TextField {...seen('kebele', t('profile.kebele'))} name="details.kebele" />
      </FieldGrid>
      <chakra.div mt="6">
        <LocalizedField {...seen('location', t('profile.location'), t('profile.location.help'))} name="details.location" required />
      </chakra.div>
    </Panel>
  )
}
