import { readReference } from '../../api/reference.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useReference } from '../../ui/reference.ts'
import { titleOf, type AnyRow } from './row.ts'

/**
 * What a row is called wherever it is mentioned: labels of its buttons, announcements, notices. A row whose first
 * column is an entry of a fixed list has that entry's name, not its key.
 */
export function useRowName(resource: AnyResource): (row: AnyRow) => string {
  const { pick } = useTexts()
  const [first = ''] = resource.columns
  const field = resource.fields[first]
  const { entries } = useReference(readReference, field?.kind === 'reference' ? field.list : null)
  return (row) => {
    const name = pick(entries?.find(({ key }) => key === row[first])?.name)?.text ?? pick(titleOf(resource, row))?.text
    // It stands within sentences, and takes their endings: a headline's own full stop would come before them.
    return name?.replace(/።$/u, '') ?? ''
  }
}
