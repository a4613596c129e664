import { Link } from '@chakra-ui/react/link'
import { Link as RouterLink } from 'react-router'
import { referenceOf } from '../../../openapi/letter-reference.ts'
import { pages } from '../../../openapi/routes.ts'
import { COMMA } from '../../../openapi/format/comma.ts'
import {
  letterTypeBody,
  MOST_TYPES,
  type LetterType,
  type LetterTypeBody,
} from '../../../openapi/schemas/letter-settings.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import type { Headed } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { localDay } from '../../ui/useDates.ts'
import { formatsLoad, templatesLoad, typeDelete, typesLoad, typeSave } from './letters.effects.ts'
import { RowText, SettingList, type FormOf } from './SettingScreen.tsx'
import { useDepartmentCode } from './useDepartmentCode.ts'
import { useWho } from './useWho.ts'

const today = () => localDay(new Date().toISOString())

/** `/letter/types`: the kinds of letters, with who writes each and what approves it. */
export function Screen() {
  const { t, pick, intl, lang } = useTexts()
  const who = useWho()
  const load = useLoad(typesLoad, null)
  const department = useDepartmentCode()
  const nameOf = (row: LetterType) => pick(row.name)?.text ?? ''
  return (
    <>
      <PageHeader title={t('page.letterTypes.title')} purpose={t('letter.type.purpose')} />
      <SettingList
        load={load}
        most={MOST_TYPES}
        texts={{
          add: t('letter.type.add'),
          empty: t('letter.type.empty'),
          emptyText: t('letter.type.empty.text'),
          label: t('page.letterTypes.title'),
        }}
        nameOf={nameOf}
        renderRow={(row) => (
          <RowText
            name={nameOf(row)}
            chips={
              <>
                {row.confidential ? <StatusChip tone="secondary">{t('letter.type.confidential')}</StatusChip> : null}
                {row.active ? null : <StatusChip tone="gray">{t('letter.type.inactive')}</StatusChip>}
              </>
            }
            facts={[
              t('letter.type.reference', {
                reference:
                  referenceOf(row.reference, {
                    prefix: row.prefix,
                    department,
                    number: row.reference.last + 1,
                    day: today(),
                  }) ?? '',
              }),
              t('letter.type.writers', {
                who: row.writers.length === 0 ? t('letter.type.writers.right') : row.writers.map(who).join(COMMA[lang]),
              }),
              t('letter.type.route', {
                levels:
                  row.levels.length === 0
                    ? t('letter.type.route.none')
                    : row.levels
                        .map(({ name, amount_over }) =>
                          amount_over === null
                            ? (pick(name)?.text ?? '')
                            : t('letter.type.route.over', {
                                name: pick(name)?.text ?? '',
                                amount: intl.formatNumber(amount_over),
                              }),
                        )
                        .join(' → '),
              }),
              row.request === 'none' ? null : t(`letter.type.request.said.${row.request}`),
            ]}
          />
        )}
        renderForm={(form) => <TypeDialog {...form} />}
        deleteMachine={typeDelete}
        deleteText={t('letter.type.delete.text')}
      />
    </>
  )
}

function TypeDialog({ row, onClose, onSaved }: FormOf<LetterType>) {
  const { t } = useTexts()
  const formats = useLoad(formatsLoad, null)
  const { save, taken } = useRowSave(typeSave, {
    row,
    said: { saved: t('letter.saved'), failed: t('letter.failed.save') },
    onSaved,
  })
  return (
    <Dialog open onClose={onClose} title={t(row === null ? 'letter.type.add' : 'letter.type.edit')} width="46rem">
      <LoadGate load={formats} skeleton={<FormSkeleton fields={5} />}>
        {(all) =>
          all.length === 0 ? (
            <Notice kind="info" title={t('letter.type.no_format')}>
              <Link asChild>
                <RouterLink to={pages.letterReference.path}>{t('letter.type.no_format.go')}</RouterLink>
              </Link>
            </Notice>
          ) : (
            <TypeForm key={taken} save={save} formats={all} onCancel={onClose} />
          )
        }
      </LoadGate>
    </Dialog>
  )
}

interface TypeFormProps {
  readonly save: Headed<SaveView<LetterTypeBody, LetterType>>
  readonly formats: readonly { readonly id: LetterType['format_id']; readonly name: LetterType['name'] }[]
  readonly onCancel: () => void
}
function TypeForm({ save, formats, onCancel }: TypeFormProps) {
  const { t, pick } = useTexts()
  const { row } = save
  const templates = useLoad(templatesLoad, null)
  const [first] = formats
  const form = useSchemaForm(
    letterTypeBody,
    save.values ?? row ?? { active: true, request: 'none', ...(first ? { format_id: first.id } : {}) },
  )
  const choiceOf = ({ id, name }: { readonly id: string; readonly name: LetterType['name'] }) => ({
    value: id,
    label: pick(name)?.text ?? '',
  })
  return (
    <SaveForm
      form={form}
      save={save}
      valuesOf={(body) => body}
      draft={`letter type ${row?.id ?? 'new'}`}
      submit={t(row === null ? 'letter.type.create' : 'ui.action.save')}
      onCancel={onCancel}
    >
      <LocalizedField control={form.control} name="name" label={t('letter.name')} required />
      <FieldGrid>
        <TextField
          control={form.control}
          name="prefix"
          label={t('letter.type.prefix')}
          help={t('letter.type.prefix.help')}
          required
        />
        <SelectField
          control={form.control}
          name="format_id"
          label={t('letter.type.format')}
          isAlwaysChosen
          choices={formats.map(choiceOf)}
        />
        <SelectField
          control={form.control}
          name="template_id"
          label={t('letter.type.template')}
          choices={(
            templates.data ?? (row?.template_id && row.template ? [{ id: row.template_id, name: row.template }] : [])
          ).map(choiceOf)}
        />
        <SelectField
          control={form.control}
          name="request"
          label={t('letter.type.request')}
          isAlwaysChosen
          choices={(['none', 'employment', 'salary'] as const).map((value) => ({
            value,
            label: t(`letter.type.request.${value}`),
          }))}
        />
      </FieldGrid>
      <SwitchField
        control={form.control}
        name="confidential"
        label={t('letter.type.confidential')}
        help={t('letter.type.confidential.help')}
      />
      <SwitchField
        control={form.control}
        name="active"
        label={t('letter.type.active')}
        help={t('letter.type.active.help')}
      />
    </SaveForm>
  )
}
