import type { ReactNode } from 'react'
import type { Path } from 'react-hook-form'
import type { z } from 'zod'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { useMerge } from '../../hooks/useMerge.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { DifferingText } from '../../ui/form/DifferingText.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import type { Held } from '../../ui/form/useCheckedForm.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Offered } from './offered.ts'
import type { OfferedFormProps } from './OfferedScreen.tsx'

interface Common<S extends z.ZodObject> {
  readonly name: Path<Held<S>>
  readonly label: string
  readonly help?: string | undefined
}
/** A field, and what stands below it. */
export type OfferedField<S extends z.ZodObject> =
  | (Common<S> & { readonly kind: 'text' })
  | (Common<S> & { readonly kind: 'switch'; readonly disabled: boolean })
  | (Common<S> & {
      readonly kind: 'choice'
      readonly choices: readonly { readonly value: string; readonly label: string }[]
      /** When nothing is chosen. */
      readonly none: string
      readonly below: ReactNode
    })

interface Props<S extends z.ZodObject, R extends Offered> extends OfferedFormProps<z.output<S>, R> {
  readonly schema: S
  /** Names the form among the drafts of this tab, together with the row's key. */
  readonly kind: string
  readonly notice: string | null
  readonly fields: readonly OfferedField<S>[]
}

/** The form of something that stands in the code: what is decided about it, field by field. */
export function OfferedForm<S extends z.ZodObject, R extends Offered>(props: Props<S, R>) {
  return <DecidedForm key={props.taken} {...props} />
}

function DecidedForm<S extends z.ZodObject, R extends Offered>({
  schema,
  kind,
  notice,
  fields,
  save,
  onCancel,
}: Props<S, R>) {
  const { t } = useTexts()
  const { row } = save
  // A row has every field of its form, which the types do not say of a schema that is a parameter.
  const form = useSchemaForm(schema, (save.values ?? row ?? {}) as Parameters<typeof useSchemaForm<S>>[1])
  const shown = (field: OfferedField<S>, of: z.output<S>, other: z.output<S>) => {
    const value: unknown = of[field.name]
    if (field.kind === 'switch') return t(value === true ? 'ui.action.yes' : 'ui.action.no')
    if (field.kind === 'choice') return field.choices.find((choice) => choice.value === value)?.label ?? field.none
    return <DifferingText text={value as Localized | null} against={other[field.name] as Localized | null} />
  }
  const conflict = useMerge(form, save, {
    formOf: (values) => toForm(schema, values) as object,
    describe: ({ mine, theirs }) =>
      fields.map((field) => ({
        field: field.name,
        label: field.label,
        mine: shown(field, mine, theirs),
        theirs: shown(field, theirs, mine),
      })),
  })
  return (
    <SaveForm
      form={form}
      save={save}
      valuesOf={(body) => body}
      conflict={conflict}
      draft={`${kind} ${row?.key ?? ''}`}
      onCancel={onCancel}
    >
      {notice ? <Notice kind="info" title={notice} /> : null}
      {fields.map((field) => {
        const { name, label, help } = field
        const props = { control: form.control, name, label, ...(help === undefined ? {} : { help }) }
        if (field.kind === 'text') return <LocalizedField key={name} {...props} />
        if (field.kind === 'switch') return <SwitchField key={name} {...props} disabled={field.disabled} />
        return (
          <div key={name}>
            <SelectField {...props} choices={[...field.choices]} />
            {field.below}
          </div>
        )
      })}
    </SaveForm>
  )
}
