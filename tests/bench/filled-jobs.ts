import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** The word that one posting in a thousand has, one that a tenth has, and one that only a single posting has. */
export const RARE = 'surveyor'
export const COMMON = 'accountant'
export const SINGLE = 'oceanographer'
/** An Amharic word of a twentieth of the postings, spelt with another letter of the same sound than they have. */
export const HOMOPHONE = 'ሰራተኛ'

/** Names of jobs in both languages, as postings have them. */
const EN = `(array['${COMMON}','driver','nurse','teacher','engineer','cashier','manager','cleaner','designer','analyst'])[1 + n % 10]`
const AM = `(array['ሰራተኛ','መምህር','ሹፌር','ነርስ','መሀንዲስ','ገንዘብ ያዥ','አስተዳዳሪ','ጽዳት','ነዳፊ','ተንታኝ','ጠባቂ','ሻጭ','ጸሀፊ','አብሳይ','ግንበኛ','አናጺ','ዳኛ','ጠበቃ','አርታኢ','አስተርጓሚ'])[1 + n % 20]`
/** Forty words of a text, of three thousand different ones. */
const TEXT = `(select string_agg('w' || (hashint4(n * 41 + k) & 2047), ' ') from generate_series(1, 40) k)`

/** Fills a server's database with so many open postings of a hundred employers, in English and Amharic. */
export async function fillJobs(client: Pick<pg.Client, 'query'>, rows: number): Promise<void> {
  await client.query(
    'create temp table firms as select n, n as firm, gen_random_uuid() as user_id, gen_random_uuid() as account_id, gen_random_uuid() as process_id from generate_series(0, 99) n',
  )
  await client.query(
    `insert into users (id, email, email_key, password_hash, role, first_name, middle_name, last_name, language, tier_key, current_account_id, email_verified_at, created_at, search_key)
     select user_id, 'firm' || n || '@example.org', 'firm' || n || '@example.org', 'none', 2, 'Abebe', 'Bekele', n, 'en', 'free', account_id, now(), now(), 'firm' || n from firms`,
  )
  await client.query(
    `insert into accounts (id, owner_id, kind, username, company_name, created_at) select account_id, user_id, 'company', 'firm' || n, 'Firm ' || n, now() from firms`,
  )
  await client.query(
    `insert into hiring_processes (id, account_id, name, created_at, updated_at) select process_id, account_id, '{"en": "Standard"}', now(), now() from firms`,
  )
  await client.query(
    `insert into job_sectors (id, position, active, name, name_key_en, name_key_am, search_key, created_at, updated_at)
     select gen_random_uuid(), 1000 + n, true, jsonb_build_object('en', 'Filled ' || n), 'filled ' || n, 'filled ' || n, 'filled ' || n, now(), now() from generate_series(0, 19) n`,
  )
  await client.query(
    `create temp table sectors as select row_number() over () - 1 as sector, id from job_sectors where name_key_en like 'filled %'`,
  )
  const step = 50_000
  for (let from = 0; from < rows; from += step)
    await client.query(
      `insert into job_postings (id, account_id, hiring_process_id, status, title, title_key_en, title_key_am, sector_id, employment_type, location_type, region, education_level,
         salary_to, currency, salary_period, salary_shown, vacancies, deadline, time_zone, closes_at, questions, documents, slug, code, published_at, search_key, created_at, updated_at)
       select gen_random_uuid(), f.account_id, f.process_id, 'open', jsonb_build_object('en', ${EN} || ' ' || n, 'am', ${AM}), ${EN} || ' ' || n, ${AM}, s.id,
         (array['full-time','part-time','contract','temporary','internship'])[1 + n % 5], (array['on-site','hybrid','remote','field'])[1 + n / 7 % 4],
         (array['addis-ababa','oromia','amhara','tigray','sidama','somali','afar','harari'])[1 + n / 3 % 8], (array['bsc','ba','diploma','msc'])[1 + n / 11 % 4],
         5000 + n % 60 * 1000, 'ETB', 'month', n % 3 > 0, 1, current_date + 30, 'Africa/Addis_Ababa', now() + make_interval(days => 1 + n % 60), '[]', '[]',
         'job-' || lpad(n::text, 8, '0'), lpad(n::text, 8, '0'), now() - make_interval(secs => n * 5),
         ${EN} || ' ' || ${AM} || ' ' || case when n % 1000 = 7 then '${RARE} ' else '' end || case when n = ${rows - 1} then '${SINGLE} ' else '' end || ${TEXT}, now(), now()
       from (select n, n % 100 as firm, n % 20 as sector from generate_series($1::int, $2::int) n) rows join (select firm, account_id, process_id from firms) f on f.firm = rows.firm join sectors s on s.sector = rows.sector`,
      [from, Math.min(from + step, rows) - 1],
    )
  await client.query('drop table firms; drop table sectors')
  await client.query('vacuum analyze job_postings')
  await client.query('vacuum analyze job_words')
}
/** A name for a database of its own. */
export const databaseName = (rows: number): string => `jobs_${rows}_${randomUUID().slice(0, 8)}`
