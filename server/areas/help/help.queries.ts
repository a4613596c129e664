import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { LocalizedRichText } from '../../../openapi/rich-text.ts'
import { plainText } from '../../../openapi/rich-text-content.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { words } from '../../../openapi/text-fold.ts'
import type {
  FoundQuestion,
  HelpAnswerData,
  HelpCenterData,
  HelpTopic,
  QuestionGroup,
  TopicQuestions,
} from '../../../src/documents/help/help-data.ts'
import { faqCategories, faqs, faqSubCategories } from '../../db/list-tables.ts'
import type { Services } from '../../kernel/context.ts'
import { matchesWords } from '../../kernel/list/search.ts'
import { bindings } from '../../resources/bindings.ts'
import { atSlug } from '../../resources/slugs.ts'

/** How many questions of each topic the first page shows. */
export const SHOWN_PER_TOPIC = 6
/** How many answers a search gives. */
export const MOST_FOUND = 20
const RELATED = 5

type Reading = Pick<Services, 'db'>
/** Visitors see what is active, has an address, and whose topic is active. */
const IS_OUT = and(eq(faqs.active, true), eq(faqCategories.active, true), sql`${faqs.slug} is not null`)

interface Row {
  readonly slug: string | null
  readonly question: Localized
  readonly topicId: string
  readonly group: { readonly id: string; readonly name: Localized; readonly active: boolean } | null
}

/** Questions in the order of their smaller topics, those that belong to none first. */
function groupsOf(rows: readonly Row[], most: number): readonly QuestionGroup[] {
  const groups = new Map<string, { readonly name: Localized | null; readonly questions: Row[] }>()
  for (const row of rows.slice(0, most)) {
    const own = row.group?.active ? row.group : null
    const group = groups.get(own?.id ?? '') ?? { name: own?.name ?? null, questions: [] }
    group.questions.push(row)
    groups.set(own?.id ?? '', group)
  }
  return [...groups.values()].map(({ name, questions }) => ({
    name,
    questions: questions.map(({ slug, question }) => ({ slug: slug ?? '', question })),
  }))
}

async function readTopics({ db }: Reading, within: SQL | undefined, most: number): Promise<readonly TopicQuestions[]> {
  const topics = await db
    .select({
      id: faqCategories.id,
      slug: faqCategories.slug,
      name: faqCategories.name,
      description: faqCategories.description,
    })
    .from(faqCategories)
    .where(and(eq(faqCategories.active, true), within))
    .orderBy(asc(faqCategories.position))
  const rows: Row[] = await db
    .select({
      slug: faqs.slug,
      question: faqs.question,
      topicId: faqs.categoryId,
      group: { id: faqSubCategories.id, name: faqSubCategories.name, active: faqSubCategories.active },
    })
    .from(faqs)
    .innerJoin(faqCategories, eq(faqCategories.id, faqs.categoryId))
    .leftJoin(faqSubCategories, eq(faqSubCategories.id, faqs.subCategoryId))
    .where(and(IS_OUT, within))
    .orderBy(sql`${faqSubCategories.position} asc nulls first`, asc(faqs.position))
  return topics.flatMap(({ id, slug, ...topic }) => {
    const own = rows.filter(({ topicId }) => topicId === id)
    return own.length === 0 || slug === null ? [] : [{ slug, ...topic, groups: groupsOf(own, most), total: own.length }]
  })
}

/**
 * The help center with all topics (null) or one. Null where there is no such topic; `moved`: it has another address
 * now.
 */
export async function readHelpCenter(
  services: Reading,
  topic: string | null,
): Promise<HelpCenterData | { readonly moved: string } | null> {
  if (topic === null)
    return { topics: await readTopics(services, undefined, SHOWN_PER_TOPIC), topic: null, found: null }
  const found = await atSlug(services.db, bindings.faqCategory, topic)
  if (found?.kind === 'moved') return { moved: found.slug }
  if (found?.kind !== 'entry') return null
  const [own] = await readTopics(services, eq(faqCategories.id, found.row.id), Infinity)
  return own ? { topics: [own], topic: own, found: null } : null
}

