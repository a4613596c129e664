import type { PaperEntry, PaperPart, ResumePaper } from './resume-paper.ts'

/** What is there, each on its own line. */
const lines = (...all: readonly (string | null | undefined)[]) =>
  all.filter((line) => line !== null && line !== undefined && line !== '').join('\n')

const entryText = ({ title, organisation, place, period, confirmed, proof, lines: told, link }: PaperEntry) =>
  lines(
    [title, organisation].flatMap((one) => one?.text ?? []).join(' · '),
    [period, place].flatMap((one) => one?.text ?? []).join(' · '),
    confirmed,
    proof,
    ...told.map(({ text }) => text),
    link?.href,
  )

function partText({ title, as, text, entries, tags }: PartText): string {
  const head = lines(title.text, '-'.repeat([...title.text].length))
  if (as === 'text') return lines(head, ...text.map((one) => one.text))
  if (as === 'entries') return `${head}\n${entries.map(entryText).join('\n\n')}`
  return lines(head, ...tags.map((tag) => (tag.level === null ? `- ${tag.text}` : `- ${tag.text}: ${tag.level}`)))
}
type PartText = Pick<PaperPart, 'title' | 'as' | 'text' | 'entries' | 'tags'>

/** A paper as plain text, for forms that take nothing else: lines end with `\n`, the last one too. */
export const textOfPaper = ({ name, headline, contacts, parts }: ResumePaper): string =>
  `${[
    lines(name.text, headline?.text),
    lines(...contacts.map((contact) => (contact.kind === 'social' ? contact.href : contact.text))),
    ...parts.map(partText),
  ]
    .filter((block) => block !== '')
    .join('\n\n')}\n`
