import { pages } from '../../../openapi/routes.ts'
import type { CompanyFacts } from '../company-data.ts'
import type { DocumentContext } from '../document.ts'
import type { TemplateNotice } from '../site-page.tsx'
import type { TemplateKey } from '../../../openapi/schemas/site.ts'

/** Above a page that is not a published one: what it is instead. */
export function Notice({
  notice,
  template,
  company = null,
  say,
}: {
  notice: TemplateNotice
  template: TemplateKey
  company?: CompanyFacts | null
  say: DocumentContext['say']
}) {
  if (notice === null) return null
  return (
    <p className="notice noprint">
      {notice.kind === 'preview' ? (
        say('document.preview', { as: notice.as })
      ) : (
        <>
          {say(company ? 'document.sample.company' : 'document.sample', {
            template: say(`document.template.${template}`),
          })}{' '}
          <a href={(company ? pages.registerCompany : pages.registerUser).path}>
            {say(company ? 'document.sample.company.action' : 'document.sample.action')}
          </a>
        </>
      )}
    </p>
  )
}
