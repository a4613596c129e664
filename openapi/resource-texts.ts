import type { MessageId } from './messages/catalogue.ts'

/**
 * The texts about the entries of a collection that each action has one template for. `failed.*` name what was not done;
 * why stands beside.
 */
export type ActionText =
  | 'add'
  | 'edit'
  | 'empty'
  | 'saved'
  | 'updated'
  | 'deleted'
  | 'restored'
  | 'failed.save'
  | 'failed.update'
  | 'failed.delete'
/** `many` names all entries; `purpose` and `empty.text` are each collection's own. */
export type ResourceText = ActionText | 'many' | 'purpose' | 'empty.text'

/** The forms of a collection's noun that templates choose from: each language gives the ones that its grammar needs. */
const FORMS = ['one', 'many', 'none', 'subject', 'object'] as const

interface Catalogue {
  readonly say: (id: MessageId, values?: Readonly<Record<string, string>>) => string
  readonly has: (id: string) => boolean
}

const nounOf = (name: string, form: (typeof FORMS)[number], { say }: Catalogue) =>
  say(`resource.${name}._noun` as MessageId, { form })

/**
 * A text about a collection: its own where it has one, or else the action's template with the collection's noun in it.
 */
export function resourceText(name: string, text: ResourceText, catalogue: Catalogue): string {
  if (text === 'many') return nounOf(name, 'many', catalogue)
  const own = `resource.${name}._${text}`
  if (catalogue.has(own)) return catalogue.say(own as MessageId)
  return catalogue.say(
    `resource.any._${text}` as MessageId,
    Object.fromEntries(FORMS.map((form) => [form, nounOf(name, form, catalogue)])),
  )
}
