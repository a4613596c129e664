import type { Control } from 'react-hook-form'
import { z } from 'zod'
import { ref } from '../../../../openapi/ref.ts'
import { keyOfRecipient } from '../../../../openapi/schemas/letter.ts'
import type { LetterPerson } from '../../../../openapi/schemas/letter-settings.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { LookupField } from '../../../ui/form/LookupField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts'
import { findPosition } from '../letters.effects.ts'
import { employeeRecipient } from './RecipientDialog.tsx'
import { groupFind, groupsLoad } from './writing.effects.ts'

interface GroupDialogProps {
  /** Who is there already. */
  readonly taken: readonly string[]
  /** So many more can be added. */
  readonly room: number
  readonly onAdd: (people: readonly LetterPerson[]) => void
  readonly onClose: () => void
  readonly finalFocus: () => HTMLElement | null
}
const filter = z.strictObject({ department_id: ref('department').nullable(), position_id: ref('position').nullable() })

/** Adds the employees of a department, or who hold a position, who are not there yet; without either, all. */
export function GroupDialog({ taken, room, onAdd, onClose, finalFocus }: GroupDialogProps) {
  const { t, pick } = useTexts()
  const form = useSchemaForm(filter, { department_id: null, position_id: null })
  const control = form.control as unknown as Control
  const departments = useLoad(groupsLoad, null)
  const find = useSave(groupFind, {
    row: null,
    onSaved: ({ data, total }) => {
      const people = data.filter(({ id }) => !taken.includes(keyOfRecipient(employeeRecipient(id))))
      if (total > data.length || people.length > room)
        form.hook.setError('department_id', { message: t('letter.write.group.full', { count: total, room }) })
      else if (people.length === 0) form.hook.setError('department_id', { message: t('letter.write.group.nobody') })
      else onAdd(people)
    },
  })
  return (
    <FormDialog
      title={t('letter.write.group.add')}
      busy={find.busy}
      submit={t('letter.write.recipients.create')}
      onClose={onClose}
      finalFocus={finalFocus}
    >
      {(id) => (
        <Form id={id} form={form} save={find} guarded={false} isSmall onSubmit={find.submit}>
          <SelectField
            control={control}
            name="department_id"
            label={t('letter.write.group.department')}
            help={t('letter.write.group.department.help')}
            choices={(departments.data ?? []).map(({ id: value, name }) => ({ value, label: pick(name)?.text ?? '' }))}
          />
          <LookupField
            control={control}
            name="position_id"
            label={t('letter.write.group.position')}
            help={t('letter.write.group.position.help')}
            find={findPosition}
          />
        </Form>
      )}
    </FormDialog>
  )
}
