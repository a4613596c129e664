import { chakra } from '@chakra-ui/react/styled-system'
import type { EditorState } from 'prosemirror-state'
import { useRef, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { IconButton } from '../IconButton.tsx'
import { toolbarLayout, toolSize } from './frame.tsx'
import { toolsOf, type Extras, type Tool } from './tools.tsx'

export interface ToolbarProps {
  readonly label: string
  /** The id of what it formats. */
  readonly controls: string
  readonly state: EditorState
  readonly disabled: boolean
  readonly extras: Extras
  readonly onTool: (tool: Tool) => void
}

/** `Control+Shift+8` as people write it. */
const spoken = (keys: string) => keys.replace('Control', /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl')

/**
 * The buttons above a text: one stop for Tab, arrow keys go from one to the next, and the selection of the text stays.
 */
export function Toolbar({ label, controls, state, disabled, extras, onTool }: ToolbarProps) {
  const { t } = useTexts()
  const root = useRef<HTMLDivElement>(null)
  const tools = toolsOf(state, extras)
  const [wished, setStop] = useState(0)
  const stop = Math.min(wished, tools.length - 1)
  const go = (to: number) => {
    const at = (to + tools.length) % tools.length
    setStop(at)
    root.current?.querySelectorAll('button')[at]?.focus()
  }
  return (
    <chakra.div
      ref={root}
      role="toolbar"
      aria-label={t('field.rich.tools', { label })}
      aria-controls={controls}
      {...toolbarLayout}
      onKeyDown={(event) => {
        const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: tools.length - 1 }[event.key]
        if (to === undefined) return
        event.preventDefault()
        go(to)
      }}
    >
      {tools.map((tool, at) => {
        const { label: name, Icon, keys, run, isOn } = tool
        const on = isOn?.(state)
        // It stays a stop of the keyboard: a button that can do nothing now may be the one that has the focus.
        const isIdle = typeof run !== 'string' && isOn === undefined && !run(state)
        return (
          <IconButton
            key={name}
            label={t(name)}
            title={`${t(name)} (${spoken(keys)})`}
            aria-keyshortcuts={keys}
            {...(on === undefined ? {} : { pressed: on })}
            variant={on ? 'subtle' : 'ghost'}
            colorPalette={on ? 'primary' : 'gray'}
            {...toolSize}
            tabIndex={at === stop ? 0 : -1}
            disabled={disabled}
            {...(isIdle ? { 'aria-disabled': true, opacity: '0.5' } : {})}
            onFocus={() => setStop(at)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (isIdle ? undefined : onTool(tool))}
          >
            <Icon />
          </IconButton>
        )
      })}
    </chakra.div>
  )
}
