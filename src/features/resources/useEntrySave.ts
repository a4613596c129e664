import { useState } from 'react'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { saveEffect } from './resource.effects.ts'
import { bodyOf, type AnyRow, type Body } from './row.ts'
import { useResourceTexts } from './texts.ts'

/**
 * Runs the form of one entry of any collection, with the texts of that collection. `onSaved` gets the row as the server
 * has it. `isToldElsewhere`: whoever shows the entry says that it was saved.
 */
export function useEntrySave(
  resource: AnyResource,
  row: AnyRow | null,
  onSaved: (now: AnyRow) => void,
  isToldElsewhere = false,
) {
  const told = useResourceTexts(resource)
  const [machine] = useState(() => createSaveMachine<Body, AnyRow>(saveEffect(resource), { canEdit: true }))
  const say = (created: 'saved' | 'failed.save', edited: 'updated' | 'failed.update') =>
    told(row === null ? created : edited)
  return useRowSave(machine, {
    row,
    valuesOf: (now) => bodyOf(resource, now),
    said: { saved: isToldElsewhere ? null : say('saved', 'updated'), failed: say('failed.save', 'failed.update') },
    onSaved,
  }).save
}
