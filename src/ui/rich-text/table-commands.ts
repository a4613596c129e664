import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  selectedRect,
  toggleHeaderRow,
} from 'prosemirror-tables'
import { MOST_COLUMNS, MOST_ROWS } from '../../../openapi/rich-text.ts'
import { placed } from './placing.ts'
import { schema, tableOf } from './schema.ts'

/** A new table has a row of heads and two below it. */
const NEW_SIDE = 3

/** Puts an empty table behind the block of the cursor, or in the place of an empty one; false inside a table. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const { tr, at } = placed(
    state,
    tableOf({ head: true, rows: Array.from({ length: NEW_SIDE }, () => Array.from({ length: NEW_SIDE }, () => [])) }),
  )
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView())
  return true
}

export const addRow: Command = (state, dispatch) =>
  isInTable(state) && selectedRect(state).map.height < MOST_ROWS && addRowAfter(state, dispatch)
export const addColumn: Command = (state, dispatch) =>
  isInTable(state) && selectedRect(state).map.width < MOST_COLUMNS && addColumnAfter(state, dispatch)
/** The last row takes the table with it. */
export const removeRow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const { top, bottom, map } = selectedRect(state)
  return (bottom - top === map.height ? deleteTable : deleteRow)(state, dispatch)
}
/** The last column takes the table with it. */
export const removeColumn: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const { left, right, map } = selectedRect(state)
  return (right - left === map.width ? deleteTable : deleteColumn)(state, dispatch)
}
export const toggleHead: Command = toggleHeaderRow
/** Whether the table around the cursor has a row of heads. */
export const hasHead = (state: EditorState): boolean =>
  isInTable(state) && selectedRect(state).table.firstChild?.firstChild?.type === schema.nodes.table_header

/** Their keys, as the toolbar names them. */
export const tableKeys: Readonly<Record<string, Command>> = {
  'Mod-Shift-6': insertTable,
  'Mod-Alt-ArrowDown': addRow,
  'Mod-Alt-ArrowRight': addColumn,
  'Mod-Alt-ArrowUp': removeRow,
  'Mod-Alt-ArrowLeft': removeColumn,
  'Mod-Alt-h': toggleHead,
}
