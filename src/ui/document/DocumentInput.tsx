import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FileIcon, TrashIcon, UploadIcon } from '../icons.tsx'
import { GroupLabel } from '../form/LabelRow.tsx'

type Reason = 'too_large' | 'not_document' | 'damaged' | 'refused' | 'failed'
const REASONS: Readonly<Record<Reason, MessageId>> = {
  too_large: 'field.document.too_large',
  not_document: 'field.document.not_document',
  damaged: 'field.document.damaged',
  refused: 'field.document.failed',
  failed: 'field.document.failed',
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
export interface DocumentInputProps {
  readonly label: string
  readonly help?: string
  readonly error?: string | undefined
  /** A small control that belongs to it: who may see it. */
  readonly aside?: ReactNode
  readonly required?: boolean
  readonly document: DocumentState
}

/** A document by choice, drop or paste; sent with progress, taken away. The former one stays until the new one has arrived. */
export function DocumentInput({ label, help, error, aside, required, document: state }: DocumentInputProps) {
  const { t } = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (list: FileList) => {
    const [file] = list
    if (file && !busy) state.choose(file)
  }
  const busy = state.phase === 'sending' || state.phase === 'checking'
  const name = state.name ?? t('field.document.unnamed')
  const trouble = state.phase === 'offline' ? t('field.document.offline') : state.phase === 'failed' ? state.message || t(REASONS[state.reason ?? 'failed']) : undefined
  return (
    <chakra.div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      onPaste={(event) => take(event.clipboardData.files)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <GroupLabel id={`${id}-label`} label={label} required={required} aside={aside} />
      <chakra.div
        display="flex"
        flexDirection="column"
        gap="3"
        p="4"
        borderWidth="1px"
        borderStyle="dashed"
        borderRadius="l2"
        borderColor={over ? 'primary.solid' : error && !trouble ? 'border.error' : 'border.control'}
        bg={over ? 'primary.subtle' : 'bg.panel'}
      >
        {state.kept ? (
          <Link href={state.kept.url} target="_blank" rel="noopener" variant="underline" width="fit-content" minHeight="6" overflowWrap="anywhere">
            <FileIcon />
            {t('field.document.kept', { name: state.kept.name ?? t('field.document.unnamed') })}
          </Link>
        ) : null}
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button
            type="button"
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-describedby={`${id}-help ${id}-error`}
            aria-disabled={busy}
            {...(error && !trouble ? { 'aria-invalid': true } : {})}
            onClick={() => (busy ? undefined : input.current?.click())}
          >
            <UploadIcon />
            {t(state.kept ? 'field.document.replace' : 'field.document.choose')}
          </Button>
          {state.kept && !busy ? (
            <Button type="button" size="sm" variant="ghost" colorPalette="gray" onClick={state.remove}>
              <TrashIcon />
              {t('field.document.remove')}
            </Button>
          ) : null}
          {state.phase === 'sending' ? (
            <Button type="button" size="sm" variant="ghost" colorPalette="gray" onClick={state.cancel}>
              {t('field.document.cancel')}
            </Button>
          ) : null}
        </chakra.div>
        <chakra.div id={`${id}-help`} textStyle="xs" color="fg.muted">
          {help ?? t('field.document.help')}
        </chakra.div>
        <chakra.div role="status" textStyle="xs" color="fg.muted" _empty={{ display: 'none' }}>
          {state.phase === 'checking' ? t('field.document.checking', { name }) : null}
          {state.phase === 'sending' ? (
            <chakra.label display="flex" flexDirection="column" gap="1" overflowWrap="anywhere">
              {t('field.document.sending', { name, share: state.sent })}
              <chakra.progress value={state.sent} max={1} width="full" height="2" accentColor="primary.solid" />
            </chakra.label>
          ) : null}
        </chakra.div>
        <chakra.div
          id={`${id}-error`}
          role="alert"
          display="flex"
          flexWrap="wrap"
          gap="2"
          alignItems="center"
          textStyle="sm"
          color="fg.error"
          fontWeight="500"
          _empty={{ display: 'none' }}
        >
          {trouble ? (
            <>
              <span>{trouble}</span>
              {state.canRetry ? (
                <Button type="button" size="xs" variant="outline" colorPalette="gray" onClick={state.retry}>
                  {t('ui.action.retry')}
                </Button>
              ) : null}
              <Button type="button" size="xs" variant="ghost" colorPalette="gray" onClick={state.dismiss}>
                {t('field.document.dismiss')}
              </Button>
            </>
          ) : (
            error
          )}
        </chakra.div>
      </chakra.div>
      <input
        ref={input}
        type="file"
        accept=".pdf,.doc,.docx,.odt,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.oasis.opendocument.text"
        hidden
        aria-label={label}
        onChange={(event) => {
          if (event.target.files) take(event.target.files)
          // The same file can be chosen again after it was refused.
          event.target.value = ''
        }}
      />
    </chakra.div>
  )
}
