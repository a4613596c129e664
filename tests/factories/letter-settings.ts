import { eq } from 'drizzle-orm'
import { addAbsence } from '../../server/areas/letter-settings/absences.commands.ts'
import type { Change } from '../../server/areas/letter-settings/change.ts'
import { createFormat } from '../../server/areas/letter-settings/formats.commands.ts'
import { createLevel } from '../../server/areas/letter-settings/levels.commands.ts'
import { addPermission } from '../../server/areas/letter-settings/permissions.commands.ts'
import { createTemplate } from '../../server/areas/letter-settings/templates.commands.ts'
import { createType } from '../../server/areas/letter-settings/types.commands.ts'
import type { Viewer } from '../../openapi/define.ts'
import {
  letterAbsenceBody,
  letterFormatBody,
  letterLevelBody,
  letterPermissionBody,
  letterTemplateBody,
  letterTypeBody,
} from '../../openapi/schemas/letter-settings.ts'
import {
  letterAbsences,
  letterCounters,
  letterFormats,
  letterLevels,
  letterPermissions,
  letterTemplates,
  letterTypes,
} from '../../server/db/letter-tables.ts'
import { letters } from '../../server/db/letters-tables.ts'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'

type Over = Readonly<Record<string, unknown>>
const run = <T>({ services }: TestApp, firm: Pick<Person, 'accountId'>, make: (change: Change) => Promise<T>) =>
  services.transaction((tx) => make({ tx, services, accountId: firm.accountId, now: services.clock.now() }))

/** Bodies of the contract, valid as they are. */
export const formatBody = (over: Over = {}) => ({
  name: { en: 'Standard', am: 'መደበኛ' },
  pattern: '{PREFIX}/{SEQ:4}/{YEAR}',
  calendar: 'gregorian',
  reset: 'yearly',
  shared: false,
  ...over,
})
export const typeBody = (formatId: string, prefix: string, over: Over = {}) => ({
  name: { en: 'Certificate', am: 'ምስክር ወረቀት' },
  prefix,
  format_id: formatId,
  template_id: null,
  confidential: false,
  request: 'none',
  active: true,
  ...over,
})
export const templateBody = (over: Over = {}) => ({
  name: { en: 'Letterhead' },
  logo: 'company',
  logo_id: null,
  header: { en: [{ type: 'paragraph', text: [{ text: 'Addis Ababa' }] }] },
  footer: null,
  margins: { top: 25, right: 20, bottom: 20, left: 25 },
  font: 'noto',
  size: 11,
  accent: '#1f3a5f',
  body: null,
  ...over,
})
export const permissionBody = (over: Over = {}) => ({
  type_id: null,
  action: 'see',
  who: 'everybody',
  user_id: null,
  position_id: null,
  ...over,
})
export const approverBody = (over: Over = {}) => ({ who: 'owners', user_id: null, position_id: null, ...over })
export const levelBody = (over: Over = {}) => ({
  name: { en: 'Manager', am: 'ሥራ አስኪያጅ' },
  needs: 'any',
  approvers: [approverBody()],
  type_ids: [],
  amount_over: null,
  escalate_after: null,
  ...over,
})

/** What a company set up, made as its owners make it. */
export const letterFormatOf = (app: TestApp, firm: Person, over: Over = {}) =>
  run(app, firm, (change) => createFormat(change, letterFormatBody.parse(formatBody(over))))
export const letterTypeOf = async (app: TestApp, firm: Person, over: Over = {}) => {
  const format = over['format_id'] === undefined ? (await letterFormatOf(app, firm)).id : ''
  const prefix = `T${app.services.ids.uuid().slice(-8)}`
  return run(app, firm, (change) => createType(change, letterTypeBody.parse(typeBody(format, prefix, over))))
}
export const letterTemplateOf = (app: TestApp, firm: Person, over: Over = {}) =>
  run(app, firm, (change) => createTemplate(change, letterTemplateBody.parse(templateBody(over))))
export const letterPermissionOf = (app: TestApp, firm: Person, over: Over = {}) =>
  run(app, firm, (change) => addPermission(change, letterPermissionBody.parse(permissionBody(over))))
export const letterLevelOf = (app: TestApp, firm: Person, over: Over = {}) =>
  run(app, firm, (change) => createLevel(change, letterLevelBody.parse(levelBody(over))))
/** An absence as an owner names it. */
export const letterAbsenceOf = (
  app: TestApp,
  firm: Person,
  {
    user,
    deputy,
    from,
    to,
  }: { readonly user: string; readonly deputy: string; readonly from: string; readonly to: string },
) =>
  run(app, firm, (change) =>
    addAbsence(
      change,
      { userId: firm.userId, isEmployee: false } as Viewer,
      letterAbsenceBody.parse({ user_id: user, deputy_id: deputy, from, to }),
    ),
  )

/** Gives a type as many numbers as an issue of each letter would, in the count of a year. */
export const giveNumbers = async (
  { db, services }: TestApp,
  count: { readonly formatId: string; readonly typeId: string | null; readonly year: number; readonly last: number },
) => {
  await db.insert(letterCounters).values({ id: services.ids.uuid(), ...count, given: count.last })
}

/** Takes everything away that an account set up: it has room for so many. */
export async function clearLetterSettings({ db }: TestApp, { accountId }: Pick<Person, 'accountId'>): Promise<void> {
  for (const table of [
    letters,
    letterAbsences,
    letterPermissions,
    letterLevels,
    letterTypes,
    letterTemplates,
    letterFormats,
  ])
    await db.delete(table).where(eq(table.accountId, accountId))
}
