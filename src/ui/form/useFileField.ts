import { useEffect, useEffectEvent, useRef } from 'react'
import { useNetworkRestored } from '../useNetworkRestored.ts'
import type { useField } from './useField.ts'
import { useFormWaits } from './waiting.ts'

interface KeptFile {
  readonly id: string
  readonly url: string
  /** A document's own; a picture has none. */
  readonly name?: string | null
}
type ReturnedFile = KeptFile & { readonly name: string | null }
interface FileField {
  readonly field: ReturnType<typeof useField>
  /** The file that the upload beside the form keeps now. */
  readonly kept: KeptFile | null
  /** Looked at, cut or sent at this moment. */
  readonly isUnderway: boolean
  /** The line is back. */
  readonly onRestored: () => void
  /** Shows the file whose id came back into the form: after a reload, or because a draft was discarded. Null: none. */
  readonly onReturned: (file: ReturnedFile | null) => void
}

/** Begins like a draft's, so that it is forgotten with them. */
const PREFIX = 'draft file '

/** Keeps address and name of a file that was sent, so that a form finds it again after a reload. */
export function rememberFile({ id, url, name = null }: KeptFile): void {
  sessionStorage.setItem(PREFIX + id, JSON.stringify({ url, name }))
}
export function recallFile(id: string): ReturnedFile | null {
  const text = sessionStorage.getItem(PREFIX + id)
  return text === null ? null : { id, ...(JSON.parse(text) as { readonly url: string; readonly name: string | null }) }
}

/** The id of the file that a form holds, or null. */
export const fileIdOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/**
 * A field whose file travels beside its form: the form holds the id of what is kept, waits for what is on its way, and
 * finds a file again that was sent but not saved before a reload; its address and name stay in this tab for that.
 */
export function useFileField({ field, kept, isUnderway, onRestored, onReturned }: FileField): void {
  useNetworkRestored(onRestored)
  useFormWaits(isUnderway)
  const id = fileIdOf(field.value)
  // What is saved, when the form opens.
  const first = useRef(kept)
  const told = useRef(kept?.id ?? null)
  const tell = useEffectEvent((file: KeptFile | null) => {
    if (told.current === (file?.id ?? null)) return
    told.current = file?.id ?? null
    if (file) rememberFile(file)
    field.change(told.current)
  })
  useEffect(() => tell(kept), [kept])
  const find = useEffectEvent((wanted: string | null) => {
    if (wanted === told.current || isUnderway) return
    const { current: saved } = first
    const file =
      wanted === null ? null : wanted === saved?.id ? { ...saved, name: saved.name ?? null } : recallFile(wanted)
    if (wanted !== null && file === null) return
    told.current = wanted
    onReturned(file)
  })
  useEffect(() => find(id), [id])
}
