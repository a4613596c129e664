import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { isLarger } from '../../../openapi/larger-plan.ts'
import { planRequestBody, type PlanAnswer } from '../../../openapi/schemas/plan.ts'
import { useSaveWithin } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PlanWish } from '../../machines/plan-request/plan-request.machine.ts'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { RetryButton } from '../../ui/form/RetryButton.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useDates } from '../../ui/useDates.ts'
import { useFocusGoesOn } from '../../ui/useFocusGoesOn.ts'
import type { PlanViewProps } from './PlanView.tsx'

type FormActor<V> = ActorRefFrom<SaveMachine<V, PlanAnswer>>
type Reload = (row: PlanAnswer) => void

/** What was asked for and what came of it; the form for asking, or the way to take the request back. */
export function PlanRequest({ snapshot, send }: PlanViewProps) {
  const { t } = useTexts()
  const row = snapshot.context.row as PlanAnswer
  const { request, withdraw } = snapshot.children
  const status = useRef<HTMLDivElement>(null)
  useFocusGoesOn(`${row.status} ${row.version}`, () => status.current)
  const reload: Reload = (now) => send({ type: 'row.changed', row: now })
  const ask = () => {
    // After a failure the question is asked anew.
    send({ type: 'request.cancel' })
    send({ type: 'request.withdraw' })
  }
  const canAsk = request !== undefined && larger(row).length > 0
  if (!canAsk && statusOf(row) === 'none') return null
  return (
    <Panel title={t('plan.larger')}>
      <chakra.div display="flex" flexDirection="column" gap="5">
        <div ref={status} tabIndex={-1}>
          <Status row={row} />
        </div>
        {canAsk ? (
          <RequestForm key={`${row.status} ${row.version}`} row={row} form={request} onReload={reload} />
        ) : null}
        {row.abilities.withdraw ? (
          <chakra.div display="flex" flexDirection="column" gap="3" alignItems="flex-start">
            {withdraw ? (
              <Withdraw form={withdraw} onReload={reload} onCancel={() => send({ type: 'request.cancel' })} />
            ) : null}
            <Button variant="outline" colorPalette="gray" onClick={ask}>
              {t('plan.take_back')}
            </Button>
          </chakra.div>
        ) : null}
      </chakra.div>
    </Panel>
  )
}

/** The plans that give this kind of account more than its own, smallest first. */
function larger({ plans, key, limits }: PlanAnswer) {
  const own = plans.find((plan) => plan.key === key)
  return own === undefined ? [] : plans.filter((plan) => isLarger(plan, own, limits))
}

/** What is to be said of the request. An answer is over once the plan was changed beside it. */
function statusOf(row: PlanAnswer): PlanAnswer['status'] {
  const isOver =
    (row.status === 'granted' && row.wanted !== row.key) ||
    (row.status === 'declined' && !larger(row).some(({ key }) => key === row.wanted))
  return isOver ? 'none' : row.status
}

function Status({ row }: { readonly row: PlanAnswer }) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const plan = pick(row.plans.find(({ key }) => key === row.wanted)?.name)?.text ?? row.wanted ?? ''
  const note = row.note ? <chakra.p whiteSpace="pre-wrap">{t('plan.note', { note: row.note })}</chakra.p> : null
  switch (statusOf(row)) {
    case 'none':
      return <chakra.p color="fg.muted">{t('plan.larger.text')}</chakra.p>
    case 'requested':
      return (
        <Notice kind="info" title={t('plan.waiting', { plan })}>
          {row.requested_at ? <p>{t('plan.waiting.since', { date: date(row.requested_at) })}</p> : null}
          {row.remark ? (
            <chakra.p mt="1" whiteSpace="pre-wrap">
              {row.remark}
            </chakra.p>
          ) : null}
        </Notice>
      )
    case 'granted':
      return (
        <Notice kind="success" title={t('plan.granted', { plan })}>
          {note}
        </Notice>
      )
    case 'declined':
      return (
        <Notice kind="warning" title={t('plan.declined', { plan })}>
          {note}
        </Notice>
      )
  }
}

/** Another window or an administrator was quicker. */
function Newer({ row, onReload }: { readonly row: PlanAnswer; readonly onReload: Reload }) {
  const { t } = useTexts()
  return (
    <Notice
      kind="warning"
      title={t('plan.stale')}
      actions={
        <Button size="sm" onClick={() => onReload(row)}>
          {t('plan.reload')}
        </Button>
      }
    />
  )
}

function RequestForm({
  row,
  form: actor,
  onReload,
}: {
  readonly row: PlanAnswer
  readonly form: FormActor<PlanWish>
  readonly onReload: Reload
}) {
  const { t, pick } = useTexts()
  const save = useSaveWithin(actor, {})
  const sent = save.values
  const choices = larger(row)
  const form = useSchemaForm(planRequestBody, {
    key: sent?.key ?? choices[0]?.key ?? '',
    remark: sent ? sent.remark : null,
    version: row.version,
  })
  return (
    <>
      {save.theirs ? <Newer row={save.theirs} onReload={onReload} /> : null}
      <Form form={form} draft="plan request" save={save} onSubmit={({ key, remark }) => save.submit({ key, remark })}>
        <SelectField
          control={form.control}
          name="key"
          label={t('plan.wanted')}
          required
          isAlwaysChosen
          choices={choices.map(({ key, name }) => ({ value: key, label: pick(name)?.text ?? key }))}
        />
        <TextAreaField
          control={form.control}
          name="remark"
          label={t('plan.remark')}
          help={t(row.limits.includes('resumes') ? 'plan.remark.help.person' : 'plan.remark.help')}
        />
        <FormButtons busy={save.busy} submit={t('plan.request')} />
      </Form>
    </>
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
  if (theirs) return <Newer row={theirs} onReload={onReload} />
  if (said)
    return (
      <Notice
        kind="error"
        title={said.title}
        actions={trouble === 'refused' ? undefined : <RetryButton onRetry={retry} />}
      >
        {said.text}
      </Notice>
    )
  return (
    <ConfirmDialog
      open
      title={t('plan.take_back.title')}
      text={t('plan.take_back.text')}
      confirm={t('plan.take_back')}
      busy={busy}
      onClose={onCancel}
      onConfirm={() => submit(null)}
    />
  )
}
