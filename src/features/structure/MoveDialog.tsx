import { NativeSelect } from '@chakra-ui/react/native-select'
import { useId, useMemo, useState } from 'react'
import { Field } from '@chakra-ui/react/field'
import { departmentPlace } from '../../../openapi/schemas/structure.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Place } from '../../machines/tree/branches.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { LookupField } from '../../ui/form/LookupField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { departmentEntry, departmentLookup } from './department-lookup.ts'
import { othersOf } from './departments.connect.ts'
import type { Department } from './departments.effects.ts'

export interface MoveDialogProps {
  readonly rows: readonly Department[]
  readonly row: Department
  readonly onClose: () => void
  readonly onMove: (to: Place) => void
}

const parentOnly = departmentPlace.pick({ parent_id: true })
const LAST = 'last'

/** Moves a department without dragging: under which one, and where among what stands there. */
export function MoveDialog({ rows, row, onClose, onMove }: MoveDialogProps) {
  const { t, pick } = useTexts()
  const id = useId()
  const form = useSchemaForm(parentOnly, { parent_id: row.parent_id })
  const [place, setPlace] = useState(LAST)
  const offered = useMemo(() => othersOf(rows, row.id), [rows, row.id])
  const find = useMemo(() => departmentLookup(rows, offered, pick), [rows, offered, pick])
  const nameOf = (one: Department) => pick(one.name)?.text ?? ''
  const parentId = form.hook.watch('parent_id') || null
  const parent = rows.find((one) => one.id === parentId)
  const siblings = rows.filter((one) => one.parent_id === parentId && one.id !== row.id)
  const at = siblings.findIndex((one) => one.id === place)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('structure.move.title', { name: nameOf(row) })}
      description={t('structure.move.text')}
      width="34rem"
    >
      <Form
        form={form}
        guarded={false}
        onSubmit={({ parent_id }) =>
          onMove({ parent_id, position: place === 'first' ? 0 : place === LAST || at < 0 ? siblings.length : at + 1 })
        }
      >
        <LookupField
          control={form.control}
          name="parent_id"
          label={t('structure.parent')}
          help={t('structure.parent.help')}
          find={find}
          known={parent ? departmentEntry(rows, parent, pick) : null}
        />
        {siblings.length > 0 ? (
          <Field.Root>
            <Field.Label htmlFor={id}>{t('structure.move.place')}</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field
                id={id}
                value={at < 0 && place !== 'first' ? LAST : place}
                onChange={(event) => setPlace(event.target.value)}
              >
                <option value="first">{t('structure.move.first')}</option>
                {siblings.slice(0, -1).map((one) => (
                  <option key={one.id} value={one.id}>
                    {t('structure.move.after', { name: nameOf(one) })}
                  </option>
                ))}
                <option value={LAST}>{t('structure.move.last')}</option>
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
        ) : null}
        <FormButtons busy={false} submit={t('structure.move.submit')} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
