import { useEffect } from 'react'
import type { z } from 'zod'
import { relationsOf } from '../../../openapi/field-kinds.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { flagOf } from '../../../openapi/resource-rows.ts'
import { useMerge } from '../../hooks/useMerge.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import type { Meeting } from '../../machines/save/save.machine.ts'
import { keptEntry } from '../../ui/form/kept-entry.ts'
import { toForm } from '../../ui/form/shape.ts'
import type { SchemaForm } from '../../ui/form/useCheckedForm.ts'
import { recallFile, rememberFile } from '../../ui/form/useFileField.ts'
import { browserKindOf, Cell } from './field-kinds.tsx'
import type { RowFile } from './row-files.ts'
import type { AnyRow, Body } from './row.ts'
import { fieldText } from './texts.ts'

const FILES: ReadonlySet<string> = new Set(['picture', 'pictures', 'document'])

type Known = Pick<AnyRow, 'files' | 'related'>
/** The names and files of both versions, as rows have them: either may be chosen. */
export function knownOf({ base, newer }: Pick<Meeting<Body, AnyRow>, 'base' | 'newer'>): Known {
  const joined = (key: keyof Known) => ({ ...(base?.[key] as object | undefined), ...(newer[key] as object) })
  return { files: joined('files'), related: joined('related') }
}

/** What was typed, as a row: with the files and names that this tab knows, which otherwise only the server gives. */
function asRow({ fields }: AnyResource, body: Body, known: Known): AnyRow {
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
 * An entry that someone else saved meanwhile, and what `Conflict` shows of it: each field by its kind. Fields with files
 * find the ones that they have never shown by what the tab remembers of them.
 */
export function useEntryMerge(resource: AnyResource, form: SchemaForm<z.ZodObject>, save: SaveView<Body, AnyRow>) {
  const { t } = useTexts()
  const flag = flagOf(resource)
  const newer = save.meeting?.newer ?? null
  useEffect(() => {
    for (const [id, file] of Object.entries((newer?.['files'] ?? {}) as Readonly<Record<string, RowFile>>))
      rememberFile({ id, ...file })
  }, [newer])
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
  return useMerge(form, save, {
    formOf: (body) => toForm(resource.body, body) as object,
    describe: (meeting) => {
      const mine = asRow(resource, meeting.mine, knownOf(meeting))
      return Object.keys(meeting.changed).map((field) => ({
        field,
        label:
          field === flag
            ? t(flag === 'visible' ? 'resource.flag.visible' : 'resource.flag.active')
            : t(fieldText(resource, field)),
        mine: shown(mine, field, meeting.newer),
        theirs: shown(meeting.newer, field, mine),
      }))
    },
  })
}
