import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ExternalIcon } from '../../ui/icons.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PreviewFrame } from '../../ui/PreviewFrame.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { postingPreviewMachine } from './postings.effects.ts'

interface PostingPreviewProps {
  readonly id: string
  readonly title: Localized
  readonly onClose: () => void
}

/** The public page of a posting as it is saved, public or not. */
export function PostingPreview({ id, title, onClose }: PostingPreviewProps) {
  const { t, pick, lang } = useTexts()
  const load = useLoad(postingPreviewMachine, id)
  const isWide = useMedia('(min-width: 48rem)')
  const heading = t('posting.preview.title', { title: pick(title)?.text ?? '' })
  return (
    <Dialog open title={heading} description={t('posting.preview.text')} width="60rem" onClose={onClose}>
      <LoadGate load={load} skeleton={<Bone height="34rem" />}>
        {({ url }) => (
          <chakra.div display="flex" flexDirection="column" gap="3">
            <PreviewFrame
              url={`${url}&lang=${lang}`}
              title={heading}
              device={isWide ? 'desktop' : 'phone'}
              height={34}
            />
            <Link href={`${url}&lang=${lang}`} target="_blank" rel="noopener" alignSelf="start" minHeight="6">
              {t('posting.preview.open')}
              <ExternalIcon />
            </Link>
          </chakra.div>
        )}
      </LoadGate>
    </Dialog>
  )
}
