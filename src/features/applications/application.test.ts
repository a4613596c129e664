import { expect, test } from 'vitest'
import { jobRow, newForm, wholeForm } from '../../api/mocks/job-application-samples.ts'
import { formOf, prepare, readForm, valuesOf } from './application.ts'

const { questions } = jobRow
const held = (over: object = {}) => ({ ...formOf(valuesOf(wholeForm, 'am'), questions), ...over })
const answersOf = (form: object) => (form as { readonly answers: readonly object[] }).answers

test('the form of a saved draft sends what was saved', () => {
  expect(readForm(held())).toEqual(valuesOf(wholeForm, 'am'))
})
test('the form of a new application has a place for each question and sends nothing', () => {
  const form = formOf(valuesOf(newForm, 'am'), questions)
  expect(answersOf(form)).toHaveLength(questions.length)
  expect(readForm(form)).toEqual({
    resume_id: null,
    lang: 'am',
    cv_file_id: null,
    cover_letter: null,
    answers: [],
    document_ids: [],
  })
})
test('an answer that is taken back is left out, and a number that is none cannot be saved', () => {
  const change = (kind: string, value: unknown) =>
    held({
      answers: answersOf(held()).map((answer) =>
        'kind' in answer && answer.kind === kind ? { ...answer, value } : answer,
      ),
    })
  expect(readForm(change('yes_no', null))?.answers.map(({ kind }) => kind)).toEqual(['choice', 'number'])
  expect(readForm(change('text', '  '))?.answers).toHaveLength(3)
  expect(readForm(change('number', 'three'))).toBeNull()
})
test('answers to questions that are not asked any more are left out', () => {
  const [first] = questions
  expect(readForm(formOf(valuesOf(wholeForm, 'en'), first ? [first] : []))?.answers).toHaveLength(1)
})
test('what is not answered yet is no mistake of the form, and messages keep their places', () => {
  expect(answersOf(prepare(formOf(valuesOf(newForm, 'en'), questions)))).toHaveLength(questions.length)
})
