import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import type { SupportDocument } from '../../../openapi/schemas/support-document.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DownloadIcon, ExternalIcon } from '../../ui/icons.tsx'
import { builderPath } from './address.ts'
import { useDocumentTexts } from './useDocumentTexts.ts'

interface DocumentPreviewProps {
  readonly row: SupportDocument
  readonly onClose: () => void
  readonly finalFocus?: () => HTMLElement | null
  /** Can this browser show a PDF within a page? Stories decide it. */
  readonly hasViewer?: boolean
}

/** A document as it is, and what it is attached to. A PDF is shown by the browser's own viewer, where it has one. */
export function DocumentPreview({
  row,
  onClose,
  finalFocus,
  hasViewer = navigator.pdfViewerEnabled,
}: DocumentPreviewProps) {
  const { t } = useTexts()
  const { nameOf, kindOf, fileOf } = useDocumentTexts()
  const { file, used_by } = row
  const name = nameOf(row)
  return (
    <Dialog
      open
      title={name}
      description={`${kindOf(row)} · ${fileOf(row)}`}
      width="56rem"
      onClose={onClose}
      {...(finalFocus ? { finalFocus } : {})}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" asChild>
            <a href={file.view_url} target="_blank" rel="noreferrer">
              <ExternalIcon />
              {t('resume.document.open')}
            </a>
          </Button>
          <Button asChild>
            <a href={file.url} download={`${name}.${file.kind === 'pdf' ? 'pdf' : 'webp'}`}>
              <DownloadIcon />
              {t('resume.document.download')}
            </a>
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        {file.kind === 'picture' ? (
          <chakra.img
            src={file.view_url}
            alt={name}
            {...(file.width && file.height ? { width: file.width, height: file.height } : {})}
            css={{ width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: '50vh' }}
            mx="auto"
            borderWidth="1px"
            borderRadius="l2"
          />
        ) : hasViewer ? (
          <chakra.iframe
            src={file.view_url}
            title={name}
            width="full"
            height="50vh"
            borderWidth="1px"
            borderRadius="l2"
            bg="bg.muted"
          />
        ) : (
          <chakra.p p="6" textAlign="center" bg="bg.subtle" borderRadius="l2">
            {t('resume.document.no_viewer')}
          </chakra.p>
        )}
        <section>
          <Heading as="h3" textStyle="md">
            {t('resume.document.used')}
          </Heading>
          {used_by.length === 0 ? (
            <chakra.p textStyle="sm" color="fg.muted">
              {t('resume.document.unused')}
            </chakra.p>
          ) : (
            <chakra.ul listStyleType="none">
              {used_by.map((use) => (
                <li key={use.id}>
                  <Link asChild variant="underline" minHeight="11" overflowWrap="anywhere">
                    <RouterLink to={builderPath(use.id)}>{use.name}</RouterLink>
                  </Link>
                </li>
              ))}
            </chakra.ul>
          )}
        </section>
      </chakra.div>
    </Dialog>
  )
}
