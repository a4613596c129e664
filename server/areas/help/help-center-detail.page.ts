import { pages } from '../../../openapi/routes.ts'
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
  /** Counts what a reader thought; false where there is nothing to count or they say it all the time. */
  async function vote({ params: { slug = '' }, fields, address, headers }: SentForm): Promise<boolean> {
    const helpful = fields.get('helpful')
    const found = slugSchema.safeParse(slug).success ? await atSlug(db, bindings.faq, slug) : null
    if (found?.kind !== 'entry' || (helpful !== 'yes' && helpful !== 'no')) return false
    const now = clock.now()
    if ((await overLimit(db, { key: `help-vote:${address}`, limit: HOURLY, per: 3600, now })) !== null) return false
    const words = helpWords.safeParse((fields.get('words') ?? '').replaceAll('\r\n', '\n').trim())
    const salt = await readSalt(db, now.toISOString().slice(0, 10))
    const viewer = dailyViewer(salt, { about: found.row.id, address, agent: headers['user-agent'] ?? '' })
    await services.transaction((tx) =>
      voteOnHelp(tx, services, {
        faqId: found.row.id,
        viewer,
        helpful: helpful === 'yes',
        words: words.success ? words.data : null,
      }),
    )
    return true
  }
  async function readThanked(slug: string): Promise<Special<HelpAnswerData>> {
    const found = await atSlug(db, bindings.faq, slug)
    const data = found?.kind === 'entry' ? await readAnswer(services, found.row.id) : null
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
      return { kind: 'seeOther', path: (await vote(sent)) ? `${answerPath(slug)}?thanks=1` : answerPath(slug) }
    },
    instead: ({ query, params: { slug = '' } }) => {
      const { thanks } = query as { readonly thanks?: unknown }
      return thanks === undefined || !slugSchema.safeParse(slug).success ? null : readThanked(slug)
    },
    render: helpAnswerPage,
  })
}
