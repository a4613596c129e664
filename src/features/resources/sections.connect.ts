import type { SnapshotFrom } from 'xstate'
import { sectionResources } from '../../../openapi/resources/registry.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { sectionsOf, type SiteKind } from '../../../openapi/schemas/profile.ts'
import { moved } from '../../machines/list/change.ts'
import type { ListEvent } from '../../machines/list/list.machine.ts'
import type { sectionsMachine, SectionKey, SectionRow, SectionValues, ViewAs } from './sections.effects.ts'

/** What the list of sections shows and can do. Pure. */
export function connectSections(
  snapshot: SnapshotFrom<typeof sectionsMachine>,
  send: (event: ListEvent<SectionRow>) => void,
) {
  const { rows, failure, change, done, undone } = snapshot.context
  return {
    /** In their order; what was just moved or chosen already stands as it shall be. */
    rows:
      rows === null
        ? null
        : change?.kind === 'move'
          ? moved(rows, change)
          : change?.kind === 'edit'
            ? rows.map((row) => (row.id === change.row.id ? change.row : row))
            : rows,
    isChanging: change !== null,
    /** Why the last reading failed; null while it is tried again. */
    failure: snapshot.hasTag('busy') ? null : failure,
    done,
    undone,
    reload: () => send({ type: 'list.reload' }),
    move: (row: SectionRow, to: number) =>
      send({ type: 'row.change', change: { kind: 'move', row, from: row.position, to } }),
    change: (row: SectionRow, values: SectionValues) =>
      send({ type: 'row.change', change: { kind: 'edit', row: { ...row, ...values }, was: row } }),
    undo: () => send({ type: 'change.undo' }),
    dismiss: () => send({ type: 'change.dismiss' }),
  } as const
}
export type SectionsView = ReturnType<typeof connectSections>

/** What a section's entries are. */
export const resourceOf = (key: SectionKey): AnyResource => sectionResources[key] as unknown as AnyResource

/** The section of an account of this kind that the address opens (`?section=education`), or null. */
export const openSection = (params: URLSearchParams, kind: SiteKind): SectionKey | null =>
  sectionsOf(kind).find((key) => key === params.get('section')) ?? null

/** May someone see this section? The owner always; others when it is visible and for them. */
export const isSeenBy = ({ visible, audience }: SectionValues, as: ViewAs): boolean =>
  as === 'me' || (visible && audience.includes(as))

/** Set to visible and still empty: readers see it once it has an entry. */
export const isWaiting = ({ visible, count }: Pick<SectionRow, 'visible' | 'count'>): boolean => visible && count === 0

/** Entries are there, but a visible section shows none of them. */
export const showsNothing = ({ visible, count, shown }: Pick<SectionRow, 'visible' | 'count' | 'shown'>): boolean =>
  visible && count > 0 && shown === 0
