import { getTableName, sql, type SQL } from 'drizzle-orm'
import { bindings } from '../../resources/bindings.ts'
import type { Tx } from '../../kernel/context.ts'
import type { Owner } from './personal-data.ts'

/** Who is deleted, with the accounts that go with them, and when. */
interface Leaving extends Owner {
  readonly now: Date
}

/** What of a table stays, and why: everything else about a person is deleted. */
export const kept: Readonly<Record<string, string>> = {
  users: 'what others recorded refers to it; names, email, phone and password are removed',
  accounts: 'the same; names, texts and pictures are removed',
  usernames: 'stays reserved, so that nobody else is taken for the person; it leads nowhere',
  qr_codes: 'what was printed answers that it is gone',
  employments: 'a company’s record of its staff; it has ended, and leads to nobody',
  offers: 'a company’s record of what it offered; the email and the answer’s reason are removed',
  offer_terms: 'the same',
  conversation_messages: 'what was written in an employer’s name, without who wrote it',
  job_applications: 'an employer’s record that somebody applied; name, resume, answers and files are removed',
  applicant_notes: 'what they wrote for colleagues, by an id that leads to nobody',
  applicant_ratings: 'the same',
  letter_counters: 'goes with its format',
  letter_level_approvers: 'goes with its level; in a level of others it names nobody any more',
  letter_permissions: 'the company’s go with it; in another it names nobody any more, and opens nothing to others',
  letters: 'what was submitted is its company’s; drafts that nobody else saw are removed',
  letter_versions: 'what its company’s letters said, by an id that leads to nobody',
  letter_approvals: 'who answered a company’s letter, by an id that leads to nobody',
  letter_attachments: 'goes with its letter',
  letter_pictures: 'goes with its letter',
  letter_recipients:
    'a company’s record of whom it wrote to, by an id that leads to nobody; to accounts they are removed',
  history: 'who decided what, by an id that leads to nobody',
  files: 'pictures of articles that an administrator wrote, and fonts that one uploaded',
}

const among = (column: SQL, ids: readonly string[]): SQL =>
  ids.length === 0
    ? sql`false`
    : sql`${column} in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`

/**
 * Deletes a user for good, with the accounts that nobody else owns, in one transaction: the user and those accounts
 * stay as rows without a name, because what others recorded refers to them (`kept`). Statements stand in the order that
 * references need. Gives back the files whose bytes go after the commit.
 */
