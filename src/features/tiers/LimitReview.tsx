import { chakra } from '@chakra-ui/react/styled-system'
import type { PlanEffect } from '../../../openapi/schemas/plan.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { LoadGate, type LoadGateProps } from '../../ui/LoadGate.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { effectMachine, type Limits } from './tiers.effects.ts'

export interface LimitReviewProps {
  /** The plan, and what it should allow. */
  readonly id: string
  readonly planned: Limits
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before other limits of a plan are saved, and says whom they concern. */
export function LimitReview({ id, planned, onConfirm, onCancel }: LimitReviewProps) {
  const load = useLoad(effectMachine, { id, ...planned })
  return <LimitReviewView load={load} onConfirm={onConfirm} onCancel={onCancel} />
}

export function LimitReviewView({
  load,
  onConfirm,
  onCancel,
}: Pick<LimitReviewProps, 'onConfirm' | 'onCancel'> & { readonly load: LoadGateProps<PlanEffect>['load'] }) {
  const { t } = useTexts()
  return (
    <ConfirmDialog
      open
      title={t('plan.review.title')}
      text={
        <LoadGate load={load} skeleton={<TextSkeleton lines={4} />}>
          {(effect) => <Effect effect={effect} />}
        </LoadGate>
      }
      confirm={t('plan.review.confirm')}
      busy={load.data === null}
      onConfirm={onConfirm}
      onClose={onCancel}
    />
  )
}

function Effect({
  effect: { people, companies, accounts, employees, jobs, letters, resumes },
}: {
  readonly effect: PlanEffect
}) {
  const { t } = useTexts()
  const isOver = [accounts, employees, jobs, letters, resumes].some(({ planned }) => planned > 0)
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <p>{t('plan.review.who', { people, companies })}</p>
      <Over text={t('plan.review.accounts', { planned: accounts.planned })} over={accounts} />
      <Over text={t('plan.review.employees', { planned: employees.planned })} over={employees} />
      <Over text={t('plan.review.jobs', { planned: jobs.planned })} over={jobs} />
      <Over text={t('plan.review.letters', { planned: letters.planned })} over={letters} />
      <Over text={t('plan.review.resumes', { planned: resumes.planned })} over={resumes} />
      <p>{t(isOver ? 'plan.review.keeps' : 'plan.review.applies')}</p>
    </chakra.div>
  )
}

/** Those over a limit: how many, the largest by name, and how many are today. */
function Over({ text, over }: { readonly text: string; readonly over: PlanEffect['accounts'] }) {
  const { t, pick } = useTexts()
  const { now, planned, examples } = over
  return (
    <div>
      <chakra.p fontWeight={planned > 0 ? '650' : undefined}>{text}</chakra.p>
      {planned > 0 ? (
        <>
          <chakra.ul ps="5">
            {examples.map(({ name, username, used }) => (
              <li key={username}>{t('plan.review.example', { name: pick(name)?.text ?? username, used })}</li>
            ))}
            {planned > examples.length ? <li>{t('plan.review.more', { count: planned - examples.length })}</li> : null}
          </chakra.ul>
          <chakra.p color="fg.muted">{t('plan.review.now', { now })}</chakra.p>
        </>
      ) : null}
    </div>
  )
}
