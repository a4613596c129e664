import { and, asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { letterType } from '../../../openapi/schemas/letter-settings.ts'
import { letterFormats, letterLevels, letterTemplates, letterTypes } from '../../db/letter-tables.ts'
import { letters } from '../../db/letters-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { lastsOf } from './counts.ts'
import { namesOf, peopleWith, permissionsOf } from './permissions.queries.ts'
import { readStaffing } from './staffing.queries.ts'

export type Type = typeof letterTypes.$inferSelect
export type PresentedType = z.input<typeof letterType>

/** A type of the account. Another's and an unknown one are the same 404. */
export async function findType(db: Readable, accountId: string, id: string): Promise<Type> {
  const [row] = await db
    .select()
    .from(letterTypes)
    .where(and(eq(letterTypes.id, id), eq(letterTypes.accountId, accountId)))
  return row ?? refuse('not_found', {})
}
/** How many letters of a type there are, drafts too. */
export const lettersOf = (db: Readable, id: string): Promise<number> => db.$count(letters, eq(letters.typeId, id))
/** The ids of the account's types. */
export async function ownTypes(db: Readable, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: letterTypes.id }).from(letterTypes).where(eq(letterTypes.accountId, accountId))
  return new Set(rows.map(({ id }) => id))
}

/** The types of the account in the order in which they were added, with who writes each and what approves it. */
export async function listTypes(
  db: Readable,
  accountId: string,
  now: Date,
): Promise<{ readonly data: PresentedType[] }> {
  const rows = await db
    .select({ type: letterTypes, format: letterFormats, template: letterTemplates.name })
    .from(letterTypes)
    .innerJoin(letterFormats, eq(letterFormats.id, letterTypes.formatId))
    .leftJoin(letterTemplates, eq(letterTemplates.id, letterTypes.templateId))
    .where(eq(letterTypes.accountId, accountId))
    .orderBy(asc(letterTypes.createdAt), asc(letterTypes.id))
  const formats = rows.map(({ format }) => format)
  const lastOf = await lastsOf(db, formats, now)
  const writing = (await permissionsOf(db, accountId, 'all')).filter(({ action }) => action === 'write')
  const nameOf = await namesOf(db, accountId, writing, now)
  const peopleOf = peopleWith(await readStaffing(db, accountId, now), await permissionsOf(db, accountId, 'holding'))
  const levels = await db
    .select()
    .from(letterLevels)
    .where(eq(letterLevels.accountId, accountId))
    .orderBy(asc(letterLevels.place))
  return {
    data: rows.map(({ type, format, template }) => ({
      id: type.id,
      version: type.version,
      name: type.name,
      prefix: type.prefix,
      format_id: type.formatId,
      template_id: type.templateId,
      confidential: type.confidential,
      request: type.request,
      active: type.active,
      reference: {
        name: format.name,
        pattern: format.pattern,
        calendar: format.calendar,
        last: lastOf(format, type.id),
      },
      template,
      writers: writing
        .filter(({ typeId }) => typeId === null || typeId === type.id)
        .map((row) => ({ who: row.who, name: nameOf(row), people: peopleOf(row) })),
      levels: levels
        .filter(({ typeIds }) => typeIds.length === 0 || typeIds.includes(type.id))
        .map(({ name, amountOver }) => ({ name, amount_over: amountOver })),
    })),
  }
}
export async function readType(db: Readable, accountId: string, id: string, now: Date): Promise<PresentedType> {
  const { data } = await listTypes(db, accountId, now)
  return data.find((one) => one.id === id) ?? refuse('not_found', {})
}
