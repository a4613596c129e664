import fc from 'fast-check'
import { toggleMark } from 'prosemirror-commands'
import { undo } from 'prosemirror-history'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { richArticle, richLetter, richTables, richText, type RichText } from '../../../openapi/rich-text.ts'
import { picturesIn } from '../../../openapi/rich-text-content.ts'
import {
  articleTexts,
  pictureBlock,
  richTexts,
  richTextsWithTables,
  SAMPLE_FILE,
  sampleRichText,
  sampleRichTextAmharic,
  sampleTable,
  sampleWithPictures,
} from '../../../tests/factories/rich-texts.ts'
import { isStyled, linkAt, removeLink, setLink, shiftItems, stepOut, toggleStyle, type BlockStyle } from './commands.ts'
import { editorState } from './editor-state.ts'
import { insertField } from './field-node.ts'
import {
  addPicture,
  putPicture,
  removePicture,
  selectedPicture,
  selectPictureBeside,
  writeBehindPicture,
} from './picture-commands.ts'
import { placedIn, schema, toDocument, toRichText } from './schema.ts'
import { addColumn, addRow, hasHead, insertTable, removeColumn, removeRow, toggleHead } from './table-commands.ts'

const paragraphs = (...texts: string[]): RichText => texts.map((text) => ({ type: 'paragraph', text: [{ text }] }))
/** The editor with the letters from block `from` to block `to` selected. */
function selecting(text: RichText, from = 0, to = text.length - 1): EditorState {
  const state = editorState(text)
  const placed = placedIn(state.doc)
  const [first, last] = [placed[from], placed[to]]
  if (!first || !last) throw new Error('no such block')
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, first.start, last.start + last.size)))
}
function cursor(text: RichText, at: number, offset = 0): EditorState {
  const state = editorState(text)
  return state.apply(
    state.tr.setSelection(TextSelection.create(state.doc, (placedIn(state.doc)[at]?.start ?? 0) + offset)),
  )
}
function after(state: EditorState, command: Command): EditorState {
  let next = state
  const done = command(state, (tr) => (next = state.apply(tr)))
  if (!done) throw new Error('the command does nothing here')
  return next
}
const kinds = (state: EditorState) =>
  toRichText(state.doc).map((block) => block.type + ('level' in block ? block.level : ''))

describe('the editor’s document', () => {
  it('gives back the text it was given', () => {
    for (const text of [sampleRichText, sampleRichTextAmharic]) expect(toRichText(toDocument(text))).toEqual(text)
  })
  it('gives back any text it was given, and a valid one', () => {
    fc.assert(
      fc.property(richTexts, (text) => {
        const document = toDocument(text)
        document.check()
        expect(toRichText(document)).toEqual(text)
        expect(richText(10_000).safeParse(toRichText(document)).success).toBe(true)
      }),
    )
  })
  it('is an empty paragraph without a text, which is no text', () => {
    expect(toDocument([]).childCount).toBe(1)
    expect(toRichText(toDocument([]))).toEqual([])
    expect(toRichText(toDocument(paragraphs('a', ' ', 'b')))).toEqual(paragraphs('a', 'b'))
  })
  it('has no character that cannot be stored', () => {
    const state = editorState(paragraphs('a'))
    const typed = state.apply(state.tr.insertText('x\u0000\t\ud800y', 1))
    expect(toRichText(typed.doc)).toEqual(paragraphs('x \ufffdya'))
  })
  it('joins neighbouring lists, as they are stored', () => {
    const state = editorState(paragraphs('a'))
    const list = () => toDocument([{ type: 'bullet', level: 1, text: [{ text: 'b' }] }]).firstChild!
    const next = state.apply(state.tr.insert(0, [list(), list()]))
    expect(next.doc.childCount).toBe(2)
    expect(next.doc.firstChild?.childCount).toBe(2)
  })
})

