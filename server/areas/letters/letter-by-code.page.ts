import { pages } from '../../../openapi/routes.ts'
import type { LetterPageData, LetterReading } from '../../../src/documents/letter/letter-data.ts'
import { letterPage } from '../../../src/documents/letter/letter.tsx'
import type { Services } from '../../kernel/context.ts'
import { formOf } from '../../kernel/file-names.ts'
import { overLimit } from '../../kernel/rate-limits.ts'
import { type AskedPage, publicPage, type TablePage } from '../../site/public-page.ts'
import { letterPath, passFor, recipientAsking, recipientWith } from './letter-pass.ts'
import { shownPictures } from './pictures.queries.ts'
import { markOpened, recipientsOf } from './recipients.commands.ts'
import { attachmentsOf, codeIn, findByCode, type IssuedLetter } from './verification.queries.ts'

/** Letters that one address asks for in ten minutes, found or not: an oracle for codes would be slow as well. */
const LIMIT = { limit: 600, per: 600 }

/** What somebody reads who had a key. */
async function readingOf(services: Services, { row, facts }: IssuedLetter): Promise<LetterReading> {
  const path = letterPath(facts.code)
  return {
    lang: row.lang,
    subject: row.subject ?? '',
    body: row.body ?? [],
    pictures: new Map(
      (await shownPictures(services.db, row)).map(({ fileId, width, height }) => [
        fileId,
        { url: `${path}/attachment/${fileId}`, width, height, small: null },
      ]),
    ),
    pdf: row.documentId === null ? null : `${path}/letter.pdf`,
    attachments: (await attachmentsOf(services.db, row.id)).map(({ id, name, type, bytes }) => ({
      path: `${path}/attachment/${id}`,
      name,
      format: formOf(type).replace('picture', 'webp').toUpperCase(),
      bytes,
      isPicture: formOf(type) === 'picture',
    })),
  }
}

/**
 * `/letter/{code}`: the address in the QR of a letter. Whoever has the code learns that the letter is genuine or revoked,
 * and what its company, number, date and subject are; a letter that is revoked never stops saying so. What it says is for
 * its recipients outside, by the key of their mail: it stands behind `#`, comes by POST alone and becomes a cookie, so that
 * it is in no log, no history of addresses and no `Referer`. Nothing of it is cached.
 */
export function letterByCodePage(services: Services): TablePage {
  const { db, clock } = services
  const isOver = (address: string) => overLimit(db, { key: `letter-code:${address}`, ...LIMIT, now: clock.now() })
  const find = async ({ params }: Pick<AskedPage, 'params'>) => {
    const code = codeIn(params['code'] ?? '')
    return code === null ? null : findByCode(db, code)
  }
  const shown = (
    { facts }: IssuedLetter,
    over: Pick<Extract<LetterPageData, { kind: 'letter' }>, 'hasKeys' | 'reading' | 'isWrongKey'>,
  ): LetterPageData => ({ kind: 'letter', facts, ...over })

  return publicPage<LetterPageData>({
    path: pages.letterByCode.path,
    topics: [],
    asksThisSite: true,
    load: async () => ({ kind: 'absent', as: 'letterUnknown' }),
    instead: async (asked) => {
      const wait = await isOver(asked.address)
      if (wait !== null) return { kind: 'document', data: { kind: 'limit' }, retryAfter: wait }
      const found = await find(asked)
      if (found === null) return { kind: 'absent', as: 'letterUnknown' }
      const recipients = await recipientsOf(db, found.row.id)
      const reader = recipientAsking(services, asked, found.facts.code, recipients)
      const reading = reader === null ? null : await readingOf(services, found)
      const hasKeys = recipients.some(({ secretHash }) => secretHash !== null)
      return { kind: 'document', data: shown(found, { hasKeys, reading, isWrongKey: false }) }
    },
    receive: async (sent) => {
      if ((await isOver(sent.address)) !== null) return { kind: 'document', status: 429, data: { kind: 'limit' } }
      const found = await find(sent)
      if (found === null) return { kind: 'seeOther', path: letterPath(sent.params['code']?.slice(0, 40) ?? '') }
      const typed = (sent.fields.get('key') ?? '').slice(0, 1000).trim()
      // The whole link is as good as the key at its end.
      const key = typed.slice(typed.lastIndexOf('#') + 1)
      const recipient = recipientWith(await recipientsOf(db, found.row.id), key)
      if (recipient === null)
        return {
          kind: 'document',
          status: 422,
          data: shown(found, { hasKeys: true, reading: null, isWrongKey: true }),
        }
      await services.transaction((tx) => markOpened(tx, recipient, clock.now()))
      return {
        kind: 'seeOther',
        path: letterPath(found.facts.code),
        setCookie: passFor(services, found.facts.code, recipient),
      }
    },
    render: letterPage,
  })
}
