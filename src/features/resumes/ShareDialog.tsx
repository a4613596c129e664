import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { AddressLine } from '../../ui/AddressLine.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FrozenCopies } from './FrozenCopies.tsx'
import { PublicationForm } from './PublicationForm.tsx'
import { ShareCode } from './ShareCode.tsx'
import { shareMachines, type ShareEffects, type SharedResume, type ShareMachines } from './share.effects.ts'
import { useCopyLink } from './useCopyLink.ts'
import { useReach } from './useReach.ts'

interface ShareDialogProps {
  readonly row: SharedResume
  /** Who may read it was changed; also told of each new address. */
  readonly onShared: (row: SharedResume) => void
  readonly onClose: () => void
  /** Stories give their own calls. */
  readonly effects?: ShareEffects
}

/** Who may read a resume, where it is read, and the copies that stay as they were sent. */
export function ShareDialog({ row, onShared, onClose, effects }: ShareDialogProps) {
  const { t } = useTexts()
  const [machines] = useState(() => shareMachines(row.id, effects))
  const [now, setNow] = useState(row)
  return (
    <Dialog open title={t('resume.share.title', { name: row.name })} width="36rem" onClose={onClose}>
      {/* Nothing in it may be wider than the dialog is on a phone. */}
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" pb="4">
        <PublicationForm
          machine={machines.publication}
          row={row}
          onSaved={(saved) => {
            setNow(saved)
            onShared(saved)
          }}
        />
        <Address row={now} machine={machines.code} />
        <FrozenCopies machines={machines} />
      </chakra.div>
    </Dialog>
  )
}

/** Where the resume is read, while it can be. */
function Address({ row, machine }: { readonly row: SharedResume; readonly machine: ShareMachines['code'] }) {
  const { t } = useTexts()
  const copy = useCopyLink()
  const reach = useReach()
  const { url } = row
  if (!row.is_public || url === null) return null
  return (
    <chakra.section display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2" aria-label={t('resume.share.link')}>
      <Heading as="h3" textStyle="md">
        {t('resume.share.link')}
      </Heading>
      <chakra.p textStyle="sm" color="fg.muted">
        {reach(row)}
      </chakra.p>
      <AddressLine
        url={url}
        copyText={t('resume.share.copy')}
        onCopy={() => copy(url)}
        openText={t('resume.gallery.open')}
      />
      <ShareCode row={row} machine={machine} />
    </chakra.section>
  )
}
