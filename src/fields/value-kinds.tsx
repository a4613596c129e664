import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import type { AnyField, Field, FieldKind } from '../../openapi/fields.ts'
import { shownDay } from '../../openapi/format/dates.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { readReference } from '../api/reference.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { AddressField } from '../ui/form/AddressField.tsx'
import { DateField } from '../ui/form/DateField.tsx'
import { DayOrMonthField } from '../ui/form/DayOrMonthField.tsx'
import { DifferingText } from '../ui/form/DifferingText.tsx'
import { LocalizedField } from '../ui/form/LocalizedField.tsx'
import { NumberField } from '../ui/form/NumberField.tsx'
import { ReferenceField } from '../ui/form/ReferenceField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { LocalizedText } from '../ui/LocalizedText.tsx'
import { ReferenceName } from '../ui/ReferenceName.tsx'
import { localDay, useDates } from '../ui/useDates.ts'

/** What every editor takes. Texts arrive translated. */
export interface SharedProps {
  readonly control: Control
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly help?: string
  /** Who may see it. */
  readonly aside?: ReactNode
  readonly autoComplete?: string
}
interface ValueEditorProps<F> {
  readonly field: F
  readonly shared: SharedProps
}
interface ValueCellProps<F, V> {
  readonly field: F
  /** Never null: a value that is missing is a dash whatever its kind. */
  readonly value: V
}
/** What the browser knows of a kind: how it is edited and read. `E`, `C` and `D` are what its three pieces get. */
export interface BrowserKind<E, C, D = { readonly value: never; readonly other: never }> {
  readonly Editor: (props: E) => ReactNode
  readonly Cell: (props: C) => ReactNode
  /** Two of it stand in a row of a form where there is room. */
  readonly isShort?: true
  /** Shows a value beside the one it differs from. */
  readonly Differing?: (props: D) => ReactNode
}

export const Missing = () => <chakra.span color="fg.muted">–</chakra.span>
export const Plain = ({ value }: { readonly value: string | number }) => (
  <chakra.span overflowWrap="anywhere">{value}</chakra.span>
)
const Differing = ({ value, other }: { readonly value: Localized | null; readonly other: Localized | null }) => (
  <DifferingText text={value} against={other} />
)

/** A day in words, or the month where only that is known. */
export function DateCell({ value, known }: { readonly value: string; readonly known?: unknown }) {
  const { date, month } = useDates()
  return (
    <chakra.span whiteSpace={{ md: 'nowrap' }}>
      {known === 'month' ? month(shownDay(value, known)) : date(value)}
    </chakra.span>
  )
}
function NumberCell({ value }: { readonly value: number }) {
  const { intl } = useTexts()
  return <>{intl.formatNumber(value)}</>
}
const today = () => localDay(new Date().toISOString())
/** Whether a day to come is a value here, as the schema says. */
const takesFuture = ({ schema }: AnyField) => schema.safeParse('2199-12-31').success

type ValueKind = Extract<
  FieldKind,
  'localized' | 'localized-long' | 'text' | 'address' | 'date' | 'reference' | 'number'
>
/**
 * The kinds whose field and value alone say how they are edited and read, in the entries of collections and in the
 * parts of accounts.
 */
export const valueKinds: {
  readonly [K in ValueKind]: BrowserKind<ValueEditorProps<Field<K>>, ValueCellProps<Field<K>, never>>
} = {
  localized: {
    Editor: ({ shared }) => <LocalizedField {...shared} />,
    Cell: LocalizedText,
    Differing,
  },
  'localized-long': {
    Editor: ({ shared }) => <LocalizedField {...shared} long />,
    Cell: LocalizedText,
    Differing,
  },
  text: { Editor: ({ shared }) => <TextField {...shared} />, Cell: Plain, isShort: true },
  address: { Editor: ({ shared }) => <AddressField {...shared} />, Cell: Plain },
  date: {
    Editor: ({ field, shared }) => {
      const bounds = takesFuture(field) ? {} : { max: today() }
      return field.known === undefined ? (
        <DateField {...shared} {...bounds} />
      ) : (
        <DayOrMonthField {...shared} {...bounds} known={field.known} />
      )
    },
    Cell: ({ value }: { readonly value: string }) => <DateCell value={value} />,
    isShort: true,
  },
  reference: {
    Editor: ({ field, shared }) => <ReferenceField {...shared} list={field.list} load={readReference} />,
    Cell: ({ field, value }: ValueCellProps<Field<'reference'>, string>) => (
      <ReferenceName list={field.list} load={readReference} value={value} />
    ),
  },
  number: { Editor: ({ shared }) => <NumberField {...shared} />, Cell: NumberCell, isShort: true },
}
