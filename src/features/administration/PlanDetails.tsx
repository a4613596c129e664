import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ActorRefFrom, EventFromLogic, SnapshotFrom } from 'xstate'
import { approvalBody, refusalBody } from '../../../openapi/schemas/administration.ts'
import type { ManagedPlanRequest } from '../../../openapi/schemas/plan.ts'
import { useSaveWithin } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { conversationIn } from '../../machines/life/life.ts'
import type { PlanDecision, planRequestMachine } from '../../machines/plan-request/plan-request.machine.ts'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { Form } from '../../ui/form/Form.tsx'
import { RetryButton } from '../../ui/form/FormButtons.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useDates } from '../../ui/useDates.ts'
import { Facts } from './Facts.tsx'
import { PlanChip } from './PlanQueueView.tsx'
import { StaleNotice } from './StaleNotice.tsx'

export interface PlanDetailsProps {
  readonly snapshot: SnapshotFrom<typeof planRequestMachine>
  readonly send: (event: EventFromLogic<typeof planRequestMachine>) => void
}
const KINDS = ['grant', 'decline'] as const
const DECISIONS = { grant: 'granting', decline: 'declining' } as const
const EVENTS = { grant: { type: 'plan.grant' }, decline: { type: 'plan.decline' } } as const

/** Who asks for which plan and why, and the decision on it. */
export function PlanDetails({ snapshot, send }: PlanDetailsProps) {
  const row = snapshot.context.row as ManagedPlanRequest
  const { decide } = snapshot.children
  const kind = KINDS.find((each) => snapshot.hasTag('open') && conversationIn(snapshot.value) === DECISIONS[each])
  const { t, pick } = useTexts()
  const { dateTime } = useDates()
  const may = KINDS.filter((each) => snapshot.can(EVENTS[each]))
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <chakra.p display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <PlanChip status={row.status} />
        {row.requested_at ? (
          <chakra.span color="fg.muted">
            {t('administration.requested.on', { date: dateTime(row.requested_at) })}
          </chakra.span>
        ) : null}
      </chakra.p>
      {row.decided_at ? (
        <Notice
          kind="info"
          title={t('administration.decided', { date: dateTime(row.decided_at), name: row.decided_by ?? '–' })}
        >
          {row.note}
        </Notice>
      ) : null}
      <Facts
        facts={[
          { label: t('administration.email'), value: row.email },
          { label: t('administration.tier'), value: pick(row.plan.name)?.text ?? row.plan.key },
          { label: t('administration.plan.wanted'), value: pick(row.wanted.name)?.text ?? row.wanted.key },
        ]}
      />
      {row.remark ? (
        <chakra.blockquote ps="3" borderInlineStartWidth="3px" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {row.remark}
        </chakra.blockquote>
      ) : null}
      {decide && kind ? (
        <NoteForm
          key={kind}
          kind={kind}
          form={decide}
          onCancel={() => send({ type: 'plan.cancel' })}
          onShow={(now) => {
            send({ type: 'plan.cancel' })
            send({ type: 'row.changed', row: now })
          }}
        />
      ) : may.length > 0 ? (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {may.map((each) => (
            <Button
              key={each}
              {...(each === 'grant' ? {} : { variant: 'outline' as const, colorPalette: 'danger' })}
              onClick={() => send(EVENTS[each])}
            >
              {t(`administration.plan.${each}`)}
            </Button>
          ))}
        </chakra.div>
      ) : null}
    </chakra.div>
  )
}

const approval = approvalBody.pick({ note: true })
const refusal = refusalBody.pick({ note: true })

interface NoteFormProps {
  readonly kind: PlanDecision['kind']
  readonly form: ActorRefFrom<SaveMachine<PlanDecision, ManagedPlanRequest>>
  readonly onCancel: () => void
  /** Loads the current request. */
  readonly onShow: (now: ManagedPlanRequest) => void
}

function NoteForm({ kind, form: actor, onCancel, onShow }: NoteFormProps) {
  const { t } = useTexts()
  const save = useSaveWithin(actor, {})
  const { theirs } = save
  const isGrant = kind === 'grant'
  const form = useSchemaForm(isGrant ? approval : refusal, {
    note: save.values?.kind === kind ? (save.values.note ?? '') : '',
  })
  return (
    <chakra.section borderWidth="1px" borderRadius="l3" p="4">
      {theirs ? <StaleNotice onShow={() => onShow(theirs)} /> : null}
      <Form
        form={form}
        busy={save.busy}
        failure={save.trouble === 'stale' ? null : save.failure}
        failureActions={
          save.trouble === 'offline' || save.trouble === 'failed' ? <RetryButton onRetry={save.retry} /> : undefined
        }
        onSubmit={({ note }) => save.submit(kind === 'grant' ? { kind, note } : { kind, note: note ?? '' })}
      >
        <chakra.p color="fg.muted">{t(`administration.plan.${kind}.text`)}</chakra.p>
        <TextAreaField
          control={form.control}
          name="note"
          label={t('administration.plan.note')}
          help={t('administration.plan.note.help')}
          required={!isGrant}
        />
        <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end">
          <Button variant="outline" colorPalette="gray" onClick={onCancel}>
            {t('ui.action.cancel')}
          </Button>
          <SubmitButton
            busy={save.busy}
            busyText={t('resource.saving')}
            {...(isGrant ? {} : { colorPalette: 'danger' })}
          >
            {t(`administration.plan.${kind}`)}
          </SubmitButton>
        </chakra.div>
      </Form>
    </chakra.section>
  )
}
