import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Control } from 'react-hook-form'
import type { ActorRefFrom, EventFromLogic, SnapshotFrom } from 'xstate'
import { verificationBody } from '../../../openapi/schemas/company.ts'
import { useSaveWithin } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type {
  companyVerificationMachine,
  Verification,
  VerificationRequest,
} from '../../machines/company-verification/company-verification.machine.ts'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DocumentLink } from '../../ui/document/DocumentLink.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { RetryButton } from '../../ui/form/RetryButton.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useDates } from '../../ui/useDates.ts'
import { DocumentsField } from '../../fields/DocumentsField.tsx'
import { documentMachine } from './company.effects.ts'

/** So many documents go with one request. */
const MOST_DOCUMENTS = 10

export interface VerificationViewProps {
  readonly snapshot: SnapshotFrom<typeof companyVerificationMachine>
  readonly send: (event: EventFromLogic<typeof companyVerificationMachine>) => void
  /** What it cannot be verified without is missing. */
  readonly lacksLegalName: boolean
}
type FormActor<V> = ActorRefFrom<SaveMachine<V, Verification>>
/** Shows the row as it is by now, after someone else changed it. */
type Reload = (row: Verification) => void

/** Where the request stands; the form for asking, the documents that were sent, the way to take it back. */
export function VerificationView({ snapshot, send, lacksLegalName }: VerificationViewProps) {
  const { t } = useTexts()
  const row = snapshot.context.row as Verification
  const { request, withdraw } = snapshot.children
  const ask = () => {
    // After a failure the question is asked anew.
    send({ type: 'request.cancel' })
    send({ type: 'request.withdraw' })
  }
  const reload: Reload = (now) => send({ type: 'row.changed', row: now })
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      <Status row={row} />
      {lacksLegalName && row.status !== 'verified' ? (
        <Notice kind="warning" title={t('company.verification.no_legal_name')}>
          {t('company.verification.no_legal_name.text')}
        </Notice>
      ) : null}
      {request ? (
        <RequestForm key={`${row.status} ${row.version}`} row={row} form={request} onReload={reload} />
      ) : (
        <Documents row={row} />
      )}
      {row.abilities.withdraw ? (
        <chakra.div display="flex" flexDirection="column" gap="3" alignItems="flex-start">
          {withdraw ? (
            <Withdraw form={withdraw} onReload={reload} onCancel={() => send({ type: 'request.cancel' })} />
          ) : null}
          <Button variant="outline" colorPalette="gray" onClick={ask}>
            {t('company.verification.withdraw')}
          </Button>
        </chakra.div>
      ) : null}
    </chakra.div>
  )
}

/** Another owner or an administrator was quicker. */
function Newer({ row, onReload }: { readonly row: Verification; readonly onReload: Reload }) {
  const { t } = useTexts()
  return (
    <Notice
      kind="warning"
      title={t('company.verification.stale')}
      actions={
        <Button size="sm" onClick={() => onReload(row)}>
          {t('company.verification.reload')}
        </Button>
      }
    />
  )
}

function Status({ row }: { readonly row: Verification }) {
  const { t } = useTexts()
  const { date } = useDates()
  const note = row.note ? t('company.verification.note', { note: row.note }) : null
  switch (row.status) {
    case 'unverified':
      return <Notice kind="info">{t('company.verification.unverified')}</Notice>
    case 'requested':
      return (
        <Notice kind="info" title={t('company.verification.waiting')}>
          {row.requested_at ? t('company.verification.since', { date: date(row.requested_at) }) : null}
          {row.is_again ? <chakra.p mt="1">{t('company.verification.again')}</chakra.p> : null}
        </Notice>
      )
    case 'refused':
      return (
        <Notice
          kind="warning"
          title={t(row.is_again ? 'company.verification.revoked' : 'company.verification.refused')}
        >
          {note}
          <chakra.p mt="1">{t('company.verification.refused.text')}</chakra.p>
        </Notice>
      )
    case 'verified':
      return (
        <Notice kind="success" title={t('company.verification.verified')}>
          {row.decided_at ? t('company.verification.verified.since', { date: date(row.decided_at) }) : null}
          {note ? <chakra.p mt="1">{note}</chakra.p> : null}
        </Notice>
      )
  }
}

function RequestForm({
  row,
  form: actor,
  onReload,
}: {
  readonly row: Verification
  readonly form: FormActor<VerificationRequest>
  readonly onReload: Reload
}) {
  const { t } = useTexts()
  const request = useSaveWithin(actor, {})
  const sent = request.values
  const form = useSchemaForm(verificationBody, {
    document_ids: sent?.document_ids ?? row.documents.map(({ id }) => id),
    remark: sent ? sent.remark : row.remark,
    version: row.version,
  })
  return (
    <>
      {request.theirs ? <Newer row={request.theirs} onReload={onReload} /> : null}
      <Form
        form={form}
        draft="company verification"
        save={request}
        onSubmit={({ document_ids, remark }) => request.submit({ document_ids, remark })}
      >
        <DocumentsField
          control={form.control as unknown as Control}
          name="document_ids"
          machine={documentMachine}
          kept={row.documents}
          most={MOST_DOCUMENTS}
          required
          texts={{
            label: t('company.verification.documents'),
            add: t('company.verification.document.add'),
            help: t('company.verification.documents.help'),
            full: t('company.verification.documents.full', { most: MOST_DOCUMENTS }),
            remove: (name) => t('company.verification.document.remove', { name }),
          }}
        />
        <TextAreaField
          control={form.control}
          name="remark"
          label={t('company.verification.remark')}
          help={t('company.verification.remark.help')}
        />
        <FormButtons busy={request.busy} submit={t('company.verification.request')} />
      </Form>
    </>
  )
}

function Documents({ row }: { readonly row: Verification }) {
  const { t } = useTexts()
  return (
    <chakra.div>
      <chakra.h3 textStyle="label" mb="1.5">
        {t('company.verification.documents')}
      </chakra.h3>
      <chakra.ul listStyleType="none">
        {row.documents.map((document) => (
          <li key={document.id}>
            <DocumentLink name={document.name} url={document.url} />
          </li>
        ))}
      </chakra.ul>
      {row.remark ? (
        <chakra.p mt="2" textStyle="sm" whiteSpace="pre-wrap">
          {row.remark}
        </chakra.p>
      ) : null}
    </chakra.div>
  )
}

/** Really take it back? What stands in the way is said on the page. */
function Withdraw({
  form,
  onReload,
  onCancel,
}: {
  readonly form: FormActor<null>
  readonly onReload: Reload
  readonly onCancel: () => void
}) {
  const { t } = useTexts()
  const { failure, trouble, theirs, busy, submit, retry } = useSaveWithin(form, {})
  const said = failure && trouble !== 'stale' ? failureText(failure, t) : null
  const isOver = theirs !== null || trouble === 'refused'
  if (isOver || said)
    return (
      <>
        {theirs ? <Newer row={theirs} onReload={onReload} /> : null}
        {said ? (
          <Notice kind="error" title={said.title} actions={isOver ? undefined : <RetryButton onRetry={retry} />}>
            {said.text}
          </Notice>
        ) : null}
      </>
    )
  return (
    <ConfirmDialog
      open
      title={t('company.verification.withdraw.title')}
      text={t('company.verification.withdraw.text')}
      confirm={t('company.verification.withdraw')}
      busy={busy}
      onClose={onCancel}
      onConfirm={() => submit(null)}
    />
  )
}
