import type { Language } from '../../../openapi/define.ts'
import { ownLink } from '../../../openapi/format/safe-link.ts'
import type { DocumentContext } from '../document.ts'
import { Amharic } from './Words.tsx'

/** Each language says its own name, whatever the page's is. */
const LANGUAGE_NAMES = { en: 'English', am: 'አማርኛ' } as const

interface ToolsProps {
  readonly links: Readonly<Record<Language, string>>
  readonly context: DocumentContext
  /** The script keeps the chosen language, for all pages that are shown in their reader's. */
  readonly keepsLanguage?: boolean
}
/**
 * The page in the other language, and the theme. The theme button needs the script, so it stays hidden until that runs.
 */
export function Tools({ links, context, keepsLanguage = false }: ToolsProps) {
  const other = context.lang === 'en' ? 'am' : 'en'
  return (
    <nav className="tools" aria-label={context.say('document.tools.label')}>
      <a
        href={ownLink(links[other]) ?? undefined}
        hrefLang={other}
        lang={other}
        aria-label={LANGUAGE_NAMES[other]}
        data-keeps-language={keepsLanguage ? '' : undefined}
      >
        {other === 'am' ? <Amharic /> : LANGUAGE_NAMES.en}
      </a>
      <button type="button" data-theme="" hidden aria-label={context.say('document.tools.theme')}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 2.2v13.6a6.8 6.8 0 0 1 0-13.6" fillRule="evenodd" />
        </svg>
      </button>
    </nav>
  )
}
