import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useParams } from 'react-router'
import { pages } from '../../../../openapi/routes.ts'
import type { ReceivedLetter } from '../../../../openapi/schemas/letter.ts'
import { saveFile } from '../../../api/save-file.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import { useSession } from '../../../ui/session-context.ts'
import { useToast } from '../../../ui/toast/useToast.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useLive } from '../../../ui/live.ts'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useDates } from '../../../ui/useDates.ts'
import { downloadSave, keepSave, receivedLoad } from './letter-page.effects.ts'
import { LetterAttachments } from './LetterAttachments.tsx'
import { LetterConfirms } from './LetterConfirms.tsx'
import { LetterDocument } from './LetterDocument.tsx'
import { LetterText } from './LetterText.tsx'

/** `/my/letters/received/{id}`: a letter for whom it was written. */
export function Screen() {
  const { id = '' } = useParams()
  return <One key={id} id={id} />
}

function One({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const [machine] = useState(() => receivedLoad)
  const load = useLoad(machine, id)
  useLive(['notifications', 'letter_received'], load.refresh)
  return (
    <>
      <BackLink to={`${pages.myLetters.path}?tab=received`}>{t('letter.my.received')}</BackLink>
      <LoadGate isPage load={load} skeleton={<FormSkeleton fields={5} />}>
        {(letter) => <Received letter={letter} onChange={load.receive} />}
      </LoadGate>
    </>
  )
}

interface ReceivedProps {
  readonly letter: ReceivedLetter
  readonly onChange: (letter: ReceivedLetter) => void
}
function Received({ letter, onChange }: ReceivedProps) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const { account } = useSession()
  const { company, type, subject, reference, issued_at, revoked_at, copy } = letter
  return (
    <>
      <PageHeader title={subject} purpose={pick(type)?.text ?? ''} />
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {revoked_at === null ? null : (
          <Notice kind="error" title={t('letter.received.revoked')}>
            {date(revoked_at)}
          </Notice>
        )}
        <chakra.p display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center" overflowWrap="anywhere">
          <LocalizedText value={company} />
          <span>{reference}</span>
          <chakra.span color="fg.muted">{date(issued_at)}</chakra.span>
          {copy ? <StatusChip tone="secondary">{t('letter.received.copy')}</StatusChip> : null}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {letter.document === null ? <LetterDocument document={null} /> : <DownloadButton letter={letter} />}
          {account?.kind === 'individual' && letter.document !== null && revoked_at === null ? (
            <KeepButton id={letter.id} />
          ) : null}
        </chakra.div>
        <Panel>
          <LetterText lang={letter.lang} body={letter.body} pictures={letter.pictures} />
        </Panel>
        <LetterAttachments attachments={letter.attachments} />
        {letter.confirms === null ? null : (
          <LetterConfirms id={letter.id} confirms={letter.confirms} onChange={onChange} />
        )}
      </chakra.div>
    </>
  )
}

/** Hands over the PDF; its company sees that it was downloaded. */
function DownloadButton({ letter: { id, reference } }: Pick<ReceivedProps, 'letter'>) {
  const { t } = useTexts()
  const toast = useToast()
  const take = useSave(downloadSave, {
    row: null,
    // A reference has slashes, which no name of a file has.
    onSaved: (content) => saveFile(content, `${reference.replaceAll(/[\\/]/g, '-')}.pdf`),
    onFailed: (failure) => {
      const { title, text } = failureText(failure, t)
      toast({ severity: 'error', title: t('letter.received.failed.download'), text: text || title })
    },
  })
  return (
    <Button
      variant="outline"
      colorPalette="gray"
      aria-disabled={take.busy}
      onClick={() => (take.busy ? undefined : take.submit(id))}
    >
      {t('letter.received.download')}
    </Button>
  )
}

/** Keeps the PDF with the reader's support documents, from where it goes with resumes and applications. */
function KeepButton({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const toast = useToast()
  const keep = useSave(keepSave, {
    row: null,
    onSaved: () => toast({ severity: 'success', text: t('letter.received.kept') }),
    onFailed: (failure) => {
      const { title, text } = failureText(failure, t)
      const isThere = failure.code === 'same_document'
      toast({
        severity: isThere ? 'info' : 'error',
        ...(isThere ? {} : { title: t('letter.received.failed.keep') }),
        text: isThere ? t('letter.received.kept') : text || title,
      })
    },
  })
  return (
    <Button
      variant="outline"
      colorPalette="gray"
      aria-disabled={keep.busy}
      onClick={() => (keep.busy ? undefined : keep.submit(id))}
    >
      {t('letter.received.keep')}
    </Button>
  )
}
