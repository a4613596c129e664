import { letterSettingOperations } from '../../openapi/operations/letter-settings.ts'
import type { OperationId } from '../../openapi/operations/registry.ts'
import {
  approverBody,
  clearLetterSettings,
  formatBody,
  letterAbsenceOf,
  letterFormatOf,
  letterLevelOf,
  letterPermissionOf,
  letterTemplateOf,
  letterTypeOf,
} from '../factories/letter-settings.ts'
import { hired } from '../factories/offers.ts'
import type { Person } from '../factories/people.ts'
import type { TestApp } from '../setup/app.ts'
import type { Found } from './resumes-world.ts'

/** What a company set up for its letters, one of each and nothing else, so that there is room. */
export async function letterSettingsWorld(app: TestApp, id: OperationId, someone: Person): Promise<Found> {
  if (!Object.hasOwn(letterSettingOperations, id) || !someone.username.startsWith('com')) return {}
  await clearLetterSettings(app, someone)
  const one = { [id]: true }
  const { pattern, reset, shared } = formatBody()
  const known: Record<string, unknown> = {
    version: 1,
    pattern,
    reset,
    shared,
    who: 'everybody',
    user_id: null,
    position_id: null,
    logo: 'company',
    logo_id: null,
    approvers: [approverBody()],
    type_ids: [],
    prefix: 'HR',
  }
  const ids: Record<string, readonly string[]> = {}
  if (!one['deleteLetterFormat']) {
    const type = await letterTypeOf(app, someone)
    ids['letterType'] = [type.id]
    ids['letterFormat'] = [type.format_id]
  } else ids['letterFormat'] = [(await letterFormatOf(app, someone)).id]
  ids['letterTemplate'] = [(await letterTemplateOf(app, someone)).id]
  ids['letterPermission'] = [(await letterPermissionOf(app, someone)).id]
  const level = await letterLevelOf(app, someone)
  ids['letterLevel'] = [level.id]
  if (id === 'orderLetterLevels') known['ids'] = [level.id]
  if (id.endsWith('LetterAbsence')) {
    const { person } = await hired(app, someone, {})
    const days = { from: '2026-01-01', to: '2099-01-01' }
    ids['letterAbsence'] = [
      (await letterAbsenceOf(app, someone, { user: someone.userId, deputy: person.userId, ...days })).id,
    ]
    known['user_id'] = someone.userId
    known['deputy_id'] = person.userId
    Object.assign(known, days)
  }
  return { ids, known }
}
