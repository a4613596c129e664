import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney } from '../../../openapi/format/money.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import type { Localized, Money } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { readReference } from '../../api/reference.ts'
import { ReferenceName } from '../../ui/ReferenceName.tsx'
import { useDates } from '../../ui/useDates.ts'
import { fileOf } from './row-files.ts'
import type { AnyRow } from './row.ts'
import { fieldText } from './texts.ts'

/** One value of a row as its kind is read: texts in the reader's language or marked as of the other, dates in words. */
export function Cell({ resource, row, field }: { readonly resource: AnyResource; readonly row: AnyRow; readonly field: string }) {
  const { t, pick, intl, lang } = useTexts()
  const { date } = useDates()
  const value = row[field]
  const widget = resource.form[field]
  if (value === null || value === undefined || !widget) return <chakra.span color="fg.muted">–</chakra.span>
  switch (widget.as) {
    case 'localized':
    case 'localized-long': {
      const text = pick(value as Localized)
      return <span {...(text && text.lang !== lang ? { lang: text.lang } : {})}>{text?.text}</span>
    }
    case 'date':
      return <chakra.span whiteSpace={{ md: 'nowrap' }}>{date(String(value))}</chakra.span>
    case 'number':
      return <>{intl.formatNumber(Number(value))}</>
    case 'switch':
      return <>{t(value === true ? 'ui.action.yes' : 'ui.action.no')}</>
    case 'reference':
      return <ReferenceName list={widget.list} load={readReference} value={String(value)} />
    case 'money': {
      const { amount, currency } = value as Money
      return <chakra.span whiteSpace={{ md: 'nowrap' }}>{formatMoney(amount, lang, currency)}</chakra.span>
    }
    case 'rating':
      return <>{t('field.rating.stars', { count: Number(value) })}</>
    case 'addresses':
      return <chakra.span overflowWrap="anywhere">{(value as readonly string[]).join(', ') || '–'}</chakra.span>
    case 'document':
      return <chakra.span overflowWrap="anywhere">{fileOf(row, value)?.name ?? t('field.document.unnamed')}</chakra.span>
    case 'pictures':
    case 'picture': {
      const url = fileOf(row, Array.isArray(value) ? value[0] : value)?.url
      return url ? <chakra.img src={url} alt="" width="10" height="10" objectFit="cover" borderRadius="l1" /> : <chakra.span color="fg.muted">–</chakra.span>
    }
    case 'choice':
      return <>{t(fieldText(resource, `${field}.${String(value)}`))}</>
    case 'text':
    case 'address':
      return <chakra.span overflowWrap="anywhere">{String(value)}</chakra.span>
  }
}
