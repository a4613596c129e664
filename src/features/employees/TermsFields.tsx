import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { CURRENT_JOB } from '../../../openapi/schemas/job-offer.ts'
import { readReference } from '../../api/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { relationOf, type FilledField, type Filling } from '../../machines/job-offer/filling.ts'
import { addisDay } from '../../machines/job-offer/addis-day.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { ReferenceField } from '../../ui/form/ReferenceField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { CurrentJobs } from './CurrentJobs.tsx'
import type { Position } from './employees.effects.ts'
import { FilledHint } from './FilledHint.tsx'
import { PositionField } from './PositionField.tsx'
import { SalaryField } from './SalaryField.tsx'

interface TermsFieldsProps {
  readonly control: Control
  /** Where the terms stand in the form: `offers.2.`, or nothing. */
  readonly at: string
  /** What the position that is chosen is called. */
  readonly position: string
  readonly onPosition: (position: Position | null) => void
  /** Whom it is for. */
  readonly email: string
  /** What the chosen position filled in. */
  readonly filling: Filling | null
  readonly onFill: (field: FilledField, text: string) => void
}

/** The fields of what is offered (specification §3, "Employee offer"). */
export function TermsFields({ control, at, position, onPosition, email, filling, onFill }: TermsFieldsProps) {
  const { t } = useTexts()
  const [title, description, fromDate, currentJob] = useWatch({
    control,
    name: [`${at}job_title`, `${at}job_description`, `${at}from_date`, `${at}current_job`],
  }) as readonly unknown[]
  const hint = (field: FilledField, text: unknown) => {
    const shown = String(text ?? '')
    if (relationOf(field, shown, filling) === 'none') return undefined
    return <FilledHint field={field} text={shown} filling={filling} onFill={onFill} />
  }
  const [today] = useState(() => addisDay(new Date()))
  return (
    <>
      <FieldGrid>
        <PositionField control={control} name={`${at}position_id`} shown={position} onChoose={onPosition} />
        <TextField
          control={control}
          name={`${at}job_title`}
          label={t('offer.job_title')}
          help={hint('job_title', title)}
          required
        />
      </FieldGrid>
      <TextAreaField
        control={control}
        name={`${at}job_description`}
        label={t('offer.job_description')}
        rows={3}
        help={hint('job_description', description)}
        required
      />
      <FieldGrid>
        <SalaryField control={control} at={at} />
        <ReferenceField
          control={control}
          name={`${at}employment_type`}
          label={t('offer.employment_type')}
          list="employment-types"
          load={readReference}
          required
        />
        <ReferenceField
          control={control}
          name={`${at}location_type`}
          label={t('offer.location_type')}
          list="location-types"
          load={readReference}
          required
        />
        <DateField
          control={control}
          name={`${at}from_date`}
          label={t('employee.from_date')}
          checks={[`${at}to_date`]}
          required
        />
        <DateField
          control={control}
          name={`${at}to_date`}
          label={t('employee.to_date')}
          help={t('employee.to_date.help')}
        />
        <DateField
          control={control}
          name={`${at}answer_by`}
          label={t('offer.answer_by')}
          help={t('employee.answer_by.help')}
          min={today}
        />
        <SelectField
          control={control}
          name={`${at}current_job`}
          label={t('offer.current_job')}
          choices={CURRENT_JOB.map((value) => ({ value, label: t(`offer.current_job.${value}`) }))}
          isAlwaysChosen
        />
      </FieldGrid>
      <CurrentJobs
        email={email}
        fromDate={String(fromDate ?? '')}
        currentJob={currentJob === 'continues' ? 'continues' : 'ends'}
      />
    </>
  )
}
