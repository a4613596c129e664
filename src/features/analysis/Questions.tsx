import type { AnalysedQuestion } from '../../../openapi/schemas/applicant-analysis.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Bars, SpreadBar } from './Bars.tsx'
import { Figure } from './Figure.tsx'
import { Numbers } from './Numbers.tsx'

const QUARTILES = ['least', 'lower_quartile', 'median', 'upper_quartile', 'most'] as const
const shareOf = (count: number, of: number) => (of === 0 ? 0 : count / of)

/** What was answered: a chart for each question with choices or numbers, one for all others, and one for knock-outs. */
export function Questions({ questions }: { readonly questions: readonly AnalysedQuestion[] }) {
  return (
    <>
      <KnockOuts questions={questions} />
      {questions.map((question, at) => (
        <Answers key={question.id} question={question} number={at + 1} />
      ))}
      <Written questions={questions} />
    </>
  )
}

/** How often each question was answered in a way that the employer does not look for. */
function KnockOuts({ questions }: { readonly questions: readonly AnalysedQuestion[] }) {
  const { t, pick } = useTexts()
  const some = questions.filter(({ knocked_out }) => knocked_out > 0)
  if (some.length === 0) return null
  const nameOf = ({ text }: AnalysedQuestion) => pick(text)?.text ?? ''
  return (
    <Figure
      title={t('analysis.knocked_out')}
      file="knock-outs"
      sheet={{
        head: [t('analysis.column.question'), t('analysis.column.value'), t('analysis.column.share')],
        rows: some.map((one) => [
          nameOf(one),
          one.knocked_out,
          Math.round(shareOf(one.knocked_out, one.answered) * 1000) / 10,
        ]),
      }}
    >
      <Bars
        bars={some.map((one) => ({
          key: one.id,
          label: nameOf(one),
          said: t('analysis.knocked_out.of', { count: one.knocked_out, answered: one.answered }),
          share: shareOf(one.knocked_out, one.answered),
        }))}
      />
    </Figure>
  )
}

interface AnswersProps {
  readonly question: AnalysedQuestion
  /** Its place among the questions: two may be worded alike. */
  readonly number: number
}
function Answers({ question, number }: AnswersProps) {
  const { t, intl, pick } = useTexts()
  const { answered, asked, knocked_out, choices, numbers } = question
  const title = `${number}. ${pick(question.text)?.text ?? ''}`
  const text = [
    t('analysis.asked', { answered, asked }),
    ...(knocked_out === 0 ? [] : [t('analysis.asked.knocked_out', { count: knocked_out })]),
  ].join(' · ')
  const file = `answers-${question.id.slice(0, 8)}`
  if (numbers !== null) {
    const [least, lower, median, upper, most] = QUARTILES.map((key) => numbers[key])
    return (
      <Figure
        title={title}
        text={text}
        file={file}
        sheet={{
          head: [t('analysis.column.what'), t('analysis.column.value')],
          rows: QUARTILES.map((key) => [t(`analysis.number.${key}`), numbers[key]]),
        }}
      >
        <SpreadBar marks={[least ?? 0, lower ?? 0, median ?? 0, upper ?? 0, most ?? 0]} />
        <Numbers
          of={QUARTILES.map(
            (key) =>
              [t(`analysis.number.${key}`), intl.formatNumber(numbers[key], { maximumFractionDigits: 1 })] as const,
          )}
        />
      </Figure>
    )
  }
  if (choices.length === 0) return null
  const nameOf = (value: (typeof choices)[number]['value']) =>
    typeof value === 'boolean' ? t(value ? 'analysis.yes' : 'analysis.no') : (pick(value)?.text ?? '')
  return (
    <Figure
      title={title}
      text={text}
      file={file}
      sheet={{
        head: [t('analysis.column.answer'), t('analysis.column.applicants'), t('analysis.column.share')],
        rows: choices.map(({ value, count }) => [
          nameOf(value),
          count,
          Math.round(shareOf(count, answered) * 1000) / 10,
        ]),
      }}
    >
      <Bars
        bars={choices.map(({ value, count, knocks_out }) => ({
          key: JSON.stringify(value),
          label: nameOf(value),
          said: t('analysis.of_total', {
            count,
            share: intl.formatNumber(shareOf(count, answered), { style: 'percent' }),
          }),
          share: shareOf(count, answered),
          mark: knocks_out ? t('application.knocked_out.short') : null,
        }))}
      />
    </Figure>
  )
}

/** Of answers in words and of files only that there are some. */
function Written({ questions }: { readonly questions: readonly AnalysedQuestion[] }) {
  const { t, pick } = useTexts()
  const written = questions.filter(({ kind }) => kind === 'text' || kind === 'file')
  if (written.length === 0) return null
  return (
    <Figure
      title={t('analysis.written')}
      file="written-answers"
      sheet={{
        head: [t('analysis.column.question'), t('analysis.column.value'), t('analysis.column.applicants')],
        rows: written.map(({ text, answered, asked }) => [pick(text)?.text ?? '', answered, asked]),
      }}
    >
      <Bars
        bars={written.map(({ id, text, answered, asked }) => ({
          key: id,
          label: pick(text)?.text ?? '',
          said: t('analysis.asked', { answered, asked }),
          share: shareOf(answered, asked),
        }))}
      />
    </Figure>
  )
}
