import { useMemo } from 'react'
import { letterAbsenceBody, MOST_ABSENCES, type LetterAbsence } from '../../../openapi/schemas/letter-settings.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { LookupField } from '../../ui/form/LookupField.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Panel } from '../../ui/Panel.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'
import { absenceDelete, absenceSave, absencesLoad, personLookup } from './letters.effects.ts'
import { RowText, SettingList, type FormOf } from './SettingScreen.tsx'

interface AbsencesPanelProps {
  /** The reader's own days alone, as employees see them; owners see everybody's. */
  readonly isOwn?: boolean
  readonly onChanged?: () => void
}
/** Who is away, and who approves in their place. */
export function AbsencesPanel({ isOwn = false, onChanged }: AbsencesPanelProps) {
  const { t, pick } = useTexts()
  const dates = useDates()
  const load = useLoad(absencesLoad, null)
  const named = (person: LetterAbsence['person']) => pick(person.name ?? {})?.text ?? t('letter.who.nameless')
  const daysOf = ({ from, to }: LetterAbsence) =>
    t('letter.absence.days', { from: dates.date(from), to: dates.date(to) })
  const nameOf = (row: LetterAbsence) => (isOwn ? daysOf(row) : named(row.person))
  const title = isOwn ? t('letter.absence.own.title') : t('letter.absence.title')
  return (
    <Panel title={title} text={isOwn ? t('letter.absence.own.text') : t('letter.absence.text')}>
      <SettingList
        load={load}
        most={MOST_ABSENCES}
        texts={{
          add: t('letter.absence.add'),
          empty: isOwn ? t('letter.absence.own.empty') : t('letter.absence.empty'),
          emptyText: isOwn ? t('letter.absence.own.empty.text') : t('letter.absence.empty.text'),
          label: title,
        }}
        nameOf={nameOf}
        {...(onChanged ? { onChanged } : {})}
        isFixed
        isInPanel
        renderRow={(row) => (
          <RowText
            name={nameOf(row)}
            chips={row.is_today ? <StatusChip tone="secondary">{t('letter.absence.today')}</StatusChip> : null}
            facts={[isOwn ? null : daysOf(row), t('letter.absence.deputy_is', { name: named(row.deputy) })]}
          />
        )}
        renderForm={(form) => <AbsenceDialog {...form} isOwn={isOwn} />}
        deleteMachine={absenceDelete}
        deleteText={isOwn ? t('letter.absence.own.delete.text') : t('letter.absence.delete.text')}
      />
    </Panel>
  )
}

function AbsenceDialog({ onClose, onSaved, isOwn }: FormOf<LetterAbsence> & { readonly isOwn: boolean }) {
  const { t, pick } = useTexts()
  const { save } = useRowSave(absenceSave, {
    row: null,
    said: { saved: t('letter.saved'), failed: t('letter.failed.save') },
    onSaved,
  })
  const form = useSchemaForm(letterAbsenceBody, save.values ?? {})
  const find = useMemo(() => personLookup((title) => pick(title ?? {})?.text ?? ''), [pick])
  return (
    <Dialog open onClose={onClose} title={t('letter.absence.add')}>
      <SaveForm
        form={form}
        save={save}
        valuesOf={(body) => body}
        draft="letter absence new"
        submit={t('letter.absence.create')}
        onCancel={onClose}
      >
        {isOwn ? null : (
          <LookupField
            control={form.control}
            name="user_id"
            label={t('letter.absence.person')}
            help={t('letter.absence.person.help')}
            find={find}
          />
        )}
        <LookupField control={form.control} name="deputy_id" label={t('letter.absence.deputy')} find={find} required />
        <FieldGrid>
          <DateField control={form.control} name="from" label={t('letter.absence.from')} required checks={['to']} />
          <DateField control={form.control} name="to" label={t('letter.absence.to')} required />
        </FieldGrid>
      </SaveForm>
    </Dialog>
  )
}
