import {
  baseKeymap,
  chainCommands,
  joinTextblockBackward,
  joinTextblockForward,
  toggleMark,
} from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { InputRule, inputRules, undoInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { splitListItem } from 'prosemirror-schema-list'
import { EditorState, Plugin, type Command } from 'prosemirror-state'
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables'
import type { RichText } from '../../../openapi/rich-text.ts'
import { begun, replaceBlocks, shiftItems, stepOut, toggleStyle, toParagraph, type BlockStyle } from './commands.ts'
import { selectPictureBeside, writeBehindPicture } from './picture-commands.ts'
import { quotedMark } from './quoted-mark.ts'
import { placedIn, schema, toDocument } from './schema.ts'
import { tableKeys } from './table-commands.ts'

const { marks, nodes } = schema

/** Signs that begin a block of a kind when a space is typed behind them. */
const SIGNS: readonly (readonly [RegExp, BlockStyle])[] = [
  [/^[-*•]\s$/, 'bullet'],
  [/^1[.)]\s$/, 'number'],
  [/^>\s$/, 'quote'],
  [/^##\s$/, 'heading'],
  [/^###\s$/, 'subheading'],
]
const signs = SIGNS.map(
  ([sign, style]) =>
    new InputRule(sign, (state, _match, start, end) => {
      if (isInTable(state)) return null
      const tr = state.tr.delete(start, end)
      const at = tr.selection.from
      const blocks = placedIn(tr.doc).map(({ block, start: from, size }) =>
        from <= at && at <= from + size ? begun(block, style) : block,
      )
      return replaceBlocks(tr, blocks)
    }),
)

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create()).scrollIntoView())
  return true
}
const keys: Readonly<Record<string, Command>> = {
  // From the last cell Tab leads out of the editor, as it does everywhere else in it.
  Tab: goToNextCell(1),
  'Shift-Tab': goToNextCell(-1),
  'Mod-b': toggleMark(marks.bold),
  'Mod-i': toggleMark(marks.italic),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-Alt-0': toParagraph,
  'Mod-Alt-2': toggleStyle('heading'),
  'Mod-Alt-3': toggleStyle('subheading'),
  'Mod-Shift-7': toggleStyle('number'),
  'Mod-Shift-8': toggleStyle('bullet'),
  'Mod-Shift-9': toggleStyle('quote'),
  'Mod-]': shiftItems(1),
  'Mod-[': shiftItems(-1),
  'Shift-Enter': chainCommands(writeBehindPicture(''), breakLine),
  Enter: chainCommands(writeBehindPicture(''), stepOut('empty'), splitListItem(nodes.item)),
  Backspace: chainCommands(undoInputRule, stepOut('at-start'), selectPictureBeside('before'), joinTextblockBackward),
  Delete: chainCommands(selectPictureBeside('behind'), joinTextblockForward),
}

/**
 * What is shown is what comes back: neighbouring lists are one, nothing is deeper than the deepest level, no character
 * is one that cannot be stored.
 */
const asStored = new Plugin({
  appendTransaction: (transactions, _old, state) => {
    // While letters are being composed the browser owns the text.
    if (
      !transactions.some(({ docChanged }) => docChanged) ||
      transactions.some((tr) => tr.getMeta('composition') !== undefined)
    )
      return null
    const blocks = placedIn(state.doc).map(({ block }) => block)
    return toDocument(blocks).eq(state.doc) ? null : replaceBlocks(state.tr, blocks)
  },
})

/**
 * A new editor over a text, with its own history. Tab is left to the page, so that the keyboard can leave; `Mod-[` and
 * `Mod-]` move items. `tables`: whether new ones can be made.
 */
export const editorState = (text: RichText, tables = false, more: readonly Plugin[] = []): EditorState =>
  EditorState.create({
    doc: toDocument(text),
    plugins: [
      ...more,
      inputRules({ rules: signs }),
      keymap(tables ? { ...keys, ...tableKeys } : keys),
      keymap(baseKeymap),
      history(),
      asStored,
      tableEditing(),
      quotedMark,
    ],
  })
