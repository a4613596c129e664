import { eq } from 'drizzle-orm'
import { accounts } from '../../server/db/tables.ts'
import type { TestApp } from '../setup/app.ts'
import { workedAt } from './letter-requests.ts'
import { clearLetterSettings, letterTypeOf } from './letter-settings.ts'
import { act, issued, outsideRecipient } from './letters.ts'
import type { Person } from './people.ts'

/** An entry of somebody's experience at a company of this name. */
export async function experienceAt(app: TestApp, who: Person, company: string): Promise<string> {
  const { id } = await act(app, who, 'POST', '/experiences', {
    company_name: { en: company },
    job_title: { en: 'Accountant' },
    location: { en: 'Jimma' },
    employment_type: 'full-time',
    location_type: 'on-site',
    currently_employed: true,
    start_date: '2019-03-01',
    start_known: null,
    end_date: null,
    end_known: null,
    description: null,
    visible: true,
  })
  return String(id)
}

/** A certificate about somebody who worked for a company, in their own account, and their entry of that work. */
export async function certificateOf(
  app: TestApp,
  firm: Person,
  who: Person,
  over: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly id: string; readonly experienceId: string }> {
  await clearLetterSettings(app, firm)
  await workedAt(app, firm, who)
  const nameOf = async ({ accountId }: Person) =>
    (await app.db.select().from(accounts).where(eq(accounts.id, accountId)))[0]
  const self = { kind: 'account', username: (await nameOf(who))?.username ?? '', email: null, name: null }
  const { id: typeId } = await letterTypeOf(app, firm, { request: 'employment' })
  const said = { about_user_id: who.userId, recipients: [outsideRecipient(self)], ...over }
  const id = await issued(app, firm, typeId, said)
  const { companyName, username } = (await nameOf(firm)) ?? { companyName: null, username: '' }
  return { id, experienceId: await experienceAt(app, who, companyName ?? username) }
}
