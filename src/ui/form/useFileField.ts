import { useEffect, useEffectEvent, useRef } from 'react'
import { useNetworkRestored } from '../useNetworkRestored.ts'
import type { useField } from './useField.ts'
import { useFormWaits } from './waiting.ts'

interface KeptFile {
  readonly id: string
  readonly url: string
}
interface FileField {
  readonly field: ReturnType<typeof useField>
  /** The file that the upload beside the form keeps now. */
  readonly kept: KeptFile | null
  /** Looked at, cut or sent at this moment. */
  readonly isUnderway: boolean
  /** The line is back. */
  readonly onRestored: () => void
  /** Shows a file whose id came back into the form after a reload. */
  readonly onReturned?: (file: KeptFile) => void
}

/** Begins like a draft's, so that it is forgotten with them. */
const ADDRESS = 'draft file '
/** The id of the file that a form holds, or null. */
export const fileIdOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/**
 * A field whose file travels beside its form: the form holds the id of what is kept, waits for what is on its way, and finds a file again
 * that was sent but not saved before a reload; its address stays in this tab for that.
 */
export function useFileField({ field, kept, isUnderway, onRestored, onReturned }: FileField): void {
  useNetworkRestored(onRestored)
  useFormWaits(isUnderway)
  const id = fileIdOf(field.value)
  const told = useRef(kept?.id ?? null)
  const tell = useEffectEvent((file: KeptFile | null) => {
    if (told.current === (file?.id ?? null)) return
    told.current = file?.id ?? null
    if (file) sessionStorage.setItem(ADDRESS + file.id, file.url)
    field.change(told.current)
  })
  useEffect(() => tell(kept), [kept])
  const find = useEffectEvent((wanted: string | null) => {
    if (wanted === null || wanted === told.current || isUnderway) return
    const url = sessionStorage.getItem(ADDRESS + wanted)
    if (url === null) return
    told.current = wanted
    onReturned?.({ id: wanted, url })
  })
  useEffect(() => find(id), [id])
}
