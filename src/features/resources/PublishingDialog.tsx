import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { z } from 'zod'
import { says } from '../../../openapi/explain.ts'
import { isoDate } from '../../../openapi/schemas/primitives.ts'
import { useSaveWithin } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PublishedRow, PublishingAct } from '../../machines/publishing/publishing.machine.ts'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { TimeField } from '../../ui/form/TimeField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { localDay, useDates } from '../../ui/useDates.ts'

export interface PublishingDialogProps {
  readonly row: PublishedRow
  readonly name: string
  readonly form: ActorRefFrom<SaveMachine<PublishingAct, PublishedRow>>
  readonly onClose: () => void
  readonly finalFocus: () => HTMLElement | null
}

const nothing = z.strictObject({})
/** The day carries what the server says of the time. */
const moment = z.strictObject({
  publish_at: isoDate,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('validation.malformed')),
})
/** Minutes ahead that the form proposes first. */
const SOON = 60
const two = (n: number) => String(n).padStart(2, '0')

function useSending({ name, form }: Pick<PublishingDialogProps, 'name' | 'form'>) {
  const { t } = useTexts()
  return useSaveWithin(form, {
    failed: t('publishing.failed', { name }),
  })
}

/** What stands now where someone else changed the entry meanwhile, in words. */
function useStatusText(): (row: PublishedRow) => string {
  const { t } = useTexts()
  const { dateTime } = useDates()
  return ({ publishing: { status, publish_at: at } }) =>
    at === null ? t(`publishing.status.${status}`) : t('publishing.due', { at: dateTime(at) })
}

/** Asks before an entry is published, or becomes a draft again. */
export function AskDialog({ kind, ...dialog }: PublishingDialogProps & { readonly kind: 'publish' | 'withdraw' }) {
  const { row, name, onClose, finalFocus } = dialog
  const { t } = useTexts()
  const save = useSending(dialog)
  const form = useSchemaForm(nothing, {})
  const differences = useDifferences(row, save.theirs as PublishedRow | null)
  const about = kind === 'withdraw' && row.publishing.status === 'scheduled' ? 'unschedule' : kind
  return (
    <FormDialog
      title={t(`publishing.${about}.title`, { name })}
      width="30rem"
      onClose={onClose}
      finalFocus={finalFocus}
      busy={save.busy}
      submit={t(`publishing.${about}`)}
      destructive={about === 'withdraw'}
    >
      {(id) => (
        <SaveForm form={form} id={id} save={save} valuesOf={() => ({ kind })} differences={differences}>
          <p>{t(`publishing.${about}.text`)}</p>
        </SaveForm>
      )}
    </FormDialog>
  )
}

/** Asks when an entry shall appear. */
export function ScheduleDialog(dialog: PublishingDialogProps) {
  const { row, name, onClose, finalFocus } = dialog
  const { t } = useTexts()
  const save = useSending(dialog)
  const [opened] = useState(() => Date.now())
  const first = row.publishing.publish_at ?? new Date(opened + SOON * 60_000).toISOString()
  const at = new Date(first)
  const form = useSchemaForm(moment, {
    publish_at: localDay(first),
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  })
  const differences = useDifferences(row, save.theirs as PublishedRow | null)
  return (
    <FormDialog
      title={t('publishing.schedule.title', { name })}
      width="32rem"
      onClose={onClose}
      finalFocus={finalFocus}
      busy={save.busy}
      submit={t('publishing.schedule')}
    >
      {(id) => (
        <SaveForm
          form={form}
          id={id}
          save={save}
          // A day and a time without a zone are those of the reader's clock.
          valuesOf={({ publish_at: day, time }): PublishingAct => ({
            kind: 'schedule',
            publish_at: new Date(`${day}T${time}`).toISOString(),
          })}
          differences={differences}
        >
          <p>{t('publishing.schedule.text')}</p>
          <chakra.div display="grid" gap="5" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 11rem), 1fr))">
            <DateField
              control={form.control}
              name="publish_at"
              label={t('publishing.schedule.day')}
              min={localDay(new Date(opened).toISOString())}
              required
            />
            <TimeField control={form.control} name="time" label={t('publishing.schedule.time')} required />
          </chakra.div>
        </SaveForm>
      )}
    </FormDialog>
  )
}

/** The entry as it was seen and as someone else left it. */
function useDifferences(row: PublishedRow, theirs: PublishedRow | null) {
  const { t } = useTexts()
  const text = useStatusText()
  return theirs === null || text(theirs) === text(row)
    ? []
    : [{ field: 'status', label: t('publishing.column'), mine: text(row), theirs: text(theirs) }]
}
