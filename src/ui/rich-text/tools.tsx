import { toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import type { ComponentProps, JSX } from 'react'
import type { chakra } from '@chakra-ui/react/styled-system'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { drawn } from '../icons.tsx'
import { isMarked, isStyled, linkAt, shiftItems, toggleStyle, type BlockStyle } from './commands.ts'
import { selectedPicture } from './picture-commands.ts'
import { schema } from './schema.ts'
import { addColumn, addRow, hasHead, insertTable, removeColumn, removeRow, toggleHead } from './table-commands.ts'

/** A button of the toolbar. */
export interface Tool {
  readonly label: MessageId
  readonly Icon: (props: Omit<ComponentProps<typeof chakra.svg>, 'children'>) => JSX.Element
  /** Its keys as `aria-keyshortcuts` writes them; `Control` is the command key on a Mac. */
  readonly keys: string
  /** `link` asks for an address first, `picture` for a file and its words, `field` for which one. */
  readonly run: Command | 'link' | 'picture' | 'field'
  /** Whether the selection has it; absent for what is done once. */
  readonly isOn?: (state: EditorState) => boolean
}

const { marks } = schema
const style = (label: MessageId, name: BlockStyle, keys: string, d: string): Tool => ({
  label,
  Icon: drawn(d),
  keys,
  run: toggleStyle(name),
  isOn: (state) => isStyled(state, name),
})

/** In the order of the toolbar. */
const TOOLS: readonly Tool[] = [
  {
    label: 'field.rich.bold',
    Icon: drawn('M7.5 5h5.500a3.500 3.500 0 0 1 0 7h-5.500Zm0 7h6.500a3.500 3.500 0 0 1 0 7h-6.500Zm0-7v14', 2.4),
    keys: 'Control+B',
    run: toggleMark(marks.bold),
    isOn: (state) => isMarked(state, marks.bold),
  },
  {
    label: 'field.rich.italic',
    Icon: drawn('M10 5h7M7 19h7M14 5l-4 14'),
    keys: 'Control+I',
    run: toggleMark(marks.italic),
    isOn: (state) => isMarked(state, marks.italic),
  },
  style(
    'field.rich.heading',
    'heading',
    'Control+Alt+2',
    'M4 6v12M12 6v12M4 12h8m4-1.500a2.500 2.500 0 1 1 4.300 1.700L16 18h5',
  ),
  style(
    'field.rich.subheading',
    'subheading',
    'Control+Alt+3',
    'M4 6v12M12 6v12M4 12h8m4-3.500h4.500l-2.300 3.300a3 3 0 1 1-2.500 4.600',
  ),
  style(
    'field.rich.bullet',
    'bullet',
    'Control+Shift+8',
    'M9.500 6.500h10.500M9.500 12h10.500M9.500 17.500h10.500M4.500 6.500v.01M4.500 12v.01M4.500 17.500v.01',
  ),
  style(
    'field.rich.number',
    'number',
    'Control+Shift+7',
    'M10.500 6.500h9.500M10.500 12h9.500M10.500 17.500h9.500M4 4.500l1.500-.8v5M3.800 14.300a1.400 1.400 0 1 1 2.400 1l-2.400 3.200h2.700',
  ),
  {
    label: 'field.rich.higher',
    Icon: drawn('M4 5h16M4 19h16M11 12h9M7.500 9 4 12l3.500 3'),
    keys: 'Control+[',
    run: shiftItems(-1),
  },
  {
    label: 'field.rich.deeper',
    Icon: drawn('M4 5h16M4 19h16M11 12h9M4 9l3.500 3L4 15'),
    keys: 'Control+]',
    run: shiftItems(1),
  },
  style('field.rich.quote', 'quote', 'Control+Shift+9', 'M4 18V6M8 7h12M8 12h12M8 17h8'),
  {
    label: 'field.rich.link',
    Icon: drawn(
      'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.600-5.600l-1.200 1.200M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.600 5.600l1.200-1.200',
    ),
    keys: 'Control+K',
    run: 'link',
    isOn: (state) => linkAt(state) !== null,
  },
  {
    label: 'field.rich.undo',
    Icon: drawn('M9 14 4 9.500 9 5M4 9.500h10a5.500 5.500 0 0 1 0 11h-4'),
    keys: 'Control+Z',
    run: undo,
  },
  {
    label: 'field.rich.redo',
    Icon: drawn('m15 14 5-4.500L15 5m5 4.500h-10a5.500 5.500 0 0 0 0 11h4'),
    keys: 'Control+Y',
    run: redo,
  },
]

const TABLE: Tool = {
  label: 'field.rich.table',
  Icon: drawn('M4 5h16v14H4ZM4 10h16M4 14.500h16M12 5v14'),
  keys: 'Control+Shift+6',
  run: insertTable,
}
const PICTURE: Tool = {
  label: 'field.rich.picture',
  Icon: drawn('M4 5h16v14H4ZM4 16l4.500-4.500 4 4 2.500-2.500 5 5M15.500 9.500v.01'),
  keys: 'Control+Alt+P',
  run: 'picture',
  isOn: (state) => selectedPicture(state) !== null,
}
const FIELD: Tool = {
  label: 'field.rich.field',
  Icon: drawn(
    'M9 4C6.500 4 7 7 7 9s-.5 3-3 3c2.500 0 3 1 3 3s-.5 5 2 5M15 4c2.500 0 2 3 2 5s.5 3 3 3c-2.500 0-3 1-3 3s.5 5-2 5',
  ),
  keys: 'Control+Alt+F',
  run: 'field',
}
/** Inside a table. */
const TABLE_TOOLS: readonly Tool[] = [
  {
    label: 'field.rich.table.add_row',
    Icon: drawn('M4 4h16v9H4ZM4 8.500h16M12 16v5M9.500 18.500h5'),
    keys: 'Control+Alt+ArrowDown',
    run: addRow,
  },
  {
    label: 'field.rich.table.remove_row',
    Icon: drawn('M4 4h16v9H4ZM4 8.500h16M9.500 18.500h5'),
    keys: 'Control+Alt+ArrowUp',
    run: removeRow,
  },
  {
    label: 'field.rich.table.add_column',
    Icon: drawn('M4 4v16h9V4ZM8.500 4v16M18.500 9.500v5M16 12h5'),
    keys: 'Control+Alt+ArrowRight',
    run: addColumn,
  },
  {
    label: 'field.rich.table.remove_column',
    Icon: drawn('M4 4v16h9V4ZM8.500 4v16M16 12h5'),
    keys: 'Control+Alt+ArrowLeft',
    run: removeColumn,
  },
  {
    label: 'field.rich.table.head',
    Icon: drawn('M4 5h16v14H4ZM4 10h16M4 6.500h16M4 8.200h16'),
    keys: 'Control+Alt+H',
    run: toggleHead,
    isOn: hasHead,
  },
]
/** What a text may have beside its words. */
export interface Extras {
  readonly tables: boolean
  readonly pictures: boolean
  readonly fields: boolean
}
/** The tools of a text: those of a table come when the cursor is in one. */
export const toolsOf = (state: EditorState, { tables, pictures, fields }: Extras): readonly Tool[] => [
  ...(fields ? [FIELD] : []),
  ...TOOLS,
  ...(pictures ? [PICTURE] : []),
  ...(tables ? [TABLE, ...(isInTable(state) ? TABLE_TOOLS : [])] : []),
]
