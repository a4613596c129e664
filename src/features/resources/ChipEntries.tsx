import { useActor } from '@xstate/react'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { waitFor } from 'xstate'
import { useTexts } from '../../i18n/useTexts.ts'
import { createChipsMachine } from '../../machines/chips/chips.machine.ts'
import { createListMachine } from '../../machines/list/list.machine.ts'
import { ListIcon, PlusIcon } from '../../ui/icons.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { useUnsaved } from '../../ui/unsaved.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { ChangeNotice } from './ChangeNotice.tsx'
import { connectChips } from './chips.connect.ts'
import { chipEffect } from './chips.effects.ts'
import { ChipsPanel } from './ChipsPanel.tsx'
import { Collection } from './Collection.tsx'
import type { EntriesProps } from './Entries.tsx'
import { connectList } from './list.connect.ts'
import { listEffects } from './resource.effects.ts'
import type { AnyRow } from './row.ts'
import { useResourceTexts } from './texts.ts'
import { useLastEntry } from './useLastEntry.tsx'
import { useRowName } from './useRowName.ts'

/**
 * Entries that are short texts: as chips, or one by one where a text in the other language, visibility or a long order
 * is wanted.
 */
export function ChipEntries({ resource, onChange, isAmongOthers, adding = 0 }: EntriesProps) {
  const { t } = useTexts()
  const [isList, setList] = useState(false)
  // What was asked for before this way of editing was chosen is done.
  const [before, setBefore] = useState(0)
  const asked = adding - before
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" alignItems="stretch">
      {isList ? (
        <Collection resource={resource} onChange={onChange} isAmongOthers={isAmongOthers} adding={asked} />
      ) : (
        <Chips resource={resource} onChange={onChange} adding={asked} />
      )}
      <chakra.div>
        <Button
          variant="outline"
          colorPalette="gray"
          aria-pressed={isList}
          onClick={() => {
            setList(!isList)
            setBefore(adding)
          }}
        >
          {isList ? <PlusIcon /> : <ListIcon />}
          {t(isList ? 'resource.chips.as_chips' : 'resource.chips.as_list')}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}

function Chips({ resource, onChange, adding }: EntriesProps) {
  const { pick, lang } = useTexts()
  const say = useResourceTexts(resource)
  const toast = useToast()
  const [machines] = useState(() => ({
    list: createListMachine<AnyRow>(listEffects(resource)),
    chips: createChipsMachine<AnyRow>(chipEffect(resource)),
  }))
  const [listed, sendList] = useActor(machines.list, { input: { page: 1, per_page: 100, q: '', sort: '' } })
  const [chipped, sendChips, chipsActor] = useActor(machines.chips)
  useNetworkRestored(() => {
    sendList({ type: 'network.restored' })
    sendChips({ type: 'network.restored' })
  })
  const { list, question } = useLastEntry(resource, connectList(listed, sendList, resource))
  const view = connectChips(chipped, sendChips, { resource, list, newKey: () => crypto.randomUUID(), pick, lang })

  // Once all that was written is there, the list comes anew, with positions and versions.
  const { added, waiting, refused } = chipped.context
  // One under way alone is not asked about: it is there in a moment.
  useUnsaved(waiting.length > 1 || refused.length > 0 || chipped.matches('stuck'))
  const whenSaved = () =>
    waitFor(chipsActor, (now) => !now.hasTag('busy')).then(
      (now) => now.matches('resting') && now.context.refused.length === 0,
      // The screen was left.
      () => false,
    )
  const isResting = chipped.matches('resting')
  // Each is told once, also one that the list never shows: it may have been deleted meanwhile.
  const told = useRef<ReadonlySet<string>>(new Set())
  const settle = useEffectEvent(() => {
    if (!isResting || added.every(({ id }) => told.current.has(id))) return
    told.current = new Set([...told.current, ...added.map(({ id }) => id)])
    toast({ severity: 'success', text: say('saved') })
    sendList({ type: 'list.reload' })
    onChange()
  })
  useEffect(() => settle(), [isResting, added])
  const tellListed = useEffectEvent((ids: readonly string[]) => sendChips({ type: 'chips.listed', ids }))
  const { rows, done } = listed.context
  useEffect(() => {
    if (rows) tellListed(rows.map(({ id }) => id))
  }, [rows])
  const tellDone = useEffectEvent(() => {
    if (!done) return
    // One that was deleted before the list was read again is in no list that comes.
    if (done.change.kind === 'delete') tellListed([done.change.row.id])
    onChange()
  })
  useEffect(() => tellDone(), [done])

  const nameOf = useRowName(resource)
  return (
    <LoadGate
      load={{ data: list.rows, failure: list.isFetching ? null : list.failure, retry: list.reload }}
      skeleton={<Bone height="6rem" borderRadius="l2" />}
    >
      {() => (
        <chakra.div display="flex" flexDirection="column" gap="4">
          <ChipsPanel resource={resource} view={view} whenSaved={whenSaved} adding={adding} />
          <ChangeNotice resource={resource} list={list} nameOf={nameOf} />
          {question}
        </chakra.div>
      )}
    </LoadGate>
  )
}
