import { pages } from '../../../openapi/routes.ts'
import { explain } from '../../../openapi/explain.ts'
import { helpWords } from '../../../openapi/schemas/help-vote.ts'
import { slug as slugSchema } from '../../../openapi/schemas/primitives.ts'
import { answerPath } from '../../../src/documents/help/help-address.ts'
import { helpAnswerPage } from '../../../src/documents/help/help-answer.tsx'
import type { HelpAnswerData } from '../../../src/documents/help/help-data.ts'
import type { Services } from '../../kernel/context.ts'
import { dailyViewer, readSalt } from '../../kernel/daily-viewer.ts'
import { overLimit } from '../../kernel/rate-limits.ts'
import { bindings } from '../../resources/bindings.ts'
import { atSlug } from '../../resources/slugs.ts'
import { entryPage } from '../../site/entry-page.ts'
import type { SentForm, Special, TablePage } from '../../site/public-page.ts'
import { listAnswers, readAnswer } from './help.queries.ts'
import { voteOnHelp } from './votes.commands.ts'

/** Answers of one address in an hour. */
const HOURLY = 60

/** `/help-center-detail/{slug}`: one answer, and what readers think of it. */
export function helpCenterDetailPage(services: Services): TablePage {
  const { db, clock } = services
  /**
   * Counts what a reader thought; false where there is nothing to count or they say it all the time. `words`: what they
   * wrote about it, or nothing.
   */
  async function vote(
    { params: { slug = '' }, fields, address, headers }: SentForm,
    words: string | null,
  ): Promise<boolean> {
    const helpful = fields.get('helpful')
    const found = slugSchema.safeParse(slug).success ? await atSlug(db, bindings.faq, slug) : null
    if (found?.kind !== 'entry' || (helpful !== 'yes' && helpful !== 'no')) return false
    const now = clock.now()
    if ((await overLimit(db, { key: `help-vote:${address}`, limit: HOURLY, per: 3600, now })) !== null) return false
    const salt = await readSalt(db, now.toISOString().slice(0, 10))
    const viewer = dailyViewer(salt, { about: found.row.id, address, agent: headers['user-agent'] ?? '' })
    await services.transaction((tx) =>
      voteOnHelp(tx, services, {
        faqId: found.row.id,
        viewer,
        helpful: helpful === 'yes',
        words,
      }),
    )
    return true
  }
  async function readAt(slug: string): Promise<HelpAnswerData | null> {
    const found = await atSlug(db, bindings.faq, slug)
    return found?.kind === 'entry' ? readAnswer(services, found.row.id) : null
  }
  async function readThanked(slug: string): Promise<Special<HelpAnswerData>> {
    const data = await readAt(slug)
    return data ? { kind: 'document', data: { ...data, isThanked: true } } : { kind: 'absent', as: 'notfound' }
  }
  return entryPage<HelpAnswerData>(services, {
    path: pages.helpCenterDetail.path,
    asksThisSite: true,
    collection: 'faq',
    mentions: ['faqCategory', 'faqSubCategory'],
    gone: 'answerGone',
    pathOf: answerPath,
    read: (id) => readAnswer(services, id),
    list: () => listAnswers(services),
    // What somebody thought is counted once a day; the page that says thanks is theirs alone.
    receive: async (sent) => {
      const { success, data: slug } = slugSchema.safeParse(sent.params['slug'])
      if (!success) return { kind: 'seeOther', path: pages.helpCenter.path }
      const words = (sent.fields.get('words') ?? '').replaceAll('\r\n', '\n').trim()
      const wrong = words === '' ? undefined : helpWords.safeParse(words).error?.issues[0]
      const data = wrong === undefined ? null : await readAt(slug)
      if (wrong && data)
        return { kind: 'document', status: 422, data: { ...data, refused: { words, error: explain(wrong) } } }
      const isCounted = await vote(sent, words === '' ? null : words)
      return { kind: 'seeOther', path: isCounted ? `${answerPath(slug)}?thanks=1` : answerPath(slug) }
    },
    instead: ({ query, params: { slug = '' } }) => {
      const { thanks } = query as { readonly thanks?: unknown }
      return thanks === undefined || !slugSchema.safeParse(slug).success ? null : readThanked(slug)
    },
    render: helpAnswerPage,
  })
}
