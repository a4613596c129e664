import { chakra } from '@chakra-ui/react/styled-system'
import type { AnyResource } from '../../../openapi/resource.ts'
import { flagOf } from '../../../openapi/resource-rows.ts'
import type { ImportedLine } from '../../../openapi/schemas/collection-import.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Cell } from './field-kinds.tsx'
import { changesIn, isNothing, sideOf, type ImportedChange } from './import-changes.ts'
import { columnLabel } from './import-columns.ts'
import type { EntriesReport } from './import.effects.ts'
import type { AnyRow } from './row.ts'

interface SideProps {
  readonly resource: AnyResource
  readonly change: ImportedChange
  readonly row: AnyRow
}
/** What a field says on one side, as its kind is read. */
function Side({ resource, change: { field, lang }, row }: SideProps) {
  const { t } = useTexts()
  const value = lang === null ? row[field] : (row[field] as Localized | null)?.[lang]
  if (isNothing(value)) return <>{t('import.empty')}</>
  if (lang !== null) return <span lang={lang}>{String(value)}</span>
  if (field === flagOf(resource)) return <>{t(value === true ? 'ui.action.yes' : 'ui.action.no')}</>
  return <Cell resource={resource} row={row} name={field} />
}

interface ImportChangesProps {
  readonly resource: AnyResource
  readonly row: ImportedLine
  readonly related: EntriesReport['related']
}
/** What becomes of each field that a row changes: before and after. What is erased stands out. */
export function ImportChanges({ resource, row, related }: ImportChangesProps) {
  const { t } = useTexts()
  const [was, becomes] = [sideOf(row.before, related), sideOf(row.after, related)]
  return (
    <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="1" flexBasis="full">
      {changesIn(resource, row).map((change) => (
        <li key={change.column}>
          <strong>{columnLabel(resource, change.column, t)}:</strong>{' '}
          <chakra.del textDecoration="none" color="fg.muted">
            <chakra.span srOnly>{t('import.before')}: </chakra.span>
            <Side resource={resource} change={change} row={was} />
          </chakra.del>{' '}
          <chakra.span aria-hidden="true">→</chakra.span>{' '}
          <chakra.ins textDecoration="none" {...(change.isEmptied ? { color: 'fg.warning', fontWeight: '600' } : {})}>
            <chakra.span srOnly>{t('import.after')}: </chakra.span>
            <Side resource={resource} change={change} row={becomes} />
          </chakra.ins>
        </li>
      ))}
    </chakra.ul>
  )
}
