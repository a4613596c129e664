import type { Unsaved } from '../ui/unsaved.ts'

export interface UnsavedRegistry extends Unsaved {
  readonly isDirty: () => boolean
  /**
   * The input may go: the person said so, or it was followed elsewhere. Nothing asks any more until something changes
   * again.
   */
  readonly release: () => void
  /** Tells when the last input that was not saved has saved itself; gives back what ends that. */
  readonly onSaved: (listener: () => void) => () => void
}

/** Which components hold input that is not saved; `onChange` is told when the answer for the whole tab changes. */
export function createUnsavedRegistry(onChange: (dirty: boolean) => void): UnsavedRegistry {
  const ids = new Set<string>()
  const listeners = new Set<() => void>()
  const changed = (before: boolean) => {
    if (before !== ids.size > 0) onChange(ids.size > 0)
  }
  return {
    set(id, dirty, savesItself = false) {
      const before = ids.size > 0
      if (dirty) ids.add(id)
      else ids.delete(id)
      changed(before)
      if (savesItself && ids.size === 0) for (const listener of listeners) listener()
    },
    isDirty: () => ids.size > 0,
    release() {
      const before = ids.size > 0
      ids.clear()
      changed(before)
    },
    onSaved(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
