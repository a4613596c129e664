import { getTableName, sql, type SQL } from 'drizzle-orm'
import { bindings } from '../../resources/bindings.ts'

/** Whose data: a user, their email in lower case, and the accounts that they own, alone or with others. */
export interface Owner {
  readonly userId: string
  readonly emailKey: string
  readonly accountIds: readonly string[]
}

/** What a table has about a user. */
interface Theirs {
  /** Which rows of the table `t` are the user's. */
  readonly rows: (owner: Owner) => SQL
  /** Columns that are nobody's to read: secrets, hashes, what we compute for searching; and who else acted. */
  readonly without?: readonly string[]
  /** In the place of the row itself. */
  readonly as?: SQL
}
/** Why a table is not in the archive. */
type Reason = string

const ofUser = ({ userId }: Owner): SQL => sql`t.user_id = ${userId}::uuid`
const among = (column: SQL, ids: readonly string[]): SQL =>
  ids.length === 0
    ? sql`false`
    : sql`${column} in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`
const ofAccounts = ({ accountIds }: Owner): SQL => among(sql`t.account_id`, accountIds)
const ofCompanies = ({ accountIds }: Owner): SQL => among(sql`t.company_account_id`, accountIds)
const offersOf = ({ accountIds, emailKey }: Owner): SQL =>
  sql`(${among(sql`t.company_account_id`, accountIds)} or ${among(sql`t.employee_account_id`, accountIds)} or t.employee_email_key = ${emailKey})`

const applicationsOf = ({ accountIds }: Owner): SQL => among(sql`t.applicant_account_id`, accountIds)

const messagesOf = ({ accountIds, emailKey }: Owner): SQL =>
  sql`(${among(sql`t.account_id`, accountIds)} or lower(t.email) = ${emailKey})`

const PLATFORM: Reason = 'maintained by administrators; about nobody'
const SECRET: Reason = 'secrets, stored as hashes'
const WORKING: Reason = 'how the product works; about nobody'

/**
 * Every table of the database: which of its rows are about a user, or why none is. A new table is not in here, and a
 * test fails until somebody decides; collections decide by whose entries they hold. Tables are named, not imported,
 * because they belong to every area (decision 223).
 */
