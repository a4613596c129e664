import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'

/** The token of the link to an archive of this person's data, which is ready. */
export async function archiveToken(app: TestApp, person: Person): Promise<string> {
  await app.call('POST', '/user/data-archive', { as: person, body: { password: person.password } })
  await app.mails()
  const { body } = await app.call('GET', '/user/data-archive', { as: person })
  return new URL(String(body['url'])).pathname.split('/').at(-2) ?? ''
}