/** All topics, read again only after the content of the help center changed: somebody who types asks for them often. */
export function keepTopics(services: Pick<Services, 'db' | 'events'>): () => Promise<readonly TopicQuestions[]> {
  let kept: Promise<readonly TopicQuestions[]> | null = null
  const forget = () => void (kept = null)
  services.events.on('content', forget)
  return () => {
    const reading = (kept ??= readTopics(services, undefined, SHOWN_PER_TOPIC))
    reading.catch(forget)
    return reading
  }
}

/**
 * What a search finds in questions, answers and the names of topics: those whose question has all its words first, and
 * `MOST_FOUND` at most. Beside them all topics, which `readAll` gives.
 */
export async function searchHelp(
  { db }: Reading,
  q: string,
  readAll: () => Promise<readonly TopicQuestions[]>,
): Promise<HelpCenterData> {
  const topics = await readAll()
  if (words(q).length === 0) return { topics, topic: null, found: null }
  const search = { key: faqs.searchKey, isLarge: true }
  const inQuestion = and(
    ...words(q).map(
      (word) => sql`(position(${word} in ${faqs.questionKeyEn}) > 0 or position(${word} in ${faqs.questionKeyAm}) > 0)`,
    ),
  )
  const rows = await db
    .select({ slug: faqs.slug, question: faqs.question, answer: faqs.answer, topic: faqCategories.name })
    .from(faqs)
    .innerJoin(faqCategories, eq(faqCategories.id, faqs.categoryId))
    .where(and(IS_OUT, await matchesWords(search, q)))
    .orderBy(desc(sql`coalesce(${inQuestion}, false)`), asc(faqs.position), asc(faqs.id))
    .limit(MOST_FOUND + 1)
  return {
    topics,
    topic: null,
    found: { q, questions: rows.slice(0, MOST_FOUND).map(foundOf), more: rows.length > MOST_FOUND },
  }
}
const foundOf = (row: {
  readonly slug: string | null
  readonly question: Localized
  readonly answer: LocalizedRichText
  readonly topic: Localized
}): FoundQuestion => ({
  slug: row.slug ?? '',
  question: row.question,
  answer: {
    ...(row.answer.en ? { en: plainText(row.answer.en) } : {}),
    ...(row.answer.am ? { am: plainText(row.answer.am) } : {}),
  },
  topic: row.topic,
})

/** One answer, with others of its topic. Null where visitors cannot see it. */
export async function readAnswer({ db }: Reading, id: string): Promise<HelpAnswerData | null> {
  const [row] = await db
    .select({
      slug: faqs.slug,
      question: faqs.question,
      answer: faqs.answer,
      updatedAt: faqs.updatedAt,
      topicId: faqCategories.id,
      topic: { slug: faqCategories.slug, name: faqCategories.name, description: faqCategories.description },
    })
    .from(faqs)
    .innerJoin(faqCategories, eq(faqCategories.id, faqs.categoryId))
    .where(and(IS_OUT, eq(faqs.id, id)))
  if (row === undefined) return null
  const related = await db
    .select({ slug: faqs.slug, question: faqs.question })
    .from(faqs)
    .innerJoin(faqCategories, eq(faqCategories.id, faqs.categoryId))
    .where(and(IS_OUT, eq(faqs.categoryId, row.topicId), ne(faqs.id, id)))
    .orderBy(asc(faqs.position))
    .limit(RELATED)
  const { slug, ...topic } = row.topic
  return {
    slug: row.slug ?? '',
    question: row.question,
    answer: row.answer,
    topic: slug === null ? null : ({ slug, ...topic } satisfies HelpTopic),
    updated_at: row.updatedAt.toISOString(),
    isThanked: false,
    refused: null,
    related: related.map((other) => ({ slug: other.slug ?? '', question: other.question })),
  }
}

/** The addresses of all answers, each with its last change. */
export const listAnswers = ({ db }: Reading) =>
  db
    .select({ slug: faqs.slug, updatedAt: faqs.updatedAt })
    .from(faqs)
    .innerJoin(faqCategories, eq(faqCategories.id, faqs.categoryId))
    .where(IS_OUT)
    .orderBy(desc(faqs.updatedAt), asc(faqs.id))
