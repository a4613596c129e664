import { formatMoney } from '../../../openapi/format/money.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { countIn, type DocumentContext } from '../document.ts'
import {
  ALL_JOBS,
  inLanguage,
  JOB_FACETS,
  JOB_SORTS,
  jobsPath,
  type JobFacet,
  type JobFilter,
  type JobSearch,
} from './job-address.ts'
import type { JobListData } from './job-data.ts'

interface PartProps {
  readonly data: JobListData
  readonly context: DocumentContext
}
/** A value of a filter: where it leads, and whether it is chosen. */
interface Choice {
  readonly key: string
  readonly label: string
  readonly count: string | null
  readonly href: `/${string}`
  readonly isChosen: boolean
}

const toggled = (search: JobSearch, name: JobFacet, value: string): JobSearch => ({
  ...search,
  page: 1,
  [name]: search[name].includes(value) ? search[name].filter((one) => one !== value) : [...search[name], value],
})
const salaryLabel = (value: number, { say, lang }: DocumentContext) =>
  say('document.jobs.salary', { amount: formatMoney(value, lang) })

/** What the jobs found can be narrowed by, each value with its count: links, so that it works without a script. */
export function FilterBar({ data, context }: PartProps) {
  const { search, facets, salaries, ages, atLeast } = data
  const { say, lang } = context
  const shown = (count: number, name: JobFilter) =>
    `${countIn(count, lang)}${atLeast.includes(name) && count > 0 ? '+' : ''}`
  const groups: readonly { readonly name: string; readonly title: string; readonly choices: readonly Choice[] }[] = [
    ...JOB_FACETS.map((name) => ({
      name,
      title: say(`document.jobs.facet.${name}`),
      choices: facets[name].map((one) => ({
        key: one.value,
        label: resolve(one.name, lang)?.text ?? one.value,
        count: shown(one.count, name),
        href: jobsPath(toggled(search, name, one.value)),
        isChosen: search[name].includes(one.value),
      })),
    })),
    {
      name: 'salary',
      title: say('document.jobs.facet.salary'),
      choices: salaries.map(({ value, count }) => ({
        key: String(value),
        label: salaryLabel(value, context),
        count: shown(count, 'salary'),
        href: jobsPath({ ...search, page: 1, salary: search.salary === value ? null : value }),
        isChosen: search.salary === value,
      })),
    },
    {
      name: 'posted',
      title: say('document.jobs.facet.posted'),
      choices: ages.map(({ value, count }) => ({
        key: String(value),
        label: say('document.jobs.posted', { days: value }),
        count: shown(count, 'posted'),
        href: jobsPath({ ...search, page: 1, posted: search.posted === value ? null : value }),
        isChosen: search.posted === value,
      })),
    },
  ]
  const sorts = JOB_SORTS.filter((sort) => sort !== 'relevance' || search.q !== '').map((sort) => ({
    key: sort,
    label: say(`document.jobs.sort.${sort}`),
    count: null,
    href: jobsPath({ ...search, page: 1, sort }),
    isChosen: search.sort === sort,
  }))
  return (
    <nav className="filters" aria-label={say('document.jobs.filters')}>
      {groups.map(({ name, title, choices }) =>
        choices.length === 0 ? null : (
          <Group
            key={name}
            title={title}
            choices={choices}
            chosen={choices.filter((one) => one.isChosen).length}
            lang={lang}
          />
        ),
      )}
      {data.total > 1 ? (
        <Group
          title={say('document.jobs.sort', { by: say(`document.jobs.sort.${search.sort}`) })}
          choices={sorts}
          chosen={0}
          lang={lang}
        />
      ) : null}
    </nav>
  )
}

function Group({
  title,
  choices,
  chosen,
  lang,
}: {
  readonly lang: DocumentContext['lang']
  readonly title: string
  readonly choices: readonly Choice[]
  readonly chosen: number
}) {
  return (
    <details name="filter">
      <summary className={chosen > 0 ? 'set' : undefined}>
        {title}
        {chosen > 0 ? <span className="count">{chosen}</span> : null}
      </summary>
      <ul>
        {choices.map(({ key, label, count, href, isChosen }) => (
          <li key={key}>
            <a href={inLanguage(href, lang)} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
              {label}
              {count === null ? null : <span className="count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What the chosen values of the facets are called. */
export const setNames = ({ search, facets }: JobListData, lang: DocumentContext['lang']): readonly string[] =>
  JOB_FACETS.flatMap((facet) =>
    search[facet].flatMap((value) => {
      const found = facets[facet].find((one) => one.value === value)
      return resolve(found?.name, lang)?.text ?? []
    }),
  )

/** What is set, each with a way to take it away. */
export function SetFilters({ data: { search, facets }, context }: PartProps) {
  const { say, lang } = context
  const nameOf = (facet: JobFacet, value: string) => {
    const found = facets[facet].find((one) => one.value === value)
    return resolve(found?.name, lang)?.text ?? value
  }
  const all = [
    ...JOB_FACETS.flatMap((facet) =>
      search[facet].map((value) => ({
        key: facet + value,
        label: nameOf(facet, value),
        href: jobsPath(toggled(search, facet, value)),
      })),
    ),
    ...(search.salary === null
      ? []
      : [
          {
            key: 'salary',
            label: salaryLabel(search.salary, context),
            href: jobsPath({ ...search, page: 1, salary: null }),
          },
        ]),
    ...(search.posted === null
      ? []
      : [
          {
            key: 'posted',
            label: say('document.jobs.posted', { days: search.posted }),
            href: jobsPath({ ...search, page: 1, posted: null }),
          },
        ]),
  ]
  if (all.length === 0) return null
  return (
    <ul className="chips" aria-label={say('document.jobs.set')}>
      {all.map(({ key, label, href }) => (
        <li key={key}>
          <a href={inLanguage(href, lang)} rel="nofollow" aria-label={say('document.jobs.remove', { filter: label })}>
            {label} <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a
          className="all"
          href={inLanguage(jobsPath({ ...ALL_JOBS, q: search.q, sort: search.sort }), lang)}
          rel="nofollow"
        >
          {say('document.jobs.clear')}
        </a>
      </li>
    </ul>
  )
}
