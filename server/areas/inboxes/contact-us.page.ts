import { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import { DAY } from '../../../openapi/durations.ts'
import { explain } from '../../../openapi/explain.ts'
import { pages } from '../../../openapi/routes.ts'
import { contactBody } from '../../../openapi/schemas/message.ts'
import {
  CONTACT_FIELDS,
  type ContactData,
  type ContactErrors,
  type ContactValues,
} from '../../../src/documents/contact/contact-data.ts'
import { contactPage as contactDocument } from '../../../src/documents/contact/contact.tsx'
import type { Services } from '../../kernel/context.ts'
import { overLimit } from '../../kernel/rate-limits.ts'
import { readClaim, signClaim } from '../../kernel/signed-claim.ts'
import { publicPage, type TablePage } from '../../site/public-page.ts'
import { receiveMessage } from './messages.commands.ts'
import { findPlan } from './messages.queries.ts'

/** Nobody writes a message in less (milliseconds). */
const FASTEST = 2_000
/** A page may lie open so long (milliseconds). */
const LONGEST = DAY
/** Messages of one address in an hour. */
const HOURLY = 10
const PURPOSE = 'contact-us'
const opened = z.strictObject({ at: z.number(), expires: z.number() })
const asked = z.object({
  about: z.literal('sales').optional().catch(undefined),
  plan: z.string().max(40).optional().catch(undefined),
})

const NOTHING: ContactValues = { name: '', email: '', subject: '', text: '' }

/**
 * `/contact-us`: a form for visitors, about anything or, with `?about=sales&plan=…`, about a plan. It is made for one
 * reader and never cached, because it carries when it was opened. A robot fills the field that people do not see, or is
 * faster than anyone writes.
 */
export function contactUsPage(services: Services): TablePage {
  const { db, clock, secret } = services
  const sign = () => {
    const at = clock.now().getTime()
    return signClaim({ at, expires: at + LONGEST } satisfies z.output<typeof opened>, PURPOSE, secret(PURPOSE))
  }
  const isHasty = (token: string) => {
    const now = clock.now().getTime()
    const claim = readClaim(opened, token, PURPOSE, secret(PURPOSE), now)
    return claim === null ? null : now - claim.at < FASTEST
  }
  async function read(query: unknown): Promise<Pick<ContactData, 'about' | 'plan'>> {
    const { about, plan } = asked.parse(query)
    return { about: about ?? 'us', plan: about && plan !== undefined ? await findPlan(db, plan) : null }
  }
  async function receive(values: ContactValues, about: Pick<ContactData, 'about' | 'plan'>, language: Language) {
    await services.transaction((tx) =>
      receiveMessage(tx, services, {
        ...values,
        inbox: about.about === 'sales' ? 'contactSales' : 'contacts',
        language,
        accountId: null,
        tierKey: about.plan?.key ?? null,
      }),
    )
  }
  return publicPage<ContactData>({
    path: pages.contactUs.path,
    topics: [],
    asksThisSite: true,
    load: async () => ({ kind: 'absent', as: 'notfound' }),
    instead: async ({ query }) => ({
      kind: 'document',
      data: {
        ...(await read(query)),
        isSent: (query as { readonly sent?: unknown }).sent !== undefined,
        values: NOTHING,
        errors: {},
        notice: null,
        opened: sign(),
      },
    }),
    receive: async ({ query, fields, lang, address }) => {
      const about = await read(query)
      const values = Object.fromEntries(
        CONTACT_FIELDS.map((field) => [field, (fields.get(field) ?? '').replaceAll('\r\n', '\n').trim()]),
      ) as unknown as ContactValues
      const token = fields.get('opened') ?? ''
      const again = (notice: ContactData['notice'], errors: ContactErrors = {}) => ({
        kind: 'document' as const,
        status: notice === 'limit' ? (429 as const) : (422 as const),
        data: { ...about, isSent: false, values, errors, notice, opened: isHasty(token) === null ? sign() : token },
      })
      const parsed = contactBody.safeParse(values)
      if (!parsed.success) return again('invalid', errorsOf(parsed.error))
      // What a robot sent goes nowhere, and it is not told so.
      const sent = { kind: 'seeOther' as const, path: `${pages.contactUs.path}?sent=1` as const }
      if ((fields.get('website') ?? '') !== '') return sent
      if (isHasty(token) !== false) return again('hasty')
      const now = clock.now()
      if ((await overLimit(db, { key: `contact-us:${address}`, limit: HOURLY, per: 3600, now })) !== null)
        return again('limit')
      await receive(parsed.data, about, lang)
      return sent
    },
    render: contactDocument,
    sitemap: async () => [{ path: pages.contactUs.path, updated_at: null }],
  })
}

/** The first error of each field. */
function errorsOf({ issues }: z.ZodError): ContactErrors {
  const errors: Record<string, ReturnType<typeof explain>> = {}
  for (const issue of issues) errors[String(issue.path[0])] ??= explain(issue)
  return errors
}
