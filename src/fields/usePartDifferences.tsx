import type { ReactNode } from 'react'
import { COMMA } from '../../openapi/format/comma.ts'
import { offeredAudiences } from '../../openapi/features.ts'
import { nameOf, seenAs, type AnyPart } from '../../openapi/part.ts'
import type { Audience } from '../../openapi/schemas/primitives.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { alike } from '../machines/save/differing.ts'
import type { Difference } from '../ui/form/Conflict.tsx'
import { partKindOf, type PartTexts } from './part-kinds.tsx'

type Values = Readonly<Record<string, unknown>>
const NOTHING = '–'

/**
 * The differing fields of two states of parts, in words; none where one of them is not there. `group` names what holds
 * the fields in a body, if not the body itself.
 */
export function usePartDifferences(of: PartTexts) {
  const { t, lang } = useTexts()
  const { textOf } = of
  const said = ({ fields }: AnyPart, name: string, values: Values, other: Values): ReactNode => {
    const field = fields[name]!
    const value = values[name] ?? null
    if (value === null || value === '') return field.kind === 'picture' ? t(textOf('picture.none')) : NOTHING
    const { Cell, Differing } = partKindOf(field.kind)
    return Differing ? (
      <Differing value={value as never} other={(other[name] ?? null) as never} />
    ) : (
      <Cell of={of} name={name} field={field} value={value} values={values} />
    )
  }
  const places = (value: readonly Audience[]) =>
    offeredAudiences(value)
      .map((a) => t(`ui.audience.${a}`))
      .join(COMMA[lang]) || t('ui.audience.only_me')
  return {
    of: (parts: readonly AnyPart[], mine: object | null, theirs: object | null, group = ''): readonly Difference[] => {
      const [a, b] = [(mine ?? {}) as Values, (theirs ?? {}) as Values]
      return parts.flatMap((part) =>
        Object.entries(part.fields)
          .filter(([name]) => !alike(a[name], b[name]))
          .map(([name, field]) => ({
            field: group + name,
            label: t(textOf(nameOf(name, field))),
            mine: said(part, name, a, b),
            theirs: said(part, name, b, a),
          })),
      )
    },
    /** The same of who may see the fields of these parts. */
    ofAudiences: (parts: readonly AnyPart[], mine: object | null, theirs: object | null): readonly Difference[] => {
      if (mine === null || theirs === null || alike(mine, theirs)) return []
      const [a, b] = [mine, theirs] as [
        Readonly<Record<string, readonly Audience[]>>,
        Readonly<Record<string, readonly Audience[]>>,
      ]
      const fields = parts.flatMap((part) => Object.entries(part.fields))
      const labelOf = (seen: string) => {
        const found = fields.find(([name, field]) => seenAs(name, field) === seen)
        return t(textOf(found ? nameOf(...found) : seen))
      }
      return Object.keys(a)
        .filter((name) => !alike(a[name], b[name]))
        .map((name) => ({
          field: `audiences.${name}`,
          label: `${t(textOf('audiences'))}: ${labelOf(name)}`,
          mine: places(a[name] ?? []),
          theirs: places(b[name] ?? []),
        }))
    },
  }
}
