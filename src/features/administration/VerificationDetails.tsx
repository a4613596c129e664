import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ActorRefFrom, EventFromLogic, SnapshotFrom } from 'xstate'
import { pages } from '../../../openapi/routes.ts'
import {
  approvalBody,
  missingFacts,
  refusalBody,
  type ManagedVerification,
  type VerifiedFacts,
} from '../../../openapi/schemas/administration.ts'
import { useSaveWithin } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type {
  companyVerificationMachine,
  Decision,
} from '../../machines/company-verification/company-verification.machine.ts'
import { conversationIn } from '../../machines/life/life.ts'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { DocumentLink } from '../../ui/document/DocumentLink.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { RetryButton } from '../../ui/form/FormButtons.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useDates } from '../../ui/useDates.ts'
import { changedFacts, type VerifiedFact } from './changed-facts.ts'
import { Facts } from './Facts.tsx'
import { VerificationChip } from './QueueView.tsx'
import { StaleNotice } from './StaleNotice.tsx'

type Deciding = ActorRefFrom<SaveMachine<Decision, ManagedVerification>>
export interface VerificationDetailsProps {
  readonly snapshot: SnapshotFrom<typeof companyVerificationMachine>
  readonly send: (event: EventFromLogic<typeof companyVerificationMachine>) => void
}

/** What the company states and proves, and the decision on it. */
export function VerificationDetails({ snapshot, send }: VerificationDetailsProps) {
  const request = snapshot.context.row as ManagedVerification
  const { decide } = snapshot.children
  const kind = KINDS.find((each) => snapshot.hasTag('open') && conversationIn(snapshot.value) === DECISIONS[each])
  const { t, pick } = useTexts()
  const { date, dateTime } = useDates()
  const none = '–'
  const changed = changedFacts(request)
  const { former } = request
  /** The current value and, below it, the value that was verified. */
  const fact = (key: VerifiedFact, label: string) => {
    const shown = (facts: VerifiedFacts) => {
      const value = facts[key]
      return (typeof value === 'string' ? value : pick(value)?.text) ?? none
    }
    return {
      label,
      value:
        former && changed.includes(key) ? (
          <>
            <chakra.mark fontWeight="650" bg="bg.warning" color="fg">
              {shown(request)}
            </chakra.mark>
            <chakra.span display="block" textStyle="xs" color="fg.muted">
              {t('administration.changed.was', { value: shown(former) })}
            </chakra.span>
          </>
        ) : (
          shown(request)
        ),
    }
  }
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <chakra.p display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <VerificationChip status={request.status} />
        <Link
          href={pages.website.path.replace('{username}', request.username)}
          target="_blank"
          rel="noreferrer"
          variant="underline"
          minHeight="6"
        >
          @{request.username}
        </Link>
        {request.requested_at ? (
          <chakra.span color="fg.muted">
            {t('administration.requested.on', { date: dateTime(request.requested_at) })}
          </chakra.span>
        ) : null}
      </chakra.p>
      {request.decided_at ? (
        <Notice
          kind="info"
          title={t('administration.decided', { date: dateTime(request.decided_at), name: request.decided_by ?? none })}
        >
          {request.note}
        </Notice>
      ) : null}
      {changed.length > 0 ? (
        <Notice kind="warning" title={t('administration.changed')}>
          {t('administration.changed.text')}
        </Notice>
      ) : null}
      <Facts
        facts={[
          ...(changed.includes('company_name') ? [fact('company_name', t('administration.company'))] : []),
          fact('legal_name', t('administration.legal_name')),
          { label: t('administration.owner'), value: request.owner_email },
          fact('tin_number', t('administration.tin')),
          fact('vat_number', t('administration.vat')),
          fact('registration_number', t('administration.registration')),
          {
            label: t('administration.licence_expiry'),
            value: request.license_expiry_date ? date(request.license_expiry_date) : none,
          },
        ]}
      />
      <section>
        <chakra.h3 textStyle="md" fontWeight="650" mb="1">
          {t('administration.documents')}
        </chakra.h3>
        <chakra.ul listStyleType="none">
          {request.documents.map((document) => (
            <li key={document.id}>
              <DocumentLink name={document.name} url={document.url} />
            </li>
          ))}
        </chakra.ul>
        {request.remark ? (
          <chakra.blockquote mt="2" ps="3" borderInlineStartWidth="3px" whiteSpace="pre-wrap">
            {request.remark}
          </chakra.blockquote>
        ) : null}
      </section>
      {request.status === 'requested' && missingFacts(request).includes('legal_name') ? (
        <Notice kind="warning" title={t('administration.approve.no_legal_name')}>
          {t('administration.approve.no_legal_name.text')}
        </Notice>
      ) : null}
      {decide && kind ? (
        <NoteForm
          key={kind}
          kind={kind}
          form={decide}
          onCancel={() => send({ type: 'verification.cancel' })}
          onShow={(now) => {
            send({ type: 'verification.cancel' })
            send({ type: 'row.changed', row: now })
          }}
        />
      ) : (
        <Decisions
          may={(each) => snapshot.can({ type: `verification.${each}` })}
          onDecide={(each) => send({ type: `verification.${each}` })}
        />
      )}
    </chakra.div>
  )
}

