import { relationsOf } from '../../../openapi/field-kinds.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Conflict } from '../../ui/form/Conflict.tsx'
import { keptEntry } from '../../ui/form/kept-entry.ts'
import { recallFile } from '../../ui/form/useFileField.ts'
import { browserKindOf, Cell } from './field-kinds.tsx'
import { flagOf, type AnyRow, type Body } from './row.ts'
import { fieldText } from './texts.ts'
import type { EntryConflict as Met } from './useEntryConflict.ts'

const FILES: ReadonlySet<string> = new Set(['picture', 'pictures', 'document'])

/** What was typed, as a row: with the files and names that this tab knows, which otherwise only the server gives. */
function asRow({ fields }: AnyResource, body: Body, known: Met['known']): AnyRow {
  const ids = Object.entries(fields).flatMap(([name, { kind }]) =>
    FILES.has(kind) ? [body[name] ?? []].flat().map(String) : [],
  )
  const files = Object.fromEntries(
    ids.flatMap((id) => [[id, recallFile(id)] as const]).filter(([, file]) => file !== null),
  )
  const names = relationsOf(fields).flatMap(([name]) => {
    const id = body[name]
    const entry = typeof id === 'string' ? keptEntry(id) : null
    return entry ? [[entry.key, { name: entry.name }] as const] : []
  })
  return {
    id: '',
    version: 0,
    position: 0,
    ...body,
    files: { ...(known['files'] as object), ...files },
    related: { ...(known['related'] as object), ...Object.fromEntries(names) },
  }
}

/**
 * An entry that someone else saved meanwhile: field by field what was written and what stands now, with a choice for
 * each and for all.
 */
export function EntryConflict({ resource, conflict }: { readonly resource: AnyResource; readonly conflict: Met }) {
  const { t } = useTexts()
  const flag = flagOf(resource)
  const { theirs, known, chosen, isAsking } = conflict
  const mine = asRow(resource, conflict.mine, known)
  const shown = (row: AnyRow, field: string, other: AnyRow) => {
    if (field === flag) return t(row[field] === true ? 'ui.action.yes' : 'ui.action.no')
    const of = resource.fields[field]
    const Differing = of && browserKindOf(of.kind).Differing
    return Differing ? (
      <Differing value={row[field] as never} other={other[field] as never} row={row} />
    ) : (
      <Cell resource={resource} row={row} name={field} />
    )
  }
  return (
    <Conflict
      differences={Object.entries(chosen)
        .filter(([field]) => field in conflict.mine)
        .map(([field, side]) => ({
          field,
          label:
            field === flag
              ? t(flag === 'visible' ? 'resource.flag.visible' : 'resource.flag.active')
              : t(fieldText(resource, field)),
          mine: shown(mine, field, theirs),
          theirs: shown(theirs, field, mine),
          chosen: side,
          onChoose: (wanted: 'mine' | 'theirs') => conflict.choose(field, wanted),
          isOfBoth: conflict.isOfBoth(field),
        }))}
      {...(isAsking
        ? {
            onGoOn: conflict.goOn,
            onKeepMine: () => conflict.takeAll('mine'),
            onTakeTheirs: () => conflict.takeAll('theirs'),
          }
        : {})}
    />
  )
}
