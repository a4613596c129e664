import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages as allPages } from '../../../openapi/routes.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { countIn, descriptionOf, type DocumentContext, type Page } from '../document.ts'
import { OfflineNote } from '../parts/FormField.tsx'
import { OwnFrame } from '../parts/OwnFrame.tsx'
import {
  ALL_JOBS,
  inLanguage,
  JOB_FACETS,
  jobFields,
  jobsFeedPath,
  jobsPath,
  LONGEST_JOB_SEARCH,
} from './job-address.ts'
import type { JobListData } from './job-data.ts'
import { FilterBar, SetFilters, setNames } from './job-filters.tsx'
import { jobStyles } from './job.styles.ts'
import { JobCards } from './parts.tsx'

const { savedJobs } = allPages

/** `/jobs`: open postings, with a search, filters and their counts. */
export function jobListPage(data: JobListData, context: DocumentContext): Page {
  const { say, origin, lang } = context
  const { search } = data
  const isPlain = jobsPath(search) === jobsPath()
  const heading = say('page.jobs.title')
  const description = descriptionOf(say('document.jobs.description', { product: PRODUCT_NAME }))
  return composePage(context, {
    title: [...(search.q === '' ? [] : [search.q]), heading, PRODUCT_NAME].join(' · '),
    description,
    // What was searched for is nobody else's page.
    address: isPlain ? { url: origin + jobsPath(), language: 'en' } : null,
    indexable: isPlain,
    openGraph: { type: 'website', image: null },
    jsonLd: (url) => ({
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: heading,
      url,
      inLanguage: lang,
      description,
    }),
    feed: jobsFeedPath(search),
    font: 'noto',
    styles: jobStyles,
    colours: BRAND,
    body: <JobList data={data} context={context} />,
  })
}

interface PartProps {
  readonly data: JobListData
  readonly context: DocumentContext
}

function JobList({ data, context }: PartProps) {
  const { say, lang, origin } = context
  const { search } = data
  const feed = jobsFeedPath(search)
  return (
    <OwnFrame context={context} url={origin + jobsPath({ ...search, page: 1 })}>
      <div className="top">
        <h1>{say('document.jobs.title')}</h1>
        <form className="search" role="search" action={jobsPath()} method="get" data-search="found">
          <label htmlFor="q">{say('document.jobs.search')}</label>
          <div className="line">
            <input
              id="q"
              name="q"
              type="search"
              defaultValue={search.q}
              maxLength={LONGEST_JOB_SEARCH}
              autoComplete="off"
              placeholder={say('document.jobs.search.example')}
            />
            {jobFields({ ...search, page: 1 }).map(([name, value]) =>
              name === 'q' ? null : <input key={name + value} type="hidden" name={name} value={value} />,
            )}
            <input type="hidden" name="lang" value={lang} />
            <button className="button" type="submit">
              {say('document.help.search.go')}
            </button>
          </div>
          <OfflineNote say={say} of="search" />
        </form>
      </div>
      <p className="hidden" role="status" id="found-said" />
      <div id="found">
        <Found data={data} context={context} />
      </div>
      <p className="feed">
        <a href={inLanguage(feed, lang)}>{say('document.jobs.feed')}</a>
      </p>
    </OwnFrame>
  )
}

function Found({ data, context }: PartProps) {
  const { say, lang } = context
  const { search, jobs, total, isMore, pages, corrected, wait, kept } = data
  if (wait !== null) return <Waiting wait={wait} search={search} context={context} />
  return (
    <>
      <FilterBar data={data} context={context} />
      <SetFilters data={data} context={context} />
      <p className="hits">
        {say('document.jobs.found', { count: total, shown: `${countIn(total, lang)}${isMore ? '+' : ''}` })}
      </p>
      <KeepSearch data={data} context={context} />
      {corrected === null ? null : (
        <p className="instead">{say('document.jobs.corrected', { q: search.q, instead: corrected })}</p>
      )}
      {jobs.length > 0 ? (
        <JobCards jobs={jobs} kept={kept} context={context} level="h2" />
      ) : (
        <Nothing data={data} context={context} />
      )}
      {pages > 1 ? (
        <nav className="pages" aria-label={say('document.blog.pages')}>
          {search.page > 1 ? (
            <a
              className="button quiet"
              rel="prev"
              href={inLanguage(jobsPath({ ...search, page: search.page - 1 }), lang)}
            >
              {say('document.jobs.previous')}
            </a>
          ) : (
            <span />
          )}
          <span className="at">{say('document.blog.page', { page: search.page, pages })}</span>
          {search.page < pages ? (
            <a
              className="button quiet"
              rel="next"
              href={inLanguage(jobsPath({ ...search, page: search.page + 1 }), lang)}
            >
              {say('document.jobs.next')}
            </a>
          ) : (
            <span />
          )}
        </nav>
      ) : null}
    </>
  )
}

/** Too many searches: what was asked for stays, and the script asks again by itself once it may. */
function Waiting({
  wait,
  search,
  context: { say, lang },
}: Pick<JobListData, 'search'> & Pick<PartProps, 'context'> & { readonly wait: number }) {
  return (
    <div className="none" data-wait={wait}>
      <p className="hits">{say('document.jobs.wait', { seconds: wait })}</p>
      <a className="button quiet" href={inLanguage(jobsPath(search), lang)} rel="nofollow">
        {say('document.jobs.wait.again')}
      </a>
    </div>
  )
}

/** Keeps what is searched for, so that mails tell of new jobs. Everything together is nothing to keep. */
function KeepSearch({ data, context }: PartProps) {
  const { search, kept } = data
  const { say, lang } = context
  const asked = { ...search, page: 1, posted: null }
  const query = new URLSearchParams(jobFields(asked).map(([name, value]) => [name, value])).toString()
  if (kept === null || (search.q === '' && setNames(data, lang).length === 0)) return null
  const name = [...(search.q === '' ? [] : [search.q]), ...setNames(data, lang)].join(' · ').slice(0, LONGEST_NAME)
  const wanted = new URLSearchParams({ view: 'searches', search: query, name })
  return (
    <p className="keeping noprint">
      <a className="button quiet" href={`${savedJobs.path}?${wanted.toString()}`} rel="nofollow">
        {say('document.jobs.save')}
      </a>
      <span>{say('document.jobs.save.text')}</span>
    </p>
  )
}
/** A name has so many characters at most. */
const LONGEST_NAME = 100

/** Nothing is found: what can be done about it. */
function Nothing({ data: { search }, context: { say, lang } }: PartProps) {
  const isNarrowed =
    JOB_FACETS.some((name) => search[name].length > 0) || search.salary !== null || search.posted !== null
  return (
    <div className="none">
      <h2>{say('document.jobs.none')}</h2>
      <ul>
        {search.q === '' ? null : <li>{say('document.jobs.none.words')}</li>}
        {isNarrowed ? (
          <li>
            <a
              href={inLanguage(
                jobsPath({ ...ALL_JOBS, q: search.q, sort: search.q === '' ? 'newest' : 'relevance' }),
                lang,
              )}
            >
              {say('document.jobs.clear')}
            </a>
          </li>
        ) : null}
        {search.q === '' && !isNarrowed ? (
          <li>{say('document.jobs.none.yet')}</li>
        ) : (
          <li>
            <a href={inLanguage(jobsPath(), lang)}>{say('document.jobs.all')}</a>
          </li>
        )}
      </ul>
    </div>
  )
}
