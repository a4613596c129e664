import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { COMMON } from './filled-lists.ts'

/** The number of letter `n`, which nothing else says. */
export const referenceOf = (n: number): string => `BL/${String(n + 1).padStart(6, '0')}/2019`
const SQL_REFERENCE = `'BL/' || lpad((n + 1)::text, 6, '0') || '/2019'`

/** What the measurement of letters asks with. */
export interface FilledLetters {
  readonly headers: { readonly authorization: string }
  /** Letters that are approved and wait to be issued. */
  readonly approved: readonly string[]
}

/**
 * A company with so many issued letters, straight into the tables of a server without demo people: with as many people
 * as a large company has, and a hundred letters that wait to be issued.
 */
export async function fillLetters(client: pg.Client, rows: number): Promise<FilledLetters> {
  const token = randomBytes(32).toString('base64url')
  const [user, account, format, type, counter] = Array.from({ length: 5 }, () => randomUUID())
  await client.query(
    `insert into users (id, email, email_key, password_hash, role, first_name, middle_name, last_name, language, tier_key, current_account_id, email_verified_at, created_at)
     values ($1, 'owner@example.org', 'owner@example.org', 'none', 2, 'Hana', 'Alemu', 'Wolde', 'en', 'enterprise', $2, now(), now())`,
    [user, account],
  )
  await client.query(
    `insert into accounts (id, owner_id, kind, username, company_name, created_at) values ($2, $1, 'company', 'abay', 'Abay', now())`,
    [user, account],
  )
  await client.query(
    `insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at) values ($1, $2, $3, 'bench', now(), now(), now() + interval '30 days')`,
    [randomUUID(), createHash('sha256').update(token).digest(), user],
  )
  await client.query(
    'create temp table staff as select n, gen_random_uuid() as user_id, gen_random_uuid() as account_id from generate_series(1, 2000) n',
  )
  await client.query(
    `insert into users (id, email, email_key, password_hash, role, first_name, middle_name, last_name, language, tier_key, current_account_id, email_verified_at, created_at)
     select user_id, n || '@example.org', n || '@example.org', 'none', 2, 'Abebe', 'Kebede', n, 'en', 'free', account_id, now(), now() from staff`,
  )
  await client.query(
    `insert into accounts (id, owner_id, kind, username, created_at) select account_id, user_id, 'individual', 'person' || n, now() from staff`,
  )
  await client.query(
    `insert into employments (id, company_account_id, employee_account_id, user_id, job_title, started_on, created_at)
     select gen_random_uuid(), $1, account_id, user_id, 'Clerk', '2020-01-01', now() from staff`,
    [account],
  )
  await client.query(
    `insert into letter_formats (id, account_id, name, pattern, calendar, reset, shared, created_at)
     values ($1, $2, '{"en":"Numbers"}', '{PREFIX}/{SEQ:6}/{YEAR}', 'ethiopian', 'yearly', false, now())`,
    [format, account],
  )
  await client.query(
    `insert into letter_types (id, account_id, name, prefix, prefix_key, format_id, confidential, request, active, created_at)
     values ($1, $2, '{"en":"Business letter"}', 'BL', 'bl', $3, false, 'none', true, now())`,
    [type, account, format],
  )
  await client.query(`insert into letter_counters (id, format_id, type_id, year, last) values ($1, $2, $3, 1900, $4)`, [
    counter,
    format,
    type,
    rows,
  ])
  const body = JSON.stringify([{ type: 'paragraph', text: [{ text: 'We send you four samples. '.repeat(20) }] }])
  await client.query(
    `insert into letters (id, account_id, type_id, author_id, lang, status, subject, body, search_key, subject_key, reference, number, counter_id, created_at, changed_at, submitted_at, issued_at, issued_by, code)
     select gen_random_uuid(), $1, $2, $3, 'en', 'issued', 'Samples for ${COMMON} ' || n, $4::jsonb, 'samples for ${COMMON} ' || n || ' ' || lower(${SQL_REFERENCE}),
       'samples for ${COMMON} ' || n, ${SQL_REFERENCE}, n + 1, $5, now() - make_interval(secs => n), now() - make_interval(secs => n), now() - make_interval(secs => n), now() - make_interval(secs => n), $3, upper(substr(md5(n::text), 1, 10))
     from generate_series(0, $6::int - 1) n`,
    [account, type, user, body, counter, rows],
  )
  const { rows: made } = await client.query<{ id: string }>(
    `insert into letters (id, account_id, type_id, author_id, lang, status, subject, body, search_key, subject_key, created_at, changed_at, submitted_at)
     select gen_random_uuid(), $1, $2, $3, 'en', 'approved', 'Waiting ' || n, $4::jsonb, 'waiting ' || n, 'waiting ' || n, now(), now(), now() from generate_series(1, 100) n returning id`,
    [account, type, user, body],
  )
  await client.query(
    `insert into letter_recipients (letter_id, place, kind, email, name, copy) select id, 0, 'outside', 'bank@example.com', 'Awash Bank', false from letters where status = 'approved'`,
  )
  await client.query('analyze')
  return { headers: { authorization: `Bearer ${token}` }, approved: made.map(({ id }) => id) }
}
