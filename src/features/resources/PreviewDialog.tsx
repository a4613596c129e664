import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ExternalIcon } from '../../ui/icons.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PreviewFrame } from '../../ui/PreviewFrame.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { createPreview } from './publishing.effects.ts'

interface PreviewDialogProps {
  readonly resource: AnyResource
  readonly id: string
  readonly name: string
  readonly onClose: () => void
  readonly finalFocus: () => HTMLElement | null
}

/** The public page of an entry as it is saved, published or not. */
export function PreviewDialog({ resource, id, name, onClose, finalFocus }: PreviewDialogProps) {
  const { t } = useTexts()
  const [machine] = useState(() => createPreview(resource, id))
  const load = useLoad(machine, null)
  const isWide = useMedia('(min-width: 48rem)')
  return (
    <Dialog
      open
      title={t('publishing.preview.title', { name })}
      description={t('publishing.preview.text')}
      width="60rem"
      onClose={onClose}
      finalFocus={finalFocus}
    >
      <LoadGate load={load} skeleton={<Bone height="34rem" />}>
        {({ url }) => (
          <chakra.div display="flex" flexDirection="column" gap="3">
            <PreviewFrame
              url={url}
              title={t('publishing.preview.title', { name })}
              device={isWide ? 'desktop' : 'phone'}
              height={34}
            />
            <Link href={url} target="_blank" rel="noopener" alignSelf="start">
              {t('publishing.preview.open')}
              <ExternalIcon />
            </Link>
          </chakra.div>
        )}
      </LoadGate>
    </Dialog>
  )
}
