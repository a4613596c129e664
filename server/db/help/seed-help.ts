import { slugOf } from '../../../openapi/format/slug.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { bindings, type Binding } from '../../resources/bindings.ts'
import { columnsFrom } from '../../resources/rows.ts'
import { faqCategories, faqs, faqSubCategories } from '../list-tables.ts'
import { settings } from '../platform-tables.ts'
import { businessCard } from './business-card.ts'
import { companies } from './companies.ts'
import type { HelpTopic } from './help-topic.ts'
import { richTextOf } from './help-text.ts'
import { jobOffers } from './job-offers.ts'
import { profile } from './profile.ts'
import { publishing } from './publishing.ts'
import { settingsTopic } from './settings.ts'
import { signingIn } from './signing-in.ts'

/** The topics of the help center in their order. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  signingIn,
  profile,
  publishing,
  businessCard,
  jobOffers,
  companies,
  settingsTopic,
]
/** Written once: what an administrator changes or deletes later does not come back. */
const SEEDED_HELP = 'seeded.help'

/**
 * Fills the help center of a new installation with topics, questions and answers in both languages, once. An
 * installation that has questions of its own keeps just those.
 */
export async function seedHelp(tx: Tx, services: Services): Promise<void> {
  const isFirst = await tx.insert(settings).values({ key: SEEDED_HELP, value: '1' }).onConflictDoNothing().returning()
  if (isFirst.length === 0) return
  const own = await tx.select({ id: faqCategories.id }).from(faqCategories).limit(1)
  if (own.length > 0) return
  const now = services.clock.now()
  const entry = (binding: Binding, position: number, body: Readonly<Record<string, unknown>>) => ({
    ...columnsFrom(binding, { ...body, active: true }),
    id: services.ids.uuid(),
    position,
    version: 1,
    createdAt: now,
    updatedAt: now,
  })
  const topics = HELP_TOPICS.map((topic, at) => ({
    row: entry(bindings.faqCategory, at, {
      name: topic.name,
      slug: slugOf(topic.name.en),
      description: topic.description,
    }),
    groups: topic.groups,
  }))
  const groups = topics
    .flatMap(({ row, groups: own }) => own.map((group) => ({ ...group, topicId: row.id })))
    .map((group, at) => ({
      ...group,
      row:
        group.name === null
          ? null
          : entry(bindings.faqSubCategory, at, { name: group.name, category_id: group.topicId, description: null }),
    }))
  const questions = groups
    .flatMap(({ questions: own, topicId, row }) => own.map((one) => ({ ...one, topicId, groupId: row?.id ?? null })))
    .map(({ question, answer, topicId, groupId }, at) =>
      entry(bindings.faq, at, {
        question,
        slug: slugOf(question.en),
        category_id: topicId,
        sub_category_id: groupId,
        answer: {
          en: richTextOf(answer.en, 'en', services.say),
          am: richTextOf(answer.am, 'am', services.say),
        },
      }),
    )
  // The names of the columns are computed from the resource, so their types are asserted here.
  await tx.insert(faqCategories).values(topics.map(({ row }) => row as unknown as typeof faqCategories.$inferInsert))
  await tx
    .insert(faqSubCategories)
    .values(groups.flatMap(({ row }) => (row ? [row as unknown as typeof faqSubCategories.$inferInsert] : [])))
  await tx.insert(faqs).values(questions.map((row) => row as unknown as typeof faqs.$inferInsert))
}