describe('a table', () => {
  const shape = (state: EditorState) => {
    const table = state.doc.children.find(({ type }) => type === schema.nodes.table)
    return table ? `${table.childCount} × ${table.firstChild?.childCount}` : 'none'
  }
  const inCell = (at = 0) => {
    const state = editorState(sampleTable, true)
    const cells = placedIn(state.doc).filter(({ block }) => block.type === 'cell')
    return state.apply(state.tr.setSelection(TextSelection.create(state.doc, cells[at]?.start ?? 0)))
  }
  it('gives back any text it was given, and a valid one', () => {
    expect(toRichText(toDocument(sampleTable))).toEqual(sampleTable)
    fc.assert(
      fc.property(richTextsWithTables, (text) => {
        const document = toDocument(text)
        document.check()
        expect(toRichText(document)).toEqual(text)
        expect(richTables(20_000).safeParse(toRichText(document)).success).toBe(true)
      }),
    )
  })
  it('is put behind the cursor or in place of an empty paragraph, with the cursor in it, and taken back', () => {
    const start = cursor(paragraphs('a', 'b'), 0, 1)
    const made = after(start, insertTable)
    expect(made.doc.children.map(({ type }) => type.name)).toEqual(['paragraph', 'table', 'paragraph'])
    const typed = made.apply(made.tr.insertText('Plan'))
    expect(toRichText(typed.doc)[1]).toEqual({ type: 'cell', row: 1, column: 1, head: true, text: [{ text: 'Plan' }] })
    expect(insertTable(typed)).toBe(false)
    expect(toRichText(after(typed, undo).doc)).toEqual(paragraphs('a', 'b'))
    const empty = after(editorState([], true), insertTable)
    expect(empty.doc.children.map(({ type }) => type.name)).toEqual(['paragraph', 'table', 'paragraph'])
    expect(empty.apply(empty.tr.insertText('x')).doc.child(1).textContent).toBe('x')
  })
  it('grows and shrinks at the cursor, to its limits, and goes with its last row or column', () => {
    expect(shape(inCell())).toBe('3 × 2')
    expect(shape(after(inCell(), addRow))).toBe('4 × 2')
    expect(shape(after(inCell(), addColumn))).toBe('3 × 3')
    expect(toRichText(after(inCell(), removeColumn).doc).map(({ text }) => text[0]?.text)).toEqual([
      'Price',
      '900 birr',
      'a month',
    ])
    let state = inCell()
    while (addColumn(state)) state = after(state, addColumn)
    while (addRow(state)) state = after(state, addRow)
    expect(shape(state)).toBe('60 × 8')
    state = inCell()
    while (removeRow(state)) state = after(state, removeRow)
    expect(shape(state)).toBe('none')
    state = inCell()
    while (removeColumn(state)) state = after(state, removeColumn)
    expect(shape(state)).toBe('none')
    for (const command of [addRow, addColumn, removeRow, removeColumn, toggleHead])
      expect(command(cursor(paragraphs('a'), 0))).toBe(false)
  })
  it('has a row of heads or none', () => {
    expect(hasHead(inCell())).toBe(true)
    const without = after(inCell(), toggleHead)
    expect(hasHead(without)).toBe(false)
    expect(toRichText(without.doc).some((block) => 'head' in block)).toBe(false)
    expect(toRichText(after(without, toggleHead).doc)).toEqual(sampleTable)
  })
  it('holds plain lines only', () => {
    for (const style of ['heading', 'bullet', 'quote'] as const) expect(toggleStyle(style)(inCell())).toBe(false)
    expect(stepOut('at-start')(inCell())).toBe(false)
    expect(shiftItems(1)(inCell())).toBe(false)
  })
  it('loses rows in which nothing stands when it is stored', () => {
    const grown = after(inCell(), addRow)
    expect(toRichText(grown.doc)).toEqual(sampleTable)
  })
})

