import type { Ref } from '../../../openapi/ref.ts'
import type {
  Letter,
  LetterAbilities,
  LetterRow,
  LetterStatus,
  ReceivedLetter,
} from '../../../openapi/schemas/letter.ts'
import type { LetterSignature } from '../../../openapi/schemas/letter-paper.ts'
import type { SupportDocument } from '../../../openapi/schemas/support-document.ts'
import { documentRows } from './documents.ts'
import { letterPeopleRows, letterTypeRows } from './letter-setting-samples.ts'
import { mock } from './mock.ts'
import { sampleId } from './sample-ids.ts'
import { experienceRows } from './section-samples.ts'

const [owner, dawit, hanna] = letterPeopleRows
const typeOf = (n: number): LetterRow['type'] => {
  const { id, name, prefix, confidential } = letterTypeRows[n] ?? letterTypeRows[0]!
  return { id, name, prefix, confidential }
}
const NONE: LetterAbilities = {
  edit: false,
  delete: false,
  submit: false,
  approve: false,
  return: false,
  reject: false,
  withdraw: false,
  issue: false,
  revoke: false,
  comment: false,
}
/** What an author and an approver in one may do in a status. */
const ABILITIES: Readonly<Record<LetterStatus, Partial<LetterAbilities>>> = {
  draft: { edit: true, delete: true, submit: true, comment: true },
  in_review: { edit: true, approve: true, return: true, reject: true, withdraw: true, comment: true },
  approved: { return: true, issue: true, comment: true },
  issued: { revoke: true },
  rejected: {},
  revoked: {},
}
const abilitiesIn = (status: LetterStatus): LetterAbilities => ({ ...NONE, ...ABILITIES[status] })
const AT = '2026-03-02T08:00:00.000Z'

/** A letter in a status, in Amharic where `n` is odd. */
export function letterSample(status: LetterStatus, n = 0): Letter {
  const isSent = status !== 'draft'
  const isNumbered = status === 'issued' || status === 'revoked'
  const isThrough = isNumbered || status === 'approved'
  const text = n % 2 === 0 ? 'She has worked here since 2019.' : 'ከ2011 ዓ.ም. ጀምሮ በድርጅታችን ትሠራለች።'
  return {
    id: sampleId(101, n) as Ref<'letter'>,
    version: 3,
    content_version: 2,
    status,
    type: typeOf(0),
    lang: n % 2 === 0 ? 'en' : 'am',
    subject: n % 2 === 0 ? 'Certificate of employment of Hanna Girma' : 'የሐና ግርማ የሥራ ምስክር ወረቀት',
    reference: isNumbered ? `HR/HR/00${61 + n}/2018` : null,
    author: hanna,
    level: isSent ? 1 : 0,
    levels: isSent ? 1 : 0,
    created_at: AT,
    changed_at: AT,
    submitted_at: isSent ? AT : null,
    issued_at: isNumbered ? AT : null,
    body: [{ type: 'paragraph', text: [{ text }] }],
    about: null,
    amount: null,
    separate: false,
    together: null,
    together_issued: null,
    recipients: [
      {
        kind: 'outside',
        user_id: null,
        username: null,
        email: 'bank@example.com',
        name: { en: 'Awash Bank' },
        copy: false,
        place: 0,
        mailed_at: isNumbered ? AT : null,
        opened_at: null,
        downloaded_at: null,
      },
    ],
    route: isSent
      ? [
          {
            name: { en: 'Management', am: 'ሥራ አመራር' },
            needs: 'any',
            state: status === 'rejected' ? 'rejected' : isThrough ? 'passed' : 'asked',
            asked_at: AT,
            escalated_at: null,
            people: [{ ...dawit, in_place_of: owner.name, has_approved: isThrough }],
          },
        ]
      : [],
    approvals: [],
    comments: [],
    approved_version: null,
    revoked_at: status === 'revoked' ? AT : null,
    revoke_note: status === 'revoked' ? 'Sent by mistake.' : null,
    code: isNumbered ? '7KQ2M8XW4P' : null,
    document: null,
    attachments: [],
    pictures: [],
    abilities: abilitiesIn(status),
  }
}
const SAMPLES = (['draft', 'in_review', 'approved', 'issued', 'rejected', 'revoked'] as const).map(letterSample)
let kept: readonly Letter[] = SAMPLES
/** A page with nothing on it, and a signature as its owner drew it. */
const BLANK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"><rect width="595" height="842" fill="#fff"/></svg>'
const SIGNATURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 80"%3E%3Cpath d="M10 60C40 0 60 90 90 30s40 40 60 10 40 20 60-10" fill="none" stroke="%2310243f" stroke-width="4"/%3E%3C/svg%3E'
let signature: LetterSignature['picture'] = null
/** Puts letters back as they were, and takes the signature away. */
export const seedLetters = (): void => {
  kept = SAMPLES
  signature = null
}