const KINDS = ['approve', 'refuse', 'revoke'] as const
const DECISIONS = { approve: 'approving', refuse: 'refusing', revoke: 'revoking' } as const

function Decisions({
  may,
  onDecide,
}: {
  readonly may: (kind: Decision['kind']) => boolean
  readonly onDecide: (kind: Decision['kind']) => void
}) {
  const { t } = useTexts()
  const kinds = KINDS.filter(may)
  if (kinds.length === 0) return null
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      {kinds.map((each) => (
        <Button
          key={each}
          {...(each === 'approve' ? {} : { variant: 'outline' as const, colorPalette: 'danger' })}
          onClick={() => onDecide(each)}
        >
          {t(`administration.${each}`)}
        </Button>
      ))}
    </chakra.div>
  )
}

const approval = approvalBody.pick({ note: true })
const refusal = refusalBody.pick({ note: true })

interface NoteFormProps {
  readonly kind: Decision['kind']
  readonly form: Deciding
  readonly onCancel: () => void
  /** Loads the current request. */
  readonly onShow: (now: ManagedVerification) => void
}

function NoteForm({ kind, form: actor, onCancel, onShow }: NoteFormProps) {
  const { t } = useTexts()
  const save = useSaveWithin(actor, {})
  const { theirs } = save
  const isApproval = kind === 'approve'
  const form = useSchemaForm(isApproval ? approval : refusal, {
    note: save.values?.kind === kind ? (save.values.note ?? '') : '',
  })
  return (
    <chakra.section borderWidth="1px" borderRadius="l3" p="4">
      {theirs ? <StaleNotice onShow={() => onShow(theirs)} /> : null}
      <chakra.h3 textStyle="md" fontWeight="650" mb="3">
        {t(`administration.${kind}.title`)}
      </chakra.h3>
      <Form
        form={form}
        busy={save.busy}
        failure={save.trouble === 'stale' ? null : save.failure}
        failureActions={
          save.trouble === 'offline' || save.trouble === 'failed' ? <RetryButton onRetry={save.retry} /> : undefined
        }
        onSubmit={({ note }) => save.submit(kind === 'approve' ? { kind, note } : { kind, note: note ?? '' })}
      >
        <chakra.p color="fg.muted">{t(`administration.${kind}.text`)}</chakra.p>
        <TextAreaField
          control={form.control}
          name="note"
          label={t('administration.note')}
          help={t(isApproval ? 'administration.note.optional' : 'administration.note.needed')}
          required={!isApproval}
        />
        <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end">
          <Button variant="outline" colorPalette="gray" onClick={onCancel}>
            {t('ui.action.cancel')}
          </Button>
          <SubmitButton
            busy={save.busy}
            busyText={t('resource.saving')}
            {...(isApproval ? {} : { colorPalette: 'danger' })}
          >
            {t(`administration.${kind}`)}
          </SubmitButton>
        </chakra.div>
      </Form>
    </chakra.section>
  )
}
