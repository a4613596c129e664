import type { ReactNode } from 'react'
import { HOME_COUNTRY, type ReferenceList } from '../../../openapi/schemas/reference.ts'
import type { Audience, Localized, SalaryRange } from '../../../openapi/schemas/primitives.ts'
import { readReference } from '../../api/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { alike } from '../../machines/save/differing.ts'
import type { Difference } from '../../ui/form/Conflict.tsx'
import { DifferingText } from '../../ui/form/DifferingText.tsx'
import { ReferenceName } from '../../ui/ReferenceName.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { PersonalValues } from './profile.effects.ts'
import type { SetupStart } from './values.ts'

const NOTHING = '–'
const LISTS: Readonly<Record<string, ReferenceList>> = {
  sex: 'sexes',
  nationality: 'countries',
  blood_group: 'blood-groups',
  marital_status: 'marital-statuses',
  religion: 'religions',
  country: 'countries',
}
const PLACES: Readonly<Record<string, ReferenceList>> = { region: 'regions', zone: 'zones', woreda: 'woredas' }
const isText = (value: unknown): value is Localized => typeof value === 'object' && value !== null

/** How a value of a form is said in the comparison of a conflict. */
function useSaying() {
  const { t, intl } = useTexts()
  const { date } = useDates()
  const places = (value: readonly Audience[]) => (value.length === 0 ? t('ui.audience.only_me') : value.map((a) => t(`ui.audience.${a}`)).join(', '))
  return {
    t,
    date,
    audiences: (mine: Readonly<Record<string, readonly Audience[]>>, theirs: Readonly<Record<string, readonly Audience[]>>, label: (field: string) => string) =>
      Object.keys(mine)
        .filter((field) => !alike(mine[field], theirs[field]))
        .map((field) => `${label(field)}: ${places(mine[field] ?? [])}`)
        .join('; '),
    salary: (value: SalaryRange | null) => (value ? `${intl.formatNumber(value.from)} – ${intl.formatNumber(value.to)} ${value.currency}` : NOTHING),
    plain: (value: unknown, other: unknown): ReactNode =>
      value === null || value === '' ? NOTHING : isText(value) ? <DifferingText text={value} against={isText(other) ? other : null} /> : String(value),
  }
}

/** The differing fields of two states of the personal details, in words. */
export function usePersonalDifferences(mine: PersonalValues | null, theirs: PersonalValues | null): readonly Difference[] {
  const { t, date, plain, audiences } = useSaying()
  if (mine === null || theirs === null) return []
  const names = (['first_name', 'middle_name', 'last_name', 'display_name'] as const).flatMap((field): Difference[] =>
    alike(mine[field], theirs[field]) ? [] : [{ field, label: t(`profile.${field}`), mine: plain(mine[field], theirs[field]), theirs: plain(theirs[field], mine[field]) }],
  )
  const said = (values: PersonalValues, other: PersonalValues, field: keyof NonNullable<PersonalValues['details']>): ReactNode => {
    const { details } = values
    if (!details) return NOTHING
    if (field === 'birth_date') return date(details.birth_date)
    const list = LISTS[field] ?? (details.country === HOME_COUNTRY ? PLACES[field] : undefined)
    return list ? <ReferenceName load={readReference} list={list} value={String(details[field])} /> : plain(details[field], other.details?.[field])
  }
  const fields = Object.keys(mine.details ?? theirs.details ?? {}) as (keyof NonNullable<PersonalValues['details']>)[]
  const details = fields
    .filter((field) => !alike(mine.details?.[field], theirs.details?.[field]))
    .map((field): Difference => ({ field: `details.${field}`, label: t(`profile.${field}`), mine: said(mine, theirs, field), theirs: said(theirs, mine, field) }))
  const a = mine.audiences
  const b = theirs.audiences
  const label = (field: string) => t(`profile.${field as keyof NonNullable<typeof a>}`)
  const seen = a && b && !alike(a, b) ? [{ field: 'audiences', label: t('profile.audiences'), mine: audiences(a, b, label), theirs: audiences(b, a, label) }] : []
  return [...names, ...details, ...seen]
}

/** The same for the account details. */
export function useSetupDifferences(mine: SetupStart | null, theirs: SetupStart | null): readonly Difference[] {
  const { t, plain, salary, audiences } = useSaying()
  if (mine === null || theirs === null) return []
  const label = (field: string) => t(`profile.${field as keyof SetupStart['audiences']}`)
  const said = (field: keyof SetupStart, values: SetupStart, other: SetupStart): ReactNode => {
    switch (field) {
      case 'photo_id':
      case 'cover_id':
        return t(values[field] ? 'profile.picture.another' : 'profile.picture.none')
      case 'language':
        return t(`ui.language.${values.language}`)
      case 'salary':
        return salary(values.salary)
      case 'employment_status':
        return values.employment_status === null ? NOTHING : <ReferenceName load={readReference} list="employment-statuses" value={values.employment_status} />
      case 'audiences':
        return audiences(values.audiences, other.audiences, label)
      default:
        return plain(values[field], other[field])
    }
  }
  return (Object.keys(mine) as (keyof SetupStart)[])
    .filter((field) => !alike(mine[field], theirs[field]))
    .map((field) => ({
      field,
      label: t(field === 'photo_id' ? 'profile.photo' : field === 'cover_id' ? 'profile.cover' : `profile.${field}`),
      mine: said(field, mine, theirs),
      theirs: said(field, theirs, mine),
    }))
}
