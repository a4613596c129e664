import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'

/** What each applicant is asked: whether they drive, where they would work, and how many years they worked. */
const QUESTIONS = ['yes_no', 'choice', 'number'].map((kind) => ({
  id: randomUUID(),
  kind,
  text: { en: `Question of ${kind}` },
  required: true,
  ...(kind === 'number' ? { least: 3 } : { accepted: null }),
  ...(kind === 'choice' ? { options: [{ en: 'Adama' }, { en: 'Mekelle' }, { en: 'Jimma' }] } : {}),
}))
const KINDS = ['applied', 'screening', 'interview', 'hired', 'rejected', 'withdrawn'] as const

/** A posting with its applicants, who all stand in the stage `interview`, and the token of its employer. */
export interface FilledPosting {
  readonly posting: string
  readonly token: string
  /** The stages of its process by their kinds. */
  readonly stages: Readonly<Record<(typeof KINDS)[number], string>>
}
let made = 0
/**
 * A company with a posting for which so many applied, straight into the tables: four steps of history for each. With
 * `accounts`, each applicant is a person with an account, who is told what becomes of them.
 */
export async function fillApplicants(
  client: pg.Client,
  many: number,
  { accounts = false } = {},
): Promise<FilledPosting> {
  made += 1
  const token = randomBytes(32).toString('base64url')
  const [user = '', account = '', process = '', posting = ''] = Array.from({ length: 4 }, () => randomUUID())
  const stages = Object.fromEntries(KINDS.map((kind) => [kind, randomUUID()])) as FilledPosting['stages']
  const name = `hires${made}n${many}`
  await client.query(
    `insert into users (id, email, email_key, password_hash, role, language, tier_key, current_account_id, email_verified_at, created_at)
     values ($1, $3, $3, 'none', 2, 'en', 'enterprise', $2, now(), now())`,
    [user, account, `${name}@example.org`],
  )
  await client.query(
    `insert into accounts (id, owner_id, kind, username, company_name, created_at) values ($1, $2, 'company', $3, $3, now())`,
    [account, user, name],
  )
  await client.query(
    `insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at) values ($1, $2, $3, 'bench', now(), now(), now() + interval '30 days')`,
    [randomUUID(), createHash('sha256').update(token).digest(), user],
  )
  await client.query(
    `insert into hiring_processes (id, account_id, name, created_at, updated_at) values ($1, $2, '{"en": "Standard"}', now(), now())`,
    [process, account],
  )
  await client.query(
    `insert into hiring_stages (id, process_id, place, kind) select id, $1, place - 1, kind from unnest($2::uuid[], $3::text[]) with ordinality as made (id, kind, place)`,
    [process, KINDS.map((kind) => stages[kind]), KINDS],
  )
  await client.query(
    `insert into job_postings (id, account_id, hiring_process_id, status, title, title_key_en, title_key_am, currency, salary_period, salary_shown, vacancies, time_zone, questions, documents, slug, code, published_at, search_key, created_at, updated_at)
     values ($1, $2, $3, 'open', '{"en":"Driver"}', 'driver', 'driver', 'ETB', 'month', true, 1, 'Africa/Addis_Ababa', $4::jsonb, '[]', $5, $6, now(), 'driver', now(), now())`,
    [posting, account, process, JSON.stringify(QUESTIONS), `driver-${name}`, `${made}`.padStart(8, '0')],
  )
  await client.query(
    `create temp table applying as select n, gen_random_uuid() as user_id, gen_random_uuid() as account_id from generate_series(1, ${many}) n`,
  )
  if (accounts) {
    await client.query(
      `insert into users (id, email, email_key, password_hash, role, first_name, middle_name, last_name, language, tier_key, current_account_id, email_verified_at, created_at)
       select user_id, '${name}p' || n || '@example.org', '${name}p' || n || '@example.org', 'none', 3, 'Hana', 'Bekele', n, 'en', 'free', account_id, now(), now() from applying`,
    )
    await client.query(
      `insert into accounts (id, owner_id, kind, username, created_at) select account_id, user_id, 'individual', '${name}p' || n, now() from applying`,
    )
  }
  const answers = QUESTIONS.map(
    ({ id, kind }) =>
      `jsonb_build_object('kind', '${kind}', 'question', '${id}', 'value', ${kind === 'yes_no' ? 'n % 3 > 0' : kind === 'choice' ? 'n % 3' : 'n % 25'})`,
  ).join(', ')
  await client.query(
    `insert into job_applications (id, posting_id, applicant_account_id, status, stage_id, lang, answers, questions, knocked_out, name, name_key_en, name_key_am, search_key, job_key, source, applied_at, reply_by, created_at, updated_at)
     select gen_random_uuid(), $1::uuid, ${accounts ? 'account_id' : 'null'}, 'interview', $2::uuid, 'en', jsonb_build_array(${answers}), $3::jsonb, n % 25 < 3, jsonb_build_object('en', 'Applicant ' || n), 'applicant', 'applicant', 'applicant', '',
       (array['search', 'telegram', 'feed', 'direct'])[1 + n % 4], now() - make_interval(hours => 200 + n % 100), now() + interval '1 day', now(), now() from applying`,
    [posting, stages.interview, JSON.stringify(QUESTIONS)],
  )
  await client.query('drop table applying')
  await client.query(
    `insert into history (lifecycle, subject_id, event, status, at)
     select 'jobApplication', id, step.event, step.status, applied_at + make_interval(hours => step.hours)
     from job_applications, (values ('apply', 'applied', 0), ('to_screening', 'screening', 20), ('to_assessment', 'assessment', 50), ('to_interview', 'interview', 90)) as step (event, status, hours)
     where posting_id = $1 order by step.hours`,
    [posting],
  )
  return { posting, token, stages }
}
