import { EditorView } from 'prosemirror-view'
import { Selection, type Command, type EditorState } from 'prosemirror-state'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { fieldText, type LetterField } from '../../../openapi/letter-fields.ts'
import type { RichText } from '../../../openapi/rich-text.ts'
import { editorState } from './editor-state.ts'
import { fieldView } from './field-node.ts'
import { cleaned, isOnlyPictures, withoutTables } from './pasted.ts'
import { selectedPicture, writeBehindPicture } from './picture-commands.ts'
import { pictureView } from './picture-node.ts'
import { toRichText } from './schema.ts'

export interface EditorPictures {
  /** The address of a picture of this text; null for any other. */
  readonly urlOf: (file: string) => string | null
  /** Files were dropped or pasted where the cursor is now. */
  readonly onFiles: (files: readonly File[]) => void
  /** The picture that is selected is to be changed, or a new one to be put in. */
  readonly onAsked: () => void
  /** So many pictures of what was pasted stayed outside. */
  readonly onLeftOut: (count: number) => void
}

export interface EditorFields {
  readonly labelOf: (field: LetterField) => string
  /** A field is to be put in. */
  readonly onAsked: () => void
}

export interface EditorOptions {
  readonly text: RichText
  readonly onText: (text: RichText) => void
  readonly onBlur: () => void
  readonly onLinkKey: () => void
  /** Asked with the number of characters before something is pasted or dropped; false: it stays outside. */
  readonly takes: (characters: number) => boolean
  readonly isDisabled: boolean
  /** Whether it may have tables; pasted ones are lines otherwise. It stays as it is at first. */
  readonly tables: boolean
  /** What it may have of pictures; null: none. It stays as it is at first. */
  readonly pictures: EditorPictures | null
  /** What its merge fields are called, and who is asked for one; null: it has none. It stays as it is at first. */
  readonly fields: EditorFields | null
  /** Of the element that is written in: role, name, language. Undefined ones are left out. */
  readonly attributes: Readonly<Record<string, string | undefined>>
}
export interface Editor {
  /** The editor writes into this element and keeps it to itself. */
  readonly host: RefObject<HTMLDivElement | null>
  readonly state: EditorState
  readonly run: (command: Command) => void
  readonly focus: () => void
}

/**
 * A text being edited. It takes another one from outside (a reset, a restored draft) with a new history, and keeps its
 * own while that is what it gave.
 */
export function useEditor(options: EditorOptions): Editor {
  const { text, isDisabled, tables } = options
  const hasPictures = options.pictures !== null
  const hasFields = options.fields !== null
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  /**
   * What was given outside and has not come back yet, oldest first, and what came back last: a text that is none of
   * these was set by someone else.
   */
  const given = useRef([JSON.stringify(text)])
  const [state, setState] = useState(() => editorState(text, tables))
  const first = useRef(state)
  const change = useEffectEvent((next: RichText) => options.onText(next))
  const blur = useEffectEvent(() => options.onBlur())
  const askLink = useEffectEvent(() => options.onLinkKey())
  const takes = useEffectEvent((data: DataTransfer | null) => options.takes(data?.getData('text/plain').length ?? 0))
  const labelOf = useEffectEvent((field: LetterField) => options.fields?.labelOf(field) ?? fieldText(field))
  const askField = useEffectEvent(() => options.fields?.onAsked())
  const urlOf = useEffectEvent((file: string) => options.pictures?.urlOf(file) ?? null)
  const giveFiles = useEffectEvent((files: readonly File[]) => options.pictures?.onFiles(files))
  const askPicture = useEffectEvent(() => options.pictures?.onAsked())
  const tellLeftOut = useEffectEvent((count: number) => options.pictures?.onLeftOut(count))

  useEffect(() => {
    /** Pictures that came as files and not as a part of a text. */
    const filesIn = (data: DataTransfer | null): readonly File[] => {
      const files = hasPictures ? [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/')) : []
      return isOnlyPictures(data?.getData('text/html') ?? '') ? files : []
    }
    const takeFiles = (data: DataTransfer | null, event: Event): boolean => {
      const files = filesIn(data)
      if (files.length === 0) return false
      event.preventDefault()
      giveFiles(files)
      return true
    }
    const refuse = (data: DataTransfer | null, event: Event): boolean => {
      if (takes(data)) return false
      event.preventDefault()
      return true
    }
    const made = new EditorView(host.current, {
      state: first.current,
      nodeViews: {
        picture: (node) => pictureView(node, (file) => urlOf(file)),
        field: (node) => fieldView(node, (field) => labelOf(field)),
      },
      transformPastedHTML: (pasted) => {
        const isOwnPicture = hasPictures ? (file: string) => urlOf(file) !== null : null
        const { html, leftOut } = cleaned(pasted, { tables, fields: hasFields, isOwnPicture })
        if (leftOut > 0) tellLeftOut(leftOut)
        return html
      },
      transformPasted: (slice) => (tables ? slice : withoutTables(slice)),
      handleDOMEvents: {
        blur: () => blur(),
        paste: (_view, event) => refuse(event.clipboardData, event) || takeFiles(event.clipboardData, event),
        drop: (view_, event) => {
          if (refuse(event.dataTransfer, event)) return true
          if (view_.dragging || filesIn(event.dataTransfer).length === 0) return false
          const there = view_.posAtCoords({ left: event.clientX, top: event.clientY })
          if (there) view_.dispatch(view_.state.tr.setSelection(Selection.near(view_.state.doc.resolve(there.pos))))
          return takeFiles(event.dataTransfer, event)
        },
      },
      handleTextInput: ({ state: now, dispatch }, _from, _to, letters) => writeBehindPicture(letters)(now, dispatch),
      handleDoubleClickOn: ({ state: now }) => {
        if (!selectedPicture(now)) return false
        askPicture()
        return true
      },
      handleKeyDown: (_view, event) => {
        if (hasPictures && event.code === 'KeyP' && event.altKey && (event.ctrlKey || event.metaKey)) {
          event.preventDefault()
          askPicture()
          return true
        }
        if (hasFields && event.code === 'KeyF' && event.altKey && (event.ctrlKey || event.metaKey)) {
          event.preventDefault()
          askField()
          return true
        }
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
          return false
        event.preventDefault()
        askLink()
        return true
      },
      dispatchTransaction: (tr) => {
        const before = made.state.doc
        const next = made.state.apply(tr)
        made.updateState(next)
        setState(next)
        if (next.doc === before) return
        const written = toRichText(next.doc)
        given.current.push(JSON.stringify(written))
        change(written)
      },
    })
    view.current = made
    return () => {
      first.current = made.state
      view.current = null
      made.destroy()
    }
  }, [tables, hasPictures, hasFields])

  useEffect(() => {
    const now = JSON.stringify(text)
    // Letters may be typed while earlier ones are on their way through the form.
    const at = given.current.indexOf(now)
    given.current = at < 0 ? [now] : given.current.slice(at)
    if (at >= 0) return
    const fresh = editorState(text, tables)
    view.current?.updateState(fresh)
    setState(fresh)
  }, [text, tables])

  const described = JSON.stringify(options.attributes)
  useEffect(() => {
    const attributes = JSON.parse(described) as Record<string, string>
    view.current?.setProps({ editable: () => !isDisabled, attributes })
  }, [described, isDisabled])

  return {
    host,
    state,
    focus: () => view.current?.focus(),
    run: (command) => {
      const now = view.current
      if (!now) return
      command(now.state, now.dispatch, now)
      now.focus()
    },
  }
}
