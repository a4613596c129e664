import { EditorView } from 'prosemirror-view'
import type { Command, EditorState } from 'prosemirror-state'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { RichText } from '../../../openapi/rich-text.ts'
import { editorState } from './editor-state.ts'
import { cleaned, withoutTables } from './pasted.ts'
import { toRichText } from './schema.ts'

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

  useEffect(() => {
    const refuse = (data: DataTransfer | null, event: Event): boolean => {
      if (takes(data)) return false
      event.preventDefault()
      return true
    }
    const made = new EditorView(host.current, {
      state: first.current,
      transformPastedHTML: (html) => cleaned(html, tables),
      transformPasted: (slice) => (tables ? slice : withoutTables(slice)),
      handleDOMEvents: {
        blur: () => blur(),
        paste: (_view, event) => refuse(event.clipboardData, event),
        drop: (_view, event) => refuse(event.dataTransfer, event),
      },
      handleKeyDown: (_view, event) => {
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
  }, [tables])

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
