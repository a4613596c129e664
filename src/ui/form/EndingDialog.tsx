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

interface EndingDialogProps {
  readonly title: string
  readonly employment: { readonly started_on: string; readonly last_day: string | null }
  readonly save: Saving<z.output<typeof ending>> & { readonly theirs: { readonly last_day: string | null } | null }
  readonly draft: string
  /** Day in Addis Ababa, as `YYYY-MM-DD`. */
  readonly today: string
  /** What ends and what stays; `isOver` once a last day is chosen that is not to come. */
  readonly text: (isOver: boolean) => string
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
  const form = useSchemaForm(ending, { last_day: employment.last_day ?? '', reason: null })
  const lastDay = form.hook.watch('last_day')
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
          <Notice kind={kind}>{text(lastDay !== '' && lastDay <= today)}</Notice>
          <DateField
            control={form.control}
            name="last_day"
            label={t('offer.leave.last_day')}
            help={t('offer.leave.last_day.help')}
            min={employment.started_on}
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
