import type { Explained } from '../../../openapi/explain.ts'
import { pages } from '../../../openapi/routes.ts'
import type { DocumentContext } from '../document.ts'
import { FormField, OfflineNote, Trap } from '../parts/FormField.tsx'

interface NewsletterFormProps {
  readonly context: DocumentContext
  readonly email?: string
  readonly error?: Explained | null
}

/** Asks for an email; the page of the newsletter takes it. */
export function NewsletterForm({ context: { say, lang }, email = '', error = null }: NewsletterFormProps) {
  return (
    <form className="form subscribe" method="post" action={`${pages.newsletter.path}?lang=${lang}`} noValidate>
      <FormField
        name="email"
        label={say('document.newsletter.email')}
        value={email}
        kind="email"
        autoComplete="email"
        help={say('document.newsletter.email.help')}
        error={error ?? undefined}
        isFirstWrong={error !== null}
        say={say}
      />
      <Trap say={say} />
      <OfflineNote say={say} />
      <button className="button" type="submit">
        {say('document.newsletter.subscribe')}
      </button>
    </form>
  )
}
