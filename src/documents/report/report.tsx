import { resolve } from '../../../openapi/format/names.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { REPORT_REASONS } from '../../../openapi/schemas/report.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { contactStyles } from '../contact/contact.styles.ts'
import { descriptionOf, type DocumentContext, type Page } from '../document.ts'
import { inLanguage, jobPath } from '../jobs/job-address.ts'
import { ChoiceField, FormField, OfflineNote, Trap } from '../parts/FormField.tsx'
import { OwnFrame } from '../parts/OwnFrame.tsx'
import { REPORT_FIELDS, type ReportData } from './report-data.ts'

const pathOf = ({ username, job }: ReportData) =>
  job === null
    ? pages.reportPage.path.replace('{username}', encodeURIComponent(username))
    : pages.reportJob.path.replace('{slug}', job.slug)
const nameIn = ({ name, username }: ReportData, lang: DocumentContext['lang']) => resolve(name, lang)?.text ?? username

const aboutIn = (data: ReportData, { say, lang }: DocumentContext) => {
  const name = nameIn(data, lang)
  return data.job === null
    ? say('document.report.about', { name, username: data.username })
    : say('document.report.job.about', { title: resolve(data.job.title, lang)?.text ?? '', name })
}
const titleIn = ({ job }: ReportData, { say }: DocumentContext) =>
  say(job === null ? 'document.report.title' : 'document.report.job.title')

/**
 * `/report/{username}` and `/report/job/{slug}`: what a visitor says about a page or posting; what was wrong with it;
 * that it arrived. Null: what was to be reported went.
 */
export function reportPage(data: ReportData | null, context: DocumentContext): Page {
  const { origin, say } = context
  const [title, about, path] =
    data === null
      ? [say('document.report.gone'), say('document.report.gone.text'), pages.landing.path]
      : [titleIn(data, context), aboutIn(data, context), `${pathOf(data)}${data.isSent ? '?sent=1' : ''}`]
  return composePage(context, {
    title: `${title} · ${PRODUCT_NAME}`,
    description: descriptionOf(about),
    // It is for one visitor, never for search engines.
    address: null,
    font: 'noto',
    styles: contactStyles,
    colours: BRAND,
    body: (
      <OwnFrame context={context} url={`${origin}${path}`}>
        {data === null ? (
          <Gone context={context} />
        ) : data.isSent ? (
          <Sent data={data} context={context} />
        ) : (
          <ReportForm data={data} context={context} />
        )}
      </OwnFrame>
    ),
  })
}

/** What was to be reported went while it was written; whoever still has something to say can write to us. */
function Gone({ context: { say, lang } }: Pick<PartProps, 'context'>) {
  return (
    <div className="top" role="status">
      <h1>{say('document.report.gone')}</h1>
      <p className="lead">{say('document.report.gone.text')}</p>
      <p className="next">
        <a className="button quiet" href={inLanguage(pages.contactUs.path, lang)}>
          {say('document.report.gone.contact')}
        </a>
      </p>
    </div>
  )
}

interface PartProps {
  readonly data: ReportData
  readonly context: DocumentContext
}

function Sent({ data, context: { say, lang } }: PartProps) {
  return (
    <div className="top" role="status">
      <h1>{say('document.report.sent')}</h1>
      <p className="lead">{say(data.job === null ? 'document.report.sent.text' : 'document.report.job.sent.text')}</p>
      <p className="next">
        {data.job === null ? (
          <a className="button quiet" href={`/@${encodeURIComponent(data.username)}`}>
            {say('document.report.back', { name: nameIn(data, lang) })}
          </a>
        ) : (
          <a className="button quiet" href={inLanguage(jobPath(data.job.slug), lang)}>
            {say('document.report.job.back')}
          </a>
        )}
      </p>
    </div>
  )
}

function ReportForm({ data, context }: PartProps) {
  const { say, lang } = context
  const { job, values, errors, notice } = data
  const firstWrong = REPORT_FIELDS.find((field) => errors[field])
  return (
    <>
      <div className="top">
        <h1>{titleIn(data, context)}</h1>
        <p className="lead">{aboutIn(data, context)}</p>
      </div>
      {notice ? (
        <p className="told" role="alert">
          {say(`document.report.${notice}`)}
        </p>
      ) : null}
      <form className="form" method="post" action={`${pathOf(data)}?${new URLSearchParams({ lang })}`} noValidate>
        <ChoiceField
          name="reason"
          label={say('document.report.reason')}
          value={values.reason}
          none={say('document.report.reason.choose')}
          choices={REPORT_REASONS.map((value) => ({ value, label: say(`document.report.reason.${value}`) }))}
          error={errors.reason}
          isFirstWrong={firstWrong === 'reason'}
          say={say}
        />
        <FormField
          name="text"
          label={say('document.report.text')}
          value={values.text}
          kind="long"
          error={errors.text}
          isFirstWrong={firstWrong === 'text'}
          say={say}
        />
        <FormField
          name="email"
          label={say('document.report.email')}
          value={values.email}
          kind="email"
          autoComplete="email"
          help={say(job === null ? 'document.report.email.help' : 'document.report.job.email.help')}
          error={errors.email}
          isFirstWrong={firstWrong === 'email'}
          isOptional
          say={say}
        />
        <Trap say={say} />
        <OfflineNote say={say} />
        <button className="button" type="submit">
          {say('document.report.send')}
        </button>
      </form>
    </>
  )
}
