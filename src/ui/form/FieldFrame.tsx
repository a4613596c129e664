import { Field } from '@chakra-ui/react/field'
import type { ReactNode } from 'react'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { LabelRow } from './LabelRow.tsx'

/** What every field takes. Texts arrive translated. */
export interface FieldProps<V extends FieldValues> {
  readonly control: Control<V>
  readonly name: Path<V>
  readonly label: string
  readonly help?: ReactNode
  /** A small control that belongs to the field, at the end of its label: who may see it. */
  readonly aside?: ReactNode
  readonly required?: boolean
  readonly disabled?: boolean
  /**
   * Fields whose message depends on this one (`confirm_password` on `password`): checked again with it once the form
   * was sent.
   */
  readonly checks?: readonly Path<V>[]
}

interface FieldFrameProps {
  /** The id of the control, where something leads to it; the label is tied to it. */
  readonly id?: string | undefined
  readonly label: ReactNode
  /** Behind the label and the sign that something is required: which language the field is in. */
  readonly tag?: ReactNode
  readonly help?: ReactNode | undefined
  readonly aside?: ReactNode | undefined
  readonly error?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly children: ReactNode
}

/** Label above, help and error under the control; all three are tied to it for screen readers. */
export function FieldFrame({ id, label, tag, help, aside, error, required, disabled, children }: FieldFrameProps) {
  return (
    <Field.Root
      {...(id ? { id } : {})}
      invalid={error !== undefined}
      required={required ?? false}
      disabled={disabled ?? false}
    >
      <LabelRow aside={aside}>
        <Field.Label>
          {label}
          <Field.RequiredIndicator />
          {tag}
        </Field.Label>
      </LabelRow>
      {children}
      {help ? <Field.HelperText>{help}</Field.HelperText> : null}
      {error ? <Field.ErrorText>{error}</Field.ErrorText> : null}
    </Field.Root>
  )
}
