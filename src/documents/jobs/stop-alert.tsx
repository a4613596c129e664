import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { contactStyles } from '../contact/contact.styles.ts'
import { descriptionOf, type DocumentContext, type Page } from '../document.ts'
import { OwnFrame } from '../parts/OwnFrame.tsx'

/** `ask` comes before the link of a mail stops anything, because mail programs open links on their own. */
export type StopAlertData = { readonly kind: 'ask' | 'stopped'; readonly token: string } | { readonly kind: 'invalid' }

/** `/job/alerts/stop`: the mails of one saved search end. */
export function stopAlertPage(data: StopAlertData, context: DocumentContext): Page {
  const { say, origin, lang } = context
  const { path } = pages.stopJobAlert
  const title = say(`document.alert.${data.kind}.title`)
  const text = say(`document.alert.${data.kind}.text`)
  return composePage(context, {
    title: [title, ...(data.kind === 'ask' ? [] : [say('page.stopJobAlert.title')]), PRODUCT_NAME].join(' · '),
    description: descriptionOf(text),
    address: null,
    indexable: false,
    openGraph: null,
    font: 'noto',
    styles: contactStyles,
    colours: BRAND,
    body: (
      <OwnFrame
        context={context}
        url={origin + path + ('token' in data ? `?${new URLSearchParams({ token: data.token })}` : '')}
      >
        <div className="top" role={data.kind === 'ask' ? undefined : 'status'}>
          <h1>{title}</h1>
          <p className="lead">{text}</p>
        </div>
        {data.kind === 'ask' ? (
          <form className="form" method="post" action={`${path}?${new URLSearchParams({ lang, token: data.token })}`}>
            <button className="button" type="submit">
              {say('document.alert.ask.go')}
            </button>
          </form>
        ) : null}
        <p className="next">
          <a className="button quiet" href={`${pages.savedJobs.path}?view=searches`}>
            {say('document.alert.manage')}
          </a>
        </p>
      </OwnFrame>
    ),
  })
}
