import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import {
  REFERENCE_PARTS,
  referenceOf,
  referenceProblem,
  type ReferenceValues,
} from '../../../openapi/letter-reference.ts'
import {
  letterFormatBody,
  MOST_FORMATS,
  type LetterFormat,
  type LetterFormatBody,
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
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { localDay } from '../../ui/useDates.ts'
import { formatDelete, formatsLoad, formatSave, typesLoad } from './letters.effects.ts'
import { RowText, SettingList, type FormOf } from './SettingScreen.tsx'
import { useDepartmentCode } from './useDepartmentCode.ts'

/** What an example is made of besides the number and the day. */
type Example = Pick<ReferenceValues, 'prefix' | 'department'>
/** The prefix of examples as long as the company has no type. */
const ANY_PREFIX = 'HR'
const today = () => localDay(new Date().toISOString())
/** The reference of the next letter of a format, as an example. */
const nextOf = ({ pattern, calendar, last }: Pick<LetterFormat, 'pattern' | 'calendar' | 'last'>, example: Example) =>
  referenceOf({ pattern, calendar }, { ...example, number: last + 1, day: today() })

/** `/user/Letter/reference`: how reference numbers are written and counted. */
export function Screen() {
  const { t, pick } = useTexts()
  const load = useLoad(formatsLoad, null)
  const types = useLoad(typesLoad, null).data ?? []
  const department = useDepartmentCode()
  // A type that has the format, so that nobody reads a number that no letter will ever have.
  const exampleOf = (row: LetterFormat | null): Example => {
    const type = types.find(({ format_id }) => format_id === row?.id) ?? types[0]
    return { prefix: type?.prefix ?? ANY_PREFIX, department }
  }
  const nameOf = (row: LetterFormat) => pick(row.name)?.text ?? ''
  return (
    <>
      <PageHeader title={t('page.letterReference.title')} purpose={t('letter.format.purpose')} />
      <SettingList
        load={load}
        most={MOST_FORMATS}
        texts={{
          add: t('letter.format.add'),
          empty: t('letter.format.empty'),
          emptyText: t('letter.format.empty.text'),
          label: t('page.letterReference.title'),
        }}
        nameOf={nameOf}
        renderRow={(row) => (
          <RowText
            name={nameOf(row)}
            facts={[
              row.pattern,
              t('letter.format.next', { reference: nextOf(row, exampleOf(row)) ?? '' }),
              [
                t(`letter.format.reset.${row.reset}`),
                t(`letter.format.calendar.${row.calendar}`),
                t(row.shared ? 'letter.format.count.shared' : 'letter.format.count.each'),
                t('letter.used', { count: row.types }),
              ].join(' · '),
            ]}
          />
        )}
        renderForm={(form) => <FormatDialog {...form} example={exampleOf(form.row)} />}
        deleteMachine={formatDelete}
        deleteText={t('letter.format.delete.text')}
      />
    </>
  )
}

function FormatDialog({ row, onClose, onSaved, example }: FormOf<LetterFormat> & { readonly example: Example }) {
  const { t } = useTexts()
  const { save, taken } = useRowSave(formatSave, {
    row,
    said: { saved: t('letter.saved'), failed: t('letter.failed.save') },
    onSaved,
  })
  return (
    <Dialog open onClose={onClose} title={t(row === null ? 'letter.format.add' : 'letter.format.edit')} width="46rem">
      <FormatForm key={taken} save={save} example={example} onCancel={onClose} />
    </Dialog>
  )
}

const FIRST = { pattern: '{PREFIX}/{DEPT}/{SEQ:4}/{YEAR}', calendar: 'ethiopian', reset: 'yearly' } as const

interface FormatFormProps {
  readonly save: Headed<SaveView<LetterFormatBody, LetterFormat>>
  readonly example: Example
  readonly onCancel: () => void
}
function FormatForm({ save, example, onCancel }: FormatFormProps) {
  const { t } = useTexts()
  const { row } = save
  const form = useSchemaForm(letterFormatBody, save.values ?? row ?? FIRST)
  const pattern: string = form.hook.watch('pattern')
  const calendar: LetterFormatBody['calendar'] = form.hook.watch('calendar')
  const reset: LetterFormatBody['reset'] = form.hook.watch('reset')
  const shared: boolean = form.hook.watch('shared')
  const problem = pattern === '' ? null : referenceProblem({ pattern: pattern.trim(), reset, shared })
  const next = nextOf({ pattern: pattern.trim(), calendar, last: row?.last ?? 0 }, example)
  const differs =
    row !== null &&
    (row.pattern !== pattern.trim() || row.calendar !== calendar || row.reset !== reset || row.shared !== shared)
  return (
    <SaveForm
      form={form}
      save={save}
      valuesOf={(body) => body}
      draft={`letter format ${row?.id ?? 'new'}`}
      submit={t(row === null ? 'letter.format.create' : 'ui.action.save')}
      onCancel={onCancel}
    >
      <LocalizedField control={form.control} name="name" label={t('letter.name')} required />
      <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        <TextField
          control={form.control}
          name="pattern"
          label={t('letter.format.pattern')}
          required
          hint={
            <chakra.span aria-live="polite" overflowWrap="anywhere">
              {problem !== null
                ? t(problem.id, problem.values)
                : next === null || pattern === ''
                  ? t('letter.format.pattern.help')
                  : t('letter.format.next', { reference: next })}
            </chakra.span>
          }
        />
        <chakra.div role="group" aria-label={t('letter.format.parts')} display="flex" flexWrap="wrap" gap="2">
          {REFERENCE_PARTS.map((part) => {
            const token = part === 'SEQ' ? '{SEQ:4}' : `{${part}}`
            return (
              <Button
                key={part}
                type="button"
                size="sm"
                variant="outline"
                colorPalette="gray"
                onClick={() => form.hook.setValue('pattern', `${pattern}${token}`, { shouldDirty: true })}
              >
                {t(`letter.format.part.${part}`)}
                <chakra.span srOnly> {token}</chakra.span>
              </Button>
            )
          })}
        </chakra.div>
      </chakra.div>
      <FieldGrid>
        <SelectField
          control={form.control}
          name="calendar"
          label={t('letter.format.calendar')}
          isAlwaysChosen
          choices={(['ethiopian', 'gregorian'] as const).map((value) => ({
            value,
            label: t(`letter.format.calendar.${value}`),
          }))}
        />
        <SelectField
          control={form.control}
          name="reset"
          label={t('letter.format.reset')}
          isAlwaysChosen
          checks={['pattern']}
          choices={(['yearly', 'never'] as const).map((value) => ({ value, label: t(`letter.format.reset.${value}`) }))}
        />
      </FieldGrid>
      <SwitchField
        control={form.control}
        name="shared"
        label={t('letter.format.shared')}
        help={t('letter.format.shared.help')}
      />
      {row !== null && row.numbered > 0 && differs ? (
        <Notice kind="warning" title={t('letter.format.change.title', { count: row.numbered })}>
          {t('letter.format.change.text', { reference: next ?? '–' })}
        </Notice>
      ) : null}
    </SaveForm>
  )
}
