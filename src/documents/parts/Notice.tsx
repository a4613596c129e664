import { pages } from '../../../openapi/routes.ts'
import type { DocumentContext } from '../document.ts'
import type { TemplateNotice } from '../site-page.tsx'
import type { TemplateKey } from '../../../openapi/schemas/site.ts'

/** Above a page that is not a published one: what it is instead. */
export function Notice({ notice, template, say }: { notice: TemplateNotice; template: TemplateKey; say: DocumentContext['say'] }) {
  if (notice === null) return null
  return (
    <p className="notice noprint">
      {notice.kind === 'preview' ? (
        say('document.preview', { as: notice.as })
      ) : (
        <>
          {say('document.sample', { template: say(`document.template.${template}`) })} <a href={pages.registerUser.path}>{say('document.sample.action')}</a>
        </>
      )}
    </p>
  )
}
