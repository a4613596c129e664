import type { Unsaved } from '../ui/unsaved.ts'

export interface UnsavedRegistry extends Unsaved {
  readonly isDirty: () => boolean
  /**
   * The input may go: the person said so, or it was followed elsewhere. Nothing asks any more until something changes
   * again.
   */
  readonly release: () => void
}

/** Which components hold input that is not saved; `onChange` is told when the answer for the whole tab changes. */
export function createUnsavedRegistry(onChange: (dirty: boolean) => void): UnsavedRegistry {
  const ids = new Set<string>()
  const changed = (before: boolean) => {
    if (before !== ids.size > 0) onChange(ids.size > 0)
  }
  return {
    set(id, dirty) {
      const before = ids.size > 0
      if (dirty) ids.add(id)
      else ids.delete(id)
      changed(before)
    },
    isDirty: () => ids.size > 0,
    release() {
      const before = ids.size > 0
      ids.clear()
      changed(before)
    },
  }
}
