import type { ReactNode } from 'react'
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import type { MessageId } from '../../openapi/messages/catalogue.ts'
import { isOptional } from '../../openapi/fields.ts'
import {
  nameOf,
  PLACE_LEVELS,
  type AnyPartField,
  type PartField,
  type PartFields,
  type PartKind,
  type PlaceLevel,
} from '../../openapi/part.ts'
import { HOME_COUNTRY, type ReferenceList } from '../../openapi/schemas/reference.ts'
import type { Audience } from '../../openapi/schemas/primitives.ts'
import { readReference } from '../api/reference.ts'
import { usePictureField } from '../hooks/usePictureField.ts'
import { useTexts, type UseTexts } from '../i18n/useTexts.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { NumberField } from '../ui/form/NumberField.tsx'
import { PhoneField } from '../ui/form/PhoneField.tsx'
import { FreeReferenceField, ReferenceField } from '../ui/form/ReferenceField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { usePlaces } from '../ui/form/usePlaces.ts'
import { PictureInput } from '../ui/picture/PictureInput.tsx'
import { ReferenceName } from '../ui/ReferenceName.tsx'
import { pictureMachine } from './picture-machine.ts'
import { Plain, valueKinds, type BrowserKind, type SharedProps } from './value-kinds.tsx'

/**
 * A field with much of its own: its piece of the form, and how its value (never null) is said in the comparison of a
 * conflict.
 */
export interface OwnPiece {
  readonly Editor: (props: { readonly shared: SharedProps }) => ReactNode
  readonly said: (value: never, texts: UseTexts) => ReactNode
}
/** What the parts of one kind of account have in common. */
export interface PartTexts {
  /** The id of the text of a field: `company.tin_number`. Its help has `.help` behind it; a field may lack one. */
  readonly textOf: (name: string) => MessageId
  /** Who may be chosen to see what has this name; undefined where nobody is asked. */
  readonly audiencesFor: (name: string) => readonly Audience[] | undefined
  /** The fields of kind `own`. */
  readonly own?: Readonly<Record<string, OwnPiece>>
}
/** What the fields of one form have in common. */
export interface PartForm {
  readonly of: PartTexts
  readonly control: Control
  readonly hook: UseFormReturn
  /** Stands before the names of the fields: `details.` */
  readonly group?: string
  /** What the server has: the address of each picture under its name. */
  readonly row?: object
  /** Whose initials stand in the place of the first picture: of a person, in a circle, or of a company. */
  readonly owner?: { readonly name: string; readonly isPerson: boolean }
}
/** A form for fields that are named by data: react-hook-form knows the names of its schema alone. */
export const controlsOf = ({
  control,
  hook,
}: {
  readonly control: unknown
  readonly hook: unknown
}): Pick<PartForm, 'control' | 'hook'> => ({
  control: control as Control,
  hook: hook as UseFormReturn,
})
interface PartEditorProps<F> {
  readonly name: string
  readonly field: F
  readonly fields: PartFields
  readonly form: PartForm
  readonly shared: SharedProps
  /** What a field takes, of another one of the part. */
  readonly sharedOf: (name: string, textName?: string) => SharedProps
}
interface PartCellProps<F, V> {
  readonly of: PartTexts
  readonly name: string
  readonly field: F
  readonly value: V
  readonly values: Readonly<Record<string, unknown>>
}

/** The Ethiopian years in which a Gregorian one lies; the year turns in September. */
const ethiopianYears = (year: unknown): string | null =>
  typeof year === 'number' && Number.isInteger(year) && year > 999 && year < 2201 ? `${year - 8}/${year - 7}` : null
function YearEditor({ name, form, shared }: PartEditorProps<unknown>) {
  const { t } = useTexts()
  const years = ethiopianYears(useWatch({ control: shared.control, name: shared.name }))
  return <NumberField {...shared} {...(years ? { help: t(form.of.textOf(`${name}.ethiopian`), { years }) } : {})} />
}

