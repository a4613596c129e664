/**
 * A body as `multipart/form-data` (the contract's "Forms on the wire"): a text is a text part, a file its bytes, and
 * every other value (null, numbers, booleans, lists, objects) a part of type `application/json`. What is `undefined` is
 * left out, so that an empty list is not an absent one. The content type with its boundary is the browser's business.
 */
export function encodeForm(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue
    if (value instanceof File) form.append(name, value, value.name)
    else if (value instanceof Blob) form.append(name, value, 'file')
    else if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([JSON.stringify(value)], { type: 'application/json' }))
  }
  return form
}
