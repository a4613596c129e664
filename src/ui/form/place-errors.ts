import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Puts the server's messages on their fields; one of a part (`school.am`) on the field that shows both languages.
 * Returns the messages whose field the form does not have.
 */
export function placeErrors<V extends FieldValues, T>(
  hook: UseFormReturn<V, unknown, T>,
  errors: Readonly<Record<string, readonly string[]>>,
): string[] {
  const { mount, array } = hook.control._names
  // What is wrong with a list as a whole is said at the list.
  const names = [...mount, ...array]
  const left: string[] = []
  const fields = new Map<string, Record<string, unknown>>()
  for (const [path, messages] of Object.entries(errors)) {
    const message = messages[0]
    if (message === undefined) continue
    const name = names.find((each) => each === path) ?? names.find((each) => path.startsWith(`${each}.`))
    if (name === undefined || (name !== path && array.has(name))) {
      // An entry of a list that is no field of its own: the list says it at the entry.
      if ([...array].some((each) => path.startsWith(`${each}.`)))
        hook.setError(path as Path<V>, { type: 'server', message })
      else left.push(...messages)
      continue
    }
    const error = fields.get(name) ?? { type: 'server' }
    if (name === path) error['message'] = message
    else error[path.slice(name.length + 1)] = { type: 'server', message }
    fields.set(name, error)
  }
  for (const [name, error] of fields) hook.setError(name as Path<V>, error)
  return left
}

/** The paths of all messages in a form's errors: `details.sex`, `school.am`, `links.2`. */
const pathsOf = (errors: Readonly<Record<string, unknown>>, before: string): string[] =>
  Object.entries(errors).flatMap(([key, error]) =>
    typeof error !== 'object' || error === null || key === 'ref'
      ? []
      : [
          ...(typeof (error as { message?: unknown }).message === 'string' ? [before + key] : []),
          ...pathsOf(error as Readonly<Record<string, unknown>>, `${before}${key}.`),
        ],
  )

/**
 * How many fields carry a message, however deep they are in the body. A field with several parts (two languages, from
 * and to) counts as one; in a list each entry counts by its own fields.
 */
export function countWrong(errors: Readonly<Record<string, unknown>>, fields: Iterable<string>): number {
  const names = [...fields].toSorted((a, b) => b.length - a.length)
  const fieldOf = (path: string): string => {
    const name = names.find((each) => path === each || path.startsWith(`${each}.`))
    if (name === undefined) return path.replace(/\.(en|am)$/, '')
    return name + (/^\.\d+(\.\w+)?/.exec(path.slice(name.length))?.[0] ?? '')
  }
  return new Set(pathsOf(errors, '').map(fieldOf)).size
}
