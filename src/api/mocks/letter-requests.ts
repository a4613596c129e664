import type { Ref } from '../../../openapi/ref.ts'
import type { AskedLetterRequest, LetterRequest } from '../../../openapi/schemas/letter-request.ts'
import { letterPeopleRows, letterTypeRows } from './letter-setting-samples.ts'
import { letterSample } from './letters.ts'
import { mock } from './mock.ts'
import { sampleId } from './sample-ids.ts'

const [, , hanna] = letterPeopleRows
const [type] = letterTypeRows
const COMPANY = { en: 'Yirgacheffe Coffee', am: 'ይርጋጨፌ ቡና' }
const AT = '2026-03-02T08:00:00.000Z'
const idOf = (n: number) => sampleId(103, n) as Ref<'letterRequest'>

/** A request in a state. */
export const letterRequestSample = (state: LetterRequest['state'], n = 0): LetterRequest => ({
  id: idOf(n),
  company: COMPANY,
  type: type?.name ?? {},
  kind: 'employment',
  lang: 'en',
  purpose: n === 0 ? 'For a loan at the bank' : null,
  created_at: AT,
  state,
  note: state === 'declined' ? 'Please ask the head office.' : null,
  letter_id: state === 'answered' || state === 'revoked' ? letterSample('issued', 3).id : null,
  reference: state === 'answered' ? 'HR/HR/0064/2018' : state === 'revoked' ? 'HR/HR/0065/2018' : null,
})
const SAMPLES = (['open', 'writing', 'answered', 'declined', 'revoked'] as const).map(letterRequestSample)
const ASKED: readonly AskedLetterRequest[] = [
  {
    id: idOf(0),
    type: type?.name ?? {},
    kind: 'employment',
    lang: 'am',
    purpose: 'For a loan at the bank',
    created_at: AT,
    person: hanna,
    letter_id: null,
    writer: null,
  },
]
let own: readonly LetterRequest[] = SAMPLES
let asked: readonly AskedLetterRequest[] = ASKED
/** Puts requests back as they were. */
export const seedLetterRequests = (): void => {
  own = SAMPLES
  asked = ASKED
}

/** Certificates that people ask for. */
export const letterRequestMocks = {
  listRequestableLetterTypes: mock('listRequestableLetterTypes', () => ({
    data: type === undefined ? [] : [{ id: type.id, name: type.name, kind: 'employment' as const, company: COMPANY }],
  })),
  listOwnLetterRequests: mock('listOwnLetterRequests', () => ({ data: [...own] })),
  requestLetter: mock('requestLetter', ({ body }) => {
    const id = crypto.randomUUID() as unknown as Ref<'letterRequest'>
    const made = { ...letterRequestSample('open'), id, lang: body.lang, purpose: body.purpose }
    own = [made, ...own]
    return made
  }),
  withdrawLetterRequest: mock('withdrawLetterRequest', ({ params }) => {
    own = own.filter(({ id }) => id !== params.id)
  }),
  listAskedLetterRequests: mock('listAskedLetterRequests', () => ({ data: [...asked] })),
  answerLetterRequest: mock('answerLetterRequest', ({ params }) => {
    asked = asked.filter(({ id }) => id !== params.id)
    return letterSample('draft')
  }),
  declineLetterRequest: mock('declineLetterRequest', ({ params }) => {
    asked = asked.filter(({ id }) => id !== params.id)
  }),
}
