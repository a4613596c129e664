import type { DocumentContext } from '../document.ts'
import { pages } from '../../../openapi/routes.ts'
import { Text } from '../parts/Text.tsx'
import { answerPath, LONGEST_SEARCH } from './help-address.ts'
import type { HelpQuestion } from './help-data.ts'
import { highlight } from './highlight.ts'

/** Asks the help center; works without a script, and with one it answers while somebody types. */
export function SearchForm({ context, q }: { readonly context: DocumentContext; readonly q: string }) {
  const { say, lang } = context
  return (
    <form className="search" role="search" action={pages.helpCenter.path} method="get" data-search="found">
      <label htmlFor="q">{say('document.help.search')}</label>
      <div className="line">
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          placeholder={say('document.help.search.example')}
        />
        <input type="hidden" name="lang" value={lang} />
        <button className="button" type="submit">
          {say('document.help.search.go')}
        </button>
      </div>
    </form>
  )
}

export const Questions = ({
  questions,
  lang,
}: {
  readonly questions: readonly HelpQuestion[]
  readonly lang: DocumentContext['lang']
}) => (
  <ul className="questions">
    {questions.map(({ slug, question }) => (
      <li key={slug}>
        <a href={answerPath(slug)}>
          <Text value={question} lang={lang} />
        </a>
      </li>
    ))}
  </ul>
)

/** A text in which what was searched for is marked. */
export const Marked = ({ text, q }: { readonly text: string; readonly q: string }) =>
  highlight(text, q).map((piece, at) => (piece.found ? <mark key={at}>{piece.text}</mark> : piece.text))
