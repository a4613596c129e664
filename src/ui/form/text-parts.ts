import type { Language } from '../../../openapi/define.ts'
import type { RichText } from '../../../openapi/rich-text.ts'
import { picturesIn, plainText } from '../../../openapi/rich-text-content.ts'

export type FieldError = { readonly message?: string } & Readonly<Record<string, unknown>>

/** The first message in an error and whatever it has inside. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { message, ...inner } = error as Readonly<Record<string, unknown>>
  if (typeof message === 'string' && message !== '') return message
  for (const one of Object.values(inner)) {
    const found = messageIn(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** The message of one language; those of the server name the place in it: `en.0.text`. */
export function partMessage(error: FieldError | undefined, part: Language): string | undefined {
  const [, found] = Object.entries(error ?? {}).find(([key]) => key === part || key.startsWith(`${part}.`)) ?? []
  return messageIn(found)
}

/** What one language of a text says, without formatting and outer white space; empty where it says nothing. */
export function partText(value: unknown, part: Language): string {
  const text = typeof value === 'object' && value !== null ? (value as Partial<Record<Language, unknown>>)[part] : null
  if (Array.isArray(text)) {
    const rich = text as RichText
    return (
      plainText(rich).trim() ||
      picturesIn(rich)
        .map(({ alt }) => alt)
        .join(' ')
    )
  }
  return typeof text === 'string' ? text.trim() : ''
}

/** A language lacks a text that the other one has. */
export const isMissing = (value: unknown, part: Language): boolean =>
  partText(value, part) === '' && partText(value, part === 'en' ? 'am' : 'en') !== ''
