import { z } from 'zod'
import { says } from './explain.ts'
import type { AnyField, FieldKind } from './fields.ts'
import { audience, email, line, phone, wholeNumber, type Audience } from './schemas/primitives.ts'
import { referenceKey } from './schemas/reference.ts'

/** Each level of a place lies within the one before. */
export const PLACE_LEVELS = ['country', 'region', 'zone', 'woreda'] as const
export type PlaceLevel = (typeof PLACE_LEVELS)[number]

/** The kinds that parts share with collections. */
type SharedKind = Extract<
  FieldKind,
  'localized' | 'localized-long' | 'text' | 'address' | 'date' | 'reference' | 'number' | 'picture'
>
/** The kinds that only parts have, with what each says beside its schema. */
interface Options {
  readonly email: object
  readonly phone: object
  /** A Gregorian year that has begun. */
  readonly year: object
  /**
   * In the home country a key of the list of its level (a woreda may be written), elsewhere free text. The form draws
   * all four levels at `country`.
   */
  readonly place: { readonly level: PlaceLevel }
  /** Much of its own: the screen brings its piece of the form and how its value is said. */
  readonly own: object
}
export type PartKind = SharedKind | keyof Options
interface Marks {
  /** Of the browser: what it may fill in. */
  readonly autoComplete?: string
  /** The name under which its audience is chosen, where that is not the field's. */
  readonly seen?: string
}
type OptionsOf<K extends PartKind> = K extends keyof Options
  ? { readonly kind: K; readonly schema: z.ZodType } & Options[K]
  : Extract<AnyField, { readonly kind: K }>
export type PartField<K extends PartKind = PartKind> = OptionsOf<K> & Marks
export type AnyPartField = { readonly [K in PartKind]: PartField<K> }[PartKind]
export type PartFields = Readonly<Record<string, AnyPartField>>

const begun = (year: number) => year <= new Date().getUTCFullYear()
const place = <const L extends PlaceLevel, S extends z.ZodType>(level: L, schema: S) =>
  ({ kind: 'place', level, schema }) as const

/** The fields that only parts are made of; `field` of fields.ts has the others. */
export const partField = {
  email: () => ({ kind: 'email', schema: email }) as const,
  phone: () => ({ kind: 'phone', schema: phone }) as const,
  year: () =>
    ({ kind: 'year', schema: wholeNumber.min(1000).refine(begun, { error: 'validation.date_in_future' }) }) as const,
  country: () => place('country', referenceKey('countries')),
  region: () => place('region', line(80)),
  zone: () => place('zone', line(80)),
  woreda: () => place('woreda', line(80)),
  own: <S extends z.ZodType>(schema: S) => ({ kind: 'own', schema }) as const,
} as const satisfies Readonly<Record<string, (...options: never[]) => AnyPartField>>
/** A text whose form is its own. */
export const written = (form: RegExp, message: Parameters<typeof says>[0]) => z.string().regex(form, says(message))
/** The same field, with what the document says of it. */
export const described = <F extends AnyPartField>(of: F, text: string): F => ({
  ...of,
  schema: of.schema.describe(text),
})
export const marked = <F extends AnyPartField>(of: F, marks: Marks) => ({ ...of, ...marks })

type Name<F extends PartFields> = Extract<keyof F, string>
/** Fields with the audiences that they have until someone chooses others. */
type Audiences = Readonly<Record<string, readonly Audience[]>>
type AudienceShape<A extends Audiences> = [keyof A] extends [never]
  ? unknown
  : { readonly audiences: z.ZodObject<{ -readonly [K in keyof A]: typeof audience }, z.core.$strict> }
export interface PartSpec<F extends PartFields, A extends Audiences> {
  /** In the order of the body. */
  readonly fields: F
  /** In the order of the screen: a field by itself, or short ones side by side. */
  readonly rows: readonly (NoInfer<Name<F>> | readonly NoInfer<Name<F>>[])[]
  readonly audiences?: A
}
/**
 * A group of facts of which an account has one, as data: its schema, the checks of the server, its panel in a form and
 * the comparison of a conflict follow from the kinds of its fields.
 */
export interface Part<F extends PartFields, A extends Audiences> extends PartSpec<F, A> {
  /** What a body says of it. */
  readonly shape: { -readonly [K in keyof F]: F[K]['schema'] } & AudienceShape<A>
}
/** Any part, for code that treats them all alike. */
export interface AnyPart {
  readonly fields: PartFields
  readonly rows: readonly (string | readonly string[])[]
  readonly audiences?: Audiences
}
export function definePart<const F extends PartFields, const A extends Audiences = Readonly<Record<never, never>>>(
  spec: PartSpec<F, A>,
): Part<F, A> {
  const audiences = spec.audiences && {
    audiences: z.strictObject(Object.fromEntries(Object.keys(spec.audiences).map((name) => [name, audience]))),
  }
  const shape = {
    ...Object.fromEntries(Object.entries(spec.fields).map(([name, { schema }]) => [name, schema])),
    ...audiences,
  }
  // The keys are computed from the names, so their types are asserted here alone.
  return { ...spec, shape } as unknown as Part<F, A>
}
/**
 * What a field is called where people read and choose audiences: a picture's field names its file, its texts the
 * picture.
 */
export const nameOf = (name: string, { kind }: AnyPartField): string =>
  kind === 'picture' ? name.replace(/_id$/, '') : name
/** The name under which the audience of a field is chosen. */
export const seenAs = (name: string, field: AnyPartField): string => field.seen ?? nameOf(name, field)
