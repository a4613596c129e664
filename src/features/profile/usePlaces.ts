import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { HOME_COUNTRY } from '../../../openapi/schemas/reference.ts'

type Part = 'region' | 'zone' | 'woreda'
const INSIDE = { country: ['region', 'zone', 'woreda'], region: ['zone', 'woreda'], zone: ['woreda'] } as const satisfies Readonly<Record<string, readonly Part[]>>
type Outer = keyof typeof INSIDE
const isOuter = (field: string): field is Outer => field in INSIDE

/**
 * A place lies in another: when the outer one changes, what lay inside is emptied, and comes back when the outer one does
 * (a slip of the wheel over a list loses nothing). Outside the home country regions are free text, and typing in one says nothing about the others.
 */
export function usePlaces({ watch, getValues, setValue }: Pick<UseFormReturn<FieldValues>, 'watch' | 'getValues' | 'setValue'>): void {
  const before = useRef<Readonly<Record<string, string>>>({})
  const remembered = useRef(new Map<string, Readonly<Record<string, string>>>())
  useEffect(() => {
    const read = () => ({ ...(getValues('details') as Record<string, string>) })
    before.current = read()
    const watching = watch((_, { name, type }) => {
      const field = name?.replace(/^details\./, '') ?? ''
      const now = read()
      if (type === 'change' && isOuter(field) && (field === 'country' || now['country'] === HOME_COUNTRY)) {
        const at = (place: Readonly<Record<string, string>>) => `${field} ${place[field]}`
        remembered.current.set(at(before.current), before.current)
        const former = remembered.current.get(at(now))
        for (const part of INSIDE[field]) setValue(`details.${part}`, former?.[part] ?? '', { shouldDirty: true })
      }
      before.current = read()
    })
    return () => watching.unsubscribe()
  }, [watch, getValues, setValue])
}
