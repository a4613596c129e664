import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { DEMO_PASSWORD } from '../../server/demo/content.ts'
import type { DemoPerson } from '../setup/visitors.ts'

/** The headers by which a demo person calls the API. */
export async function signInDemo(server: string, person: DemoPerson): Promise<{ readonly authorization: string }> {
  const answer = await fetch(`${server}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: `${person}@sira.example`, password: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`${person} cannot sign in: ${answer.status} ${await answer.text()}`)
  const { access_token } = (await answer.json()) as { access_token: string }
  return { authorization: `Bearer ${access_token}` }
}

/** Somebody with a session, straight into the tables of a server without demo people; the headers of their calls. */
export async function settled(databaseUrl: string): Promise<{ readonly authorization: string }> {
  const token = randomBytes(32).toString('base64url')
  const [user, account] = [randomUUID(), randomUUID()]
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `insert into users (id, email, email_key, password_hash, role, first_name, middle_name, last_name, language, tier_key, current_account_id, email_verified_at, created_at)
       values ($1, 'measured@example.org', 'measured@example.org', 'none', 3, 'Hana', 'Bekele', 'Wolde', 'en', 'free', $2, now(), now())`,
      [user, account],
    )
    await client.query(
      `insert into accounts (id, owner_id, kind, username, created_at) values ($2, $1, 'individual', 'measured', now())`,
      [user, account],
    )
    await client.query(
      `insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at) values ($1, $2, $3, 'bench', now(), now(), now() + interval '30 days')`,
      [randomUUID(), createHash('sha256').update(token).digest(), user],
    )
  } finally {
    await client.end()
  }
  return { authorization: `Bearer ${token}` }
}
