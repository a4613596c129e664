import { useWatch, type Control } from 'react-hook-form'
import { slugOf } from '../../../openapi/format/slug.ts'
import type { Field } from '../../../openapi/fields.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import type { AnyRow } from './row.ts'
import { fieldText } from './texts.ts'

interface SlugFieldProps {
  readonly resource: AnyResource
  readonly control: Control
  readonly name: string
  readonly label: string
  readonly field: Field<'slug'>
  readonly row: AnyRow | null
}

/**
 * The end of an entry's address. While it is empty, it shows what it will be made of; the server adds a number where
 * that is taken.
 */
export function SlugField({ resource, control, name, label, field: { from }, row }: SlugFieldProps) {
  const { t } = useTexts()
  const source: unknown = useWatch({ control, name: from })
  const { en, am } = typeof source === 'string' ? { en: source, am: undefined } : ((source ?? {}) as Localized)
  const made = [en ?? '', am ?? ''].map(slugOf).find((slug) => slug !== '')
  const help =
    row === null || row[name] === null
      ? t('field.slug.help', { from: t(fieldText(resource, from)) })
      : t('field.slug.help.former')
  return (
    <TextField
      control={control}
      name={name}
      label={label}
      help={help}
      required={false}
      lang="en"
      {...(made ? { placeholder: made } : {})}
    />
  )
}
