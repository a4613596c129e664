import { chakra } from '@chakra-ui/react/styled-system'
import type { LetterPages } from '../../../../openapi/schemas/letter-paper.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PaperPage } from '../../../ui/paper/PaperPage.tsx'
import { Bone } from '../../../ui/Skeleton.tsx'
import { pagesLoad } from './writing.effects.ts'

interface LetterPreviewProps {
  readonly id: string
  readonly onClose: () => void
}

/** The pages of a letter as they would be printed now, and what nothing is known of. */
export function LetterPreview({ id, onClose }: LetterPreviewProps) {
  const { t } = useTexts()
  return (
    <Dialog open title={t('letter.write.preview')} width="56rem" onClose={onClose}>
      <Pages id={id} />
    </Dialog>
  )
}

function Pages({ id }: { readonly id: string }) {
  const load = useLoad(pagesLoad, id)
  return (
    <LoadGate load={load} skeleton={<Bone height="40rem" borderRadius="l2" />}>
      {(shown) => <LetterPagesView {...shown} />}
    </LoadGate>
  )
}

/** Pages as they are printed, and the fields that nothing is known of. */
export function LetterPagesView({ pages, missing }: LetterPages) {
  const { t } = useTexts()
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {missing.length > 0 ? (
        <Notice kind="warning" title={t('letter.write.missing')}>
          {missing.map((field) => t(`field.rich.field.${field}`)).join(t('letter.list'))}
        </Notice>
      ) : null}
      {pages.map((page, at) => (
        <PaperPage
          key={`page ${at + 1}`}
          page={page}
          label={t('letter.write.page', { page: at + 1, pages: pages.length })}
        />
      ))}
    </chakra.div>
  )
}
