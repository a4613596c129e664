import type { DocumentContext } from '../document.ts'
import { OfflineNote } from './FormField.tsx'

interface SearchFormProps {
  readonly context: DocumentContext
  /** The path of the page that answers. */
  readonly action: string
  readonly label: string
  readonly example: string
  readonly q: string
  /** Characters. */
  readonly most: number
}

/**
 * Searches what a page has; works without a script, and with one it answers while somebody types, in the element `found`
 * of the same page.
 */
export function SearchForm({ context: { say, lang }, action, label, example, q, most }: SearchFormProps) {
  return (
    <form className="search" role="search" action={action} method="get" data-search="found">
      <label htmlFor="q">{label}</label>
      <div className="line">
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={most}
          autoComplete="off"
          placeholder={example}
        />
        <input type="hidden" name="lang" value={lang} />
        <button className="button" type="submit">
          {say('document.help.search.go')}
        </button>
      </div>
      <OfflineNote say={say} of="search" />
    </form>
  )
}