describe('a picture', () => {
  const attributes = { file: SAMPLE_FILE, alt: 'A desk', caption: '' }
  const names = (state: EditorState) => state.doc.children.map(({ type }) => type.name)
  const selected = () => after(cursor(paragraphs('a', 'b'), 0, 1), addPicture(attributes))
  it('gives back any text it was given, and a valid one', () => {
    expect(toRichText(toDocument(sampleWithPictures))).toEqual(sampleWithPictures)
    fc.assert(
      fc.property(articleTexts, (text) => {
        const document = toDocument(text)
        document.check()
        expect(toRichText(document)).toEqual(text)
        expect(richArticle(20_000).safeParse(toRichText(document)).success).toBe(true)
      }),
    )
  })
  it('is put behind the cursor or in place of an empty paragraph, selected, and taken back', () => {
    expect(names(selected())).toEqual(['paragraph', 'picture', 'paragraph'])
    expect(selectedPicture(selected())).toEqual(attributes)
    expect(toRichText(after(selected(), undo).doc)).toEqual(paragraphs('a', 'b'))
    expect(names(after(editorState([]), addPicture(attributes)))).toEqual(['paragraph', 'picture', 'paragraph'])
    expect(names(after(selected(), addPicture(attributes)))).toEqual(['paragraph', 'picture', 'picture', 'paragraph'])
    expect(names(after(selected(), insertTable))).toEqual(['paragraph', 'picture', 'table', 'paragraph'])
  })
  it('is given other words, and stays selected', () => {
    const changed = after(selected(), putPicture({ ...attributes, caption: 'Mine' }))
    expect(selectedPicture(changed)).toEqual({ ...attributes, caption: 'Mine' })
    expect(picturesIn(toRichText(changed.doc))).toEqual([pictureBlock(SAMPLE_FILE, 'A desk', 'Mine')])
  })
  it('is selected before it is taken away by keys', () => {
    const behind = cursor(toRichText(selected().doc), 2)
    const chosen = after(behind, selectPictureBeside('before'))
    expect(selectedPicture(chosen)).toEqual(attributes)
    expect(names(after(chosen, removePicture))).toEqual(['paragraph', 'paragraph'])
    const before = cursor(toRichText(selected().doc), 0, 1)
    expect(selectedPicture(after(before, selectPictureBeside('behind')))).toEqual(attributes)
    expect(selectPictureBeside('before')(before)).toBe(false)
    expect(removePicture(before)).toBe(false)
  })
  it('stays when letters are typed over it: they stand behind it', () => {
    const written = after(selected(), writeBehindPicture('x'))
    expect(names(written)).toEqual(['paragraph', 'picture', 'paragraph', 'paragraph'])
    expect(toRichText(written.doc).map(({ text }) => text[0]?.text)).toEqual(['a', undefined, 'x', 'b'])
    expect(writeBehindPicture('x')(cursor(paragraphs('a'), 0))).toBe(false)
  })
  it('is no text to be styled, and what is beside it is styled around it', () => {
    for (const style of ['heading', 'bullet', 'quote'] as const) expect(toggleStyle(style)(selected())).toBe(false)
    expect(shiftItems(1)(selected())).toBe(false)
    const all = selecting(toRichText(selected().doc), 0, 2)
    expect(toRichText(after(all, toggleStyle('bullet')).doc).map(({ type }) => type)).toEqual([
      'bullet',
      'picture',
      'bullet',
    ])
  })
})

describe('a block’s style', () => {
  it.each([
    ['heading', 'heading2'],
    ['subheading', 'heading3'],
    ['bullet', 'bullet1'],
    ['number', 'number1'],
    ['quote', 'quote'],
  ] as const)('%s is given to what is selected, and taken away again', (style: BlockStyle, kind) => {
    const start = selecting(paragraphs('a', 'b', 'c'), 0, 1)
    const styled = after(start, toggleStyle(style))
    expect(kinds(styled)).toEqual([kind, kind, 'paragraph'])
    expect(isStyled(styled, style)).toBe(true)
    expect(styled.doc.textBetween(styled.selection.from, styled.selection.to, '|')).toBe('a|b')
    expect(kinds(after(styled, toggleStyle(style)))).toEqual(['paragraph', 'paragraph', 'paragraph'])
    expect(kinds(after(styled, undo))).toEqual(['paragraph', 'paragraph', 'paragraph'])
  })
  it('changes from any other without losing a letter', () => {
    fc.assert(
      fc.property(
        richTexts,
        fc.constantFrom('heading', 'subheading', 'bullet', 'number', 'quote'),
        fc.nat(),
        (text, style, at) => {
          const start = selecting(text, at % text.length)
          const command = toggleStyle(style)
          const next = after(start, command)
          next.doc.check()
          expect(next.doc.textBetween(0, next.doc.content.size, '|', '\n')).toBe(
            start.doc.textBetween(0, start.doc.content.size, '|', '\n'),
          )
        },
      ),
    )
  })
})

