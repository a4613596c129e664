import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { contactStyles } from '../contact/contact.styles.ts'
import { descriptionOf, type DocumentContext, type Page } from '../document.ts'
import { OwnFrame } from '../parts/OwnFrame.tsx'
import type { NewsletterData } from './newsletter-data.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

const { path: CONFIRM } = pages.confirmNewsletter
const { path: LEAVE } = pages.leaveNewsletter
/** Where the pages are that a mail leads to, and where their buttons lead. */
const WAYS = { confirm: CONFIRM, confirmed: CONFIRM, leave: LEAVE, left: LEAVE, ended: LEAVE } as const

/** `/newsletter`, and the pages to which its mails lead: subscribing, confirming, leaving. */
export function newsletterPage(data: NewsletterData, context: DocumentContext): Page {
  const { say, origin } = context
  const url = origin + pages.newsletter.path
  const title = say(`document.newsletter.${data.kind}.title`)
  return composePage(context, {
    title: `${title} · ${say('document.newsletter.link')} · ${PRODUCT_NAME}`,
    description: descriptionOf(say('document.newsletter.form.text', { product: PRODUCT_NAME })),
    // What came of it is nobody else's page.
    address: data.kind === 'form' ? { url, language: 'en' } : null,
    indexable: true,
    openGraph: { type: 'website', image: null },
    font: 'noto',
    styles: contactStyles,
    colours: BRAND,
    body: (
      <OwnFrame context={context} url={origin + pathOf(data)}>
        <div className="top" role={data.kind === 'form' ? undefined : 'status'}>
          <h1>{title}</h1>
          <p className="lead">{say(`document.newsletter.${data.kind}.text`, { product: PRODUCT_NAME })}</p>
        </div>
        <Next data={data} context={context} />
      </OwnFrame>
    ),
  })
}

/** Where the page is shown again, in the other language too. */
function pathOf(data: NewsletterData): string {
  if (data.kind === 'sent') return `${pages.newsletter.path}?sent=1`
  return 'token' in data ? `${WAYS[data.kind]}?${new URLSearchParams({ token: data.token })}` : pages.newsletter.path
}

function Next({ data, context }: { readonly data: NewsletterData; readonly context: DocumentContext }) {
  const { say, lang } = context
  if (data.kind === 'form')
    return (
      <>
        {data.isOver ? (
          <p className="told" role="alert">
            {say('document.newsletter.limit')}
          </p>
        ) : null}
        <NewsletterForm context={context} email={data.email} error={data.error} />
      </>
    )
  if (data.kind === 'confirm' || data.kind === 'leave') {
    return (
      <form
        className="form"
        method="post"
        action={`${WAYS[data.kind]}?${new URLSearchParams({ lang, token: data.token })}`}
      >
        <button className="button" type="submit">
          {say(`document.newsletter.${data.kind}.go`)}
        </button>
      </form>
    )
  }
  // Whoever comes by a link that is over can subscribe again where they are.
  if (data.kind === 'invalid') return <NewsletterForm context={context} />
  // Whoever wants to leave is not asked to subscribe.
  if (data.kind === 'incomplete')
    return (
      <p className="next">
        <a className="button" href={pages.contactUs.path}>
          {say('document.contact.title')}
        </a>
      </p>
    )
  return (
    <p className="next">
      <a className="button quiet" href={pages.latestBlogs.path}>
        {say('document.blog.title')}
      </a>
    </p>
  )
}
