import type { ReactNode } from 'react'
import { fromSource, sourceOf } from '../../../openapi/application-source.ts'
import { formatDate } from '../../../openapi/format/dates.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import type { LocalizedRichText } from '../../../openapi/rich-text.ts'
import { plainText, richTextIn } from '../../../openapi/rich-text-content.ts'
import { shareLinks } from '../blog/share.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { calendarOf, countIn, descriptionOf, type DocumentContext, type Page, namedLinks } from '../document.ts'
import { OwnFrame } from '../parts/OwnFrame.tsx'
import { Text } from '../parts/Text.tsx'
import { RichText } from '../rich-text/RichText.tsx'
import { appliedPath, applyPath, inLanguage, jobPath, JOBS_FEED, jobsPath, reportPath } from './job-address.ts'
import type { JobData } from './job-data.ts'
import { jobJsonLd } from './job-json-ld.ts'
import { jobStyles } from './job.styles.ts'
import { Keep } from './Keep.tsx'
import { deadlineText, JobCards, Place, postedText, salaryText } from './parts.tsx'

/**
 * `/jobs/{slug}`: a posting. One that is over says so and names others; machines are told nothing of it. In a preview it
 * is the page as it will be, without anything that leads to it.
 */
export function jobPage(job: JobData, context: DocumentContext): Page {
  const { lang, origin, say } = context
  const url = origin + jobPath(job.slug)
  const title = resolve(job.title, lang)?.text ?? ''
  const employer = resolve(job.employer.name, lang)?.text ?? job.employer.username
  const about = job.description && richTextIn(job.description, lang)
  const isPreview = job.previewPath !== null
  const isListed = !isPreview && job.state === 'open'
  return composePage(context, {
    title: `${say('document.job.title', { title, employer })} · ${PRODUCT_NAME}`,
    description: descriptionOf(about ? plainText(about.text) : title),
    address: isPreview || job.state === 'over' ? null : { url, language: 'en' },
    indexable: isListed,
    openGraph: isPreview || job.state === 'over' ? null : { type: 'website', image: null },
    ...(isListed ? { jsonLd: (address: string) => jobJsonLd(job, address, context) } : {}),
    feed: JOBS_FEED,
    font: 'noto',
    styles: jobStyles,
    colours: BRAND,
    isPreview,
    body: <Job job={job} context={context} />,
  })
}

interface NextProps {
  readonly job: Pick<JobData, 'state' | 'slug' | 'from' | 'applied'>
  readonly context: Pick<DocumentContext, 'say' | 'lang'>
}

interface PartProps {
  readonly job: JobData
  readonly context: DocumentContext
}

function Job({ job, context }: PartProps) {
  const { lang, say, origin } = context
  const { employer } = job
  const isPreview = job.previewPath !== null
  const page = `/@${encodeURIComponent(employer.username)}`
  return (
    <OwnFrame
      context={context}
      url={origin + jobPath(job.slug)}
      {...(isPreview ? { links: namedLinks(origin + job.previewPath) } : {})}
    >
      {isPreview ? <p className="notice noprint">{say('document.job.preview')}</p> : null}
      <article className="job">
        <div className="top">
          <p className="way">
            <a href={inLanguage(jobsPath(), lang)}>{say('page.jobs.title')}</a>
          </p>
          {job.state === 'over' ? <p className="notice over">{say('document.job.over')}</p> : null}
          {job.state === 'paused' ? <p className="notice">{say('document.job.paused')}</p> : null}
          <h1>
            <Text value={job.title} lang={lang} />
          </h1>
          <p className="who">
            {employer.isPublished ? (
              <a href={page}>
                <Text value={employer.name} lang={lang} />
              </a>
            ) : (
              <Text value={employer.name} lang={lang} />
            )}
            {employer.isVerified ? <span className="sure">{say('document.job.verified')}</span> : null}
          </p>
          <p className="when">
            {postedText(job, context)}
            {job.deadline && job.state !== 'over' ? ` · ${deadlineText(job.deadline, context)}` : null}
          </p>
          {isPreview ? null : <Next job={job} context={context} />}
          {isPreview || (job.state === 'over' && !job.kept?.includes(job.slug)) ? null : (
            <Keep job={job} kept={job.kept} context={context} />
          )}
        </div>
        {job.state === 'over' ? null : <Content job={job} context={context} />}
        {job.state === 'open' && job.applied === null ? <Apply job={job} page={page} context={context} /> : null}
        {job.state === 'open' && job.applied !== null ? <p className="warn">{say('document.job.never_pay')}</p> : null}
        {isPreview || job.state === 'over' ? null : <Share job={job} context={context} />}
        {isPreview || job.state === 'over' ? null : (
          <p className="report noprint">
            <a href={inLanguage(reportPath(job.slug), lang)} rel="nofollow">
              {say('document.job.report')}
            </a>
          </p>
        )}
      </article>
      {job.similar.length > 0 ? (
        <section className="more noprint" aria-labelledby="similar">
          <h2 id="similar">{say('document.job.similar')}</h2>
          <JobCards jobs={job.similar} kept={isPreview ? null : job.kept} context={context} level="h3" />
        </section>
      ) : null}
      {job.state === 'over' ? (
        <p className="next">
          <a className="button" href={inLanguage(jobsPath(), lang)}>
            {say('document.jobs.all')}
          </a>
        </p>
      ) : null}
    </OwnFrame>
  )
}

