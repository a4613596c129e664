import { useEffect, useEffectEvent, useState } from 'react'
import { get, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { COMMA } from '../../openapi/format/comma.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { alike } from '../machines/save/differing.ts'
import { changedBy } from '../machines/save/merge.ts'
import type { SaveView } from '../machines/save/save.connect.ts'
import type { Meeting } from '../machines/save/save.machine.ts'
import type { ConflictProps, Difference } from '../ui/form/Conflict.tsx'
import type { SchemaForm } from '../ui/form/useCheckedForm.ts'
import { useToast } from '../ui/toast/useToast.ts'

/** Whose value of a field goes on: what was sent, what stands now, or what was typed since both. */
type Side = 'mine' | 'theirs' | 'since'
type Chosen = Readonly<Record<string, Side>>
interface Merging<V, R> {
  /** What the form holds for these values. */
  readonly formOf: (values: V) => object
  /** In words the fields in which the two differ, each by its name in `Meeting.changed`. */
  readonly describe: (meeting: Meeting<V, R>) => readonly Difference[]
}

/**
 * A form that met a newer version: what only the other changed is put into it and said in a quiet notice; what both
 * changed is asked, field by field, until it is saved. What was typed is never replaced without a choice. Returns what
 * `Conflict` shows, or null while there is nothing to ask.
 */
export function useMerge<S extends z.ZodObject, V, R>(
  form: SchemaForm<S>,
  save: Pick<SaveView<V, R>, 'meeting' | 'theirs' | 'trouble' | 'keepMine'>,
  { formOf, describe }: Merging<V, R>,
): ConflictProps | null {
  const { t, lang } = useTexts()
  const toast = useToast()
  // The fields are known by their paths, which the type of one schema cannot name.
  const hook = form.hook as unknown as UseFormReturn
  const { meeting, theirs, trouble } = save
  const [asked, setAsked] = useState<{ readonly of: typeof meeting; readonly chosen: Chosen } | null>(null)
  if (meeting !== null && asked?.of !== meeting)
    setAsked({
      of: meeting,
      chosen: Object.fromEntries(changedBy(meeting, 'both').map((field) => [field, 'mine' as const])),
    })

  const put = (field: string, value: unknown) =>
    hook.setValue(field as Path<object>, value as PathValue<object, Path<object>>, { shouldDirty: true })
  const differences = meeting === null ? [] : describe(meeting)
  const takenOver =
    meeting === null
      ? []
      : differences.filter(({ field }) => meeting.changed[field] === 'theirs').map(({ label }) => label)
  /** The form begins from the newer version; what was written or chosen otherwise goes on top. */
  const apply = (of: Meeting<V, R>, chosen: Chosen) => {
    const held = structuredClone(hook.getValues()) as object
    const newer = formOf(of.theirs)
    const sent = formOf(of.mine)
    hook.reset(newer)
    for (const field of leavesOf(newer, Object.keys(of.changed))) {
      const side = chosen[field] ?? (of.changed[field] === 'theirs' ? 'theirs' : 'since')
      const untouched = side === 'theirs' && (chosen[field] === 'theirs' || alike(get(held, field), get(sent, field)))
      const wanted: unknown = untouched ? get(newer, field) : get(side === 'mine' ? sent : held, field)
      if (!alike(wanted, get(newer, field))) put(field, wanted)
    }
  }

  // Nobody is asked: the form shows what is being saved, and says whose changes came to it.
  const takeOver = useEffectEvent((of: Meeting<V, R>) => {
    if (changedBy(of, 'both').length > 0) return
    apply(of, {})
    if (takenOver.length > 0)
      toast({ severity: 'info', text: t('resource.stale.taken_over', { fields: takenOver.join(COMMA[lang]) }) })
  })
  useEffect(() => {
    if (meeting !== null) takeOver(meeting)
  }, [meeting])
  const typed = useEffectEvent((name: string) =>
    setAsked((now) => {
      const field = Object.keys(now?.chosen ?? {}).find((one) => name === one || name.startsWith(`${one}.`))
      return now === null || field === undefined || now.chosen[field] === 'since'
        ? now
        : { ...now, chosen: { ...now.chosen, [field]: 'since' } }
    }),
  )
  useEffect(() => {
    const watching = hook.watch((_, { name, type }) => {
      if (type === 'change' && name !== undefined) typed(name)
    })
    return () => watching.unsubscribe()
  }, [hook])

  if (meeting === null || theirs === null || asked === null) return null
  const { chosen } = asked
  const isAsking = trouble === 'stale'
  const goOn = (now: Chosen) => {
    apply(meeting, now)
    setAsked({ of: meeting, chosen: now })
    save.keepMine()
  }
  const all = (side: 'mine' | 'theirs', fields: readonly string[]): Chosen =>
    Object.fromEntries(fields.map((field) => [field, chosen[field] === 'since' && side === 'mine' ? 'since' : side]))
  return {
    takenOver,
    differences: differences
      .filter(({ field }) => field in chosen)
      .map((difference) => ({
        ...difference,
        chosen: chosen[difference.field] ?? 'mine',
        onChoose: (side) => {
          setAsked({ of: meeting, chosen: { ...chosen, [difference.field]: side } })
          if (!isAsking)
            put(difference.field, get(formOf(side === 'mine' ? meeting.mine : meeting.theirs), difference.field))
        },
      })),
    ...(isAsking
      ? {
          onGoOn: () => goOn(chosen),
          onKeepMine: () => goOn(all('mine', Object.keys(chosen))),
          // What only this person had changed can be taken back field by field.
          onTakeTheirs: () => goOn(all('theirs', [...Object.keys(chosen), ...changedBy(meeting, 'mine')])),
        }
      : {}),
  }
}

/** The fields of a form; of a group whose fields were compared one by one (`fields` has paths), those. */
const leavesOf = (held: object, fields: readonly string[]): readonly string[] =>
  Object.entries(held as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
    fields.some((field) => field.startsWith(`${name}.`)) && typeof value === 'object' && value !== null
      ? Object.keys(value).map((inner) => `${name}.${inner}`)
      : [name],
  )
