import type { ManagedSection } from '../../../openapi/schemas/section-setting.ts'
import { useSectionName } from '../../hooks/useSectionName.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { OfferedRows } from './OfferedRows.tsx'
import type { OfferedListProps } from './OfferedScreen.tsx'
import { useWhom } from './useWhom.ts'

/** Every section in the order of new sites. */
export function SectionListView(props: OfferedListProps<ManagedSection>) {
  const { t } = useTexts()
  const whom = useWhom()
  return (
    <OfferedRows
      {...props}
      label={t('page.manageSections.title')}
      nameOf={useSectionName()}
      look="lines"
      facts={(row) => [
        whom(row),
        t('administration.sections.used', { count: row.used }),
        row.active ? null : t('administration.offered.off'),
      ]}
    />
  )
}
