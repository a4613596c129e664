import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import type { SentFile } from '../../../openapi/schemas/job-application.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { DocumentLink } from '../../ui/document/DocumentLink.tsx'
import { EyeIcon } from '../../ui/icons.tsx'

interface SentFileViewProps {
  readonly file: SentFile
  /** Can this browser show a PDF within a page? Stories decide it. */
  readonly hasViewer?: boolean
}

/**
 * A file that was sent. PDFs and pictures are looked at where they stand, so that nobody loses their place; a Word file
 * is saved, and so is a PDF where the browser cannot show it.
 */
export function SentFileView({
  file: { kind, name, url, view_url },
  hasViewer = navigator.pdfViewerEnabled,
}: SentFileViewProps) {
  const { t } = useTexts()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const shown = name ?? t('field.document.unnamed')
  const canShow = view_url !== null && (kind === 'picture' || (kind === 'pdf' && hasViewer))
  return (
    <>
      <chakra.span display="flex" flexWrap="wrap" columnGap="3" alignItems="center">
        <DocumentLink name={name} url={view_url ?? url} />
        {canShow ? (
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t(isOpen ? 'application.file.hide.of' : 'application.file.show.of', { name: shown })}
            onClick={() => setOpen(!isOpen)}
          >
            <EyeIcon />
            {t(isOpen ? 'application.file.hide' : 'application.file.show')}
          </Button>
        ) : null}
      </chakra.span>
      <div id={id} hidden={!isOpen}>
        {!isOpen || view_url === null ? null : kind === 'picture' ? (
          <chakra.img
            src={view_url}
            alt={shown}
            mt="2"
            maxWidth="100%"
            maxHeight="60vh"
            borderWidth="1px"
            borderRadius="l2"
          />
        ) : (
          <chakra.iframe
            src={view_url}
            title={shown}
            mt="2"
            width="full"
            height="60vh"
            borderWidth="1px"
            borderRadius="l2"
            bg="bg.muted"
          />
        )}
      </div>
    </>
  )
}
