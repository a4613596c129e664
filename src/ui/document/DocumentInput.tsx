import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FileFrame, ShareSent, type FileInputProps } from '../file/FileFrame.tsx'
import { FileIcon } from '../icons.tsx'

type Reason = 'too_large' | 'not_document' | 'damaged' | 'heic' | 'dimensions' | 'refused' | 'failed'
/** What is asked for: a document, a font, a paper that is a PDF or was photographed, or any file that goes with a letter. */
type Kind = 'document' | 'font' | 'paper' | 'attachment'
interface Wanted {
  /** What the browser offers to choose from. */
  readonly accept: string
  readonly help: MessageId
  readonly reasons: Readonly<Record<Reason, MessageId>>
}

/** Where a document is on its way, as the document machine tells it. */
export interface DocumentState {
  readonly kept: { readonly url: string; readonly name: string | null } | null
  readonly phase: 'resting' | 'checking' | 'sending' | 'failed' | 'offline'
  readonly name: string | null
  /** Share that is sent, 0 to 1. */
  readonly sent: number
  readonly reason: Reason | null
  /** The server's own words for a refusal, if any. */
  readonly message: string
  readonly canRetry: boolean
  readonly choose: (file: File) => void
  readonly remove: () => void
  readonly cancel: () => void
  readonly retry: () => void
  readonly dismiss: () => void
}
export interface DocumentInputProps extends FileInputProps {
  readonly document: DocumentState
  /** A document without it. */
  readonly kind?: Kind
}
const DOCUMENTS =
  '.pdf,.doc,.docx,.odt,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.oasis.opendocument.text'

/** What is asked for, and what is said of what is not that. */
const WANTED: Readonly<Record<Kind, Wanted>> = {
  document: {
    accept: DOCUMENTS,
    help: 'field.document.help',
    reasons: {
      too_large: 'field.document.too_large',
      not_document: 'field.document.not_document',
      damaged: 'field.document.damaged',
      heic: 'field.document.not_document',
      dimensions: 'field.document.not_document',
      refused: 'field.document.failed',
      failed: 'field.document.failed',
    },
  },
  font: {
    accept: '.woff2,font/woff2',
    help: 'field.font.help',
    reasons: {
      too_large: 'field.font.too_large',
      not_document: 'field.font.not_font',
      damaged: 'field.font.not_font',
      heic: 'field.font.not_font',
      dimensions: 'field.font.not_font',
      refused: 'field.document.failed',
      failed: 'field.document.failed',
    },
  },
  paper: {
    // Phones offer their camera for it.
    accept: 'application/pdf,image/jpeg,image/png,image/webp,image/gif,.pdf',
    help: 'field.paper.help',
    reasons: {
      too_large: 'field.paper.too_large',
      not_document: 'field.paper.not_paper',
      damaged: 'field.paper.damaged',
      heic: 'field.paper.heic',
      dimensions: 'field.paper.dimensions',
      refused: 'field.document.failed',
      failed: 'field.document.failed',
    },
  },
  attachment: {
    accept: `${DOCUMENTS},image/jpeg,image/png,image/webp,image/gif`,
    help: 'field.attachment.help',
    reasons: {
      too_large: 'field.attachment.too_large',
      not_document: 'field.attachment.not_taken',
      damaged: 'field.paper.damaged',
      heic: 'field.paper.heic',
      dimensions: 'field.paper.dimensions',
      refused: 'field.document.failed',
      failed: 'field.document.failed',
    },
  },
}

/**
 * A document by choice, drop or paste; sent with progress, taken away. The former one stays until the new one has
 * arrived.
 */
export function DocumentInput({ help, document: state, kind = 'document', ...rest }: DocumentInputProps) {
  const { t } = useTexts()
  const { kept, phase, sent, message, reason, canRetry, choose, remove, cancel, retry, dismiss } = state
  const wanted = WANTED[kind]
  const name = state.name ?? t('field.document.unnamed')
  const trouble =
    phase === 'offline'
      ? t('field.document.offline')
      : phase === 'failed'
        ? message || t(wanted.reasons[reason ?? 'failed'])
        : null
  return (
    <FileFrame
      {...rest}
      help={help ?? t(wanted.help)}
      accept={wanted.accept}
      chooseText={t(kept ? 'field.document.replace' : 'field.document.choose')}
      onChoose={choose}
      busy={phase === 'sending' || phase === 'checking'}
      remove={kept ? { text: t('field.document.remove'), act: remove } : null}
      cancel={phase === 'sending' ? { text: t('field.document.cancel'), act: cancel } : null}
      trouble={
        trouble === null
          ? null
          : { text: trouble, dismissText: t('field.document.dismiss'), retry: canRetry ? retry : null, dismiss }
      }
      progress={
        phase === 'sending' ? (
          <ShareSent text={t('field.document.sending', { name, share: sent })} share={sent} />
        ) : phase === 'checking' ? (
          t('field.document.checking', { name })
        ) : null
      }
    >
      {kept ? (
        <chakra.div flexBasis="full" minWidth="0">
          <Link
            href={kept.url}
            target="_blank"
            rel="noopener"
            variant="underline"
            width="fit-content"
            minHeight="6"
            overflowWrap="anywhere"
          >
            <FileIcon />
            {t('field.document.kept', { name: kept.name ?? t('field.document.unnamed') })}
          </Link>
        </chakra.div>
      ) : null}
    </FileFrame>
  )
}
