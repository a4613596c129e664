import { chakra } from '@chakra-ui/react/styled-system'
import type { Control } from 'react-hook-form'
import type { AnyField, Field, FieldKind } from '../../../openapi/fields.ts'
import { formatMoney } from '../../../openapi/format/money.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import type { LocalizedRichText } from '../../../openapi/rich-text.ts'
import { plainText, richTextIn } from '../../../openapi/rich-text-content.ts'
import type { IconName } from '../../../openapi/schemas/icon-name.ts'
import type { Money } from '../../../openapi/schemas/primitives.ts'
import { DateCell, Missing, Plain, valueKinds, type BrowserKind, type SharedProps } from '../../fields/value-kinds.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { EntryIcon, iconText } from '../../ui/entry-icons.tsx'
import { AddressesField } from '../../ui/form/AddressesField.tsx'
import { IconField } from '../../ui/form/IconField.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { LocalizedRichTextField } from '../../ui/form/LocalizedRichTextField.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { RatingField } from '../../ui/form/RatingField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { bodyPictures } from './body-pictures.ts'
import { DifferingPictures, DifferingRichText } from './Differing.tsx'
import { DocumentField } from './DocumentField.tsx'
import { PictureField } from './PictureField.tsx'
import { PicturesField } from './PicturesField.tsx'
import { proposers } from './proposals.effects.ts'
import { RelationField } from './RelationField.tsx'
import { fileOf } from './row-files.ts'
import { isRequired, relatedName, type AnyRow } from './row.ts'
import { SlugField } from './SlugField.tsx'
import { fieldText, helpText } from './texts.ts'

export interface EditorProps<F = AnyField> {
  readonly resource: AnyResource
  readonly field: F
  /** The row that is edited; null for a new one. */
  readonly row: AnyRow | null
  readonly shared: SharedProps
}
export interface CellProps<F = AnyField, V = unknown> {
  readonly resource: AnyResource
  readonly field: F
  readonly name: string
  readonly row: AnyRow
  /** Never null: a value that is missing is a dash whatever its kind. */
  readonly value: V
}
/** A list shows the beginning of a long text. */
const SHOWN_CHARACTERS = 120
function RichTextCell({ value }: { readonly value: LocalizedRichText }) {
  const { lang } = useTexts()
  const found = richTextIn(value, lang)
  if (found === null) return <Missing />
  const letters = [...plainText(found.text).replaceAll(/\s+/g, ' ').trim()]
  return (
    <span {...(found.lang === lang ? {} : { lang: found.lang })}>
      {letters.length > SHOWN_CHARACTERS
        ? `${letters.slice(0, SHOWN_CHARACTERS).join('').trimEnd()}…`
        : letters.join('')}
    </span>
  )
}
function SwitchCell({ value }: { readonly value: boolean }) {
  const { t } = useTexts()
  return <>{t(value ? 'ui.action.yes' : 'ui.action.no')}</>
}
function MoneyCell({ value: { amount, currency } }: { readonly value: Money }) {
  const { lang } = useTexts()
  return <chakra.span whiteSpace={{ md: 'nowrap' }}>{formatMoney(amount, lang, currency)}</chakra.span>
}
function KnownCell() {
  const { t } = useTexts()
  return <>{t('field.date.known.month')}</>
}
function RatingCell({ value }: { readonly value: number }) {
  const { t } = useTexts()
  return <>{t('field.rating.stars', { count: value })}</>
}
function DocumentCell({ row, value }: CellProps<unknown, string>) {
  const { t } = useTexts()
  return <Plain value={fileOf(row, value)?.name ?? t('field.document.unnamed')} />
}
function PictureCell({ row, value }: Pick<CellProps<unknown, string | undefined>, 'row' | 'value'>) {
  const url = fileOf(row, value)?.url
  return url ? <chakra.img src={url} alt="" width="10" height="10" objectFit="cover" borderRadius="l1" /> : <Missing />
}
function ChoiceCell({ resource, name, value }: CellProps<unknown, string>) {
  const { t } = useTexts()
  return <>{t(fieldText(resource, `${name}.${value}`))}</>
}
function IconCell({ value }: { readonly value: IconName }) {
  const { t } = useTexts()
  return (
    <chakra.span role="img" aria-label={t(iconText(value))} title={t(iconText(value))} color="fg.muted">
      <EntryIcon name={value} />
    </chakra.span>
  )
}
function ChoiceEditor({ resource, field, shared }: EditorProps<Field<'choice'>>) {
  const { t } = useTexts()
  return (
    <SelectField
      {...shared}
      choices={field.choices.map((value) => ({ value, label: t(fieldText(resource, `${shared.name}.${value}`)) }))}
    />
  )
}

