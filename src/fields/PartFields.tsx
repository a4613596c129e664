import { chakra } from '@chakra-ui/react/styled-system'
import { isOptional } from '../../openapi/fields.ts'
import { nameOf, seenAs, type AnyPart } from '../../openapi/part.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { AudiencePickerField } from '../ui/form/AudiencePickerField.tsx'
import { FieldGrid } from '../ui/form/FieldGrid.tsx'
import { partKindOf, type PartForm } from './part-kinds.tsx'
import type { SharedProps } from './value-kinds.tsx'

interface PartFieldsProps extends PartForm {
  readonly part: AnyPart
}

/** The fields of a part as its record lays them out, each as its kind is edited, with who may see it. */
export function PartFields({ part, ...form }: PartFieldsProps) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      {part.rows.map((row) =>
        typeof row === 'string' ? (
          <chakra.div key={row} {...(partKindOf(part.fields[row]!.kind).isShort ? { maxWidth: '26rem' } : {})}>
            <OneField part={part} name={row} {...form} />
          </chakra.div>
        ) : (
          <FieldGrid key={row.join(' ')}>
            {row.map((name) => (
              <OneField key={name} part={part} name={name} {...form} />
            ))}
          </FieldGrid>
        ),
      )}
    </chakra.div>
  )
}

function OneField({ part: { fields }, name, ...form }: PartFieldsProps & { readonly name: string }) {
  const { t, intl } = useTexts()
  const { control, group = '', of } = form
  const sharedOf = (field: string, textName?: string): SharedProps => {
    const told = fields[field]!
    const text = textName ?? nameOf(field, told)
    const label = t(of.textOf(text))
    const allowed = of.audiencesFor(seenAs(field, told))
    const help = of.textOf(`${text}.help`)
    return {
      control,
      name: group + field,
      label,
      required: !isOptional(told),
      ...(intl.messages[help] === undefined ? {} : { help: t(help) }),
      ...(allowed
        ? {
            aside: (
              <AudiencePickerField
                control={control}
                name={`audiences.${seenAs(field, told)}`}
                label={label}
                allowed={allowed}
              />
            ),
          }
        : {}),
      ...(told.autoComplete ? { autoComplete: told.autoComplete } : {}),
    }
  }
  const field = fields[name]!
  const { Editor } = partKindOf(field.kind)
  return <Editor name={name} field={field} fields={fields} form={form} shared={sharedOf(name)} sharedOf={sharedOf} />
}
