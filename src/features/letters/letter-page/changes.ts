/** Rows that only ever grow at their end or are made anew, each with its place from 1. */
export const numbered = <T>(rows: readonly T[]): readonly { readonly row: T; readonly place: number }[] =>
  rows.map((row, at) => ({ row, place: at + 1 }))

/** A line of a text, and whether it stands in both versions or in one. */
export interface Line {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}
/** Longer texts are compared as a whole: each line counts as changed. */
const MOST_LINES = 1500

/**
 * What changed from one text to the other, line by line, in the order of reading: what was removed stands before what
 * came in its place. The lines that stay are the longest common sequence.
 */
export function changedLines(before: readonly string[], after: readonly string[]): readonly Line[] {
  if (before.length > MOST_LINES || after.length > MOST_LINES)
    return [
      ...before.map((text): Line => ({ kind: 'removed', text })),
      ...after.map((text): Line => ({ kind: 'added', text })),
    ]
  const width = after.length + 1
  // How many lines are common to what is left of both, from each place on.
  const common = new Uint16Array((before.length + 1) * width)
  const at = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      common[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const lines: Line[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [old, now] = [before[i], after[j]]
    if (old !== undefined && old === now) {
      lines.push({ kind: 'same', text: old })
      i += 1
      j += 1
    } else if (old !== undefined && (now === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'removed', text: old })
      i += 1
    } else if (now !== undefined) {
      lines.push({ kind: 'added', text: now })
      j += 1
    }
  }
  return lines
}
