import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import type { ActorRefFrom, AnyStateMachine } from 'xstate'
import type { AnyList } from '../../../openapi/lists.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useLives } from '../../hooks/useLives.ts'
import type { ListMachine } from '../../machines/list/list.machine.ts'
import type { ReadRow } from '../../machines/list/read-list.ts'
import type { LoadMachine } from '../../machines/load/load.machine.ts'
import { useLive, type LiveSubject } from '../../ui/live.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { RowDialog } from './RowDialog.tsx'
import { useOpened } from './useOpened.ts'
import { withRead } from './with-read.ts'

interface QueuedRow {
  readonly id: string
  readonly version: number
}
export interface RequestQueueProps<R extends QueuedRow, M extends AnyStateMachine> {
  readonly list: ListMachine<ReadRow<R>>
  readonly load: LoadMachine<R, string>
  /** The life of one request. */
  readonly life: M
  readonly address: AnyList
  /** Names the open one in the address; `request` without it. */
  readonly param?: Parameters<typeof useOpened>[0]
  /** What tells that the queue changed. */
  readonly news: readonly LiveSubject[]
  /** Heads the dialog; null while the row is loading. */
  readonly titleOf: (row: R | null) => string
  /** How many fields to reserve space for. */
  readonly fields: number
  /** What to say when something came of a decision. */
  readonly toldOf: (outcome: string, row: R) => string
  readonly onDecided: () => void
  readonly renderTable: (
    list: ReturnType<typeof useListScreen<ReadRow<R>>>['list'],
    onOpen: (id: string) => void,
  ) => ReactNode
  /** The open request, as it lives. */
  readonly renderDetails: (actor: ActorRefFrom<M>) => ReactNode
}

/** Requests that wait for administrators, longest waiting first, and the one that is open. */
export function RequestQueue<R extends QueuedRow, M extends AnyStateMachine>({
  list: machine,
  load,
  life,
  address,
  param = 'request',
  news,
  titleOf,
  fields,
  toldOf,
  onDecided,
  renderTable,
  renderDetails,
}: RequestQueueProps<R, M>) {
  const toast = useToast()
  const { list } = useListScreen(machine, { address })
  useLive(news, list.reload)
  const opened = useOpened(param)
  const [read, setRead] = useState<R | null>(null)
  const rows = useMemo(() => withRead(list.rows, read), [list.rows, read])
  const [overtaken, setOvertaken] = useState(0)
  const lives = useLives(life, rows, (outcome, row) => {
    if (outcome === 'not_decided') setOvertaken((before) => before + 1)
    else {
      toast({ severity: 'success', text: toldOf(outcome, row) })
      setRead((before) => (before?.id === row.id ? row : before))
    }
    list.reload()
    onDecided()
  })
  const close = () => {
    setRead(null)
    opened.close()
  }
  const actor = opened.id ? lives.actorOf(opened.id) : undefined
  return (
    <>
      {renderTable({ ...list, rows: list.rows && (lives.rows?.slice(0, list.rows.length) ?? null) }, opened.open)}
      {opened.id ? (
        <RowDialog key={opened.id} machine={load} id={opened.id} titleOf={titleOf} fields={fields} onClose={close}>
          {({ row, refresh }) => (
            <Read row={row} news={news} overtaken={overtaken} refresh={refresh} onRead={setRead}>
              {actor ? renderDetails(actor) : null}
            </Read>
          )}
        </RowDialog>
      ) : null}
    </>
  )
}

interface ReadProps<R> {
  readonly row: R
  readonly news: readonly LiveSubject[]
  /** So many decisions were refused because somebody else decided before. */
  readonly overtaken: number
  readonly refresh: () => void
  /** It was read separately: a linked row may be on no page of the queue. */
  readonly onRead: (row: R) => void
  readonly children: ReactNode
}
function Read<R>({ row, news, overtaken, refresh, onRead, children }: ReadProps<R>) {
  // Whoever asks may take it back, or another administrator decide, while it is looked at.
  useLive(news, refresh)
  // Not every decision is live news to other administrators: a refused one shows that there was one.
  const readAgain = useEffectEvent(refresh)
  useEffect(() => {
    if (overtaken > 0) readAgain()
  }, [overtaken])
  const tell = useEffectEvent(onRead)
  useEffect(() => tell(row), [row])
  return children
}
