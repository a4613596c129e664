/**
 * Sentences that are written apart, each in a line of its own: what ends a sentence, and joins it to the next, differs
 * by language. An empty one is left out.
 */
export const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <>{lines.map((line) => (line === '' ? null : <p key={line}>{line}</p>))}</>
)
