import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { DAY } from '../../../../openapi/durations.ts'
import { HOME_TIME_ZONE, wallTime } from '../../../../openapi/format/wall-clock.ts'
import {
  INTERVIEW_KINDS,
  plannedInterview,
  type Interview,
  type InterviewBody,
  type Interviewer,
} from '../../../../openapi/schemas/interview.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useRowSave } from '../../../hooks/useRowSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { SaveForm } from '../../../ui/form/SaveForm.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { TimeField } from '../../../ui/form/TimeField.tsx'
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import { Clashes } from './Clashes.tsx'
import { InterviewersField } from './InterviewersField.tsx'
import { interviewersLoad, interviewSave } from './interviews.effects.ts'
import { ZoneField } from './ZoneField.tsx'

interface InterviewDialogProps {
  readonly applicationId: string
  /** Who is interviewed. */
  readonly name: string
  /** Null: a new one. */
  readonly row: Interview | null
  readonly onClose: () => void
  readonly onSaved: (saved: Interview) => void
}
/** The next day but one on the reader's clock, which leaves time to answer. */
const soon = () => wallTime(new Date(Date.now() + 2 * DAY), new Intl.DateTimeFormat().resolvedOptions().timeZone).date

/** Arranges an interview, or moves one. */
export function InterviewDialog(props: InterviewDialogProps) {
  const { applicationId, name, row, onClose } = props
  const { t } = useTexts()
  const [date] = useState(() => row?.date ?? soon())
  const people = useLoad(interviewersLoad, { applicationId, date })
  return (
    <Dialog
      open
      title={t(row === null ? 'interview.schedule.title' : 'interview.reschedule.title', { name })}
      width="42rem"
      onClose={onClose}
    >
      <LoadGate load={people} skeleton={<FormSkeleton fields={6} />}>
        {(all) => <PlanForm {...props} people={all} date={date} />}
      </LoadGate>
    </Dialog>
  )
}

const valuesOf = (row: Interview): InterviewBody => ({
  kind: row.kind,
  place: row.place,
  link: row.link,
  date: row.date,
  time: row.time,
  time_zone: row.time_zone,
  minutes: row.minutes,
  note: row.note,
  interviewer_ids: row.interviewers.map(({ id }) => id),
})

interface PlanFormProps extends InterviewDialogProps {
  readonly people: readonly Interviewer[]
  readonly date: string
}
function PlanForm({ applicationId, row, people, date, onClose, onSaved }: PlanFormProps) {
  const { t } = useTexts()
  const [machine] = useState(() => interviewSave(applicationId))
  const { save, taken } = useRowSave(machine, {
    row,
    valuesOf,
    said: {
      saved: t(row === null ? 'interview.done.schedule' : 'interview.done.reschedule'),
      failed: t(row === null ? 'interview.failed.schedule' : 'interview.failed.reschedule'),
    },
    onSaved,
  })
  const start = (save.row === null ? null : valuesOf(save.row)) ?? {
    kind: 'in_person' as const,
    place: null,
    link: null,
    date,
    time: '10:00',
    time_zone: HOME_TIME_ZONE,
    minutes: 45,
    note: null,
    interviewer_ids: people.filter(({ is_self }) => is_self).map(({ id }) => id),
  }
  return <Fields key={taken} start={start} save={save} {...{ applicationId, row, people, onClose }} />
}

interface FieldsProps extends Pick<PlanFormProps, 'applicationId' | 'row' | 'people' | 'onClose'> {
  readonly start: InterviewBody
  readonly save: ReturnType<typeof useRowSave<InterviewBody, Interview>>['save']
}
function Fields({ start, save, applicationId, row, people, onClose }: FieldsProps) {
  const { t } = useTexts()
  const form = useSchemaForm(plannedInterview, save.values ?? start)
  const control = form.control as unknown as Control
  const kind = String(useWatch({ control, name: 'kind' }))
  // What belongs to another kind is not sent: it may be half typed, and is in nobody's sight.
  const forget = useEffectEvent(() => {
    const unseen = kind === 'video' ? 'place' : 'link'
    if (control._formValues[unseen]) (form.hook.setValue as (name: string, value: unknown) => void)(unseen, '')
  })
  useEffect(() => forget(), [kind])
  return (
    <SaveForm
      form={form}
      save={save}
      valuesOf={(body) => body}
      submit={t(row === null ? 'interview.send' : 'interview.send.again')}
      onCancel={onClose}
    >
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        <DateField control={control} name="date" label={t('interview.field.date')} required />
        <TimeField control={control} name="time" label={t('interview.field.time')} required />
        <NumberField control={control} name="minutes" label={t('interview.field.minutes')} required />
        <ZoneField control={control} />
      </chakra.div>
      <SelectField
        control={control}
        name="kind"
        label={t('interview.field.kind')}
        isAlwaysChosen
        choices={INTERVIEW_KINDS.map((value) => ({ value, label: t(`interview.kind.${value}`) }))}
      />
      {kind === 'video' ? (
        <TextField control={control} name="link" label={t('interview.field.link')} type="url" required />
      ) : (
        <TextField
          control={control}
          name="place"
          label={t(kind === 'phone' ? 'interview.field.phone' : 'interview.field.place')}
          required={kind === 'in_person'}
        />
      )}
      <InterviewersField control={control} people={people} />
      <Clashes control={control} applicationId={applicationId} without={row?.id ?? null} />
      <TextAreaField control={control} name="note" label={t('interview.field.note')} rows={3} />
    </SaveForm>
  )
}
