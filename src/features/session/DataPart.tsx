import { useRef, useState } from 'react'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { useLive } from '../../ui/live.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { DataView } from './DataView.tsx'
import { freshArchive, getDataArchive, requestDataArchive } from './rights.effects.ts'
import { PasswordStep } from './SecondFactorForms.tsx'

const loadMachine = createLoadMachine(getDataArchive)
const requestMachine = createSaveMachine(requestDataArchive)
const freshMachine = createSaveMachine(freshArchive)

/** Lets the browser download an address that says itself that it is a file. */
function download(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

/** The archive of one's data with its calls and its dialog. */
export function DataPart() {
  const { t } = useTexts()
  const toast = useToast()
  const { data, failure, retry, refresh } = useLoad(loadMachine, null)
  // It is ready: the user hears of it in every tab.
  useLive('session', refresh)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLElement | null>(null)
  const fresh = useSave(freshMachine, {
    row: null,
    onSaved: ({ url }) => (url === null ? refresh() : download(url)),
    onFailed: (why) => {
      const { title, text } = failureText(why, t)
      toast({ severity: 'error', title, text: text || title })
    },
  })
  return (
    <DataView
      archive={data}
      failure={data === null ? failure : null}
      onRetry={retry}
      onRequest={(button) => {
        opener.current = button
        setOpen(true)
      }}
      onDownload={() => fresh.submit(null)}
      isFetching={fresh.busy}
    >
      {isOpen ? (
        <Request
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            refresh()
          }}
          finalFocus={() => opener.current}
        />
      ) : null}
    </DataView>
  )
}

function Request({
  onClose,
  onDone,
  finalFocus,
}: {
  readonly onClose: () => void
  readonly onDone: () => void
  readonly finalFocus: () => HTMLElement | null
}) {
  const { t } = useTexts()
  const requesting = useSave(requestMachine, { row: null, onSaved: onDone })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('session.data.request.title')}
      description={t('session.data.request.text')}
      width="32rem"
      finalFocus={finalFocus}
    >
      <PasswordStep {...requesting} />
    </Dialog>
  )
}