/** The way to apply; for who did already, when that was and the way to what they sent. */
function Next({ job: { state, slug, from, applied }, context: { say, lang } }: NextProps) {
  if (applied !== null) {
    const date = formatDate(applied.on, { lang, calendar: calendarOf(lang) })
    return (
      <p className="notice noprint">
        {say(applied.isWithdrawn ? 'document.job.withdrawn' : 'document.job.applied', { date })}{' '}
        <a href={appliedPath(applied.id)} rel="nofollow">
          {say('document.job.applied.open')}
        </a>
      </p>
    )
  }
  if (state !== 'open') return null
  return (
    <p className="next noprint">
      <a className="button" href={applyPath(slug, from)} rel="nofollow">
        {say('document.job.apply.now')}
      </a>
    </p>
  )
}

/** What the posting says. Of one that is over, nobody needs it any more. */
function Content({ job, context }: PartProps) {
  const { say, lang } = context
  return (
    <>
      <Facts job={job} context={context} />
      <Part title={say('document.job.description')} text={job.description} context={context} />
      <Part title={say('document.job.responsibilities')} text={job.responsibilities} context={context} />
      <Part title={say('document.job.requirements')} text={job.requirements} context={context} />
      {job.skills.length > 0 ? (
        <section>
          <h2>{say('document.job.skills')}</h2>
          <ul className="tags">
            {job.skills.map((skill, at) => (
              <li key={at}>
                <Text value={skill} lang={lang} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

/** What the posting says in numbers and names. */
function Facts({ job, context }: PartProps) {
  const { say, lang } = context
  const salary = job.salary && salaryText(job.salary, context)
  const hasPlace = job.city !== null || job.region !== null || job.place !== null
  const facts: readonly (readonly [label: string, shown: ReactNode] | false | null)[] = [
    salary !== null && [say('document.job.salary'), salary],
    hasPlace && [say('document.job.where'), <Place job={job} context={context} key="where" />],
    job.type && [say('document.jobs.facet.type'), <Text value={job.type} lang={lang} key="type" />],
    job.sector && [say('document.jobs.facet.sector'), <Text value={job.sector} lang={lang} key="sector" />],
    job.experienceYears !== null && [
      say('document.job.experience'),
      say('document.job.experience.years', { count: job.experienceYears }),
    ],
    job.education && [say('document.jobs.facet.education'), <Text value={job.education} lang={lang} key="education" />],
    job.vacancies > 1 && [say('document.job.vacancies'), countIn(job.vacancies, lang)],
    job.replyWithin !== null && [say('document.job.reply'), say('document.job.reply.days', { count: job.replyWithin })],
    [say('document.job.code'), job.code],
  ]
  return (
    <dl className="facts">
      {facts.map((fact) =>
        fact ? (
          <div key={fact[0]}>
            <dt>{fact[0]}</dt>
            <dd>{fact[1]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function Part({
  title,
  text,
  context: { lang },
}: {
  readonly title: string
  readonly text: LocalizedRichText | null
  readonly context: DocumentContext
}) {
  const found = text && richTextIn(text, lang)
  if (!found || plainText(found.text).trim() === '') return null
  return (
    <section>
      <h2>{title}</h2>
      <RichText value={text} lang={lang} under={2} />
    </section>
  )
}

/** How to apply, and what is asked of everyone. */
function Apply({ job, page, context: { say, lang } }: PartProps & { readonly page: string }) {
  const name = resolve(job.employer.name, lang)?.text ?? job.employer.username
  return (
    <section className="apply">
      <h2>{say('document.job.apply')}</h2>
      <p>{say('document.job.apply.text')}</p>
      {job.documents.length > 0 ? (
        <>
          <p>{say('document.job.documents')}</p>
          <ul className="tags">
            {job.documents.map((kind) => (
              <li key={kind}>{say(`resume.document.kind.${kind}`)}</li>
            ))}
          </ul>
        </>
      ) : null}
      {job.previewPath === null ? <Next job={job} context={{ say, lang }} /> : null}
      {job.employer.isPublished ? (
        <p className="noprint">
          <a href={page}>{say('document.job.apply.page', { employer: name })}</a>
        </p>
      ) : null}
      <p className="warn">{say('document.job.never_pay')}</p>
    </section>
  )
}

const SHARED = ['telegram', 'whatsapp', 'linkedin', 'email'] as const
/** Passes the posting on, each link with where it stands; the button that copies its address needs the script and is there only with it. */
function Share({ job, context: { lang, say, origin } }: PartProps) {
  const path = inLanguage(jobPath(job.slug), lang)
  const url = origin + path
  const title = resolve(job.title, lang)?.text ?? ''
  return (
    <nav className="share noprint" aria-label={say('document.blog.share')}>
      <span>{say('document.blog.share')}</span>
      {SHARED.map((key) => (
        <a
          key={key}
          href={shareLinks(origin + fromSource(path, sourceOf(key)), title).find((one) => one.key === key)?.href}
          rel="noopener nofollow"
        >
          {say(`document.blog.share.${key}`)}
        </a>
      ))}
      <button type="button" hidden data-copy={url} data-copied={say('document.blog.share.copied')}>
        {say('document.blog.share.copy')}
      </button>
    </nav>
  )
}
