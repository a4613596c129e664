import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectCareer } from '../../machines/career-import/career.connect.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { careerImportMachine } from './import-facts.effects.ts'
import { ImportFactsView } from './ImportFactsView.tsx'

interface ImportFactsProps {
  readonly onClose: () => void
  /** Entries were added or changed. */
  readonly onDone: () => void
}

/** Career details from a file: what it would add and change is looked at, and what is chosen of it saved in one go. */
export function ImportFacts({ onClose, onDone }: ImportFactsProps) {
  const { t, lang } = useTexts()
  const toast = useToast()
  const [snapshot, send] = useActor(careerImportMachine, { input: { lang } })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const career = connectCareer(snapshot, send, () => crypto.randomUUID())
  const { isSaved, proposal } = career
  const tell = useEffectEvent(() => {
    const written = proposal?.written
    if (!isSaved || !written) return
    toast({ severity: 'success', text: t('facts.import.done', { added: written.added, changed: written.changed }) })
    onDone()
  })
  useEffect(() => tell(), [isSaved])
  return <ImportFactsView career={career} onClose={onClose} />
}
