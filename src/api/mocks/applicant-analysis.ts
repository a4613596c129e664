import type { ApplicantAnalysis } from '../../../openapi/schemas/applicant-analysis.ts'
import { wholePosting } from './job-posting-samples.ts'
import { mock } from './mock.ts'
import { sampleId } from './sample-ids.ts'

const { id, title, status } = wholePosting
const [yesNo, choice, number] = wholePosting.questions
const optionsOf = (question: typeof choice) => (question?.kind === 'choice' ? question.options : [])

/** Nobody has applied. */
export const emptyAnalysis: ApplicantAnalysis = {
  posting: { id, title, status },
  applicants: 0,
  running: 0,
  hired: 0,
  rejected: 0,
  withdrawn: 0,
  knocked_out: 0,
  funnel: [
    { step: 'applied', reached: 0, now: 0 },
    { step: 'hired', reached: 0, now: 0 },
  ],
  stages: [],
  sources: [],
  first_reply: { replied: 0, waiting: 0, median_hours: null, p90_hours: null },
  promises: { kept: 0, broken: 0, open: 0 },
  questions: [],
}

/** A posting that ran for some weeks. */
export const filledAnalysis: ApplicantAnalysis = {
  ...emptyAnalysis,
  applicants: 128,
  running: 61,
  hired: 2,
  rejected: 54,
  withdrawn: 11,
  knocked_out: 17,
  funnel: [
    { step: 'applied', reached: 128, now: 34 },
    { step: 'screening', reached: 81, now: 16 },
    { step: 'interview', reached: 32, now: 9 },
    { step: 'offer', reached: 5, now: 2 },
    { step: 'hired', reached: 2, now: 2 },
  ],
  stages: [
    { step: 'applied', finished: 94, median_hours: 30.5, p90_hours: 96, now: 34, longest_hours: 410 },
    { step: 'screening', finished: 62, median_hours: 76, p90_hours: 190, now: 16, longest_hours: 260 },
    { step: 'interview', finished: 21, median_hours: 150, p90_hours: 300, now: 9, longest_hours: 122 },
    { step: 'offer', finished: 3, median_hours: 20, p90_hours: 44, now: 2, longest_hours: 0.4 },
  ],
  sources: [
    { source: 'search', applicants: 58, interviewed: 12, hired: 1 },
    { source: 'telegram', applicants: 37, interviewed: 9, hired: 0 },
    { source: 'alert', applicants: 14, interviewed: 6, hired: 1 },
    { source: 'direct', applicants: 11, interviewed: 3, hired: 0 },
    { source: 'linkedin', applicants: 5, interviewed: 2, hired: 0 },
    { source: null, applicants: 3, interviewed: 0, hired: 0 },
  ],
  first_reply: { replied: 94, waiting: 32, median_hours: 41, p90_hours: 118 },
  promises: { kept: 49, broken: 7, open: 61 },
  questions: [
    {
      id: yesNo?.id ?? sampleId(73, 0),
      kind: 'yes_no',
      text: yesNo?.text ?? {},
      asked: 128,
      answered: 128,
      knocked_out: 9,
      choices: [
        { value: true, count: 119, knocks_out: false },
        { value: false, count: 9, knocks_out: true },
      ],
      numbers: null,
    },
    {
      id: choice?.id ?? sampleId(73, 1),
      kind: 'choice',
      text: choice?.text ?? {},
      asked: 128,
      answered: 120,
      knocked_out: 0,
      choices: optionsOf(choice).map((value, n) => ({ value, count: n === 0 ? 88 : 32, knocks_out: false })),
      numbers: null,
    },
    {
      id: number?.id ?? sampleId(73, 2),
      kind: 'number',
      text: number?.text ?? {},
      asked: 128,
      answered: 126,
      knocked_out: 8,
      choices: [],
      numbers: { least: 0, lower_quartile: 3, median: 5, upper_quartile: 8.5, most: 24 },
    },
    {
      id: sampleId(73, 3),
      kind: 'file',
      text: { en: 'A drawing you made', am: 'የሠሩት ሥዕል' },
      asked: 128,
      answered: 40,
      knocked_out: 0,
      choices: [],
      numbers: null,
    },
  ],
}

/** What became of those who applied for a job of an employer. */
export const applicantAnalysisMocks = {
  getApplicantAnalysis: mock('getApplicantAnalysis', () => filledAnalysis),
}
