import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import type { CompanyInformation } from '../../../openapi/schemas/company.ts'
import { readReference } from '../../api/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { FreeReferenceField, ReferenceField } from '../../ui/form/ReferenceField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { usePlaces } from '../../ui/form/usePlaces.ts'
import { CompanyPicture } from './CompanyPicture.tsx'
import { MapField } from './MapField.tsx'
import { MarkWarning } from './MarkWarning.tsx'
import { seenBy } from './seen-by.tsx'

export interface PartFieldsProps {
  readonly control: Control
  readonly hook: UseFormReturn
  /** What the server has: addresses of pictures, and whose they are. */
  readonly row: CompanyInformation
}
export const Stack = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div display="flex" flexDirection="column" gap="6">
    {children}
  </chakra.div>
)
const today = () => new Date().toISOString().slice(0, 10)

/** The Ethiopian years in which a Gregorian one lies; the year turns in September. */
const ethiopianYears = (year: unknown): string | null => (typeof year === 'number' && Number.isInteger(year) && year > 999 && year < 2201 ? `${year - 8}/${year - 7}` : null)

/** What the company is called, since when, and its pictures. */
export function IdentityFields({ control, row }: PartFieldsProps) {
  const { t, pick } = useTexts()
  const years = ethiopianYears(useWatch({ control, name: 'year_of_establishment' }))
  return (
    <Stack>
      <FieldGrid>
        {(['logo', 'cover'] as const).map((picture) => (
          <CompanyPicture key={picture} control={control} picture={picture} url={row.identity[picture]} name={pick(row.identity.name)?.text ?? row.username} />
        ))}
      </FieldGrid>
      <LocalizedField control={control} name="name" label={t('company.name')} required />
      <LocalizedField control={control} name="legal_name" label={t('company.legal_name')} help={t('company.legal_name.help')} />
      <LocalizedField control={control} name="public_name" label={t('company.public_name')} help={t('company.public_name.help')} />
      <LocalizedField control={control} name="short_name" label={t('company.short_name')} help={t('company.short_name.help')} />
      <LocalizedField control={control} name="tagline" label={t('company.tagline')} help={t('company.tagline.help')} />
      <chakra.div maxWidth="20rem">
        <NumberField
          control={control}
          name="year_of_establishment"
          label={t('company.year_of_establishment')}
          help={years ? t('company.year_of_establishment.ethiopian', { years }) : t('company.year_of_establishment.help')}
        />
      </chakra.div>
      <MarkWarning control={control} row={row} part="identity" />
    </Stack>
  )
}

export function BusinessFields({ control }: PartFieldsProps) {
  const { t } = useTexts()
  return (
    <FieldGrid>
      <ReferenceField control={control} name="business_type" label={t('company.business_type')} list="business-types" load={readReference} />
      <ReferenceField control={control} name="legal_structure" label={t('company.legal_structure')} list="legal-structures" load={readReference} />
      <ReferenceField control={control} name="market_type" label={t('company.market_type')} list="market-types" load={readReference} />
    </FieldGrid>
  )
}

/** Numbers that authorities gave; each is seen only where the company says. */
export function LegalFields({ control, row }: PartFieldsProps) {
  const { t } = useTexts()
  return (
    <Stack>
      <FieldGrid>
        <TextField {...seenBy(control, 'tin_number', t('company.tin_number'))} name="tin_number" help={t('company.tin_number.help')} autoComplete="off" />
        <DateField control={control} name="tin_issue_date" label={t('company.tin_issue_date')} max={today()} />
      </FieldGrid>
      <LocalizedField control={control} name="tin_authority" label={t('company.tin_authority')} />
      <FieldGrid>
        <TextField {...seenBy(control, 'vat_number', t('company.vat_number'))} name="vat_number" help={t('company.vat_number.help')} autoComplete="off" />
        <DateField control={control} name="vat_registration_date" label={t('company.vat_registration_date')} max={today()} />
      </FieldGrid>
      <LocalizedField control={control} name="vat_authority" label={t('company.vat_authority')} />
      <FieldGrid>
        <TextField
          {...seenBy(control, 'registration_number', t('company.registration_number'))}
          name="registration_number"
          help={t('company.registration_number.help')}
          autoComplete="off"
        />
        <DateField control={control} name="license_expiry_date" label={t('company.license_expiry_date')} help={t('company.license_expiry_date.help')} />
      </FieldGrid>
      <LocalizedField control={control} name="registration_authority" label={t('company.registration_authority')} />
      <MarkWarning control={control} row={row} part="legal" />
    </Stack>
  )
}

/** Where the company is and how it is reached. */
export function PlaceFields({ control, hook }: PartFieldsProps) {
  const { t } = useTexts()
  const { isHome, region, zone } = usePlaces({ control, hook, load: readReference })
  return (
    <Stack>
      <FieldGrid>
        <PhoneField {...seenBy(control, 'phone_number', t('company.phone_number'))} name="phone_number" />
        <TextField {...seenBy(control, 'email', t('company.email'))} name="email" type="email" help={t('company.email.help')} autoComplete="email" />
        <TextField control={control} name="website" label={t('company.website')} type="url" />
      </FieldGrid>
      <LocalizedField {...seenBy(control, 'address', t('company.street_address'))} name="street_address" help={t('company.street_address.help')} />
      <FieldGrid>
        <ReferenceField control={control} name="country" label={t('company.country')} list="countries" load={readReference} />
        {isHome ? (
          <>
            <ReferenceField control={control} name="region" label={t('company.region')} list="regions" load={readReference} />
            <ReferenceField control={control} name="zone" label={t('company.zone')} list="zones" parent={region} load={readReference} />
            <FreeReferenceField control={control} name="woreda" label={t('company.woreda')} list="woredas" parent={zone} load={readReference} />
          </>
        ) : (
          <>
            <TextField control={control} name="region" label={t('company.region.abroad')} />
            <TextField control={control} name="zone" label={t('company.zone.abroad')} />
            <TextField control={control} name="woreda" label={t('company.woreda.abroad')} />
          </>
        )}
        <TextField control={control} name="po_box" label={t('company.po_box')} />
        <TextField control={control} name="zip_code" label={t('company.zip_code')} autoComplete="postal-code" />
      </FieldGrid>
      <MapField control={control} />
    </Stack>
  )
}
