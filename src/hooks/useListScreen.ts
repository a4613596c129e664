import { useActor } from '@xstate/react'
import { useRef, useState, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import type { AnyList } from '../../openapi/lists.ts'
import { failureOf } from '../../openapi/failure.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { readQuery, writeQuery } from '../machines/list/address.ts'
import type { ListedRow } from '../machines/list/change.ts'
import { connectList } from '../machines/list/list.connect.ts'
import type { ListMachine, ListQuery } from '../machines/list/list.machine.ts'
import { failureText } from '../ui/failure-text.ts'
import { TITLE_ID } from '../ui/PageHeader.tsx'
import { useToast } from '../ui/toast/useToast.ts'
import { useNetworkRestored } from '../ui/useNetworkRestored.ts'
import { useQueryInAddress } from '../ui/useQueryInAddress.ts'

interface ListScreenOptions {
  readonly address: AnyList
  /** The screen has other lists too: nothing of this one stands in the address of the page. */
  readonly isAmongOthers?: boolean
  /** Saves everything that is searched and filtered for as a file; throws `FailureError`. */
  readonly save?: (query: ListQuery) => Promise<void>
  /**
   * Takes the focus when a dialog closes and what it was opened from is gone; without it the title of the page does.
   */
  readonly place?: RefObject<HTMLElement | null>
}

/** Runs the machine of a list whose search, filters, order and page are in the address, where it is the screen's one list. */
export function useListScreen<R extends ListedRow>(
  machine: ListMachine<R>,
  { address, isAmongOthers = false, save, place }: ListScreenOptions,
) {
  const [params] = useSearchParams()
  const [snapshot, send] = useActor(machine, {
    input: readQuery(isAmongOthers ? new URLSearchParams() : params, address),
  })
  const list = connectList<R>(snapshot, send)
  useNetworkRestored(() => send({ type: 'network.restored' }))
  useQueryInAddress({
    write: (now) => (isAmongOthers ? now : writeQuery(now, list.query)),
    onFollow: (now) => {
      if (!isAmongOthers) list.follow(readQuery(now, address))
    },
  })
  const exporting = useExporting(async () => save?.(list.query))
  return { list, exporting, opener: useOpener(place) }
}

/** Saves a file once at a time, and says in a toast why it could not. */
function useExporting(save: () => Promise<void>) {
  const { t } = useTexts()
  const toast = useToast()
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    try {
      await save()
    } catch (error) {
      const said = failureText(failureOf(error), t)
      toast({ severity: 'error', ...(said.text ? said : { text: said.title }) })
    }
    setRunning(false)
  }
  return { isRunning, run: () => void run() }
}

/** Remembers what a dialog was opened from. */
export function useOpener(place?: ListScreenOptions['place']) {
  const opener = useRef<Element | null>(null)
  return {
    remember: () => void (opener.current = document.activeElement),
    /** What it was opened from goes with what was done. */
    forget: () => void (opener.current = null),
    /** Where the focus goes when the dialog closes. */
    finalFocus: () =>
      opener.current instanceof HTMLElement && opener.current.isConnected
        ? opener.current
        : (place?.current ?? document.getElementById(TITLE_ID)),
  }
}
