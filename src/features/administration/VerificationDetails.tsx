import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { pages } from '../../../openapi/routes.ts'
import { missingFacts, type ManagedVerification, type VerifiedFacts } from '../../../openapi/schemas/administration.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type {
  companyVerificationMachine,
  Decision,
} from '../../machines/company-verification/company-verification.machine.ts'
import { DocumentLink } from '../../ui/document/DocumentLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDates } from '../../ui/useDates.ts'
import { changedFacts, type VerifiedFact } from './changed-facts.ts'
import { Facts } from './Facts.tsx'
import { VerificationChip } from './QueueView.tsx'
import { NOTE, REASON, RequestDecision, type DecisionForm } from './RequestDecision.tsx'

export interface VerificationDetailsProps {
  readonly snapshot: SnapshotFrom<typeof companyVerificationMachine>
  readonly send: (event: EventFromLogic<typeof companyVerificationMachine>) => void
}

const decision = (kind: Decision['kind']): DecisionForm => ({
  schema: kind === 'approve' ? NOTE : REASON,
  label: `administration.${kind}`,
  title: `administration.${kind}.title`,
  text: `administration.${kind}.text`,
  note: 'administration.note',
  help: kind === 'approve' ? 'administration.note.optional' : 'administration.note.needed',
})
const KINDS = { approve: decision('approve'), refuse: decision('refuse'), revoke: decision('revoke') }

/** What the company states and proves, and the decision on it. */
export function VerificationDetails({ snapshot, send }: VerificationDetailsProps) {
  const request = snapshot.context.row as ManagedVerification
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
        <VerificationChip status={request.status} wasVerified={request.former !== null} />
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
      <RequestDecision kinds={KINDS} snapshot={snapshot} send={send} />
    </chakra.div>
  )
}
