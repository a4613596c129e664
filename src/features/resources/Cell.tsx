import { chakra } from '@chakra-ui/react/styled-system'
import type { AnyResource } from '../../../openapi/resource.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { pictureOf, type AnyRow } from './row.ts'

/** One value of a row as its kind is read: texts in the reader's language or marked as of the other, dates in words. */
export function Cell({ resource, row, field }: { readonly resource: AnyResource; readonly row: AnyRow; readonly field: string }) {
  const { t, date, pick, intl, lang } = useTexts()
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
      return <chakra.span whiteSpace="nowrap">{date(String(value))}</chakra.span>
    case 'number':
      return <>{intl.formatNumber(Number(value))}</>
    case 'switch':
      return <>{t(value === true ? 'ui.action.yes' : 'ui.action.no')}</>
    case 'picture': {
      const url = pictureOf(row, field)
      return url ? <chakra.img src={url} alt="" width="10" height="10" objectFit="cover" borderRadius="l1" /> : <chakra.span color="fg.muted">–</chakra.span>
    }
    case 'text':
    case 'choice':
      return <>{String(value)}</>
  }
}
