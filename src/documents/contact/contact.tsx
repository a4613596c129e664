import { resolve } from '../../../openapi/format/names.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { descriptionOf, type DocumentContext, type Page } from '../document.ts'
import { FormField, OfflineNote, Trap } from '../parts/FormField.tsx'
import { OwnFrame } from '../parts/OwnFrame.tsx'
import { CONTACT_FIELDS, type ContactData, type ContactField } from './contact-data.ts'
import { contactStyles } from './contact.styles.ts'

const FIELDS: Readonly<Record<ContactField, { readonly kind: 'text' | 'email' | 'long'; readonly auto?: string }>> = {
  name: { kind: 'text', auto: 'name' },
  email: { kind: 'email', auto: 'email' },
  subject: { kind: 'text' },
  text: { kind: 'long' },
}

/** `/contact-us`: the form for visitors; what was wrong with what they sent; that it arrived. */
export function contactPage(data: ContactData, context: DocumentContext): Page {
  const { say, origin, lang } = context
  const title = say(data.about === 'sales' ? 'document.contact.sales.title' : 'document.contact.title')
  const description = descriptionOf(say('document.contact.description', { product: PRODUCT_NAME }))
  return composePage(context, {
    title: `${data.isSent ? say('document.contact.sent.headline') : title} · ${PRODUCT_NAME}`,
    description,
    // That something was sent is nobody else's page.
    address: data.isSent ? null : { url: origin + pages.contactUs.path, language: 'en' },
    indexable: true,
    openGraph: { type: 'website', image: null },
    jsonLd: (url) => ({
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      name: title,
      url,
      inLanguage: lang,
      description,
    }),
    font: 'noto',
    styles: contactStyles,
    colours: BRAND,
    body: (
      <OwnFrame context={context} url={origin + pathOf(data)}>
        {data.isSent ? <Sent context={context} /> : <ContactForm data={data} context={context} />}
      </OwnFrame>
    ),
  })
}

/** Where the page is shown again, in the other language too: about the same plan, or that the message was sent. */
function pathOf({ about, plan, isSent }: ContactData): string {
  const query = new URLSearchParams({
    ...(isSent ? { sent: '1' } : {}),
    ...(about === 'sales' ? { about } : {}),
    ...(plan ? { plan: plan.key } : {}),
  })
  return `${pages.contactUs.path}${query.size === 0 ? '' : `?${query}`}`
}

function Sent({ context: { say } }: { readonly context: DocumentContext }) {
  return (
    <div className="top" role="status">
      <h1>{say('document.contact.sent.headline')}</h1>
      <p className="lead">{say('document.contact.sent.text')}</p>
      <p className="next">
        <a className="button" href={pages.helpCenter.path}>
          {say('document.help.title')}
        </a>
        <a className="button quiet" href={pages.contactUs.path}>
          {say('document.contact.sent.again')}
        </a>
      </p>
    </div>
  )
}

function ContactForm({ data, context }: { readonly data: ContactData; readonly context: DocumentContext }) {
  const { about, plan, values, errors, notice, opened } = data
  const { say, lang } = context
  const isSales = about === 'sales'
  const query = new URLSearchParams({ ...(isSales ? { about } : {}), ...(plan ? { plan: plan.key } : {}), lang })
  const firstWrong = CONTACT_FIELDS.find((field) => errors[field])
  return (
    <>
      <div className="top">
        <h1>{say(isSales ? 'document.contact.sales.title' : 'document.contact.title')}</h1>
        <p className="lead">
          {isSales ? say('document.contact.sales.lead') : say('document.contact.lead', { product: PRODUCT_NAME })}
        </p>
        {plan ? (
          <p className="plan">{say('document.contact.plan', { plan: resolve(plan.name, lang)?.text ?? plan.key })}</p>
        ) : null}
      </div>
      {notice ? (
        <p className="told" role="alert">
          {say(`document.contact.${notice}`)}
        </p>
      ) : null}
      <div className="beside">
        <form className="form" method="post" action={`${pages.contactUs.path}?${query}`} noValidate>
          {CONTACT_FIELDS.map((field) => (
            <FormField
              key={field}
              name={field}
              label={say(`document.contact.${field}`)}
              value={values[field]}
              kind={FIELDS[field].kind}
              {...(FIELDS[field].auto === undefined ? {} : { autoComplete: FIELDS[field].auto })}
              {...(field === 'email' ? { help: say('document.contact.email.help') } : {})}
              error={errors[field]}
              isFirstWrong={field === firstWrong}
              say={say}
            />
          ))}
          <Trap say={say} />
          <OfflineNote say={say} />
          <input type="hidden" name="opened" value={opened} />
          <button className="button" type="submit">
            {say('document.contact.send')}
          </button>
        </form>
        <Before isSales={isSales} say={say} />
      </div>
    </>
  )
}

/** Where an answer may be already: quicker than a mail. */
function Before({ isSales, say }: Pick<DocumentContext, 'say'> & { readonly isSales: boolean }) {
  const ways = [
    { href: pages.helpCenter.path, name: say('document.help.title'), text: say('document.contact.before.help') },
    { href: pages.pricing.path, name: say('page.pricing.title'), text: say('document.contact.before.plans') },
    isSales
      ? {
          href: pages.contactUs.path,
          name: say('document.contact.title'),
          text: say('document.contact.before.us'),
        }
      : {
          href: `${pages.contactUs.path}?about=sales`,
          name: say('document.contact.sales.title'),
          text: say('document.contact.before.sales'),
        },
  ]
  return (
    <section className="before" aria-labelledby="before">
      <h2 id="before">{say('document.contact.before')}</h2>
      <ul>
        {ways.map(({ href, name, text }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
