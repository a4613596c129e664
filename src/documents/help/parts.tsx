import type { DocumentContext } from '../document.ts'
import { pages } from '../../../openapi/routes.ts'
import { SearchForm } from '../parts/SearchForm.tsx'
import { Text } from '../parts/Text.tsx'
import { answerPath, LONGEST_SEARCH } from './help-address.ts'
import type { HelpQuestion } from './help-data.ts'
import type { Piece } from './highlight.ts'

/** Asks the help center. */
export const HelpSearch = ({ context, q }: { readonly context: DocumentContext; readonly q: string }) => (
  <SearchForm
    context={context}
    action={pages.helpCenter.path}
    label={context.say('document.help.search')}
    example={context.say('document.help.search.example')}
    q={q}
    most={LONGEST_SEARCH}
  />
)

/** The way to people, for whoever found no answer. */
export const AskUs = ({ say }: Pick<DocumentContext, 'say'>) => (
  <a href={pages.contactUs.path}>{say('document.help.ask_us')}</a>
)

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
export const Marked = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.map((piece, at) => (piece.found ? <mark key={at}>{piece.text}</mark> : piece.text))
