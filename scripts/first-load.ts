/**
 * What is loaded before anything is drawn: the start and the sign-in, and for who is signed in the main layout and the
 * dashboard in it.
 */
const STARTS = ['src/main.tsx', 'src/features/session/Login.tsx', 'src/app/Main.tsx', 'src/app/Dashboard.tsx']
/** The rules of forms; a form fetches them after it has been drawn (docs/decisions/159). */
const LATER = 'zod'

/**
 * The chains of imports by which the first load would bring the rules of forms along for everybody. `atOnce` has what
 * each file imports as it is loaded, by path or name of a package.
 */
export function firstLoadFindings(atOnce: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set<string>()
  const walk = (name: string, trail: readonly string[]): string[] => {
    const chain = [...trail, name]
    if (name === LATER) return [`the first load imports ${LATER}: ${chain.join(' → ')}`]
    if (seen.has(name)) return []
    seen.add(name)
    return (atOnce.get(name) ?? []).flatMap((next) => walk(next, chain))
  }
  return STARTS.flatMap((start) =>
    atOnce.has(start) ? walk(start, []) : [`scripts/first-load.ts: ${start} is not there`],
  )
}