type Refuse = (code: 'not_found', detail: Record<string, never>) => never
const found = ({ id }: { readonly id: string }, refuse: Refuse): Letter =>
  kept.find((one) => one.id === id) ?? refuse('not_found', {})
function change(letter: Letter, over: Partial<Letter>): Letter {
  const status = over.status ?? letter.status
  const next = { ...letter, ...over, version: letter.version + 1, abilities: abilitiesIn(status) }
  kept = kept.map((one) => (one.id === letter.id ? next : one))
  return next
}
/** A letter as lists show it. */
export const letterRowSample = (letter: Letter): LetterRow => {
  const { id, version, status, type, lang, subject, reference, author, level, levels } = letter
  const { created_at, changed_at, submitted_at, issued_at, recipients } = letter
  const told = recipients.filter(({ copy }) => !copy)
  const to = told[0] === undefined ? null : { name: told[0].name, others: told.length - 1 }
  const brief = { id, version, status, type, lang, subject, reference, author, level, levels }
  return { ...brief, created_at, changed_at, submitted_at, issued_at, to, asks_me: status === 'in_review' }
}
interface Asked {
  readonly q?: string | undefined
  readonly status?: string | undefined
}
function page<T>(data: readonly T[]) {
  const total = data.length
  const meta = { first: total === 0 ? 0 : 1, last: total, totalRecords: total, exact: true, page: 1, per_page: 10 }
  return { data: [...data], meta }
}
const rows = ({ q = '', status }: Asked, also: (letter: Letter) => boolean) =>
  page(
    kept
      .filter((one) => also(one) && (status === undefined || one.status === status))
      .filter((one) => `${one.subject} ${one.reference}`.toLowerCase().includes(q.toLowerCase()))
      .map(letterRowSample),
  )
const received = ({ id, type, subject, reference, lang, body, issued_at, revoked_at }: Letter): ReceivedLetter => ({
  id,
  company: { en: 'Yirgacheffe Coffee', am: 'ይርጋጨፌ ቡና' },
  type: type.name,
  subject: subject ?? '',
  reference: reference ?? '',
  copy: false,
  issued_at: issued_at ?? AT,
  revoked_at,
  lang,
  body,
  document: null,
  attachments: [],
  pictures: [],
  confirms: null,
})
/** Two entries of the reader's that a certificate can confirm. */
export const certificateSample: NonNullable<ReceivedLetter['confirms']> = {
  experience_id: null,
  entries: experienceRows.slice(0, 2).map(({ id, job_title, company_name }) => ({
    id: id as unknown as Ref<'experience'>,
    job_title,
    company_name,
  })),
}
/** An issued letter as its recipient sees it, a certificate about them. */
export const receivedSample = (confirms: ReceivedLetter['confirms']): ReceivedLetter => ({
  ...received(letterSample('issued', 3)),
  confirms,
})
const versionOf = ({ content_version }: Letter) => ({ content_version, person: hanna, at: AT, submitted: true })

