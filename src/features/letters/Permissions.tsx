import { chakra } from '@chakra-ui/react/styled-system'
import type { Control, FieldValues } from 'react-hook-form'
import {
  LETTER_ACTIONS,
  letterPermissionBody,
  MOST_PERMISSIONS,
  type LetterPermission,
} from '../../../openapi/schemas/letter-settings.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { permissionDelete, permissionSave, permissionsLoad, typesLoad } from './letters.effects.ts'
import { RowText, SettingList, type FormOf } from './SettingScreen.tsx'
import { useWho } from './useWho.ts'
import { namedAlone, WhoFields } from './WhoFields.tsx'

/** `/user/Letter/permission`: who may write, approve and see letters, beyond what owners may. */
export function Screen() {
  const { t, pick } = useTexts()
  const who = useWho()
  const load = useLoad(permissionsLoad, null)
  const nameOf = (row: LetterPermission) =>
    t('letter.permission.row', { who: who(row), action: t(`letter.permission.may.${row.action}`) })
  return (
    <>
      <PageHeader title={t('page.letterPermissions.title')} purpose={t('letter.permission.purpose')} />
      <chakra.div mb="4">
        <Notice kind="info" title={t('letter.permission.owners.title')}>
          {t('letter.permission.owners.text')}
        </Notice>
      </chakra.div>
      <SettingList
        load={load}
        most={MOST_PERMISSIONS}
        texts={{
          add: t('letter.permission.add'),
          empty: t('letter.permission.empty'),
          emptyText: t('letter.permission.empty.text'),
          label: t('page.letterPermissions.title'),
        }}
        nameOf={nameOf}
        renderRow={(row) => (
          <RowText
            name={nameOf(row)}
            facts={[row.type_id === null ? t('letter.types.all') : (pick(row.type ?? {})?.text ?? '')]}
          />
        )}
        renderForm={(form) => <PermissionDialog {...form} />}
        deleteMachine={permissionDelete}
        deleteText={t('letter.permission.delete.text')}
        isFixed
      />
    </>
  )
}

const prepare = (held: FieldValues): FieldValues => namedAlone(held)

function PermissionDialog({ onClose, onSaved }: FormOf<LetterPermission>) {
  const { t, pick } = useTexts()
  const types = useLoad(typesLoad, null)
  const { save } = useRowSave(permissionSave, {
    row: null,
    said: { saved: t('letter.saved'), failed: t('letter.failed.save') },
    onSaved,
  })
  const form = useSchemaForm(letterPermissionBody, save.values ?? { action: 'write', who: 'person' }, prepare)
  return (
    <Dialog open onClose={onClose} title={t('letter.permission.add')}>
      <SaveForm
        form={form}
        save={save}
        valuesOf={(body) => body}
        draft="letter permission new"
        submit={t('letter.permission.create')}
        onCancel={onClose}
      >
        <WhoFields
          control={form.control as unknown as Control}
          prefix=""
          choices={['person', 'position', 'everybody']}
          known={null}
        />
        <SelectField
          control={form.control}
          name="action"
          label={t('letter.permission.action')}
          isAlwaysChosen
          choices={LETTER_ACTIONS.map((value) => ({ value, label: t(`letter.permission.may.${value}`) }))}
        />
        <SelectField
          control={form.control}
          name="type_id"
          label={t('letter.permission.type')}
          help={t('letter.permission.type.help')}
          choices={(types.data ?? []).map(({ id, name }) => ({ value: id, label: pick(name)?.text ?? '' }))}
        />
      </SaveForm>
    </Dialog>
  )
}