export async function erase(tx: Tx, { userId, emailKey, accountIds, now }: Leaving): Promise<readonly ErasedFile[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const today = sql`(${at} at time zone 'Africa/Addis_Ababa')::date`
  const mine = among(sql`account_id`, accountIds)
  const company = among(sql`company_account_id`, accountIds)
  const gone = `deleted.${userId}`

  // Work ends on both sides; the record of it stays without what somebody wrote.
  await tx.execute(sql`
    update employments set ended_at = ${at}, last_day = least(coalesce(last_day, ${today}), ${today}),
      ended_by = case when user_id = ${userId}::uuid then 'employee' else 'company' end, rights = '[]', version = version + 1
    where ended_at is null and (user_id = ${userId}::uuid or ${company})`)
  await tx.execute(
    sql`update employments set end_reason = null, dispute = null where user_id = ${userId}::uuid or ${company}`,
  )
  await tx.execute(sql`delete from notifications where for_user_id = ${userId}::uuid`)
  await tx.execute(sql`delete from notifications where ${mine} or ${company} or subject_id in (
    select id from offers where employee_email_key = ${emailKey} or ${among(sql`employee_account_id`, accountIds)}
    union select id from employments where user_id = ${userId}::uuid)`)
  await tx.execute(sql`delete from offer_terms where offer_id in (select id from offers where ${company})`)
  await tx.execute(sql`delete from offers where ${company}`)
  await tx.execute(sql`
    update offers set employee_email_key = ${gone}, search_key = '', rejection_note = null, version = version + 1,
      status = case when status in ('pending', 'modified') then 'rejected' else status end
    where employee_email_key = ${emailKey} or ${among(sql`employee_account_id`, accountIds)}`)

  for (const { account, table } of Object.values(bindings))
    if (account !== null) await tx.execute(sql`delete from ${sql.identifier(getTableName(table))} where ${mine}`)
  await tx.execute(sql`update employments set position_id = null where ${company}`)
  await tx.execute(sql`update positions set reports_to_id = null where ${company}`)
  await tx.execute(sql`delete from positions where ${company}`)
  await tx.execute(sql`update departments set parent_id = null where ${company}`)
  await tx.execute(sql`delete from departments where ${company}`)
  await tx.execute(sql`delete from followers where ${company} or ${among(sql`follower_account_id`, accountIds)}`)
  await tx.execute(sql`delete from co_owners where ${mine} or user_id = ${userId}::uuid`)
  await tx.execute(
    sql`delete from ownership_invitations where ${mine} or email_key = ${emailKey} or invited_by = ${userId}::uuid`,
  )
  await tx.execute(sql`delete from applicant_views where ${mine} or user_id = ${userId}::uuid`)
  await tx.execute(sql`delete from subscribers where email_key = ${emailKey}`)
  await tx.execute(sql`delete from page_reports where ${mine}`)
  await tx.execute(sql`update page_reports set reporter_email = null where lower(reporter_email) = ${emailKey}`)
  const written = sql`(${mine} or lower(email) = ${emailKey})`
  await tx.execute(sql`delete from message_replies where message_id in (select id from messages where ${written})`)
  await tx.execute(sql`delete from messages where ${written}`)
  await tx.execute(sql`delete from job_posting_skills where posting_id in (select id from job_postings where ${mine})`)
  await tx.execute(sql`delete from rating_criteria where posting_id in (select id from job_postings where ${mine})`)
  // What came to postings of a company that goes is its applicants' no more; their files are swept.
  const toPostings = sql`posting_id in (select id from job_postings where ${mine})`
  const sent = sql`select id from job_applications where ${toPostings}`
  await tx.execute(sql`
    update files set state = 'staged', created_at = ${at} where id in (
      select file_id from job_application_files where application_id in (${sent})
      union select photo_id from job_applications where ${toPostings})`)
  await tx.execute(sql`delete from notifications where subject_id in (${sent})`)
  await tx.execute(sql`delete from interviewer_assignments where ${mine} or user_id = ${userId}::uuid`)
  await tx.execute(sql`delete from job_applications where ${toPostings}`)
  // Employers keep that somebody applied, and what came of it.
  const applied = among(sql`applicant_account_id`, accountIds)
  await tx.execute(sql`delete from job_applications where ${applied} and status = 'draft'`)
  // What colleagues said of them is about them; the points stay for the employer's record of how it chose.
  const theirs = sql`application_id in (select id from job_applications where ${applied})`
  await tx.execute(sql`delete from applicant_notes where ${theirs}`)
  await tx.execute(sql`update applicant_ratings set comment = null where ${theirs}`)
  await tx.execute(sql`delete from job_interviewers where user_id = ${userId}::uuid`)
  // Both sides wrote about this person; what they wrote for others stays those others', without their name.
  for (const table of [
    'job_application_files',
    'job_application_documents',
    'job_interviews',
    'conversation_messages',
    'conversations',
  ])
    await tx.execute(sql`
      delete from ${sql.identifier(table)} where application_id in (select id from job_applications where ${applied})`)
  await tx.execute(sql`update conversation_messages set author_id = null where author_id = ${userId}::uuid`)
  await tx.execute(sql`
    update history set detail = '{}' where lifecycle = 'jobApplication'
      and subject_id in (select id from job_applications where ${applied})`)
  await tx.execute(sql`
    update job_applications set applicant_account_id = null, resume_id = null, cover_letter = null, answers = '[]',
      name = null, name_key_en = '', name_key_am = '', search_key = '', job_key = '', email = null, phone = null,
      style = null, papers = null, photo_id = null, match = null, match_score = null, note = null, updated_at = ${at},
      status = case when status in ('hired', 'rejected') then status else 'withdrawn' end,
      stage_id = case when status in ('hired', 'rejected') then stage_id else (
        select s.id from hiring_stages s join job_postings j on j.hiring_process_id = s.process_id
        where j.id = posting_id and s.kind = 'withdrawn') end,
      version = version + 1
    where ${applied}`)
  for (const table of ['resumes', 'resume_snapshots'])
    await tx.execute(sql`
      insert into gone_resumes (slug_hash, gone_at)
      select sha256(convert_to(slug, 'UTF8')), ${at} from ${sql.identifier(table)} where ${mine} and slug is not null
      on conflict do nothing`)
  for (const table of [
    'document_attachments',
    'support_documents',
    'company_parts',
    'company_verifications',
    'sites',
    'sections',
    'cards',
    'setup_progress',
    'resume_snapshots',
    'resume_views',
    'resumes',
    'kept_resume_keys',
    'saved_jobs',
    'job_searches',
    'told_jobs',
    'job_postings',
    'hiring_processes',
    'letter_trail',
    'letter_trail_heads',
    // Approvers, counts, recipients, versions and answers go with what they belong to.
    'letter_signatures',
    'letter_requests',
    'letters',
    'letter_absences',
    'letter_permissions',
    'letter_levels',
    'letter_types',
    'letter_templates',
    'letter_formats',
    'deleted_entries',
    'views',
    'notification_counters',
  ])
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${mine}`)
  await tx.execute(sql`update qr_codes set account_id = null where ${mine}`)
  await tx.execute(sql`
    update usernames set state = 'reserved', account_id = null, reason = 'deleted', held_for = null, held_until = null
    where ${mine}`)

  const { rows: files } = await tx.execute<ErasedFile>(sql`
    delete from files f using accounts a
    where a.id = f.account_id and ${among(sql`f.account_id`, accountIds)} and a.kind <> 'administrator'
    returning f.id, f.type`)

  await tx.execute(sql`
    update files set state = 'staged', created_at = ${at} where id in (
      select file_id from letter_signatures where user_id = ${userId}::uuid
      union select a.file_id from letter_attachments a join letters l on l.id = a.letter_id
        where l.author_id = ${userId}::uuid and l.submitted_at is null
      union select p.file_id from letter_pictures p join letters l on l.id = p.letter_id
        where l.author_id = ${userId}::uuid and l.submitted_at is null)`)
  await tx.execute(sql`delete from letter_signatures where user_id = ${userId}::uuid`)
  await tx.execute(sql`delete from letter_requests where user_id = ${userId}::uuid`)
  await tx.execute(sql`update letter_requests set declined_by = null where declined_by = ${userId}::uuid`)
  // Nobody but them ever saw these; what was submitted is their company's, without their name and what they said of it.
  await tx.execute(sql`delete from letters where author_id = ${userId}::uuid and submitted_at is null`)
  await tx.execute(sql`delete from letter_comments where user_id = ${userId}::uuid`)
  await tx.execute(sql`delete from letter_recipients where ${mine}`)
  // Where a level or a permission names them, it names nobody: it stays, so that it opens nothing to others.
  await tx.execute(sql`delete from letter_absences where user_id = ${userId}::uuid or deputy_id = ${userId}::uuid`)
  for (const table of [
    'sessions',
    'devices',
    'contact_changes',
    'one_time_tokens',
    'recovery_codes',
    'second_factors',
    'personal_details',
    'plan_requests',
    'policy_acceptances',
    'idempotency_keys',
    'data_archives',
  ])
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}::uuid`)
  await tx.execute(sql`delete from registrations where email_key = ${emailKey}`)
  await tx.execute(sql`delete from jobs where queue = 'mail' and lower(payload ->> 'to') = ${emailKey}`)
  await tx.execute(
    sql`update history set detail = '{}' where subject_id = ${userId}::uuid or user_id = ${userId}::uuid`,
  )

  await tx.execute(sql`
    update accounts set username = 'deleted.' || id, company_name = null, public_name = null, verified_at = null,
      phone_number = null, company_size_id = null, info_source_id = null, headline = null, bio = null,
      picture_id = null, cover_id = null, nickname = null, job_title = null, work_email = null,
      work_phone_number = null, salary = null, employment_status = null, audiences = '{}', version = version + 1
    where ${among(sql`id`, accountIds)}`)
  await tx.execute(sql`
    update users set email = ${gone}, email_key = ${gone}, password_hash = '', first_name = null, middle_name = null,
      last_name = null, display_name = null, phone_number = null, current_account_id = null, mails = '{}',
      search_key = '', audiences = '{}', disabled_at = ${at}, disabled_reason = null, deletion_due_at = null,
      deleted_at = ${at}, version = version + 1
    where id = ${userId}::uuid`)
  return files
}

interface ErasedFile extends Record<string, unknown> {
  readonly id: string
  readonly type: string
}
