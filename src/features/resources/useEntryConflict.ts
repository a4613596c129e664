import { useEffect, useEffectEvent, useState } from 'react'
import type { Path, PathValue } from 'react-hook-form'
import type { z } from 'zod'
import type { AnyResource } from '../../../openapi/resource.ts'
import { alike, differing } from '../../machines/save/differing.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { rememberFile } from '../../ui/form/useFileField.ts'
import { toForm } from '../../ui/form/shape.ts'
import type { SchemaForm } from '../../ui/form/useSchemaForm.ts'
import type { RowFile } from './row-files.ts'
import { bodyOf, type AnyRow, type Body } from './row.ts'

/** Whose value of a field goes on: what was sent, what stands now, or what was typed since both. */
export type Side = 'mine' | 'theirs' | 'since'
/** A newer version that a save met. */
interface Met {
  readonly theirs: AnyRow
  /** What both began from. */
  readonly base: AnyRow | null
  readonly mine: Body
  readonly chosen: Readonly<Record<string, Side>>
}
export interface EntryConflict extends Met {
  /** True until the person goes on; the comparison stays in sight, and open to other choices, until it is saved. */
  readonly isAsking: boolean
  /** The names and files of both versions, as rows have them. */
  readonly known: Pick<AnyRow, 'files' | 'related'>
  readonly isOfBoth: (field: string) => boolean
  readonly choose: (field: string, side: 'mine' | 'theirs') => void
  readonly goOn: () => void
  readonly takeAll: (side: 'mine' | 'theirs') => void
}

const joined = ({ base, theirs }: Met, key: 'files' | 'related') => ({
  ...(base?.[key] as object | undefined),
  ...(theirs[key] as object | undefined),
})

/**
 * Of what only one of the two changed, their change is proposed, so that both survive; of what both changed, one's own.
 */
function proposed(mine: Body, theirs: AnyRow, base: AnyRow | null): Readonly<Record<string, Side>> {
  return Object.fromEntries(
    differing(mine, theirs).map(
      (field) => [field, base !== null && alike(mine[field], base[field]) ? 'theirs' : 'mine'] as const,
    ),
  )
}

/**
 * What a save that met a newer version asks, and how each answer changes the form: no value is lost before all is
 * saved. Null without a conflict.
 */
export function useEntryConflict(
  resource: AnyResource,
  form: SchemaForm<z.ZodObject>,
  save: SaveView<Body, AnyRow>,
): EntryConflict | null {
  const { hook } = form
  const [met, setMet] = useState<Met | null>(null)
  const { theirs, trouble, values, row } = save
  if (theirs !== null && values !== null && met?.theirs !== theirs) {
    const base = trouble === 'stale' ? row : null
    setMet({ theirs, base, mine: values, chosen: proposed(values, theirs, base) })
  }

  // Fields with files find the ones that they have never shown by what the tab remembers of them.
  useEffect(() => {
    for (const [id, file] of Object.entries((theirs?.['files'] ?? {}) as Readonly<Record<string, RowFile>>))
      rememberFile({ id, ...file })
  }, [theirs])
  const typed = useEffectEvent((field: string) =>
    setMet((now) =>
      now === null || now.chosen[field] === 'since' ? now : { ...now, chosen: { ...now.chosen, [field]: 'since' } },
    ),
  )
  useEffect(() => {
    const watching = hook.watch((_, { name, type }) => {
      if (type === 'change' && name !== undefined) typed(name.split('.')[0] ?? name)
    })
    return () => watching.unsubscribe()
  }, [hook])

  if (met === null || theirs === null) return null
  const formOf = (body: Body) => toForm(resource.body, body) as Record<string, unknown>
  const put = (field: string, value: unknown) =>
    hook.setValue(field as Path<Body>, value as PathValue<Body, Path<Body>>, { shouldDirty: true })
  const newer = formOf(bodyOf(resource, met.theirs))
  const sent = formOf(met.mine)
  /** The form begins from the newer version, and what is chosen otherwise goes on top. */
  const apply = (chosen: Met['chosen']) => {
    const held = structuredClone(hook.getValues()) as Record<string, unknown>
    hook.reset(newer)
    for (const field of Object.keys(newer)) {
      const wanted = chosen[field] === 'theirs' ? newer[field] : chosen[field] === 'mine' ? sent[field] : held[field]
      if (!alike(wanted, newer[field])) put(field, wanted)
    }
    setMet({ ...met, chosen })
    save.keepMine()
  }
  const isAsking = trouble === 'stale'
  return {
    ...met,
    isAsking,
    known: { files: joined(met, 'files'), related: joined(met, 'related') },
    isOfBoth: (field) =>
      met.base !== null && !alike(met.mine[field], met.base[field]) && !alike(met.theirs[field], met.base[field]),
    choose: (field, side) => {
      setMet({ ...met, chosen: { ...met.chosen, [field]: side } })
      if (!isAsking) put(field, (side === 'mine' ? sent : newer)[field])
    },
    goOn: () => apply(met.chosen),
    takeAll: (side) =>
      apply(
        Object.fromEntries(
          Object.entries(met.chosen).map(
            ([field, now]) => [field, now === 'since' && side === 'mine' ? now : side] as const,
          ),
        ),
      ),
  }
}
