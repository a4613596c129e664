import type { ReactNode } from 'react'
import type { CompanyPart, PartValues } from '../../../openapi/schemas/company.ts'
import type { Audience, Localized } from '../../../openapi/schemas/primitives.ts'
import { HOME_COUNTRY, type ReferenceList } from '../../../openapi/schemas/reference.ts'
import { readReference } from '../../api/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { alike } from '../../machines/save/differing.ts'
import type { Difference } from '../../ui/form/Conflict.tsx'
import { DifferingText } from '../../ui/form/DifferingText.tsx'
import { ReferenceName } from '../../ui/ReferenceName.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { WorkingDay } from './hours.ts'
import type { Coordinates } from './map-link.ts'

type Values = Readonly<Record<string, unknown>>
type Field = Exclude<{ [P in CompanyPart]: keyof PartValues<P> }[CompanyPart], 'logo_id' | 'cover_id' | 'audiences'>

const NOTHING = '–'
const LISTS: Readonly<Record<string, ReferenceList>> = { business_type: 'business-types', legal_structure: 'legal-structures', market_type: 'market-types', country: 'countries' }
const PLACES: Readonly<Record<string, ReferenceList>> = { region: 'regions', zone: 'zones', woreda: 'woredas' }
const DATES: ReadonlySet<string> = new Set(['tin_issue_date', 'vat_registration_date', 'license_expiry_date'])
const isText = (value: unknown): value is Localized => typeof value === 'object' && value !== null && ('en' in value || 'am' in value)

/** The differing fields of two states of a part, in words. */
export function usePartDifferences(mine: object | null, theirs: object | null): readonly Difference[] {
  const { t } = useTexts()
  const { date } = useDates()
  if (mine === null || theirs === null) return []
  const who = (audience: readonly Audience[]) => (audience.length === 0 ? t('ui.audience.only_me') : audience.map((place) => t(`ui.audience.${place}`)).join(', '))
  const audiences = (values: Values, other: Values) =>
    Object.keys(values)
      .filter((field) => !alike(values[field], other[field]))
      .map((field) => `${t(field === 'address' ? 'company.street_address' : `company.${field as Field}`)}: ${who(values[field] as readonly Audience[])}`)
      .join('; ')
  const said = (field: string, values: Values, other: Values): ReactNode => {
    const value = values[field]
    if (field === 'logo_id' || field === 'cover_id') return t(value ? 'company.picture.another' : 'company.picture.none')
    if (field === 'audiences') return audiences(value as Values, other[field] as Values)
    if (value === null || value === undefined || value === '') return NOTHING
    if (field === 'days') return (value as readonly WorkingDay[]).map(({ day, opens, closes }) => `${t(`company.day.${day}`)} ${opens}–${closes}`).join(', ') || NOTHING
    if (field === 'map') return `${(value as Coordinates).latitude}, ${(value as Coordinates).longitude}`
    if (field === 'company_size_id') return t('company.size.another')
    if (isText(value)) return <DifferingText text={value} against={isText(other[field]) ? other[field] : null} />
    if (DATES.has(field)) return date(String(value))
    const list = LISTS[field] ?? (values['country'] === HOME_COUNTRY ? PLACES[field] : undefined)
    return list ? <ReferenceName load={readReference} list={list} value={String(value)} /> : String(value)
  }
  const labels = { logo_id: 'company.logo', cover_id: 'company.cover', audiences: 'company.audiences' } as const
  const [a, b] = [mine as Values, theirs as Values]
  return Object.keys(a)
    .filter((field) => !alike(a[field], b[field]))
    .map((field) => ({
      field,
      label: t(labels[field as keyof typeof labels] ?? `company.${field as Field}`),
      mine: said(field, a, b),
      theirs: said(field, b, a),
    }))
}
