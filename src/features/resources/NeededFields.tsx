import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, type Control } from 'react-hook-form'
import type { AnyResource } from '../../../openapi/resource.ts'
import type { ImportedEntry } from '../../../openapi/schemas/career-import.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { CareerView } from '../../machines/career-import/career.connect.ts'
import { MonthField } from '../../ui/form/MonthField.tsx'
import { CellEditor } from './CellEditor.tsx'
import { DocumentField } from './DocumentField.tsx'
import { fieldText } from './texts.ts'

interface NeededFieldsProps {
  readonly resource: AnyResource
  readonly needs: ImportedEntry['needs']
  readonly place: string
  readonly career: CareerView
}
const isMonth = (text: string) => /^\d{4}-\d{2}$/.test(text)

/** What an entry lacks, or should be looked at, asked in its place. */
export function NeededFields({ resource, needs, place, career }: NeededFieldsProps) {
  const { t } = useTexts()
  const ofMonth = (field: string) => {
    const of = resource.fields[field]
    return of?.kind === 'date' && of.known !== undefined
  }
  const [initial] = useState(() =>
    Object.fromEntries(
      needs.map(({ field, value }) => {
        const text = career.picks[place]?.values[field] ?? value ?? ''
        return [field, isMonth(text) ? `${text}-01` : text]
      }),
    ),
  )
  const errors = needs.flatMap(({ field }) => {
    const messages = career.errors[`${place}.${field}`]
    return messages === undefined ? [] : [[field, { type: 'server', message: messages.join(' ') }] as const]
  })
  // The form takes a new object for new errors, so it is made once for each answer.
  const [said, setSaid] = useState(() => ({ of: career.failure, errors: Object.fromEntries(errors) }))
  if (said.of !== career.failure) setSaid({ of: career.failure, errors: Object.fromEntries(errors) })
  const form = useForm<Record<string, string>>({ defaultValues: initial, errors: said.errors, shouldFocusError: false })
  const take = useEffectEvent((field: string, value: unknown) => {
    const text = String(value ?? '')
    career.write(place, field, ofMonth(field) ? text.slice(0, 7) : text)
  })
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ name, values }) => name && take(name, values[name]) }),
    [form],
  )
  const control = form.control as unknown as Control
  return (
    <chakra.div
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {needs.map(({ field, value, message }) => {
        const cell = {
          control,
          name: field,
          label: t(fieldText(resource, field)),
          required: message !== null,
          ...(message === null ? { help: t('facts.import.year') } : value === null ? {} : { help: message }),
        }
        return (
          <chakra.div key={field} data-lacking={message === null ? undefined : ''} minWidth="0">
            {ofMonth(field) ? (
              <MonthField {...cell} />
            ) : resource.fields[field]?.kind === 'document' ? (
              <DocumentField {...cell} row={null} />
            ) : (
              <CellEditor field={resource.fields[field]} resource={resource} name={field} t={t} cell={cell} />
            )}
          </chakra.div>
        )
      })}
    </chakra.div>
  )
}
