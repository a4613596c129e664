import { randomInt } from 'node:crypto'
import type { z } from 'zod'
import type { companyRegistration, userRegistration } from '../../openapi/schemas/session.ts'
import { companySizes, infoSources } from '../../server/db/list-tables.ts'
import type { TestApp } from '../setup/app.ts'

/** What a person enters to register; a new name and email each time unless told. */
export function personEntry(over: Partial<z.input<typeof userRegistration>> = {}) {
  const username = over.username ?? `abeba${randomInt(1e9)}`
  return {
    first_name: 'Abeba',
    middle_name: 'Girma',
    last_name: 'Desta',
    username,
    email: `${username}@example.com`,
    phone_number: '+251911234567',
    password: 'a long sentence',
    confirm_password: 'a long sentence',
    ...over,
  }
}

/** What a company enters to register; the choices it needs are made. */
export async function companyEntry(app: TestApp, over: Partial<z.input<typeof companyRegistration>> = {}) {
  const username = over.username ?? `jimma${randomInt(1e9)}`
  return {
    company_name: 'Jimma Coffee',
    username,
    email: `${username}@example.com`,
    phone_number: '+251911234567',
    company_size_id: await choice(app, companySizes),
    info_source_id: await choice(app, infoSources),
    password: 'a long sentence',
    confirm_password: 'a long sentence',
    ...over,
  }
}

async function choice({ db, services }: TestApp, table: typeof companySizes | typeof infoSources): Promise<string> {
  const [id, now] = [services.ids.uuid(), services.clock.now()]
  await db.insert(table).values({
    id,
    position: 0,
    searchKey: id,
    active: true,
    name: { en: id },
    nameKeyEn: id,
    nameKeyAm: id,
    createdAt: now,
    updatedAt: now,
  })
  return id
}

/** The token in the newest mail to an address. */
export async function mailedToken(app: TestApp, to: string): Promise<string> {
  const [mail] = await app.mails(to)
  const token = mail?.links.map((link) => URL.parse(link)?.searchParams.get('token')).find((found) => found)
  if (!token) throw new Error(`No token was mailed to ${to}`)
  return token
}
