import type { Control } from 'react-hook-form'
import { z } from 'zod'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { readReference } from '../../api/reference.ts'
import { AddressesField } from '../../ui/form/AddressesField.tsx'
import { AddressField } from '../../ui/form/AddressField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { RatingField } from '../../ui/form/RatingField.tsx'
import { ReferenceField } from '../../ui/form/ReferenceField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { localDay } from '../../ui/useDates.ts'
import { DocumentField } from './DocumentField.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { PictureField } from './PictureField.tsx'
import { PicturesField } from './PicturesField.tsx'
import { proposers } from './proposals.effects.ts'
import type { AnyRow } from './row.ts'
import { fieldText, helpText } from './texts.ts'

interface ResourceFieldProps {
  readonly resource: AnyResource
  readonly field: string
  readonly control: Control
  readonly row: AnyRow | null
}

/** The choices a schema allows, through "may be empty". */
const choicesOf = (schema: unknown): readonly string[] =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? choicesOf(schema._zod.def.innerType) : schema instanceof z.ZodEnum ? schema.options.map(String) : []

const today = () => localDay(new Date().toISOString())
/** Whether a day to come is a value here, as the schema says. */
const takesFuture = (schema: unknown) => schema instanceof z.ZodType && schema.safeParse('2199-12-31').success

/** One field of a form, by the widget that the definition names. */
export function ResourceField({ resource, field, control, row }: ResourceFieldProps) {
  const { t, intl } = useTexts()
  const widget = resource.form[field]
  const schema: unknown = resource.schema.shape[field]
  if (!widget) return null
  const help = intl.messages[helpText(resource, field)] === undefined ? undefined : t(helpText(resource, field))
  const shared = {
    control,
    name: field,
    label: t(fieldText(resource, field)),
    required: !(schema instanceof z.ZodNullable || schema instanceof z.ZodOptional),
    ...(help ? { help } : {}),
  }
  // How two languages work is said once, at the first such field.
  const first = Object.entries(resource.form).find(([, { as }]) => as.startsWith('localized'))?.[0]
  const localized = { ...shared, ...(help || first === field ? {} : { help: '' }) }
  switch (widget.as) {
    case 'localized':
      return <LocalizedField {...localized} {...(widget.proposals ? { propose: proposers[widget.proposals] } : {})} />
    case 'localized-long':
      return <LocalizedField {...localized} long />
    case 'text':
      return <TextField {...shared} />
    case 'date':
      return <DateField {...shared} {...(takesFuture(schema) ? {} : { max: today() })} />
    case 'number':
      return <NumberField {...shared} />
    case 'switch':
      return <SwitchField {...shared} />
    case 'choice':
      return <SelectField {...shared} choices={choicesOf(schema).map((value) => ({ value, label: t(fieldText(resource, `${field}.${value}`)) }))} />
    case 'reference':
      return <ReferenceField {...shared} list={widget.list} load={readReference} />
    case 'money':
      return <MoneyField {...shared} />
    case 'rating':
      return <RatingField {...shared} />
    case 'address':
      return <AddressField {...shared} />
    case 'addresses':
      return <AddressesField {...shared} most={widget.most} required={false} />
    case 'picture':
      return <PictureField {...shared} aspect={widget.aspect} row={row} />
    case 'pictures':
      return <PicturesField {...shared} most={widget.most} row={row} />
    case 'document':
      return <DocumentField {...shared} row={row} />
  }
}
