import { MOST_TEMPLATES, type LetterTemplateRow } from '../../../openapi/schemas/letter-settings.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { templateDelete, templatesLoad } from './letters.effects.ts'
import { RowText, SettingList } from './SettingScreen.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'

/** `/user/Letter/template`: letterheads, pages and first texts of letters. */
export function Screen() {
  const { t, pick } = useTexts()
  const load = useLoad(templatesLoad, null)
  const nameOf = (row: LetterTemplateRow) => pick(row.name)?.text ?? ''
  return (
    <>
      <PageHeader title={t('page.letterTemplates.title')} purpose={t('letter.template.purpose')} />
      <SettingList
        load={load}
        most={MOST_TEMPLATES}
        texts={{
          add: t('letter.template.add'),
          empty: t('letter.template.empty'),
          emptyText: t('letter.template.empty.text'),
          label: t('page.letterTemplates.title'),
        }}
        nameOf={nameOf}
        renderRow={(row) => (
          <RowText
            name={nameOf(row)}
            facts={[[t(`letter.template.font.${row.font}`), t('letter.used', { count: row.types })].join(' · ')]}
          />
        )}
        renderForm={(form) => <TemplateDialog {...form} />}
        deleteMachine={templateDelete}
        deleteText={t('letter.template.delete.text')}
      />
    </>
  )
}
