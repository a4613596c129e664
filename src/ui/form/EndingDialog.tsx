import type { z } from 'zod'
import { employmentEnd } from '../../../openapi/schemas/job-offer.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Notice } from '../Notice.tsx'
import { useDates } from '../useDates.ts'
import { DateField } from './DateField.tsx'
import { FormDialog } from './FormDialog.tsx'
import { SaveForm, type Saving } from './SaveForm.tsx'
import { TextAreaField } from './TextAreaField.tsx'
import { useSchemaForm } from './useSchemaForm.ts'

const ending = employmentEnd.omit({ version: true })

export type EndsHow = 'now' | 'planned' | 'never_begins'

interface EndingDialogProps {
  readonly title: string
  readonly employment: {
    readonly state: 'upcoming' | 'current' | 'past' | 'never_began'
    readonly started_on: string
    readonly last_day: string | null
  }
  readonly save: Saving<z.output<typeof ending>> & { readonly theirs: { readonly last_day: string | null } | null }
  readonly draft: string
  /** Day in Addis Ababa, as `YYYY-MM-DD`. */
  readonly today: string
  /**
   * What ends and what stays: by the day that is chosen it ends at once, on a day to come, or never begins. Work that is
   * still to begin never does unless another day is chosen.
   */
  readonly text: (how: EndsHow) => string
  readonly kind: 'info' | 'warning'
  readonly reasonHelp: string
  readonly submit: string
  readonly onClose: () => void
  readonly finalFocus?: () => HTMLElement | null
}

/** Ends an employment on a last day with a reason: the company's dialog and the person's own. */
export function EndingDialog({
  title,
  employment,
  save,
  draft,
  today,
  text,
  kind,
  reasonHelp,
  submit,
  onClose,
  finalFocus,
}: EndingDialogProps) {
  const { t } = useTexts()
  const { date } = useDates()
  const { state, started_on: firstDay } = employment
  const isUpcoming = state === 'upcoming'
  const form = useSchemaForm(ending, { last_day: employment.last_day ?? (isUpcoming ? today : ''), reason: null })
  const lastDay = form.hook.watch('last_day')
  const how: EndsHow =
    isUpcoming && lastDay < firstDay ? 'never_begins' : lastDay !== '' && lastDay <= today ? 'now' : 'planned'
  const { theirs, values } = save
  const differences =
    theirs && values && theirs.last_day !== values.last_day
      ? [
          {
            field: 'last_day',
            label: t('offer.leave.last_day'),
            mine: date(values.last_day),
            theirs: theirs.last_day ? date(theirs.last_day) : '–',
          },
        ]
      : []
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      {...(finalFocus ? { finalFocus } : {})}
      busy={save.busy}
      submit={submit}
      destructive
    >
      {(id) => (
        <SaveForm form={form} id={id} save={save} draft={draft} valuesOf={(body) => body} differences={differences}>
          <Notice kind={kind}>{text(how)}</Notice>
          <DateField
            control={form.control}
            name="last_day"
            label={t('offer.leave.last_day')}
            help={
              isUpcoming ? t('offer.leave.last_day.upcoming', { date: date(firstDay) }) : t('offer.leave.last_day.help')
            }
            {...(isUpcoming ? {} : { min: firstDay })}
            required
          />
          <TextAreaField
            control={form.control}
            name="reason"
            label={t('offer.reason.label')}
            help={reasonHelp}
            rows={3}
          />
        </SaveForm>
      )}
    </FormDialog>
  )
}
