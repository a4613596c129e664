import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { descriptionOf, type DocumentContext, type Page } from '../document.ts'
import { FormField } from '../parts/FormField.tsx'
import { OwnFrame } from '../parts/OwnFrame.tsx'
import type { VerifyData } from './letter-data.ts'
import { letterStyles } from './letter.styles.ts'
import { Facts, Verdict } from './Verdict.tsx'

/** `/letter/verify`: whether a PDF is genuine, or which letter has a code. It works without a script: files are dropped on the field. */
export function verifyPage(data: VerifyData, context: DocumentContext): Page {
  const { say, origin } = context
  const title = say('page.letterVerification.title')
  const found = data.result && say(`document.letter.${data.result.verdict}.title`)
  return composePage(context, {
    title: `${found ?? title} · ${PRODUCT_NAME}`,
    description: descriptionOf(say('document.letter.verify.lead', { product: PRODUCT_NAME })),
    address: null,
    font: 'noto',
    styles: letterStyles,
    colours: BRAND,
    body: (
      <OwnFrame context={context} url={origin + pages.letterVerification.path}>
        {data.result ? (
          <>
            <Verdict {...data.result} level={1} context={context} />
            {data.result.letter ? (
              <>
                <Facts letter={data.result.letter} context={context} />
                <p className="compare">{say('document.letter.same')}</p>
              </>
            ) : null}
          </>
        ) : (
          <div className="top">
            <h1>{title}</h1>
            <p className="lead">{say('document.letter.verify.lead', { product: PRODUCT_NAME })}</p>
          </div>
        )}
        {data.notice ? (
          <p className="told" role="alert">
            {say(`document.letter.${data.notice}`)}
          </p>
        ) : null}
        <Forms data={data} context={context} />
      </OwnFrame>
    ),
  })
}

function Forms({ data, context }: { readonly data: VerifyData; readonly context: DocumentContext }) {
  const { say, lang } = context
  const { result, fault, code } = data
  const action = `${pages.letterVerification.path}?${new URLSearchParams({ lang })}`
  const wrongFile = fault?.field === 'file' ? fault.error : null
  return (
    <>
      <section className={result ? 'asks' : 'asks first'} aria-labelledby="by-file">
        <h2 id="by-file">{say(result ? 'document.letter.verify.another' : 'document.letter.verify.file')}</h2>
        <p>{say('document.letter.verify.file.text')}</p>
        <form className="form" method="post" action={action} encType="multipart/form-data" noValidate>
          <div className="drop">
            <label htmlFor="file">{say('document.letter.verify.pdf')}</label>
            {/* The browser would name its button in its own language: it lies unseen over ours, and takes what is dropped. */}
            <div className="pick">
              <input
                id="file"
                name="file"
                type="file"
                accept="application/pdf,.pdf"
                required
                aria-describedby={wrongFile ? 'file-error' : undefined}
                aria-invalid={wrongFile ? true : undefined}
              />
              <span className="button quiet" aria-hidden="true">
                {say('document.letter.verify.choose')}
              </span>
              <span className="none" aria-hidden="true">
                {say('document.letter.verify.none')}
              </span>
              <span className="chosen" aria-hidden="true" data-chosen="">
                {say('document.letter.verify.chosen')}
              </span>
            </div>
            {wrongFile ? (
              <p className="error" id="file-error">
                {say(wrongFile.id, wrongFile.values)}
              </p>
            ) : null}
          </div>
          <button className="button" type="submit">
            {say('document.letter.verify.check')}
          </button>
        </form>
      </section>
      <section className="asks" aria-labelledby="by-code">
        <h2 id="by-code">{say('document.letter.verify.by_code')}</h2>
        <p>{say('document.letter.verify.by_code.text')}</p>
        <form className="form" method="post" action={action} noValidate>
          <FormField
            name="code"
            label={say('document.letter.code')}
            value={code}
            kind="text"
            autoComplete="off"
            error={fault?.field === 'code' ? fault.error : undefined}
            isFirstWrong={fault?.field === 'code'}
            say={say}
          />
          <button className="button quiet" type="submit">
            {say('document.letter.verify.find')}
          </button>
        </form>
      </section>
    </>
  )
}
