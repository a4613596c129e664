import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { Control } from 'react-hook-form'
import type { Audience } from '../../../openapi/schemas/primitives.ts'

/** A field of a form that says who may see another one. */
export interface ShownField {
  /** Of the list of audiences in what the form holds. */
  readonly name: string
  /** What it is about. */
  readonly label: string
  readonly allowed: readonly Audience[]
}
interface ShownFields {
  readonly control: Control | null
  readonly fields: readonly ShownField[]
  readonly register: (field: ShownField) => () => void
}
export const ShownFieldsContext = createContext<ShownFields>({ control: null, fields: [], register: () => () => {} })

/** For a form: its fields that say who may see another one, as they come and go. */
export function useShownFields(control: Control): ShownFields {
  const [fields, setFields] = useState<readonly ShownField[]>([])
  const register = useCallback((field: ShownField) => {
    setFields((known) => [...known, field])
    return () => setFields((known) => known.filter((each) => each !== field))
  }, [])
  return useMemo(() => ({ control, fields, register }), [control, fields, register])
}

/** Counts this field among those of its form, and gives all of them, for the overview of who sees what. */
export function useShownField(name: string, label: string, allowed: readonly Audience[]): ShownFields {
  const form = use(ShownFieldsContext)
  const { register } = form
  useEffect(() => register({ name, label, allowed }), [register, name, label, allowed])
  return form
}
