import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment, type ReactNode } from 'react'
import type { Fact } from '../../../openapi/audit-facts.ts'
import type { Field, FieldKind } from '../../../openapi/fields.ts'
import { formatMoney } from '../../../openapi/format/money.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import type { AuditKind, AuditRecord } from '../../../openapi/schemas/audit.ts'
import type { IconName } from '../../../openapi/schemas/icon-name.ts'
import type { Localized, Money } from '../../../openapi/schemas/primitives.ts'
import { readReference } from '../../api/reference.ts'
import { useTexts, type UseTexts } from '../../i18n/useTexts.ts'
import { iconText } from '../../ui/entry-icons.tsx'
import { ReferenceName } from '../../ui/ReferenceName.tsx'
import { useDates, type Dates } from '../../ui/useDates.ts'
import { factChoiceText } from './audit-texts.ts'

/** What reading a value needs beside the value. */
interface Reader extends Pick<UseTexts, 't' | 'lang' | 'intl' | 'pick'>, Pick<Dates, 'date' | 'dateTime'> {
  readonly kind: AuditKind
  readonly name: string
  readonly related: AuditRecord['related']
}
type Read<V> = (value: V, reader: Reader) => ReactNode

const plain: Read<unknown> = (value) => <chakra.span whiteSpace="pre-wrap">{String(value)}</chakra.span>
const onOff: Read<unknown> = (value, { t }) => t(value === true ? 'ui.action.yes' : 'ui.action.no')
const number: Read<number> = (value, { intl }) => intl.formatNumber(value)
/** A text in each language that it has, under the language's name. */
const localized: Read<Localized | string> = (value, reader) => {
  if (typeof value === 'string') return plain(value, reader)
  const texts = (['en', 'am'] as const).flatMap((lang) => (value[lang] ? [[lang, value[lang]] as const] : []))
  // Records from before decision 187 have the beginning of the data instead.
  if (texts.length === 0) return reader.t('administration.audit.too_long')
  return texts.map(([lang, text]) => (
    <chakra.span key={lang} display="block" mb="1">
      <chakra.span display="block" textStyle="xs" color="fg.muted">
        {reader.t(`ui.language.${lang}`)}
      </chakra.span>
      <chakra.span lang={lang} whiteSpace="pre-wrap">
        {text}
      </chakra.span>
    </chakra.span>
  ))
}
/** A row of a collection by its name; one that is gone has none any more. */
const related: Read<string> = (value, { t, pick, related: names }) => {
  const name = pick(names[value])
  if (name) return <span lang={name.lang}>{name.text}</span>
  return <chakra.span color="fg.muted">{t('administration.audit.gone')}</chakra.span>
}

const fields: { readonly [K in FieldKind]: (field: Field<K>) => Read<never> } = {
  localized: () => localized,
  'localized-long': () => localized,
  // The log keeps what running text says.
  'rich-text': () => localized,
  text: () => plain,
  slug: () => plain,
  address: () => plain,
  addresses: () => (value: readonly string[]) => value.map((one) => <div key={one}>{one}</div>),
  date:
    () =>
    (value: string, { date }) =>
      date(value),
  known:
    () =>
    (_: unknown, { t }) =>
      t('field.date.known.month'),
  choice:
    () =>
    (value: string, { t, kind, name }) =>
      t(`resource.${kind}.${name}.${value}` as MessageId),
  icon:
    () =>
    (value: IconName, { t }) =>
      t(iconText(value)),
  reference:
    ({ list }) =>
    (value: string) => <ReferenceName list={list} load={readReference} value={value} />,
  switch: () => onOff,
  number: () => number,
  rating:
    () =>
    (value: number, { t }) =>
      t('field.rating.stars', { count: value }),
  money:
    () =>
    (value: Money, { lang }) =>
      formatMoney(value.amount, lang, value.currency),
  picture:
    () =>
    (_: unknown, { t }) =>
      t('administration.audit.pictures', { count: 1 }),
  pictures:
    () =>
    (value: readonly string[], { t }) =>
      t('administration.audit.pictures', { count: value.length }),
  document:
    () =>
    (_: unknown, { t }) =>
      t('administration.audit.document'),
  relation: () => related,
}

const facts: { readonly [A in Exclude<Fact['as'], 'field'>]: (fact: Extract<Fact, { as: A }>) => Read<never> } = {
  text: () => plain,
  localized: () => localized,
  switch: () => onOff,
  number: () => number,
  time:
    () =>
    (value: string, { dateTime }) =>
      dateTime(value),
  names:
    () =>
    (value: readonly (Localized | string)[], { pick }) =>
      Object.entries(value).map(([at, one]) => {
        const name = typeof one === 'string' ? { text: one, lang: undefined } : pick(one)
        return (
          <chakra.div key={at} lang={name?.lang}>
            {name?.text}
          </chakra.div>
        )
      }),
  choice:
    ({ of }) =>
    (value: string, { t }) =>
      t(factChoiceText(of, value) as MessageId),
  row: () => related,
  plan: () => related,
  devices:
    () =>
    (value: number | 'all', { t, intl }) =>
      value === 'all' ? t('administration.audit.devices.all') : intl.formatNumber(value),
  // The names of a call's own values: whoever reads them knows the call by its name above.
  sent: () => (value: object) => (
    <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="3">
      {Object.entries(value).map(([key, inner]) => (
        <Fragment key={key}>
          <chakra.dt color="fg.muted">{key}</chakra.dt>
          <dd>{typeof inner === 'string' ? inner : JSON.stringify(inner)}</dd>
        </Fragment>
      ))}
    </chakra.dl>
  ),
}

const readOf = (fact: Fact | undefined): Read<never> => {
  if (fact === undefined) return plain
  const how = (fact.as === 'field' ? fields[fact.field.kind] : facts[fact.as]) as (of: unknown) => Read<never>
  return how(fact.as === 'field' ? fact.field : fact)
}

export interface AuditValueProps extends Pick<Reader, 'kind' | 'name' | 'related'> {
  readonly fact: Fact | undefined
  readonly value: unknown
}

/** A value of a record as its own screen shows it; “…” where it was too long to be kept. */
export function AuditValue({ kind, name, fact, value, related: names }: AuditValueProps) {
  const { t, lang, intl, pick } = useTexts()
  const { date, dateTime } = useDates()
  const isNothing =
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  if (isNothing) return <chakra.span color="fg.muted">{t('administration.audit.nothing')}</chakra.span>
  if (value === '…') return <chakra.span color="fg.muted">{t('administration.audit.too_long')}</chakra.span>
  return <>{readOf(fact)(value as never, { t, lang, intl, pick, date, dateTime, kind, name, related: names })}</>
}
