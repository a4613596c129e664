import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useFieldArray, type Control, type FieldValues } from 'react-hook-form'
import {
  letterLevelBody,
  MOST_APPROVERS,
  type LetterLevel,
  type LetterLevelBody,
  type LetterType,
} from '../../../openapi/schemas/letter-settings.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import type { Headed } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { GroupFrame } from '../../ui/form/GroupFrame.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { PlusIcon, TrashIcon } from '../../ui/icons.tsx'
import { Tick } from '../../ui/list/Tick.tsx'
import { levelSave } from './letters.effects.ts'
import type { FormOf } from './SettingScreen.tsx'
import { namedAlone, WhoFields } from './WhoFields.tsx'

type Held = LetterLevelBody['approvers'][number]
interface ApproversForm {
  readonly approvers: Held[]
}
/** Only what the form edits: how many people somebody is today is nobody's to send. */
const valuesOf = ({ name, needs, approvers, type_ids, amount_over, escalate_after }: LetterLevel): LetterLevelBody => ({
  name,
  needs,
  approvers: approvers.map(({ who, user_id, position_id }) => ({ who, user_id, position_id })),
  type_ids,
  amount_over,
  escalate_after,
})
const NOBODY = { who: 'position', user_id: null, position_id: null } as const
const FIRST: Partial<LetterLevelBody> = { needs: 'any', approvers: [NOBODY], type_ids: [] }
const prepare = (held: FieldValues): FieldValues => ({
  ...held,
  approvers: ((held as Partial<ApproversForm>).approvers ?? []).map((one) => {
    const { who, user_id, position_id } = namedAlone(one)
    // An empty line names nobody yet.
    return {
      who,
      user_id: (user_id as string) === '' ? null : user_id,
      position_id: (position_id as string) === '' ? null : position_id,
    }
  }),
})

interface LevelDialogProps extends FormOf<LetterLevel> {
  readonly types: readonly Pick<LetterType, 'id' | 'name'>[]
}
/** Adds a level or changes one. */
export function LevelDialog({ row, types, onClose, onSaved }: LevelDialogProps) {
  const { t } = useTexts()
  const { save, taken } = useRowSave(levelSave, {
    row,
    valuesOf,
    said: { saved: t('letter.saved'), failed: t('letter.failed.save') },
    onSaved,
  })
  return (
    <Dialog open onClose={onClose} title={t(row === null ? 'letter.level.add' : 'letter.level.edit')} width="46rem">
      <LevelForm key={taken} save={save} types={types} onCancel={onClose} />
    </Dialog>
  )
}

interface LevelFormProps {
  readonly save: Headed<SaveView<LetterLevelBody, LetterLevel>>
  readonly types: LevelDialogProps['types']
  readonly onCancel: () => void
}
function LevelForm({ save, types, onCancel }: LevelFormProps) {
  const { t, pick } = useTexts()
  const { row } = save
  const form = useSchemaForm(
    letterLevelBody,
    toForm(letterLevelBody, save.values ?? (row ? valuesOf(row) : FIRST)) as LetterLevelBody,
    prepare,
  )
  const control = form.control as unknown as Control
  const { fields, append, remove } = useFieldArray({
    control: form.control as unknown as Control<ApproversForm>,
    name: 'approvers',
    keyName: 'key',
  })
  const chosen = form.hook.watch('type_ids')
  const knownAt = (at: number) => {
    const was = row?.approvers[at]
    const id = was?.user_id ?? was?.position_id
    return was?.name && id ? { id, name: was.name } : null
  }
  return (
    <SaveForm
      form={form}
      save={save}
      valuesOf={(body) => body}
      draft={`letter level ${row?.id ?? 'new'}`}
      submit={t(row === null ? 'letter.level.create' : 'ui.action.save')}
      onCancel={onCancel}
    >
      <LocalizedField control={form.control} name="name" label={t('letter.name')} required />
      <GroupFrame label={t('letter.level.approvers')} error={form.hook.formState.errors.approvers?.message as string}>
        <chakra.ul listStyleType="none" display="grid" gap="3" mb="3" gridTemplateColumns="minmax(0, 1fr)">
          {fields.map(({ key }, at) => (
            <chakra.li
              key={key}
              display="flex"
              gap="2"
              alignItems="flex-start"
              borderWidth="1px"
              borderRadius="l2"
              p="3"
            >
              <chakra.div flex="1" minWidth="0">
                <FieldGrid>
                  <WhoFields
                    control={control}
                    prefix={`approvers.${at}.`}
                    choices={['position', 'person', 'owners', 'permitted']}
                    known={knownAt(at)}
                  />
                </FieldGrid>
              </chakra.div>
              {fields.length > 1 ? (
                <IconButton label={t('letter.level.approver.remove', { number: at + 1 })} onClick={() => remove(at)}>
                  <TrashIcon />
                </IconButton>
              ) : null}
            </chakra.li>
          ))}
        </chakra.ul>
        {fields.length < MOST_APPROVERS ? (
          <Button
            type="button"
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() => append({ ...NOBODY }, { shouldFocus: false })}
          >
            <PlusIcon />
            {t('letter.level.approver.add')}
          </Button>
        ) : null}
      </GroupFrame>
      <SelectField
        control={form.control}
        name="needs"
        label={t('letter.level.needs')}
        isAlwaysChosen
        choices={(['any', 'all'] as const).map((value) => ({ value, label: t(`letter.level.needs.${value}`) }))}
      />
      {types.length > 0 ? (
        <GroupFrame label={t('letter.level.types')} help={t('letter.level.types.help')}>
          <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="1">
            {types.map(({ id, name }) => (
              <Tick
                key={id}
                checked={chosen.includes(id)}
                onChange={(isOn) =>
                  form.hook.setValue('type_ids', isOn ? [...chosen, id] : chosen.filter((one) => one !== id), {
                    shouldDirty: true,
                  })
                }
              >
                {pick(name)?.text ?? ''}
              </Tick>
            ))}
          </chakra.div>
        </GroupFrame>
      ) : null}
      <FieldGrid>
        <NumberField
          control={form.control}
          name="amount_over"
          label={t('letter.level.amount_over')}
          help={t('letter.level.amount_over.help')}
        />
        <NumberField
          control={form.control}
          name="escalate_after"
          label={t('letter.level.escalate_after')}
          help={t('letter.level.escalate_after.help')}
        />
      </FieldGrid>
    </SaveForm>
  )
}
