import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'

interface Tab<K extends string> {
  readonly key: K
  readonly text: string
}
interface TabsProps<K extends string> {
  /** What the tabs are of, for those who hear it. */
  readonly label: string
  /** Begins the ids of the tabs and of their panels. */
  readonly id: string
  readonly tabs: readonly Tab<K>[]
  readonly tab: K
  readonly onTab: (key: K) => void
}

const tabId = (id: string, key: string) => `${id}-tab-${key}`
const panelId = (id: string, key: string) => `${id}-panel-${key}`
/** How far each key leads; Home and End lead to the ends. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Parts of one thing, of which one is seen at a time; the arrow keys go from tab to tab. */
export function Tabs<K extends string>({ label, id, tabs, tab, onTab }: TabsProps<K>) {
  const list = useRef<HTMLDivElement>(null)
  // Where not all have room, the chosen one is in sight; only the row of tabs moves.
  useEffect(() => {
    const row = list.current
    const chosen = row?.querySelector<HTMLElement>(`#${CSS.escape(tabId(id, tab))}`)
    if (!row || !chosen) return
    const [outer, inner] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
    if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left
    else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right
  }, [id, tab])
  const go = (event: KeyboardEvent) => {
    const place = tabs.findIndex(({ key }) => key === tab)
    const step = STEPS[event.key]
    const to =
      event.key === 'Home'
        ? tabs[0]
        : event.key === 'End'
          ? tabs.at(-1)
          : step === undefined
            ? undefined
            : tabs[(place + step + tabs.length) % tabs.length]
    if (to === undefined) return
    event.preventDefault()
    onTab(to.key)
    list.current?.querySelector<HTMLElement>(`#${tabId(id, to.key)}`)?.focus()
  }
  return (
    <chakra.div
      ref={list}
      role="tablist"
      aria-label={label}
      display="flex"
      gap="1"
      overflowX="auto"
      // Room for the ring of the focus, which would be cut off.
      p="1"
      m="-1"
      borderBottomWidth="1px"
      onKeyDown={go}
    >
      {tabs.map(({ key, text }) => (
        <Button
          key={key}
          id={tabId(id, key)}
          role="tab"
          aria-selected={tab === key}
          aria-controls={panelId(id, key)}
          tabIndex={tab === key ? 0 : -1}
          variant={tab === key ? 'subtle' : 'ghost'}
          colorPalette={tab === key ? 'primary' : 'gray'}
          size="sm"
          flexShrink="0"
          onClick={() => onTab(key)}
        >
          {text}
        </Button>
      ))}
    </chakra.div>
  )
}

interface TabPanelProps {
  /** As of the tabs. */
  readonly id: string
  readonly tab: string
  readonly isShown: boolean
  readonly children: ReactNode
}
/** What belongs to one tab; where it is not shown, what was written in it stays. */
export const TabPanel = ({ id, tab, isShown, children }: TabPanelProps) => (
  <chakra.div
    role="tabpanel"
    id={panelId(id, tab)}
    aria-labelledby={tabId(id, tab)}
    hidden={!isShown}
    tabIndex={0}
    outlineOffset="4px"
    borderRadius="l2"
  >
    {children}
  </chakra.div>
)
