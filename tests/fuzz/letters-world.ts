import { letterRequestOperations } from '../../openapi/operations/letter-requests.ts'
import { letterPaperOperations } from '../../openapi/operations/letter-paper.ts'
import { letterOperations } from '../../openapi/operations/letters.ts'
import { receivedLetterOperations } from '../../openapi/operations/received-letters.ts'
import type { OperationId } from '../../openapi/operations/registry.ts'
import { certificateOf } from '../factories/certificates.ts'
import { letterRequestOf, workedAt } from '../factories/letter-requests.ts'
import { clearLetterSettings, letterTypeOf } from '../factories/letter-settings.ts'
import { commentOn, issued, keptLetter, letterIn, outsideRecipient } from '../factories/letters.ts'
import { sealedLetterTo, sealLetter } from '../factories/sealed-letters.ts'
import { company, type Person } from '../factories/people.ts'
import type { TestApp } from '../setup/app.ts'
import type { Found } from './resumes-world.ts'

const IN_REVIEW: ReadonlySet<OperationId> = new Set(['approveLetter', 'returnLetter', 'rejectLetter', 'withdrawLetter'])

/** A letter of a company in the status in which the call can be sent. */
export async function lettersWorld(app: TestApp, id: OperationId, someone: Person): Promise<Found> {
  if (id === 'keepReceivedLetter' || id === 'downloadReceivedLetter')
    return { ids: { letter: [await sealedLetterTo(app, await company(app), someone)] } }
  if (id === 'confirmByLetter' && someone.username.startsWith('ind')) {
    const found = await certificateOf(app, await company(app), someone)
    return { ids: { letter: [found.id], experience: [found.experienceId] } }
  }
  if (!someone.username.startsWith('com')) return {}
  if (id === 'mailLetter') {
    const letter = await letterIn(app, someone, 'issued')
    await sealLetter(app, letter)
    return { ids: { letter: [letter] }, known: { place: 0 } }
  }
  if (Object.hasOwn(letterRequestOperations, id)) return requestsWorld(app, id, someone)
  const about = { ...letterOperations, ...receivedLetterOperations, ...letterPaperOperations }
  if (!Object.hasOwn(about, id)) return {}
  if (id === 'createLetter') {
    await clearLetterSettings(app, someone)
    return { ids: { letterType: [(await letterTypeOf(app, someone)).id] } }
  }
  if (id === 'getReceivedLetter') {
    await clearLetterSettings(app, someone)
    const self = { kind: 'account', username: someone.username, email: null, name: null }
    const recipients = [outsideRecipient(self)]
    return { ids: { letter: [await issued(app, someone, (await letterTypeOf(app, someone)).id, { recipients })] } }
  }
  const status = IN_REVIEW.has(id)
    ? 'in_review'
    : id === 'issueLetter'
      ? 'approved'
      : id === 'revokeLetter' || id === 'revokeLettersTogether'
        ? 'issued'
        : 'draft'
  const letter = await letterIn(app, someone, status)
  const { version, contentVersion, level, typeId } = await keptLetter(app, letter)
  const ids: Record<string, readonly string[]> = { letter: [letter], letterType: [typeId], user: [someone.userId] }
  if (id === 'resolveLetterComment') ids['letterComment'] = [await commentOn(app, someone, letter)]
  return {
    ids,
    known: { version, content_version: contentVersion, level, recipients: [outsideRecipient()], attachment_ids: [] },
  }
}

/** A request of the owner of a company that they may answer themselves, or a type that they may ask for. */
async function requestsWorld(app: TestApp, id: OperationId, someone: Person): Promise<Found> {
  await clearLetterSettings(app, someone)
  const { id: typeId } = await letterTypeOf(app, someone, { request: 'employment' })
  await workedAt(app, someone, someone)
  if (id === 'requestLetter') return { ids: { letterType: [typeId] } }
  return { ids: { letterRequest: [await letterRequestOf(app, someone, someone.userId, typeId)] } }
}
