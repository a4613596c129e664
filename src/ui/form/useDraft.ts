import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

const PREFIX = 'draft '
/** Typing pauses this long before it is kept. */
const PAUSE = 400

/** What a form holds that differs from what it began with, by top-level field; passwords are never kept. */
export function unsavedPart(values: FieldValues, began: Readonly<FieldValues> | undefined): FieldValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => !field.includes('password') && JSON.stringify(value) !== JSON.stringify(began?.[field]),
    ),
  )
}

function readDraft(key: string): FieldValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as FieldValues) : null
  } catch {
    return null
  }
}

/** The person signed out: this page ends, and what still stands in its forms is not kept any more. */
let isOver = false

/** Forgets every draft of this tab for good: whoever signs in next does not find them. */
export function forgetDrafts(): void {
  isOver = true
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}

export interface Draft {
  /** What was typed before the page was loaded anew stands in the form again. */
  readonly isRestored: boolean
  /** Back to what is saved. */
  readonly discard: () => void
}

/**
 * Keeps what is typed in this tab, so that a reload, a browser that ends a tab in the background or a crash loses
 * nothing. Only changed fields are kept and put back, over whatever the form shows by then. Saving, discarding and
 * leaving the form forget them. `key` names the form and its row; null keeps nothing.
 */
export function useDraft<V extends FieldValues, T>(hook: UseFormReturn<V, unknown, T>, key: string | null): Draft {
  const [isRestored, setRestored] = useState(false)
  const restore = useEffectEvent((name: string) => {
    const kept = readDraft(name)
    const known = Object.entries(kept ?? {}).filter(([field]) => field in hook.getValues())
    for (const [field, value] of known)
      hook.setValue(field as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true })
    setRestored(known.length > 0)
  })
  const keep = useEffectEvent((name: string) => {
    const part = unsavedPart(hook.getValues(), hook.formState.defaultValues)
    if (Object.keys(part).length > 0 && !isOver) return sessionStorage.setItem(PREFIX + name, JSON.stringify(part))
    sessionStorage.removeItem(PREFIX + name)
    setRestored(false)
  })
  useEffect(() => {
    if (key === null) return
    restore(key)
    let timer = 0
    const now = () => {
      window.clearTimeout(timer)
      keep(key)
    }
    const watching = hook.watch(() => {
      window.clearTimeout(timer)
      timer = window.setTimeout(now, PAUSE)
    })
    addEventListener('pagehide', now)
    return () => {
      window.clearTimeout(timer)
      removeEventListener('pagehide', now)
      watching.unsubscribe()
      sessionStorage.removeItem(PREFIX + key)
    }
  }, [hook, key])
  return { isRestored, discard: () => hook.reset() }
}