/**
 * A picture: the form holds the id of the file, the upload happens beside it. The first one may be missing, and then
 * initials stand in its place.
 */
function PictureEditor({
  name,
  field,
  form: { of, row, owner },
  shared: { control, label, help, aside },
}: PartEditorProps<PartField<'picture'>>) {
  const { t } = useTexts()
  const picture = nameOf(name, field)
  const url = (row as Readonly<Record<string, string | null>> | undefined)?.[picture] ?? null
  const input = usePictureField(pictureMachine, { control, name, urlOf: () => url })
  const isFirst = field.aspect === 1
  return (
    <PictureInput
      label={isOptional(field) ? label : t(of.textOf(`${picture}.required`))}
      {...(help ? { help } : {})}
      aspect={field.aspect}
      round={isFirst && owner?.isPerson === true}
      aside={aside}
      {...(isFirst && owner ? { fallback: <Avatar name={owner.name} size={5} square={!owner.isPerson} /> } : {})}
      {...input}
    />
  )
}

/** That there is one is all that is said of it. */
function PictureCell({ of }: PartCellProps<unknown, never>) {
  const { t } = useTexts()
  return t(of.textOf('picture.another'))
}

const LISTS = { country: 'countries', region: 'regions', zone: 'zones', woreda: 'woredas' } as const satisfies Record<
  PlaceLevel,
  ReferenceList
>
/**
 * All levels of a place, at the first of them: in the home country regions, zones and woredas are lists, each within
 * the one before; elsewhere they are written.
 */
function PlaceEditor({ fields, form, sharedOf }: PartEditorProps<PartField<'place'>>) {
  const { control, hook, group = '' } = form
  const { isHome, region, zone } = usePlaces({ control, hook, load: readReference, group })
  const parents = { country: undefined, region: undefined, zone: region, woreda: zone }
  return PLACE_LEVELS.filter((level) => level in fields).map((level) => {
    if (level !== 'country' && !isHome) return <TextField key={level} {...sharedOf(level, `${level}.abroad`)} />
    const parent = parents[level]
    const Choice = level === 'woreda' ? FreeReferenceField : ReferenceField
    return (
      <Choice
        key={`${level} list`}
        {...sharedOf(level)}
        list={LISTS[level]}
        load={readReference}
        {...(parent === undefined ? {} : { parent })}
      />
    )
  })
}
const PlaceCell = ({ field: { level }, value, values }: PartCellProps<PartField<'place'>, string>) =>
  level === 'country' || values['country'] === HOME_COUNTRY ? (
    <ReferenceName list={LISTS[level]} load={readReference} value={value} />
  ) : (
    <Plain value={value} />
  )

function OwnEditor({ name, form, shared }: PartEditorProps<unknown>) {
  const Editor = form.of.own?.[name]?.Editor
  return Editor ? <Editor shared={shared} /> : null
}
function OwnCell({ of, name, value }: PartCellProps<unknown, never>) {
  const texts = useTexts()
  return of.own?.[name]?.said(value, texts)
}

const kinds: {
  readonly [K in PartKind]: BrowserKind<PartEditorProps<PartField<K>>, PartCellProps<PartField<K>, never>>
} = {
  ...valueKinds,
  picture: { Editor: PictureEditor, Cell: PictureCell },
  own: { Editor: OwnEditor, Cell: OwnCell },
  email: { Editor: ({ shared }) => <TextField {...shared} type="email" autoComplete="email" />, Cell: Plain },
  phone: { Editor: ({ shared }) => <PhoneField {...shared} />, Cell: Plain },
  year: { Editor: YearEditor, Cell: Plain, isShort: true },
  place: { Editor: PlaceEditor, Cell: PlaceCell },
}
/** The record of a field's kind, for code that works with any kind. */
export const partKindOf = (kind: PartKind) =>
  kinds[kind] as unknown as BrowserKind<PartEditorProps<AnyPartField>, PartCellProps<AnyPartField, unknown>>
