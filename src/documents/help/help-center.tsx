import { resolve } from '../../../openapi/format/names.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { descriptionOf, type DocumentContext, type Page } from '../document.ts'
import { OwnFrame } from '../parts/OwnFrame.tsx'
import { Text } from '../parts/Text.tsx'
import { answerPath, foundPath, topicPath } from './help-address.ts'
import type { FoundQuestion, HelpCenterData, TopicQuestions } from './help-data.ts'
import { helpStyles } from './help.styles.ts'
import { excerpt, highlight } from './highlight.ts'
import { AskUs, HelpSearch, Marked, Questions } from './parts.tsx'

/** `/help-center`: questions by topic, and a search in questions and answers. */
export function helpCenterPage(data: HelpCenterData, context: DocumentContext): Page {
  const { lang, say, origin } = context
  const { topic, topics, found } = data
  const heading = (topic && resolve(topic.name, lang)?.text) ?? say('document.help.title')
  const about = topic?.description && resolve(topic.description, lang)?.text
  const description = descriptionOf(about ?? say('document.help.description', { product: PRODUCT_NAME }))
  return composePage(context, {
    title: `${found ? `${found.q} · ` : ''}${heading} · ${PRODUCT_NAME}`,
    description,
    // What was searched for is nobody else's page.
    address: found ? null : { url: origin + topicPath(topic?.slug ?? null), language: 'en' },
    indexable: topics.length > 0,
    openGraph: { type: 'website', image: null },
    jsonLd: (url) => ({
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: heading,
      url,
      inLanguage: lang,
      description,
    }),
    font: 'noto',
    styles: helpStyles,
    colours: BRAND,
    body: <HelpCenter data={data} context={context} />,
  })
}

function HelpCenter({ data, context }: { readonly data: HelpCenterData; readonly context: DocumentContext }) {
  const { topics, topic, found } = data
  const { lang, say, origin } = context
  return (
    <OwnFrame context={context} url={origin + (found ? foundPath(found.q) : topicPath(topic?.slug ?? null))}>
      <div className="top">
        {topic ? (
          <p className="way">
            <a href={topicPath(null)}>{say('document.help.title')}</a>
          </p>
        ) : null}
        <h1>{topic ? <Text value={topic.name} lang={lang} /> : say('document.help.title')}</h1>
        {topic?.description ? (
          <p className="lead">
            <Text value={topic.description} lang={lang} />
          </p>
        ) : null}
        <HelpSearch context={context} q={found?.q ?? ''} />
      </div>
      <div id="found" aria-live="polite">
        {found ? <Found found={found} context={context} /> : null}
      </div>
      {topics.length === 0 ? <p className="empty">{say('document.help.empty')}</p> : null}
      <div className={topic ? 'one' : 'topics'}>
        {topics.map((one) => (
          <Topic key={one.slug} topic={one} isAlone={topic !== null} context={context} />
        ))}
      </div>
    </OwnFrame>
  )
}

function Found({
  found: { q, questions, more },
  context: { say, lang },
}: {
  readonly found: NonNullable<HelpCenterData['found']>
  readonly context: DocumentContext
}) {
  return (
    <section className="found" aria-labelledby="results">
      <h2 id="results">{say('document.help.found', { count: questions.length, q })}</h2>
      {questions.length === 0 ? (
        <p>
          {say('document.help.found.none')} <AskUs say={say} />
        </p>
      ) : null}
      <ul>
        {questions.map((question) => (
          <Result key={question.slug} question={question} q={q} lang={lang} />
        ))}
      </ul>
      {more ? <p className="rest">{say('document.help.found.more')}</p> : null}
    </section>
  )
}

function Result({
  question: { slug, question, answer, topic },
  q,
  lang,
}: {
  readonly question: FoundQuestion
  readonly q: string
  readonly lang: DocumentContext['lang']
}) {
  const [asked, said] = [resolve(question, lang), resolve(answer, lang)]
  return (
    <li>
      <a href={answerPath(slug)} lang={asked?.lang}>
        <Marked pieces={highlight(asked?.text ?? '', q)} />
      </a>
      {said ? (
        <p lang={said.lang}>
          <Marked pieces={excerpt(said.text, q)} />
        </p>
      ) : null}
      {topic ? (
        <p className="kind">
          <Text value={topic} lang={lang} />
        </p>
      ) : null}
    </li>
  )
}

function Topic({
  topic: { slug, name, description, groups, total },
  isAlone,
  context: { say, lang },
}: {
  readonly topic: TopicQuestions
  /** On the page of its own, under its name as the title. */
  readonly isAlone: boolean
  readonly context: DocumentContext
}) {
  const shown = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  const own = (
    <>
      {groups.map((group, at) => (
        <div key={at} className="group">
          {group.name ? (
            isAlone ? (
              <h2>
                <Text value={group.name} lang={lang} />
              </h2>
            ) : (
              <h3>
                <Text value={group.name} lang={lang} />
              </h3>
            )
          ) : null}
          <Questions questions={group.questions} lang={lang} />
        </div>
      ))}
    </>
  )
  if (isAlone) return own
  return (
    <section className="topic" aria-labelledby={`topic-${slug}`}>
      <h2 id={`topic-${slug}`}>
        <a href={topicPath(slug)}>
          <Text value={name} lang={lang} />
        </a>
      </h2>
      {description ? (
        <p className="about">
          <Text value={description} lang={lang} />
        </p>
      ) : null}
      {own}
      {shown < total ? (
        <p className="all">
          <a href={topicPath(slug)}>{say('document.help.topic.all', { count: total })}</a>
        </p>
      ) : null}
    </section>
  )
}
