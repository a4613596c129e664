import { chakra } from '@chakra-ui/react/styled-system'
import {
  startTransition,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ChevronDownIcon, ChevronRightIcon } from '../../ui/icons.tsx'
import { shownOrder, type ChartModel } from './chart-model.ts'
import { Holder } from './Details.tsx'

export interface OutlineHandle {
  readonly goTo: (id: string) => void
}
export interface OutlineProps {
  readonly model: ChartModel
  readonly collapsed: ReadonlySet<string>
  readonly onGo: (id: string) => void
  readonly onToggle: (id: string) => void
  readonly handle?: Ref<OutlineHandle>
}

/** Rows come so many at a time, so that a large company never holds up the page. */
const AT_ONCE = 20
/** Deeper rows move no further to the right: a phone has no more room. */
const DEEPEST = 6

/** The same company as a list: for phones, for who hears it, and for paper. */
export function Outline({ model, collapsed, onGo, onToggle, handle }: OutlineProps) {
  const order = useMemo(() => shownOrder(model, collapsed), [model, collapsed])
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<string | null>(null)
  const [count, setCount] = useState(AT_ONCE)
  useEffect(() => {
    if (count < order.length) startTransition(() => setCount(count + AT_ONCE))
  }, [count, order])
  useImperativeHandle(handle, () => ({
    goTo: (id) => {
      wanted.current = id
      onGo(id)
    },
  }))
  useLayoutEffect(() => {
    const row =
      wanted.current === null ? null : list.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`)
    if (!row) return
    wanted.current = null
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'center' })
  })
  return (
    <chakra.ul ref={list} listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="clip">
      {order.slice(0, count).map((id) => (
        <Row key={id} id={id} model={model} isOpen={!collapsed.has(id)} onToggle={onToggle} />
      ))}
    </chakra.ul>
  )
}

interface RowProps {
  readonly id: string
  readonly model: ChartModel
  readonly isOpen: boolean
  readonly onToggle: (id: string) => void
}

function Row({ id, model, isOpen, onToggle }: RowProps) {
  const { t, lang } = useTexts()
  const place = model.places.get(id)
  if (!place) return null
  const { card, parentId, depth, children, below } = place
  const superior = parentId === null ? undefined : model.places.get(parentId)?.card.title
  const other = (of: string) => (of === lang ? {} : { lang: of })
  return (
    <chakra.li
      data-row={id}
      tabIndex={-1}
      display="flex"
      gap="1"
      py="2.5"
      pe="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' }}
      style={{
        paddingInlineStart: `${0.25 + Math.min(depth, DEEPEST) * 1.25}rem`,
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 6rem',
      }}
    >
      <chakra.span width="11" flexShrink="0" _print={{ display: 'none' }}>
        {children.length > 0 ? (
          <IconButton
            label={`${card.title.text}: ${t(isOpen ? 'chart.close_one' : 'chart.open_one', { count: below })}`}
            aria-expanded={isOpen}
            onClick={() => onToggle(id)}
          >
            {isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
          </IconButton>
        ) : null}
      </chakra.span>
      <chakra.div flex="1" minWidth="0" pt="1.5">
        <chakra.h2 textStyle="md" fontWeight="650" overflowWrap="anywhere" {...other(card.title.lang)}>
          {card.title.text}
        </chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          <span {...other(card.department.lang)}>{card.department.text}</span>
          {superior ? (
            <chakra.span srOnly>
              , {t('chart.reports_to')} <span {...other(superior.lang)}>{superior.text}</span>
            </chakra.span>
          ) : null}
        </chakra.p>
        <chakra.dl textStyle="sm" display="flex" flexWrap="wrap" columnGap="5" mt="0.5">
          <chakra.dt srOnly>{t('chart.people')}</chakra.dt>
          {card.node.people.map((person) => (
            <Holder key={person.employment_id} person={person} />
          ))}
          {card.vacant > 0 ? (
            <chakra.dd color="fg.warning" py="1" display="flex" alignItems="center" minHeight="9">
              {t('chart.more', { people: 0, vacant: card.vacant })}
            </chakra.dd>
          ) : null}
        </chakra.dl>
      </chakra.div>
    </chakra.li>
  )
}