/** Letters of a company. */
export const letterMocks = {
  listWritableLetterTypes: mock('listWritableLetterTypes', () => ({ data: [typeOf(0), typeOf(1)] })),
  listOwnLetters: mock('listOwnLetters', ({ query }) =>
    rows(query, (one) => query.view !== 'to_approve' || one.status === 'in_review'),
  ),
  countLetters: mock('countLetters', () => ({
    to_approve: kept.filter((one) => one.status === 'in_review').length,
    returned: 0,
  })),
  listCompanyLetterTypes: mock('listCompanyLetterTypes', () => ({ data: [typeOf(0), typeOf(1)] })),
  listCompanyLetters: mock('listCompanyLetters', ({ query }) => rows(query, (one) => one.submitted_at !== null)),
  createLetter: mock('createLetter', ({ body }) => {
    const id = crypto.randomUUID() as unknown as Ref<'letter'>
    const type = letterTypeRows.findIndex((one) => one.id === body.type_id)
    const empty = { subject: null, body: null, recipients: [], version: 1, content_version: 1 }
    const letter = { ...letterSample('draft'), ...empty, id, type: typeOf(type), lang: body.lang }
    kept = [...kept, letter]
    return letter
  }),
  getLetter: mock('getLetter', ({ params, refuse }) => found(params, refuse)),
  saveLetter: mock(
    'saveLetter',
    ({ params, body: { recipients, about_user_id, attachment_ids, version: _version, ...text }, refuse }) => {
      const letter = found(params, refuse)
      const about = letterPeopleRows.find(({ id }) => id === about_user_id) ?? null
      const attachments = attachment_ids.map(
        (id) =>
          letter.attachments.find((one) => one.id === id) ?? {
            id,
            name: 'annex.pdf',
            bytes: 48_000,
            url: '/lyu/annex.pdf',
            preview: null,
          },
      )
      const named = recipients.map((one, place) => ({
        ...one,
        name:
          one.name === null
            ? (letterPeopleRows.find(({ id }) => id === one.user_id)?.name ?? owner.name)
            : { en: one.name },
        place,
        mailed_at: null,
        opened_at: null,
        downloaded_at: null,
      }))
      return change(letter, {
        ...text,
        about,
        attachments,
        recipients: named,
        content_version: letter.content_version + 1,
      })
    },
  ),
  deleteLetter: mock('deleteLetter', ({ params, refuse }) => {
    const letter = found(params, refuse)
    kept = kept.filter((one) => one !== letter)
  }),
  submitLetter: mock('submitLetter', ({ params, refuse }) => {
    const { level, levels, route, submitted_at } = letterSample('in_review')
    return change(found(params, refuse), { status: 'in_review', level, levels, route, submitted_at })
  }),
  approveLetter: mock('approveLetter', ({ params, refuse }) =>
    change(found(params, refuse), { status: 'approved', route: letterSample('approved').route }),
  ),
  returnLetter: mock('returnLetter', ({ params, refuse }) =>
    change(found(params, refuse), { status: 'draft', level: 0 }),
  ),
  rejectLetter: mock('rejectLetter', ({ params, refuse }) =>
    change(found(params, refuse), { status: 'rejected', route: letterSample('rejected').route }),
  ),
  withdrawLetter: mock('withdrawLetter', ({ params, refuse }) =>
    change(found(params, refuse), { status: 'draft', level: 0 }),
  ),
  issueLetter: mock('issueLetter', ({ params, refuse }) =>
    change(found(params, refuse), { status: 'issued', reference: 'HR/HR/0062/2018', issued_at: AT }),
  ),
  revokeLetter: mock('revokeLetter', ({ params, body, refuse }) =>
    change(found(params, refuse), { status: 'revoked', revoked_at: AT, revoke_note: body.note }),
  ),
  revokeLettersTogether: mock('revokeLettersTogether', ({ params, body, refuse }) => {
    const revoked = { status: 'revoked', revoked_at: AT, revoke_note: body.note, together_issued: 0 } as const
    return change(found(params, refuse), revoked)
  }),
  mailLetter: mock('mailLetter', ({ params, refuse }) => {
    const letter = found(params, refuse)
    if (letter.recipients[params.place]?.kind !== 'outside') return refuse('not_found', {})
    const recipients = letter.recipients.map((one) => (one.place === params.place ? { ...one, mailed_at: AT } : one))
    return change(letter, { recipients })
  }),
  commentOnLetter: mock('commentOnLetter', ({ params, body, refuse }) => {
    const letter = found(params, refuse)
    const id = crypto.randomUUID() as unknown as Letter['comments'][number]['id']
    const said = { ...body, id, author: hanna, is_own: true, created_at: AT, resolved_at: null }
    return change(letter, { comments: [...letter.comments, said] })
  }),
  resolveLetterComment: mock('resolveLetterComment', ({ params, body, refuse }) => {
    const letter = kept.find(({ comments }) => comments.some(({ id }) => id === params.id)) ?? refuse('not_found', {})
    const resolved_at = body.resolved ? AT : null
    const comments = letter.comments.map((one) => (one.id === params.id ? { ...one, resolved_at } : one))
    return change(letter, { comments })
  }),
  listLetterVersions: mock('listLetterVersions', ({ params, refuse }) => ({
    data: [versionOf(found(params, refuse))],
  })),
  getLetterVersion: mock('getLetterVersion', ({ params, refuse }) => {
    const letter = found(params, refuse)
    return { ...versionOf(letter), subject: letter.subject, body: letter.body, amount: letter.amount }
  }),
  listReceivedLetters: mock('listReceivedLetters', () =>
    page(
      kept
        .filter((one) => one.reference !== null)
        .map(received)
        .map(
          ({
            lang: _lang,
            body: _body,
            document: _document,
            attachments: _files,
            pictures: _pictures,
            confirms: _confirms,
            ...row
          }) => row,
        ),
    ),
  ),
  downloadReceivedLetter: mock('downloadReceivedLetter', () => '%PDF'),
  keepReceivedLetter: mock('keepReceivedLetter', () => documentRows[0] as SupportDocument),
  confirmByLetter: mock('confirmByLetter', ({ params, body, refuse }) => ({
    ...received(found(params, refuse)),
    confirms: { ...certificateSample, experience_id: body.experience_id },
  })),
  exportCompanyLetters: mock('exportCompanyLetters', () => 'reference,type\r\n'),
  archiveCompanyLetters: mock('archiveCompanyLetters', () => 'PK'),
  previewLetter: mock('previewLetter', ({ params, refuse }) => {
    found(params, refuse)
    return { pages: [{ svg: BLANK, width: 595, height: 842 }], missing: [], unprinted: '' }
  }),
  tryLetter: mock('tryLetter', ({ params, refuse }) => ({
    data: found(params, refuse).separate
      ? letterPeopleRows.map((person, at) => ({ person, missing: at === 1 ? ['salary' as const] : [] }))
      : [],
  })),
  previewLetterTemplate: mock('previewLetterTemplate', () => ({
    pages: [{ svg: BLANK, width: 595, height: 842 }],
    missing: ['salary' as const],
    unprinted: '',
  })),
  getLetterSignature: mock('getLetterSignature', () => ({ picture: signature })),
  uploadLetterPicture: mock('uploadLetterPicture', () => ({
    id: crypto.randomUUID() as unknown as Ref<'file'>,
    url: '/favicon.ico',
    name: 'site.webp',
    type: 'image/webp',
    size: 61_000,
    width: 1200,
    height: 900,
  })),
  uploadLetterFile: mock('uploadLetterFile', () => ({
    id: crypto.randomUUID() as unknown as Ref<'file'>,
    url: '/lyu/annex.pdf',
    name: 'annex.pdf',
    type: 'application/pdf',
    size: 48_000,
    width: null,
    height: null,
  })),
  saveLetterSignature: mock('saveLetterSignature', () => {
    signature = { url: SIGNATURE, changed_at: AT }
    return { picture: signature }
  }),
  deleteLetterSignature: mock('deleteLetterSignature', () => {
    signature = null
  }),
  getReceivedLetter: mock('getReceivedLetter', ({ params, refuse }) => received(found(params, refuse))),
}
