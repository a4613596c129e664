import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { verificationBody } from '../../../openapi/schemas/company.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DocumentLink } from '../../ui/document/DocumentLink.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons, RetryButton } from '../../ui/form/FormButtons.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { Verification, VerificationRequest } from './company.effects.ts'
import { DocumentsField } from './DocumentsField.tsx'

export interface VerificationViewProps {
  readonly row: Verification
  readonly request: SaveView<VerificationRequest, Verification>
  readonly withdraw: SaveView<null, Verification>
  /** Shows the row as it is by now, after someone else changed it. */
  readonly onReload: (row: Verification) => void
}

/** Where the request stands; the form for asking, the documents that were sent, the way to take it back. */
export function VerificationView({ row, request, withdraw, onReload }: VerificationViewProps) {
  const { t } = useTexts()
  const newer = request.theirs ?? withdraw.theirs
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      <Status row={row} />
      {newer ? (
        <Notice
          kind="warning"
          title={t('company.verification.stale')}
          actions={
            <Button size="sm" onClick={() => onReload(newer)}>
              {t('company.verification.reload')}
            </Button>
          }
        />
      ) : null}
      {row.abilities.request ? <RequestForm row={row} request={request} /> : <Documents row={row} />}
      {row.abilities.withdraw ? <Withdraw withdraw={withdraw} /> : null}
    </chakra.div>
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
        <Notice kind="warning" title={t('company.verification.refused')}>
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

function RequestForm({ row, request }: Pick<VerificationViewProps, 'row' | 'request'>) {
  const { t } = useTexts()
  const sent = request.values
  const form = useSchemaForm(verificationBody, {
    document_ids: sent?.document_ids ?? row.documents.map(({ id }) => id),
    remark: sent ? sent.remark : row.remark,
    version: row.version,
  })
  const { trouble, failure } = request
  return (
    <Form
      form={form}
      draft="company verification"
      busy={request.busy}
      failure={trouble === 'stale' ? null : failure}
      failureActions={trouble === 'offline' || trouble === 'failed' || trouble === 'accountChanged' ? <RetryButton onRetry={request.retry} /> : undefined}
      onSubmit={({ document_ids, remark }) => request.submit({ document_ids, remark })}
    >
      <DocumentsField control={form.control as unknown as Control} kept={row.documents} />
      <TextAreaField control={form.control} name="remark" label={t('company.verification.remark')} help={t('company.verification.remark.help')} />
      <FormButtons busy={request.busy} submit={t('company.verification.request')} />
    </Form>
  )
}

function Documents({ row }: Pick<VerificationViewProps, 'row'>) {
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

function Withdraw({ withdraw }: Pick<VerificationViewProps, 'withdraw'>) {
  const { t } = useTexts()
  const [asking, setAsking] = useState(false)
  const said = withdraw.failure && withdraw.trouble !== 'stale' ? failureText(withdraw.failure, t) : null
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" alignItems="flex-start">
      {said ? (
        <Notice kind="error" title={said.title} actions={withdraw.trouble === 'refused' ? undefined : <RetryButton onRetry={withdraw.retry} />}>
          {said.text}
        </Notice>
      ) : null}
      <Button variant="outline" colorPalette="gray" aria-disabled={withdraw.busy} onClick={() => (withdraw.busy ? undefined : setAsking(true))}>
        {t('company.verification.withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('company.verification.withdraw.title')}
        text={t('company.verification.withdraw.text')}
        confirm={t('company.verification.withdraw')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          withdraw.submit(null)
        }}
      />
    </chakra.div>
  )
}
