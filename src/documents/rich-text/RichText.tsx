import { createElement, Fragment, type ReactNode } from 'react'
import type { Language } from '../../../openapi/define.ts'
import { ownPath } from '../../../openapi/format/safe-link.ts'
import { linksOf, partsOf, type ListPart, type Part, type TablePart } from '../../../openapi/rich-text-parts.ts'
import type { LocalizedRichText, Span } from '../../../openapi/rich-text.ts'
import { richTextIn } from '../../../openapi/rich-text-content.ts'
import { Outside } from '../parts/Outside.tsx'
import type { Picture } from '../site-data.ts'
import { Figure } from './Figure.tsx'

/** Line breaks as the writer set them. */
const lines = (text: string): ReactNode =>
  text.split('\n').map((line, at) => (
    <Fragment key={at}>
      {at === 0 ? null : <br />}
      {line}
    </Fragment>
  ))

function Marked({ span: { text, bold, italic } }: { span: Span }) {
  const leaning = italic ? <em>{lines(text)}</em> : lines(text)
  return bold ? <strong>{leaning}</strong> : leaning
}

/** A page of ours is linked as such; for anything else we don't vouch. */
function Link({ to, children }: { to: string; children: ReactNode }) {
  const own = ownPath(to)
  return own === null ? <Outside to={to}>{children}</Outside> : <a href={own}>{children}</a>
}

function Spans({ of }: { of: readonly Span[] }) {
  return linksOf(of).map(({ link, spans }, at) => {
    const shown = spans.map((span, n) => <Marked key={n} span={span} />)
    return link === null ? (
      <Fragment key={at}>{shown}</Fragment>
    ) : (
      <Link key={at} to={link}>
        {shown}
      </Link>
    )
  })
}

function List({ of: { ordered, items } }: { of: ListPart }) {
  const entries = items.map(({ text, lists }, at) => (
    <li key={at}>
      <Spans of={text} />
      {lists.map((list, n) => (
        <List key={n} of={list} />
      ))}
    </li>
  ))
  return ordered ? <ol>{entries}</ol> : <ul>{entries}</ul>
}

/** It scrolls in itself where it is too wide, by keys too. */
function Table({ of: { head, rows } }: { of: TablePart }) {
  const lineOf = (row: TablePart['rows'][number], isHead: boolean, n: number) => (
    <tr key={n}>
      {row.map((cell, at) => {
        const content = cell.map((spans, line) => (
          <Fragment key={line}>
            {line === 0 ? null : <br />}
            <Spans of={spans} />
          </Fragment>
        ))
        // A head that says nothing is none to a screen reader.
        return isHead && cell.length > 0 ? (
          <th key={at} scope="col">
            {content}
          </th>
        ) : (
          <td key={at}>{content}</td>
        )
      })}
    </tr>
  )
  const [first, ...rest] = rows
  const below = head ? rest : rows
  return (
    // What scrolls is reached by keys, or those who have no pointer could not read its end.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table" tabIndex={0}>
      <table>
        {head && first ? <thead>{lineOf(first, true, 0)}</thead> : null}
        {below.length > 0 ? <tbody>{below.map((row, at) => lineOf(row, false, at))}</tbody> : null}
      </table>
    </div>
  )
}

function shown(part: Part, under: number, pictures: RichTextProps['pictures']): ReactNode {
  if (part.type === 'list') return <List of={part} />
  if (part.type === 'table') return <Table of={part} />
  if (part.type === 'picture') {
    const picture = pictures?.get(part.file_id)
    return picture ? <Figure of={part} picture={picture} /> : null
  }
  if (part.type === 'heading')
    return createElement(`h${Math.min(6, under + part.level - 1)}`, null, <Spans of={part.text} />)
  if (part.type === 'paragraph') {
    return (
      <p>
        <Spans of={part.text} />
      </p>
    )
  }
  return (
    <blockquote>
      {part.paragraphs.map((text, at) => (
        <p key={at}>
          <Spans of={text} />
        </p>
      ))}
    </blockquote>
  )
}

export interface RichTextProps {
  readonly value: LocalizedRichText | null
  /** The reader's; the text is in the other one where this is missing, and says so. */
  readonly lang: Language
  /** The level of the heading that the text stands under: its own begin one below. */
  readonly under: 1 | 2 | 3 | 4
  /** The pictures of the text by the ids of their files; one that is not here is not shown. */
  readonly pictures?: ReadonlyMap<string, Picture>
}

/**
 * A text with structure, in the reader's language or marked with its own. It looks as `richTextStyles` say. Nothing
 * when there is none.
 */
export function RichText({ value, lang, under, pictures }: RichTextProps) {
  const found = richTextIn(value, lang)
  if (found === null) return null
  return (
    <div className="rich" lang={found.lang}>
      {partsOf(found.text).map((part, at) => (
        <Fragment key={at}>{shown(part, under, pictures)}</Fragment>
      ))}
    </div>
  )
}
