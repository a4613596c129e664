import type { FieldValues } from 'react-hook-form'
import type { Ref } from '../../../openapi/ref.ts'
import { ENDS, hiringProcessBody, type HiringProcess } from '../../../openapi/schemas/hiring-process.ts'
import type { HiringStage } from '../../../openapi/schemas/job-application.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { toForm } from '../../ui/form/shape.ts'
import type { ProcessValues } from './hiring.effects.ts'

/** The form holds a version because the body has one; what is sent has that of the row. */
const ANY_VERSION = 1

/** A stage as the form holds it: a mail that nobody wrote yet may stand open. */
export interface HeldStage {
  readonly id: Ref<'hiringStage'> | null
  readonly kind: HiringStage['kind']
  readonly name: Localized | null
  readonly mail: { readonly subject: Localized; readonly text: Localized } | null
}
export interface StagesForm {
  readonly stages: HeldStage[]
}

/** What of a process its editor edits. */
export const valuesOf = ({ name, stages }: HiringProcess): ProcessValues => ({
  name,
  stages: stages.map(({ applicants: _, ...stage }) => stage),
})
/** What the form holds for these values. */
export const formOf = (values: ProcessValues): object =>
  toForm(hiringProcessBody, { ...values, version: ANY_VERSION }) as object

const written = (text: Localized | null | undefined): Localized =>
  Object.fromEntries(
    (['en', 'am'] as const).flatMap((lang) => {
      const said = text?.[lang]?.trim() ?? ''
      return said === '' ? [] : [[lang, said]]
    }),
  )
const isEmpty = (text: Localized) => Object.keys(text).length === 0

/** A stage on its way to validation: what nobody wrote is not there. */
function whole({ id, kind, name, mail }: HeldStage): object {
  const called = written(name)
  const [subject, text] = [written(mail?.subject), written(mail?.text)]
  return {
    id,
    kind,
    name: isEmpty(called) ? null : called,
    mail: isEmpty(subject) && isEmpty(text) ? null : { subject, text },
  }
}
export const prepare = (held: FieldValues): FieldValues => ({
  ...held,
  stages: ((held as Partial<StagesForm>).stages ?? []).map(whole),
})

/** Of so many stages, may this one be moved and removed? Not the first, and not the ends. */
export const isBetween = (at: number, count: number): boolean => at > 0 && at < count - ENDS.length
