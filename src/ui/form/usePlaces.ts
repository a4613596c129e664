import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import { HOME_COUNTRY, type ReferenceEntry } from '../../../openapi/schemas/reference.ts'
import { useReference, type LoadReference } from '../reference.ts'

type Part = 'region' | 'zone' | 'woreda'
const INSIDE = {
  country: ['region', 'zone', 'woreda'],
  region: ['zone', 'woreda'],
  zone: ['woreda'],
} as const satisfies Readonly<Record<string, readonly Part[]>>
type Outer = keyof typeof INSIDE
const isOuter = (field: string): field is Outer => field in INSIDE

/** The last value that names an entry: while a name is being typed, what was chosen before still holds. */
function useSettled(value: string, entries: readonly ReferenceEntry[] | null): string {
  const [settled, setSettled] = useState(value)
  if (value !== settled && isChosen(value, entries)) setSettled(value)
  return settled
}
const isChosen = (value: string, entries: readonly ReferenceEntry[] | null) =>
  value !== '' && (entries === null || entries.some(({ key }) => key === value))

export interface Places {
  /** The place is in the country whose regions, zones and woredas are lists. */
  readonly isHome: boolean
  /** Key of the region, once one is chosen. */
  readonly region: string | null
  readonly zone: string | null
}

export interface PlaceForm {
  readonly control: Control
  readonly hook: Pick<UseFormReturn, 'watch' | 'getValues' | 'setValue'>
  readonly load: LoadReference
  /** What stands before the names of the four fields: `details.`; nothing where they stand by themselves. */
  readonly group?: string
}

/**
 * A place lies in another: when the outer one changes, what lay inside is emptied, and comes back when the outer one
 * does (a slip loses nothing). Outside the home country the parts are free text, and typing in one says nothing about
 * the others.
 */
export function usePlaces({ control, hook, load, group = '' }: PlaceForm): Places {
  const { watch, getValues, setValue } = hook
  const [at, within, zoned] = useWatch({
    control,
    name: [`${group}country`, `${group}region`, `${group}zone`],
  }) as string[]
  const countries = useReference(load, 'countries').entries
  const country = useSettled(at ?? '', countries)
  const isHome = country === HOME_COUNTRY
  const regions = useReference(load, 'regions', isHome ? undefined : null).entries
  const region = useSettled(within ?? '', regions)
  const zones = useReference(load, 'zones', isHome && region ? region : null).entries
  const zone = useSettled(zoned ?? '', zones)

  const before = useRef<Readonly<Record<string, string>>>({})
  const remembered = useRef(new Map<string, Readonly<Record<string, string>>>())
  const read = () =>
    Object.fromEntries(
      ['country', 'region', 'zone', 'woreda'].map((part) => [part, (getValues(group + part) as string | null) ?? '']),
    ) as Record<string, string>
  const settle = useEffectEvent((field: string, isTyped: boolean) => {
    const now = read()
    if (isTyped && isOuter(field) && (field === 'country' || now['country'] === HOME_COUNTRY)) {
      if (!isChosen(now[field] ?? '', { country: countries, region: regions, zone: zones }[field])) return
      const place = (of: Readonly<Record<string, string>>) => `${field} ${of[field]}`
      if (place(now) !== place(before.current)) {
        remembered.current.set(place(before.current), before.current)
        const former = remembered.current.get(place(now))
        for (const part of INSIDE[field]) setValue(group + part, former?.[part] ?? '', { shouldDirty: true })
      }
    }
    before.current = read()
  })
  useEffect(() => {
    settle('', false)
    const watching = watch((_, { name, type }) =>
      settle(name?.startsWith(group) ? name.slice(group.length) : '', type === 'change'),
    )
    return () => watching.unsubscribe()
  }, [watch, group])
  return { isHome, region: region || null, zone: zone || null }
}
