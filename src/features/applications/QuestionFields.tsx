import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import type { ApplicableJob, OwnApplication } from '../../../openapi/schemas/job-application.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { GroupLabel } from '../../ui/form/LabelRow.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useField } from '../../ui/form/useField.ts'
import { Notice } from '../../ui/Notice.tsx'
import { answerFileMachine } from './apply.effects.ts'
import { FileField } from './FileField.tsx'
import { Missing } from './Missing.tsx'

type Question = ApplicableJob['questions'][number]
interface QuestionFieldsProps {
  readonly control: Control
  readonly questions: readonly Question[]
  /** As it was saved last; null before. */
  readonly application: OwnApplication | null
  /** The ids of questions whose answers are asked for by now. */
  readonly missing: ReadonlySet<string>
}

/** The questions of a job, each with its answer; an answer that the employer does not look for is said at once. */
export function QuestionFields({ control, questions, application, missing }: QuestionFieldsProps) {
  const { t } = useTexts()
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      {questions.map((question, at) => (
        <chakra.div
          key={question.id}
          data-place={`answers.${question.id}`}
          display="grid"
          gap="2"
          gridTemplateColumns="minmax(0, 1fr)"
        >
          <Answer control={control} question={question} name={`answers.${at}`} application={application} />
          <Missing isMissing={missing.has(question.id)} of="answer" />
          {application?.knocked_out.includes(question.id) ? (
            <Notice kind="info" title={t('application.knocked_out')}>
              {t('application.knocked_out.text')}
            </Notice>
          ) : null}
        </chakra.div>
      ))}
    </chakra.div>
  )
}

interface AnswerProps extends Pick<QuestionFieldsProps, 'control' | 'application'> {
  readonly question: Question
  readonly name: string
}
function Answer({ control, question, name, application }: AnswerProps) {
  const { t, pick } = useTexts()
  const label = pick(question.text)?.text ?? ''
  const { required } = question
  switch (question.kind) {
    case 'text':
      return <TextAreaField control={control} name={`${name}.value`} label={label} rows={3} required={required} />
    case 'number':
      return <NumberField control={control} name={`${name}.value`} label={label} required={required} />
    case 'yes_no':
      return (
        <Choices
          control={control}
          name={`${name}.value`}
          label={label}
          required={required}
          choices={[
            { value: true, text: t('ui.action.yes') },
            { value: false, text: t('ui.action.no') },
          ]}
        />
      )
    case 'choice':
      return (
        <Choices
          control={control}
          name={`${name}.value`}
          label={label}
          required={required}
          choices={question.options.map((option, value) => ({ value, text: pick(option)?.text ?? '' }))}
        />
      )
    case 'file': {
      const said = application?.answers.find((answer) => answer.question === question.id)
      return (
        <FileField
          control={control}
          name={`${name}.file_id`}
          label={label}
          required={required}
          kind="paper"
          machine={answerFileMachine}
          saved={said?.kind === 'file' ? said.file : null}
        />
      )
    }
  }
}

interface ChoicesProps {
  readonly control: Control
  readonly name: string
  readonly label: ReactNode
  readonly required: boolean
  readonly choices: readonly { readonly value: boolean | number; readonly text: string }[]
}
/** One of a few answers. */
function Choices({ control, name, label, required, choices }: ChoicesProps) {
  const field = useField({ control, name })
  return (
    <chakra.div role="radiogroup" aria-labelledby={`${name}-label`} aria-required={required}>
      <GroupLabel id={`${name}-label`} label={label} required={required} />
      <chakra.div display="flex" flexWrap="wrap" columnGap="6">
        {choices.map(({ value, text }) => (
          <chakra.label
            key={String(value)}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minHeight={{ base: '11', md: '8' }}
            cursor="pointer"
            overflowWrap="anywhere"
          >
            <chakra.input
              type="radio"
              name={name}
              checked={field.value === value}
              onChange={() => field.change(value)}
              width="5"
              height="5"
              flexShrink="0"
              accentColor="primary.solid"
            />
            {text}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.div>
  )
}
