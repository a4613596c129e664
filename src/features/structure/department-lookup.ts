import type { UseTexts } from '../../i18n/useTexts.ts'
import { findEntries } from '../../ui/form/find-entries.ts'
import type { LookupEntry } from '../../ui/form/kept-entry.ts'
import type { Lookup } from '../../ui/form/LookupField.tsx'
import { pathOf } from './departments.connect.ts'
import type { Department } from './departments.effects.ts'

/** So many are offered at once; more letters find the others. */
const MOST = 40

/** A department as a choice: its name, and where it stands. */
export function departmentEntry(rows: readonly Department[], row: Department, pick: UseTexts['pick']): LookupEntry {
  const more = pathOf(rows, row.id, pick)
  return { key: row.id, name: row.name, ...(more ? { more } : {}) }
}

/** Finds departments among `offered` by name in either language; `all` say where each stands. */
export const departmentLookup =
  (all: readonly Department[], offered: readonly Department[], pick: UseTexts['pick']): Lookup =>
  async (text) =>
    findEntries(offered, text)
      .slice(0, MOST)
      .map((row) => departmentEntry(all, row, pick))
