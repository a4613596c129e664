import { resolve } from '../../../openapi/format/names.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { plainText, richTextIn } from '../../../openapi/rich-text-content.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { descriptionOf, type DocumentContext, type Page } from '../document.ts'
import { OwnFrame } from '../parts/OwnFrame.tsx'
import { Text } from '../parts/Text.tsx'
import { RichText } from '../rich-text/RichText.tsx'
import { answerPath, topicPath } from './help-address.ts'
import type { HelpAnswerData } from './help-data.ts'
import { helpStyles } from './help.styles.ts'
import { AskUs, HelpSearch, Questions } from './parts.tsx'

/** `/help-center-detail/{slug}`: a question with its answer, and others of the same topic. */
export function helpAnswerPage(data: HelpAnswerData, context: DocumentContext): Page {
  const { lang, origin } = context
  const question = resolve(data.question, lang)?.text ?? ''
  const text = plainText(richTextIn(data.answer, lang)?.text ?? [])
  return composePage(context, {
    title: `${question} · ${PRODUCT_NAME}`,
    description: descriptionOf(text),
    // That somebody was thanked is nobody else's page.
    address: data.isThanked || data.refused ? null : { url: origin + answerPath(data.slug), language: 'en' },
    indexable: true,
    openGraph: { type: 'article', image: null },
    jsonLd: (url) => ({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      url,
      inLanguage: lang,
      dateModified: data.updated_at,
      mainEntity: [
        {
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: text.replace(/\s+/gu, ' ') },
        },
      ],
    }),
    font: 'noto',
    styles: helpStyles,
    colours: BRAND,
    body: <HelpAnswer data={data} context={context} />,
  })
}

function HelpAnswer({ data, context }: { readonly data: HelpAnswerData; readonly context: DocumentContext }) {
  const { slug, question, answer, topic, related } = data
  const { lang, say, origin } = context
  return (
    <OwnFrame context={context} url={origin + answerPath(slug)}>
      <nav className="way" aria-label={say('document.help.way')}>
        <a href={topicPath(null)}>{say('document.help.title')}</a>
        {topic ? (
          <a href={topicPath(topic.slug)}>
            <Text value={topic.name} lang={lang} />
          </a>
        ) : null}
      </nav>
      <article className="answer">
        <h1>
          <Text value={question} lang={lang} />
        </h1>
        <RichText value={answer} lang={lang} under={1} />
      </article>
      <Helpful data={data} context={context} />
      {related.length > 0 ? (
        <section className="related" aria-labelledby="related">
          <h2 id="related">{say('document.help.related')}</h2>
          <Questions questions={related} lang={lang} />
        </section>
      ) : null}
      <section className="ask" aria-labelledby="ask">
        <h2 id="ask">{say('document.help.other')}</h2>
        <HelpSearch context={context} q="" />
        <p className="us">
          <AskUs say={say} />
        </p>
      </section>
    </OwnFrame>
  )
}

/** Asks whether the answer helped; thanks whoever has just said so, and keeps what could not be taken. */
function Helpful({
  data: { slug, isThanked, refused },
  context: { say, lang },
}: {
  readonly data: HelpAnswerData
  readonly context: DocumentContext
}) {
  if (isThanked)
    return (
      <p className="helpful" role="status">
        {say('document.help.helpful.thanks')}
      </p>
    )
  return (
    <form className="helpful" method="post" action={`${answerPath(slug)}?lang=${lang}`}>
      <fieldset>
        <legend>{say('document.help.helpful')}</legend>
        <details open={refused !== null}>
          <summary>{say('document.help.helpful.more')}</summary>
          <textarea
            name="words"
            rows={3}
            aria-label={say('document.help.helpful.words')}
            defaultValue={refused?.words}
            {...(refused ? { 'aria-invalid': true, 'aria-describedby': 'words-error', autoFocus: true } : {})}
          />
          {refused ? (
            <p className="error" id="words-error">
              {say(refused.error.id, refused.error.values)}
            </p>
          ) : null}
        </details>
        <p className="line">
          <button className="button quiet" name="helpful" value="yes" type="submit">
            {say('document.help.helpful.yes')}
          </button>
          <button className="button quiet" name="helpful" value="no" type="submit">
            {say('document.help.helpful.no')}
          </button>
        </p>
      </fieldset>
    </form>
  )
}
