import type { ReactNode } from 'react'
import type { DocumentContext } from '../document.ts'
import { EntryIcon } from '../parts/icons.tsx'
import { Cover } from '../parts/Photo.tsx'
import { Text } from '../parts/Text.tsx'
import { RichText } from '../rich-text/RichText.tsx'
import type { SolutionData } from './showcase-data.ts'
import { Start } from './Start.tsx'

interface IntroductionProps {
  readonly data: Pick<SolutionData, 'name' | 'summary' | 'icon' | 'body' | 'picture' | 'registers'>
  readonly context: DocumentContext
  /** Above the title. */
  readonly children?: ReactNode
}

/** What a solution or a kind of users is about, with its sign, picture and text. */
export function Introduction({
  data: { name, summary, icon, body, picture, registers },
  context,
  children,
}: IntroductionProps) {
  const { lang } = context
  return (
    <article>
      <div className="top">
        {icon ? (
          <span className="sign">
            <EntryIcon name={icon} />
          </span>
        ) : null}
        {children}
        <h1>
          <Text value={name} lang={lang} />
        </h1>
        <p className="lead">
          <Text value={summary} lang={lang} />
        </p>
        <Start context={context} first={registers} />
      </div>
      {picture ? <Cover picture={picture} /> : null}
      <div className="text">
        <RichText value={body} lang={lang} under={1} />
      </div>
    </article>
  )
}
