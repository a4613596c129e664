import { Button } from '@chakra-ui/react/button'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useFieldArray, useWatch, type Control } from 'react-hook-form'
import { asksAboutPay } from '../../../openapi/pay-question.ts'
import type { jobPostingBody, JobQuestion } from '../../../openapi/schemas/job-posting.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import type { SchemaForm } from '../../ui/form/useCheckedForm.ts'
import { useField } from '../../ui/form/useField.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from '../../ui/icons.tsx'
import { DragHandle } from '../../ui/list/Draggable.tsx'
import { Tick } from '../../ui/list/Tick.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { unfinished, type HeldQuestion } from './posting.ts'

export interface QuestionsForm {
  readonly questions: HeldQuestion[]
}
const KINDS = ['text', 'choice', 'number', 'yes_no', 'file'] as const satisfies readonly JobQuestion['kind'][]
const MOST_OPTIONS = 12

interface QuestionCardProps {
  readonly form: SchemaForm<typeof jobPostingBody>
  readonly at: number
  readonly last: number
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/** One question: what is asked, how it is answered, and which answers will do. */
export function QuestionCard({ form, at, last, onMove, onRemove }: QuestionCardProps) {
  const { t } = useTexts()
  const control = form.control as unknown as Control
  const path = `questions.${at}`
  const question = useWatch({ control, name: path }) as HeldQuestion | undefined
  if (question === undefined) return null
  const waits = unfinished(question)
  const number = at + 1
  return (
    <chakra.div
      role="group"
      aria-label={t('posting.question.number', { number })}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      borderTopWidth="1px"
      pt="2"
    >
      <chakra.div display="flex" alignItems="center" gap="1">
        <DragHandle label={t('posting.question.drag', { number })} disabled={last === 0} />
        <chakra.span flex="1" fontWeight="600">
          {t('posting.question.number', { number })}
        </chakra.span>
        <IconButton
          label={t('posting.question.earlier', { number })}
          aria-disabled={at === 0}
          onClick={() => (at === 0 ? undefined : onMove(at - 1))}
        >
          <ArrowUpIcon />
        </IconButton>
        <IconButton
          label={t('posting.question.later', { number })}
          aria-disabled={at === last}
          onClick={() => (at === last ? undefined : onMove(at + 1))}
        >
          <ArrowDownIcon />
        </IconButton>
        <IconButton label={t('posting.question.remove', { number })} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </chakra.div>
      <LocalizedField
        control={control}
        name={`${path}.text`}
        label={t('posting.question.text')}
        {...(waits === 'text' ? { help: t('posting.question.unfinished.text') } : {})}
        required
      />
      <FieldGrid>
        <SelectField
          control={control}
          name={`${path}.kind`}
          label={t('posting.question.kind')}
          isAlwaysChosen
          choices={KINDS.map((value) => ({ value, label: t(`posting.question.kind.${value}`) }))}
        />
        {question.kind === 'yes_no' ? <YesNo control={control} path={path} /> : null}
        {question.kind === 'number' ? (
          <NumberField
            control={control}
            name={`${path}.least`}
            label={t('posting.question.least')}
            help={question.least == null ? undefined : t('posting.question.knockout')}
          />
        ) : null}
      </FieldGrid>
      {question.kind === 'choice' ? <Options form={form} path={path} isShort={waits === 'options'} /> : null}
      <SwitchField control={control} name={`${path}.required`} label={t('posting.question.required')} />
      <AboutPay control={control} path={path} question={question} />
    </chakra.div>
  )
}

interface AboutPayProps {
  readonly control: Control
  readonly path: string
  readonly question: HeldQuestion
}
/** Whether interviewers see the answers: as the words suggest until the employer says so. */
function AboutPay({ control, path, question }: AboutPayProps) {
  const { t } = useTexts()
  const id = useId()
  const field = useField({ control, name: `${path}.about_pay` })
  return (
    <chakra.div display="flex" gap="3" alignItems="flex-start" minHeight="11" py="1.5">
      <Switch
        id={id}
        ref={field.ref}
        name={field.name}
        checked={asksAboutPay(question)}
        onChange={field.change}
        onBlur={field.blur}
        describedBy={`${id}-help`}
      />
      <div>
        <chakra.label htmlFor={id} textStyle="label" cursor="pointer">
          {t('posting.question.about_pay')}
        </chakra.label>
        <chakra.div id={`${id}-help`} textStyle="xs" color="fg.muted">
          {t('posting.question.about_pay.help')}
        </chakra.div>
      </div>
    </chakra.div>
  )
}

/** Which of the two answers is needed, if one is. */
function YesNo({ control, path }: { readonly control: Control; readonly path: string }) {
  const { t } = useTexts()
  const field = useField({ control, name: `${path}.accepted` })
  const value = typeof field.value === 'boolean' ? String(field.value) : ''
  return (
    <FieldFrame
      label={t('posting.question.accepted')}
      help={value === '' ? undefined : t('posting.question.knockout')}
      error={field.message}
    >
      <NativeSelect.Root>
        <NativeSelect.Field
          name={field.name}
          ref={field.ref}
          value={value}
          onBlur={field.blur}
          onChange={({ target }) => field.change(target.value === '' ? null : target.value === 'true')}
        >
          <option value="">{t('posting.question.accepted.any')}</option>
          <option value="true">{t('ui.action.yes')}</option>
          <option value="false">{t('ui.action.no')}</option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  )
}

interface OptionsProps {
  readonly form: SchemaForm<typeof jobPostingBody>
  readonly path: string
  /** Too few are written. */
  readonly isShort: boolean
}
/** The answers to choose from, and which of them will do. */
function Options({ form, path, isShort }: OptionsProps) {
  const { t, pick } = useTexts()
  const control = form.control as unknown as Control<Record<string, object[]>>
  const name = `${path}.options`
  const { fields, append, remove } = useFieldArray({ control, name: name as 'options' })
  const options = (useWatch({ control: form.control as unknown as Control, name }) ?? []) as HeldQuestion['options'] &
    object
  const accepted = useField({ control: form.control as unknown as Control, name: `${path}.accepted` })
  const places = Array.isArray(accepted.value) ? (accepted.value as readonly number[]) : []
  const accept = (next: readonly number[]) => accepted.change(next.length > 0 ? next : null)
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      {fields.map(({ id }, place) => (
        <chakra.div key={id} display="flex" gap="2" alignItems="flex-end">
          <chakra.div flex="1" minWidth="0">
            <LocalizedField
              control={form.control as unknown as Control}
              name={`${name}.${place}`}
              label={t('posting.question.option', { number: place + 1 })}
            />
          </chakra.div>
          <IconButton
            label={t('posting.question.option.remove', { number: place + 1 })}
            onClick={() => {
              accept(places.filter((one) => one !== place).map((one) => (one > place ? one - 1 : one)))
              remove(place)
            }}
          >
            <TrashIcon />
          </IconButton>
        </chakra.div>
      ))}
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        {fields.length < MOST_OPTIONS ? (
          <Button
            type="button"
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() => append({}, { shouldFocus: false })}
          >
            <PlusIcon />
            {t('posting.question.option.add')}
          </Button>
        ) : null}
        {isShort ? (
          <chakra.span textStyle="xs" color="fg.muted">
            {t('posting.question.unfinished.options')}
          </chakra.span>
        ) : null}
      </chakra.div>
      {options.length > 0 ? (
        <chakra.fieldset minWidth="0">
          <chakra.legend textStyle="label">{t('posting.question.accepted.options')}</chakra.legend>
          <chakra.p textStyle="xs" color="fg.muted">
            {t(places.length === 0 ? 'posting.question.accepted.any' : 'posting.question.knockout')}
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" columnGap="5">
            {options.map((option, place) => (
              <Tick
                key={fields[place]?.id ?? place}
                checked={places.includes(place)}
                onChange={(isOn) =>
                  accept(isOn ? [...places, place].toSorted((a, b) => a - b) : places.filter((one) => one !== place))
                }
              >
                {pick(option)?.text || t('posting.question.option', { number: place + 1 })}
              </Tick>
            ))}
          </chakra.div>
        </chakra.fieldset>
      ) : null}
    </chakra.div>
  )
}