describe('items of a list', () => {
  const list = (...levels: (1 | 2 | 3)[]): RichText =>
    levels.map((level, at) => ({ type: 'bullet', level, text: [{ text: `${at}` }] }))
  it('go deeper and up again, and out of the list from the first level', () => {
    const deeper = after(cursor(list(1, 1, 1), 1), shiftItems(1))
    expect(kinds(deeper)).toEqual(['bullet1', 'bullet2', 'bullet1'])
    expect(kinds(after(deeper, shiftItems(-1)))).toEqual(['bullet1', 'bullet1', 'bullet1'])
    expect(kinds(after(cursor(list(1, 1), 1), shiftItems(-1)))).toEqual(['bullet1', 'paragraph'])
  })
  it('have nothing to go under at the start, and no level below the third', () => {
    for (const state of [cursor(list(1, 1), 0), cursor(list(1, 2, 3, 3), 3), cursor(paragraphs('a'), 0)])
      expect(shiftItems(1)(state)).toBe(false)
  })
  it('are left by Backspace at their start and by Enter when empty, a level at a time', () => {
    const up = after(cursor(list(1, 2), 1), stepOut('at-start'))
    expect(kinds(up)).toEqual(['bullet1', 'bullet1'])
    expect(kinds(after(up, stepOut('at-start')))).toEqual(['bullet1', 'paragraph'])
    expect(stepOut('at-start')(cursor(list(1), 0, 1))).toBe(false)
    expect(stepOut('empty')(cursor(list(1), 0))).toBe(false)
    expect(kinds(after(cursor([{ type: 'quote', text: [{ text: 'a' }] }], 0), stepOut('at-start')))).toEqual([
      'paragraph',
    ])
  })
})

describe('a link', () => {
  const href = 'https://sira.example/'
  it('is put on what is selected, changed, and removed', () => {
    const linked = after(selecting(paragraphs('press')), setLink(href, ''))
    expect(toRichText(linked.doc)).toEqual([{ type: 'paragraph', text: [{ text: 'press', link: href }] }])
    const inside = linked.apply(linked.tr.setSelection(TextSelection.create(linked.doc, 3)))
    expect(linkAt(inside)).toEqual({ from: 1, to: 6, href })
    expect(toRichText(after(inside, setLink('tel:+251911234567', '')).doc)[0]?.text[0]?.link).toBe('tel:+251911234567')
    expect(toRichText(after(inside, removeLink).doc)).toEqual(paragraphs('press'))
    expect(removeLink(cursor(paragraphs('a'), 0))).toBe(false)
  })
  it('stands where nothing is selected with a text of its own, or its address', () => {
    expect(toRichText(after(cursor(paragraphs('ab'), 0, 1), setLink(href, 'here')).doc)[0]?.text).toEqual([
      { text: 'a' },
      { text: 'here', link: href },
      { text: 'b' },
    ])
    expect(toRichText(after(cursor(paragraphs('a'), 0, 1), setLink(href, '')).doc)[0]?.text).toEqual([
      { text: 'a' },
      { text: href, link: href },
    ])
  })
  it('is written as its safe address', () => {
    const own = schema.marks.link.create({ href: '/user/templates' })
    expect(schema.marks.link.spec.toDOM?.(own, true)).toEqual(['a', { href: '/user/templates' }, 0])
    const mark = schema.marks.link.create({ href: 'javascript:alert(1)' })
    expect(schema.marks.link.spec.toDOM?.(mark, true)).toEqual(['a', { href: '' }, 0])
  })
})

describe('a merge field', () => {
  const salary = { text: '{salary}', field: 'salary' } as const
  const today = { text: '{today}', bold: true, field: 'today' } as const
  const letter: RichText = [
    { type: 'paragraph', text: [{ text: 'Pays ' }, salary, salary, { text: '.' }] },
    { type: 'cell', row: 1, column: 1, text: [today] },
  ]
  it('comes back as it was, also beside another one', () => {
    const document = toDocument(letter)
    document.check()
    expect(toRichText(document)).toEqual(letter)
    expect(richLetter(1000).safeParse(toRichText(document)).success).toBe(true)
  })
  it('is put in among letters, looks like them, and goes with one key', () => {
    const state = after(cursor(letter, 0, 5), insertField('position'))
    const name = { text: '{position}', field: 'position' } as const
    expect(toRichText(state.doc)[0]?.text).toEqual([{ text: 'Pays ' }, name, salary, salary, { text: '.' }])
    const behind = state.apply(state.tr.delete(state.selection.from - 1, state.selection.from))
    expect(toRichText(behind.doc)).toEqual(letter)
  })
  it('stays where its block becomes another kind', () => {
    const state = after(cursor(letter, 0, 6), toggleStyle('bullet'))
    expect(toRichText(state.doc)[0]).toEqual({ ...letter[0], type: 'bullet', level: 1 })
    const bold = after(selecting(letter, 0, 0), toggleMark(schema.marks.bold))
    expect(toRichText(bold.doc)[0]?.text[1]).toEqual({ ...salary, bold: true })
  })
})
