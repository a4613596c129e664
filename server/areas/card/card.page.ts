import { cardPage as cardDocument } from '../../../src/documents/card/card.tsx'
import type { CardData } from '../../../src/documents/site-data.ts'
import type { Services } from '../../kernel/context.ts'
import { type AskedPage, publicPage, type Special, type TablePage } from '../../site/public-page.ts'
import { wishOf } from '../../site/reader.ts'
import type { SiteSource } from '../site/site.source.ts'
import { contactFile } from './contact-file.present.ts'
import { qrDrawing } from '../../kernel/qr-code.ts'

const CODE = /^[A-Za-z0-9]{6,20}$/
const CONTACT = '.vcf'
const codeOf = (text: string): string | null => (CODE.test(text) ? text.toUpperCase() : null)

interface Shown {
  readonly accountId: string
  readonly card: CardData
}

/**
 * `/{code}`, the card that a QR code opens, and `/{code}.vcf`, the same as a contact. A code of a deleted account is
 * 410.
 */
export function cardPage(services: Services, source: SiteSource): TablePage {
  async function contact(code: string | null, { query, headers }: AskedPage): Promise<Special<Shown>> {
    const found = code === null ? null : await source.findCard(code)
    if (code === null || found?.kind !== 'card') return { kind: 'absent', as: found === null ? 'notfound' : 'gone' }
    const { version } = query as { version?: unknown }
    const lang = wishOf({ query, headers }).lang ?? found.data.language
    const body = await contactFile(services.db, services, found.accountId, {
      card: found.data,
      version: version === '4.0' ? '4.0' : '3.0',
      lang,
    })
    return { kind: 'file', file: { type: 'text/vcard; charset=utf-8', name: `${code}${CONTACT}`, body } }
  }

  return publicPage<Shown>({
    path: '/{code}',
    topics: ['site'],
    key: ({ params: { code = '' } }) => codeOf(code),
    load: async (code) => {
      const found = await source.findCard(code)
      if (found?.kind !== 'card') return { kind: 'absent', as: found === null ? 'notfound' : 'gone' }
      return { kind: 'document', subject: found.accountId, data: { accountId: found.accountId, card: found.data } }
    },
    instead: (asked) => {
      const { code = '' } = asked.params
      return code.endsWith(CONTACT) ? contact(codeOf(code.slice(0, -CONTACT.length)), asked) : null
    },
    render: ({ card }, context) => cardDocument(card, qrDrawing(card.urls.card), context),
    language: ({ card }) => card.language,
    view: ({ accountId }) => ({ accountId, page: 'card' }),
  })
}
