import type { FastifyInstance } from 'fastify'
import type { Language, Operation } from '../../openapi/define.ts'
import { contractDocument } from '../../openapi/emit.ts'
import { errorTable, type ErrorCode } from '../../openapi/errors.ts'
import { companyVerification } from '../../openapi/lifecycles/company-verification.ts'
import { interview } from '../../openapi/lifecycles/interview.ts'
import { jobApplication } from '../../openapi/lifecycles/job-application.ts'
import { jobOffer } from '../../openapi/lifecycles/job-offer.ts'
import { jobPosting } from '../../openapi/lifecycles/job-posting.ts'
import { letter } from '../../openapi/lifecycles/letter.ts'
import { ownershipInvitation } from '../../openapi/lifecycles/ownership-invitation.ts'
import { planRequest } from '../../openapi/lifecycles/plan-request.ts'
import { publishing } from '../../openapi/lifecycles/publishing.ts'
import { report } from '../../openapi/lifecycles/report.ts'
import { site } from '../../openapi/lifecycles/site.ts'
import { user } from '../../openapi/lifecycles/user.ts'
import { areas } from '../../openapi/operations/registry.ts'
import { PRODUCT_NAME } from '../../openapi/product.ts'
import { pages } from '../../openapi/routes.ts'
import type { Services } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { html, sendOwnPage } from './own-page.ts'
import { inside, operationHtml, shapesHtml, type Json, type Reader } from './reference-parts.ts'
import { readerOf } from './web.ts'

const TABLES: Readonly<Record<string, Readonly<Record<string, Operation>>>> = areas
const { path: CONTENTS } = pages.apiReference
const titleOf = ({ lang, say }: Pick<Reader, 'lang' | 'say'>) =>
  say(lang, 'server.reference.title', { product: PRODUCT_NAME })

/**
 * Every call in one line, so that a browser's own search finds it, and every refusal. What there is to say about calls
 * stands on a page for each area.
 */
function contents(reader: Reader): string {
  const { lang, say } = reader
  const lists = Object.entries(TABLES).map(([area, table]) => {
    const calls = Object.entries(table).map(
      ([id, { method, path, summary }]) =>
        `<li><a href="${CONTENTS}/${area}#${html(id)}"><span class="verb">${method} </span><code>/api${html(path)}</code></a> ${html(summary)}</li>`,
    )
    return `<h2><a href="${CONTENTS}/${area}">${html(area)}</a></h2><ul class="calls">${calls.join('')}</ul>`
  })
  const refusals = (Object.keys(errorTable) as ErrorCode[]).map(
    (code) =>
      `<tr id="${code}"><th scope="row"><code>${errorTable[code].status} ${code}</code></th><td>${html(say(lang, errorTable[code].message, { limit: 1, megabytes: 5, retry_after: 60, headcount: 1 }))}<br><code class="dim">${html(Object.keys(errorTable[code].detail.shape).join(', '))}</code></td></tr>`,
  )
  return [
    `<h1>${html(titleOf(reader))}</h1>`,
    `<p>${html(say(lang, 'server.reference.about'))}</p><p><a href="/api/openapi.json">openapi.json</a> · <a href="#refusals">${html(say(lang, 'server.reference.refusals'))}</a></p>`,
    ...lists,
    `<h2 id="refusals">${html(say(lang, 'server.reference.refusals'))}</h2><table><tbody>${refusals.join('')}</tbody></table>`,
  ].join('')
}

/** The calls of an area in full, and the shapes that they take and give. */
function areaPage(reader: Reader, area: string): string {
  const calls = Object.entries(TABLES[area] ?? {})
    .map(([id, operation]) => operationHtml(reader, id, operation))
    .join('')
  const shapes = shapesHtml(reader, calls)
  return [
    `<p><a href="${CONTENTS}">‹ ${html(titleOf(reader))}</a></p><h1>${html(area)}</h1>`,
    calls,
    shapes === '' ? '' : `<h2 id="shapes">${html(reader.say(reader.lang, 'server.reference.shapes'))}</h2>${shapes}`,
  ].join('')
}

/**
 * `/api/openapi.json`, the document of the contract, and `/api/docs`, the same to read: finished pages without a
 * script. Each is made at its first call.
 */
export function registerReference(app: FastifyInstance, { config, say }: Services): void {
  let document: Json | null = null
  const made = (): Json =>
    (document ??= contractDocument(config.version, [
      companyVerification,
      interview,
      jobApplication,
      jobOffer,
      jobPosting,
      letter,
      ownershipInvitation,
      planRequest,
      publishing,
      report,
      site,
      user,
    ]) as Json)
  const bodies = new Map<string, string>()
  const bodyOf = (lang: Language, area: string | null): string => {
    const key = `${lang} ${area ?? ''}`
    const kept = bodies.get(key)
    if (kept !== undefined) return kept
    const reader: Reader = {
      lang,
      say,
      document: made(),
      components: (inside(made(), 'components', 'schemas') ?? {}) as Json,
    }
    const body = area === null ? contents(reader) : areaPage(reader, area)
    bodies.set(key, body)
    return body
  }
  app.get('/api/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(made()))
  app.get(CONTENTS, async (request, reply) => {
    const { lang, theme } = readerOf(request)
    return sendOwnPage(reply, { lang, theme, title: titleOf({ lang, say }), body: bodyOf(lang, null) })
  })
  app.get<{ Params: { area: string } }>(`${CONTENTS}/:area`, async (request, reply) => {
    const { area } = request.params
    if (!Object.hasOwn(TABLES, area)) throw new Refusal('not_found', {})
    const { lang, theme } = readerOf(request)
    return sendOwnPage(reply, { lang, theme, title: `${area} · ${titleOf({ lang, say })}`, body: bodyOf(lang, area) })
  })
}
