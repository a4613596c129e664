import { and, eq } from 'drizzle-orm'
import type { InterfaceText, InterfaceTextBody } from '../../../openapi/schemas/text.ts'
import { textOverrides } from '../../db/platform-tables.ts'
import { audit, changedNothing, differing } from '../../kernel/audit.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { invalid, refuse, type FieldErrors } from '../../kernel/refusal.ts'
import { faultOf } from '../../kernel/text-check.ts'
import { isTextId } from '../../kernel/text-overrides.ts'
import { readText } from './texts.queries.ts'

interface By {
  readonly userId: string
  readonly now: Date
}

/**
 * Words a text differently; null in both languages gives it its originals back. What says the same as the original is
 * the original. Refuses a wording that does not go with its original, and with `stale` and the row as it is now.
 */
export async function editText(
  tx: Tx,
  { events }: Services,
  id: string,
  { version, ...body }: InterfaceTextBody,
  { userId, now }: By,
): Promise<InterfaceText> {
  if (!isTextId(id)) return refuse('not_found', {})
  const before = await readText(tx, id)
  if (before.version !== version) refuse('stale', { current: before })
  const wording = {
    en: body.en === before.original.en ? null : body.en,
    am: body.am === before.original.am ? null : body.am,
  }
  const errors: FieldErrors = Object.fromEntries(
    (['en', 'am'] as const).flatMap((language) => {
      const text = wording[language]
      const fault = text === null ? null : faultOf(id, language, text)
      return fault === null ? [] : [[language, [fault]]]
    }),
  )
  if (Object.keys(errors).length > 0) invalid(errors)
  if (wording.en === before.en && wording.am === before.am) {
    changedNothing(tx)
    return before
  }
  const changed = { ...wording, version: version + 1, changedBy: userId, changedAt: now }
  const kept =
    version === 0
      ? await tx
          .insert(textOverrides)
          .values({ id, ...changed })
          .onConflictDoNothing()
          .returning({ id: textOverrides.id })
      : await tx
          .update(textOverrides)
          .set(changed)
          .where(and(eq(textOverrides.id, id), eq(textOverrides.version, version)))
          .returning({ id: textOverrides.id })
  if (kept.length === 0) refuse('stale', { current: await readText(tx, id) })
  events.publish(tx, 'texts', id)
  await audit(tx, {
    kind: 'text',
    action: 'edit',
    subjectId: id,
    name: id,
    ...differing(
      { en: before.en ?? before.original.en, am: before.am ?? before.original.am },
      { en: wording.en ?? before.original.en, am: wording.am ?? before.original.am },
    ),
  })
  return readText(tx, id)
}
