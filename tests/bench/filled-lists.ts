import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'

/** A word that every filled row has, beside the one of its own. */
export const COMMON = 'bekele'
/** The word that row `n` alone has: letters and digits that look like nothing else. */
export const wordOf = (n: number): string => createHash('md5').update(String(n)).digest('hex').slice(0, 12)

const SQL_WORD = `substr(md5(n::text), 1, 12)`
/** The row's time, a second before that of the row before it. */
const SQL_TIME = `now() - make_interval(secs => n)`

/**
 * Fills every list of administrators with so many rows, straight into the tables of a server without demo people; the
 * headers of an administrator's calls.
 */
export async function fillLists(client: pg.Client, rows: number): Promise<{ readonly authorization: string }> {
  const token = randomBytes(32).toString('base64url')
  const [user, account] = [randomUUID(), randomUUID()]
  await client.query(
    `insert into users (id, email, email_key, password_hash, role, first_name, middle_name, last_name, language, tier_key, current_account_id, email_verified_at, created_at)
     values ($1, 'admin@example.org', 'admin@example.org', 'none', 1, 'Hana', 'Alemu', 'Wolde', 'en', 'free', $2, now(), now())`,
    [user, account],
  )
  await client.query(
    `insert into accounts (id, owner_id, kind, username, created_at) values ($2, $1, 'administrator', 'administrator1', now())`,
    [user, account],
  )
  await client.query(
    `insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at) values ($1, $2, $3, 'bench', now(), now(), now() + interval '30 days')`,
    [randomUUID(), createHash('sha256').update(token).digest(), user],
  )
  // Administrators need a second factor; nobody signs in with this one.
  await client.query(
    `insert into second_factors (user_id, secret, enabled_at, created_at) values ($1, '\\x00', now(), now())`,
    [user],
  )
  await client.query(
    'create temp table filled as select n, gen_random_uuid() as user_id, gen_random_uuid() as account_id from generate_series(0, $1::int - 1) n',
    [rows],
  )
  await client.query(
    `insert into users (id, email, email_key, password_hash, role, first_name, middle_name, last_name, language, tier_key, current_account_id, email_verified_at, created_at, search_key)
     select user_id, ${SQL_WORD} || '@example.org', ${SQL_WORD} || '@example.org', 'none', 2, 'Abebe', '${COMMON}', n, 'en', 'free', account_id, now(), ${SQL_TIME}, ${SQL_WORD} || '@example.org abebe ${COMMON} ' || n from filled`,
  )
  await client.query(
    `insert into accounts (id, owner_id, kind, username, company_name, created_at) select account_id, user_id, 'company', 'firm' || n, 'Firm ' || n, ${SQL_TIME} from filled`,
  )
  await client.query(
    `insert into messages (id, inbox, state, name, email, language, subject, text, search_key, name_key, created_at)
     select gen_random_uuid(), 'contacts', case when n % 3 = 0 then 'new' else 'handled' end, 'Abebe ' || n, ${SQL_WORD} || '@example.org', 'en', 'A question', repeat('What does a plan cost? ', 12),
       'abebe ${COMMON} ' || ${SQL_WORD} || '@example.org a question' || repeat(' what does a plan cost?', 12), 'abebe ' || n, ${SQL_TIME} from filled`,
  )
  await client.query(
    `insert into subscribers (id, email_key, language, search_key, token_hash, confirmed_at, created_at)
     select gen_random_uuid(), ${SQL_WORD} || '@${COMMON}.org', 'en', ${SQL_WORD} || '@${COMMON}.org', sha256(n::text::bytea), ${SQL_TIME}, ${SQL_TIME} from filled`,
  )
  await client.query(
    `insert into audit_log (id, at, user_id, user_name, user_email, kind, action, subject_id, name, count, before, after, request_id, search_key)
     select gen_random_uuid(), ${SQL_TIME}, $1::uuid, 'Hana Alemu', 'admin@example.org', 'skill', 'edit', gen_random_uuid()::text, jsonb_build_object('en', ${SQL_WORD}), 1, '{"name":{"en":"Before"}}', '{"name":{"en":"After"}}', 'bench',
       'hana ${COMMON} admin@example.org ' || ${SQL_WORD} from filled`,
    [user],
  )
  // Queues: a hundredth waits, the others were decided.
  await client.query(
    `insert into page_reports (id, account_id, reason, text, language, status, decided_at, decided_by, created_at)
     select gen_random_uuid(), account_id, 'fraud', 'They take money for nothing.', 'en', case when n % 100 = 0 then 'waiting' else 'dismissed' end, case when n % 100 = 0 then null else ${SQL_TIME} end, case when n % 100 = 0 then null else $1::uuid end, ${SQL_TIME} from filled`,
    [user],
  )
  await client.query(
    `insert into company_verifications (id, account_id, status, document_ids, requested_at, decided_at, decided_by, created_at)
     select gen_random_uuid(), account_id, case when n % 100 = 0 then 'requested' else 'refused' end, '[]', ${SQL_TIME}, case when n % 100 = 0 then null else ${SQL_TIME} end, case when n % 100 = 0 then null else $1::uuid end, ${SQL_TIME} from filled`,
    [user],
  )
  await client.query(
    `insert into plan_requests (id, user_id, account_id, status, tier_key, requested_at, decided_at, decided_by, created_at)
     select gen_random_uuid(), user_id, account_id, case when n % 100 = 0 then 'requested' else 'declined' end, 'enterprise', ${SQL_TIME}, case when n % 100 = 0 then null else ${SQL_TIME} end, case when n % 100 = 0 then null else $1::uuid end, ${SQL_TIME} from filled`,
    [user],
  )
  // A collection has its first entries already: it is filled up behind them.
  await client.query(
    `insert into skills (id, position, active, name, name_key_en, name_key_am, search_key, created_at, updated_at)
     select gen_random_uuid(), (select count(*) from skills) + n, true, jsonb_build_object('en', '${COMMON} ' || ${SQL_WORD}), '${COMMON} ' || ${SQL_WORD}, '${COMMON} ' || ${SQL_WORD}, '${COMMON} ' || ${SQL_WORD}, now(), now()
     from filled where n < $1::int - (select count(*) from skills) or n = $1::int - 1`,
    [rows],
  )
  await client.query('drop table filled')
  await client.query('vacuum analyze')
  return { authorization: `Bearer ${token}` }
}
