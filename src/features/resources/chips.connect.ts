import type { SnapshotFrom } from 'xstate'
import type { AnyResource } from '../../../openapi/resource.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { ChipsEvent, ChipsMachine } from '../../machines/chips/chips.machine.ts'
import type { ListView } from './list.connect.ts'
import { isOn, titleOf, type AnyRow } from './row.ts'
import type { UseTexts } from '../../i18n/useTexts.ts'

/**
 * What a field of chips shows: the entries in their order, then what is on its way or was refused. Pure; `newKey` makes
 * a random id for each intended creation.
 */
export function connectChips(
  snapshot: SnapshotFrom<ChipsMachine<AnyRow>>,
  send: (event: ChipsEvent) => void,
  {
    resource,
    list,
    newKey,
    pick,
    lang,
  }: Pick<UseTexts, 'pick' | 'lang'> & {
    readonly resource: AnyResource
    readonly list: Pick<ListView, 'rows' | 'remove' | 'move'>
    readonly newKey: () => string
  },
) {
  const { waiting, refused, added, failure } = snapshot.context
  const rows = list.rows ?? []
  const there = [...rows, ...added.filter(({ id }) => rows.every((row) => row.id !== id))]
  const chipOf = (row: AnyRow) => {
    const shown = pick(titleOf(resource, row))
    return {
      key: row.id,
      text: shown?.text ?? '',
      isPale: !isOn(resource, row),
      ...(shown && shown.lang !== lang ? { lang: shown.lang } : {}),
    }
  }
  return {
    chips: [
      ...there.map(chipOf),
      ...[...refused.map(({ wish }) => wish), ...waiting].map(({ key, text }) => ({ key, text, isPale: true })),
    ],
    count: there.length,
    isBusy: snapshot.hasTag('busy'),
    refused,
    /** Why nothing goes on, or null. */
    failure,
    add: (texts: readonly string[]) =>
      send({ type: 'chips.add', wishes: texts.map((text) => ({ key: newKey(), text, value: null })) }),
    /** One that was chosen from proposals, in both languages. */
    choose: (value: Localized) =>
      send({ type: 'chips.add', wishes: [{ key: newKey(), text: pick(value)?.text ?? '', value }] }),
    retry: () => send({ type: 'chips.retry' }),
    drop: (key: string) => send({ type: 'chip.drop', key }),
    remove: (key: string) => {
      const row = there.find(({ id }) => id === key)
      if (row) list.remove(row)
      else send({ type: 'chip.drop', key })
    },
    move: (key: string, to: number) => {
      const row = rows.find(({ id }) => id === key)
      const target = rows[Math.min(to, rows.length - 1)]
      if (row && target) list.move(row, target.position)
    },
  } as const
}
export type ChipsView = ReturnType<typeof connectChips>
