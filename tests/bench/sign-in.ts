import { DEMO_PASSWORD } from '../../server/db/demo-content.ts'
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
