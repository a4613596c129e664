import type { NotificationKind } from '../../openapi/schemas/notification.ts'
import { notify, type Notice } from '../../server/areas/notifications/notifications.commands.ts'
import type { NotificationValues } from '../../server/areas/notifications/notification-kinds.ts'
import type { TestApp } from '../setup/app.ts'

const sampleValues: NotificationValues = {
  job_offer: { title: 'Water engineer', change: 'new' },
  offer_withdrawn: { title: 'Water engineer' },
  answer_due: { title: 'Water engineer', date: '2026-03-20' },
  offer_answered: { title: 'Water engineer', person: 'Abebe Kebede', answer: 'accepted' },
  employment_ended: { title: 'Accountant', person: 'Abebe Kebede', date: '2026-03-31' },
  employment_disputed: { title: 'Accountant', person: 'Abebe Kebede' },
  licence_expiring: { licence: 'Export licence', date: '2026-03-31' },
  verification_decided: { decision: 'verified' },
  verification_requested: {},
  page_taken_down: { username: 'dashen', reason: 'The page asks for money before a job.' },
  job_decided: { title: 'Water engineer', decision: 'approved' },
  application_received: { title: 'Water engineer' },
  application_moved: { title: 'Water engineer', stage: 'interview' },
  application_decided: { title: 'Water engineer', decision: 'rejected', has_note: 'no', note: '' },
  new_applications: { title: 'Water engineer', count: '3' },
  job_closed: { title: 'Water engineer', count: '3' },
  replies_due: { title: 'Water engineer', when: 'both', today: '2', soon: '3', date: '2026-03-20' },
  note_mention: { title: 'Water engineer', person: 'Abebe Kebede' },
  interviewer_assigned: { title: 'Water engineer', scope: 'applicant' },
  job_alert: { search: 'Water in Adama', count: '3' },
  interview_invited: { title: 'Water engineer', date: '2026-03-10', time: '14:30', change: 'new' },
  interview_assigned: {
    title: 'Water engineer',
    person: 'Hanna Bekele',
    date: '2026-03-10',
    time: '14:30',
    change: 'new',
  },
  interview_answered: {
    title: 'Water engineer',
    person: 'Hanna Bekele',
    date: '2026-03-10',
    time: '14:30',
    answer: 'declined',
    has_note: 'yes',
    note: 'I am travelling then.',
  },
  interview_cancelled: {
    title: 'Water engineer',
    to: 'applicant',
    person: '',
    date: '2026-03-10',
    time: '14:30',
    has_note: 'no',
    note: '',
  },
  interview_soon: {
    title: 'Water engineer',
    to: 'interviewer',
    person: 'Hanna Bekele',
    date: '2026-03-10',
    time: '14:30',
  },
  applicant_message: { title: 'Water engineer', posting: '00000000-0000-4000-8000-000000000001' },
  employer_message: { title: 'Water engineer' },
  job_review_requested: { title: 'Water engineer', employer: 'Dashen Bank' },
  letter_asked: { title: 'Certificate of employment', person: 'Abebe Kebede', asked: 'new' },
  letter_requested: { title: 'Certificate of employment', person: 'Hanna Girma' },
  letter_declined: { title: 'Certificate of employment', note: 'Please ask the head office.' },
  letter_seat_vacant: { position: 'Head of finance', waiting: '2' },
  letter_answered: {
    title: 'Certificate of employment',
    answer: 'returned',
    reference: '',
    has_note: 'yes',
    note: 'The salary is missing.',
  },
  letter_received: { title: 'Certificate of employment', reference: 'HR/0061/2018', revoked: 'no' },
  plan_decided: { decision: 'declined', has_note: 'yes', note: 'Please send your registration first.' },
  plan_requested: { by: 'company' },
  ownership_offered: { kind: 'share' },
  ownership_changed: { person: 'Abebe Kebede', change: 'joined' },
  new_follower: { person: 'Abebe Kebede' },
  message_received: { inbox: 'contacts' },
}

/** Tells an account something, as an area does it; `values` are samples unless given. */
export async function notification<K extends NotificationKind>(
  { services }: TestApp,
  accountId: string,
  kind: K,
  more: Partial<Notice<K>> = {},
): Promise<void> {
  const notice: Notice<K> = {
    accountId,
    kind,
    subjectId: null,
    companyAccountId: null,
    values: sampleValues[kind],
    ...more,
  }
  await services.transaction((tx) => notify(tx, services, notice))
}
