import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { useSave, useSaveWithin } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { addisDay } from '../../machines/job-offer/addis-day.ts'
import type { Employment, Ending } from '../../machines/job-offer/offer-row.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { EndingDialog, type EndsHow } from '../../ui/form/EndingDialog.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useDates } from '../../ui/useDates.ts'
import { leaveMachine } from './offer.effects.ts'

export interface WorkDialogProps {
  readonly employment: Employment
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Says in a message that a job was left, or on which day it will be. */
export function useSayLeft(): { readonly left: (employment: Employment) => void } {
  const { t } = useTexts()
  const { date } = useDates()
  const toast = useToast()
  return {
    left: ({ last_day, state, company_name: company }) => {
      if (state === 'never_began') return toast({ severity: 'success', text: t('offer.leave.called_off', { company }) })
      const planned = last_day !== null && last_day > addisDay(new Date())
      toast({
        severity: 'success',
        text: planned
          ? t('offer.leave.planned', { company, date: date(last_day) })
          : t('offer.leave.done', { company }),
      })
    },
  }
}

/** Leaves a job whose offer is no longer there; otherwise the offer's own machine asks (`LeaveConversation`). */
export function LeaveDialog({ employment, onClose, onDone }: WorkDialogProps) {
  const { t } = useTexts()
  const say = useSayLeft()
  const save = useSave(leaveMachine, {
    row: employment,
    agrees: ({ last_day }, now) => last_day === now.last_day,
    onSaved: (now) => {
      say.left(now)
      onDone()
    },
    failed: t('offer.leave.failed'),
  })
  return <LeaveForm employment={employment} save={save} onClose={onClose} />
}

interface LeaveConversationProps extends Omit<WorkDialogProps, 'onDone'> {
  readonly form: ActorRefFrom<SaveMachine<Ending, Employment>>
}
/** Leaves the job that came of an offer, within the machine of the offer. */
export function LeaveConversation({ employment, form, onClose }: LeaveConversationProps) {
  const { t } = useTexts()
  const save = useSaveWithin(form, { failed: t('offer.leave.failed') })
  return <LeaveForm employment={employment} save={save} onClose={onClose} />
}

interface LeaveFormProps extends Omit<WorkDialogProps, 'onDone'> {
  readonly save: SaveView<Ending, Employment>
}
const TEXTS: Readonly<Record<EndsHow, MessageId>> = {
  now: 'offer.leave.text',
  planned: 'offer.leave.text.planned',
  never_begins: 'offer.leave.never',
}

/** The last day; says what ends then and what stays. */
function LeaveForm({ employment, save, onClose }: LeaveFormProps) {
  const { t } = useTexts()
  const { date } = useDates()
  const { company_name: company, job_title: job } = employment
  const [today] = useState(() => addisDay(new Date()))
  return (
    <EndingDialog
      title={t('offer.leave.title', { job, company })}
      employment={employment}
      save={save}
      draft={`leave ${employment.id}`}
      today={today}
      text={(how) => t(TEXTS[how], { company, date: date(employment.started_on) })}
      kind="info"
      reasonHelp={t('offer.reason.help')}
      submit={t('offer.leave')}
      onClose={onClose}
    />
  )
}