const RichTextEditor = ({ field, row, shared }: EditorProps<Field<'rich-text'>>) => (
  <LocalizedRichTextField
    {...shared}
    max={field.max}
    tables={field.tables}
    pictures={field.pictures ? bodyPictures(row) : null}
  />
)

type KindOf<F> = BrowserKind<
  EditorProps<F>,
  CellProps<F, never>,
  { readonly value: never; readonly other: never; readonly row: AnyRow }
>
const browserKinds: { readonly [K in FieldKind]: KindOf<Field<K>> } = {
  ...valueKinds,
  localized: {
    ...valueKinds.localized,
    Editor: ({ field, shared }) => (
      <LocalizedField {...shared} {...(field.proposals ? { propose: proposers[field.proposals] } : {})} />
    ),
  },
  'rich-text': {
    Editor: RichTextEditor,
    Cell: RichTextCell,
    Differing: DifferingRichText,
  },
  slug: {
    Editor: ({ resource, field, row, shared: { control, name, label } }) => (
      <SlugField {...{ resource, field, row, control, name, label }} />
    ),
    Cell: Plain,
  },
  addresses: {
    Editor: ({ field, shared }) => <AddressesField {...shared} most={field.most} required={false} />,
    Cell: ({ value }: { readonly value: readonly string[] }) => <Plain value={value.join(', ') || '–'} />,
  },
  date: {
    ...valueKinds.date,
    Cell: ({ field, row, value }: CellProps<Field<'date'>, string>) => (
      <DateCell value={value} known={field.known && row[field.known]} />
    ),
  },
  known: { Editor: () => null, Cell: KnownCell },
  choice: { Editor: ChoiceEditor, Cell: ChoiceCell, isShort: true },
  icon: { Editor: ({ shared }) => <IconField {...shared} />, Cell: IconCell },
  switch: { Editor: ({ shared }) => <SwitchField {...shared} />, Cell: SwitchCell },
  rating: { Editor: ({ shared }) => <RatingField {...shared} />, Cell: RatingCell },
  money: { Editor: ({ shared }) => <MoneyField {...shared} />, Cell: MoneyCell },
  picture: {
    Editor: ({ field, row, shared }) => <PictureField {...shared} aspect={field.aspect} row={row} />,
    Cell: PictureCell,
    Differing: DifferingPictures,
  },
  pictures: {
    Editor: ({ field, row, shared }) => <PicturesField {...shared} most={field.most} row={row} />,
    Cell: ({ row, value }: CellProps<unknown, readonly string[]>) => <PictureCell row={row} value={value[0]} />,
    Differing: DifferingPictures,
  },
  document: { Editor: ({ row, shared }) => <DocumentField {...shared} row={row} />, Cell: DocumentCell },
  relation: {
    Editor: ({ field, row, shared }) => <RelationField {...shared} field={field} row={row} />,
    Cell: ({ row, value }: CellProps<unknown, string>) => {
      const name = relatedName(row, value)
      return name ? <LocalizedText value={name} /> : <Missing />
    },
    isShort: true,
  },
}
/** The record of a field's kind, for code that works with any kind. */
export const browserKindOf = (kind: FieldKind): KindOf<AnyField> => browserKinds[kind] as unknown as KindOf<AnyField>

/** A value that is missing: what that means where the collection says it (`….none`), or else a dash. */
function NoValue({ resource, name }: { readonly resource: AnyResource; readonly name: string }) {
  const { t, intl } = useTexts()
  const text = fieldText(resource, `${name}.none`)
  return intl.messages[text] === undefined ? <Missing /> : <chakra.span color="fg.muted">{t(text)}</chakra.span>
}

/** One value of a row as its kind is read: texts in the reader's language or marked as of the other, dates in words. */
export function Cell({
  resource,
  row,
  name,
}: {
  readonly resource: AnyResource
  readonly row: AnyRow
  readonly name: string
}) {
  const field = resource.fields[name]
  const value = row[name]
  if (value === null || value === undefined || !field) return <NoValue resource={resource} name={name} />
  const { Cell: CellOfKind } = browserKindOf(field.kind)
  return <CellOfKind resource={resource} field={field} name={name} row={row} value={value as never} />
}

/** One field of a form, as its kind is edited. */
export function ResourceField({
  resource,
  name,
  control,
  row,
}: {
  readonly resource: AnyResource
  readonly name: string
  readonly control: Control
  readonly row: AnyRow | null
}) {
  const { t, intl } = useTexts()
  const field = resource.fields[name]
  if (!field) return null
  const { Editor } = browserKindOf(field.kind)
  const help = intl.messages[helpText(resource, name)] === undefined ? undefined : t(helpText(resource, name))
  const shared = {
    control,
    name,
    label: t(fieldText(resource, name)),
    required: isRequired(field),
    ...(help ? { help } : {}),
  }
  return <Editor resource={resource} field={field} row={row} shared={shared} />
}