export const personalData: Readonly<Record<string, Theirs | Reason>> = {
  ...Object.fromEntries(
    Object.values(bindings).map((binding): [string, Theirs | Reason] => [
      getTableName(binding.table),
      binding.account === null ? PLATFORM : { rows: ofAccounts, without: ['search_key'] },
    ]),
  ),

  users: {
    rows: ({ userId }) => sql`t.id = ${userId}::uuid`,
    without: ['password_hash', 'email_key', 'search_key', 'mails_version'],
  },
  personal_details: { rows: ofUser },
  contact_changes: { rows: ofUser, without: ['token_hash'] },
  sessions: { rows: ofUser, without: ['token_hash'] },
  devices: { rows: ofUser, without: ['address_hash'] },
  second_factors: { rows: ofUser, without: ['secret', 'last_step'] },
  plan_requests: { rows: ofUser, without: ['decided_by'] },
  policy_acceptances: { rows: ofUser },
  history: {
    rows: ({ userId }) => sql`(t.user_id = ${userId}::uuid or t.subject_id = ${userId}::uuid)`,
    without: ['user_id', 'account_id'],
  },

  accounts: { rows: ({ accountIds }) => among(sql`t.id`, accountIds) },
  usernames: { rows: ofAccounts, without: ['held_for', 'held_until'] },
  files: { rows: ofAccounts, without: ['sha256'] },
  sites: { rows: ofAccounts },
  sections: { rows: ofAccounts },
  resumes: { rows: ofAccounts, without: ['password_hash'] },
  resume_snapshots: { rows: ofAccounts },
  kept_resume_keys: { rows: ofAccounts },
  support_documents: { rows: ofAccounts, without: ['name_key_en', 'name_key_am', 'search_key'] },
  document_attachments: { rows: ofAccounts },
  letter_formats: { rows: ofAccounts },
  letter_counters: {
    rows: (owner) => sql`t.format_id in (select t.id from letter_formats t where ${ofAccounts(owner)})`,
  },
  letter_templates: { rows: ofAccounts },
  letter_types: { rows: ofAccounts, without: ['prefix_key'] },
  letter_permissions: {
    rows: (owner) => sql`(${ofAccounts(owner)} or ${ofUser(owner)})`,
  },
  letter_levels: { rows: ofAccounts },
  letter_level_approvers: {
    rows: (owner) =>
      sql`(t.level_id in (select t.id from letter_levels t where ${ofAccounts(owner)}) or ${ofUser(owner)})`,
  },
  // What they wrote and answered; the letters themselves are their company's.
  letters: {
    rows: (owner) => sql`(${ofAccounts(owner)} or t.author_id = ${owner.userId}::uuid)`,
    without: ['search_key', 'subject_key', 'issued_by', 'revoked_by', 'about_id', 'code', 'document_hash'],
  },
  letter_recipients: {
    rows: (owner) => sql`(${ofUser(owner)} or ${ofAccounts(owner)})`,
    without: ['secret_hash'],
  },
  letter_signatures: { rows: ofUser },
  letter_requests: { rows: ofUser, without: ['declined_by'] },
  letter_attachments: {
    rows: (owner) => sql`t.letter_id in (select t.id from letters t where t.author_id = ${owner.userId}::uuid)`,
  },
  letter_pictures: {
    rows: (owner) => sql`t.letter_id in (select t.id from letters t where t.author_id = ${owner.userId}::uuid)`,
  },
  letter_versions: { rows: ofUser },
  letter_approvals: { rows: ofUser, without: ['for_user_id'] },
  letter_comments: { rows: ofUser },
  letter_absences: { rows: ofUser, without: ['deputy_id'] },
  hiring_processes: { rows: ofAccounts },
  hiring_stages: {
    rows: (owner) => sql`t.process_id in (select t.id from hiring_processes t where ${ofAccounts(owner)})`,
  },
  job_postings: { rows: ofAccounts, without: ['title_key_en', 'title_key_am', 'search_key'] },
  job_posting_skills: {
    rows: (owner) => sql`t.posting_id in (select t.id from job_postings t where ${ofAccounts(owner)})`,
  },
  // What they applied for. What others sent them is those others'.
  job_applications: {
    rows: applicationsOf,
    without: ['name_key_en', 'name_key_am', 'search_key', 'job_key', 'style'],
  },
  job_application_files: {
    rows: (owner) => sql`t.application_id in (select t.id from job_applications t where ${applicationsOf(owner)})`,
  },
  job_application_documents: {
    rows: (owner) => sql`t.application_id in (select t.id from job_applications t where ${applicationsOf(owner)})`,
  },
  // What they wrote of applicants. What others wrote of them is those others' (decision 305).
  applicant_notes: { rows: ({ userId }) => sql`t.author_id = ${userId}::uuid`, without: ['mentions'] },
  applicant_ratings: { rows: ofUser },
  rating_criteria: {
    rows: (owner) => sql`t.posting_id in (select t.id from job_postings t where ${ofAccounts(owner)})`,
  },
  interviewer_assignments: { rows: ofUser },
  saved_jobs: { rows: ofAccounts, without: ['job_key'] },
  job_searches: { rows: ofAccounts },
  told_jobs: { rows: ofAccounts },
  applicant_views: { rows: ofUser, without: ['name_key'] },
  job_interviews: {
    rows: (owner) => sql`t.application_id in (select t.id from job_applications t where ${applicationsOf(owner)})`,
    without: ['sequence'],
  },
  job_interviewers: { rows: ofUser },
  // What was written about what they applied for, and what they wrote in the name of an employer.
  conversation_messages: {
    rows: (owner) =>
      sql`(t.author_id = ${owner.userId}::uuid or t.application_id in (select t.id from job_applications t where ${applicationsOf(owner)}))`,
    without: ['author_id', 'client_id'],
  },
  conversations: WORKING,
  resume_views: {
    rows: ofAccounts,
    as: sql`jsonb_build_object('resume_id', t.resume_id, 'day', t.day, 'source', t.source, 'count', t.count)`,
  },
  cards: { rows: ofAccounts },
  qr_codes: { rows: ofAccounts },
  setup_progress: { rows: ofAccounts },
  deleted_entries: { rows: ofAccounts },
  notifications: {
    rows: (owner) => sql`((${ofAccounts(owner)} and t.for_user_id is null) or t.for_user_id = ${owner.userId}::uuid)`,
    without: ['change'],
  },
  views: {
    rows: ofAccounts,
    // Nobody can tell who viewed a page, and neither can its owner.
    as: sql`jsonb_build_object('account_id', t.account_id, 'day', t.day, 'source', t.source, 'count', t.count)`,
  },

  company_parts: { rows: ofAccounts },
  company_verifications: { rows: ofAccounts, without: ['decided_by'] },
  co_owners: { rows: (owner) => sql`(${ofUser(owner)} or ${ofAccounts(owner)})` },
  ownership_invitations: {
    rows: (owner) => sql`(${ofAccounts(owner)} or t.email_key = ${owner.emailKey})`,
    without: ['invited_by'],
  },
  letter_trail: { rows: ofAccounts, without: ['prev', 'hash'] },
  departments: { rows: ofCompanies },
  positions: { rows: ofCompanies, without: ['search_key', 'title_key_en', 'title_key_am'] },
  employments: { rows: (owner) => sql`(${ofUser(owner)} or ${ofCompanies(owner)})` },
  offers: { rows: offersOf, without: ['search_key', 'seen_version'] },
  offer_terms: {
    rows: (owner) => sql`t.offer_id in (select t.id from offers t where ${offersOf(owner)})`,
    without: ['made_by'],
  },
  followers: {
    rows: (owner) => sql`(${ofCompanies(owner)} or ${among(sql`t.follower_account_id`, owner.accountIds)})`,
    without: ['token_hash', 'search_key'],
  },

  messages: { rows: messagesOf, without: ['search_key', 'name_key', 'handled_by'] },
  message_replies: {
    rows: (owner) => sql`t.message_id in (select t.id from messages t where ${messagesOf(owner)})`,
    without: ['sent_by'],
  },

  subscribers: {
    rows: ({ emailKey }) => sql`t.email_key = ${emailKey}`,
    without: ['token_hash', 'search_key'],
  },

  // What they reported. Who reported their own pages is nobody's to know but administrators'.
  page_reports: {
    rows: ({ emailKey }) => sql`lower(t.reporter_email) = ${emailKey}`,
    without: ['decided_by'],
  },

  audit_log: 'what administrators did, which none of them can take out again; mostly about others',
  recovery_codes: SECRET,
  one_time_tokens: SECRET,
  registrations: 'deleted a week after it was made; a confirmed one is the user',
  idempotency_keys: 'answers that were given before, for two days',
  jobs: 'work under way, deleted once it is done',
  job_words: 'the different words of public postings, which say nothing of anybody',
  data_archives: 'the archive itself',
  mail_refusals: 'keyed hashes of emails, which lead to nobody',
  rate_limits: WORKING,
  daily_salts: WORKING,
  newsletter_issues: WORKING,
  letter_trail_heads: WORKING,
  notification_counters: WORKING,
  expiry_reminders: WORKING,
  settings: WORKING,
  gone_resumes: 'hashes of addresses, which lead to nobody',
  help_votes: 'counted with the salt of a day, and lead to nobody',
  template_settings: PLATFORM,
  font_settings: PLATFORM,
  uploaded_fonts: PLATFORM,
  resume_template_settings: PLATFORM,
  section_settings: PLATFORM,
  text_overrides: PLATFORM,
  former_slugs: PLATFORM,
  reference_entries: PLATFORM,
  tiers: PLATFORM,
}
