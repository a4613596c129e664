import { useDroppable } from '@dnd-kit/core'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { ApplicantRow, HiringStage } from '../../../openapi/schemas/job-application.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { BoardPart } from '../../machines/applicant-board/board.machine.ts'
import { BoardCard, type CardActs } from './BoardCard.tsx'
import { useStageName } from './application-look.tsx'
import { CARD_STEP } from './board.styles.ts'

/** Cards that are drawn above and below those in sight. */
const BEYOND = 2

interface BoardColumnViewProps {
  readonly stage: HiringStage
  readonly part: BoardPart<ApplicantRow>
  /** Whether it is likely in sight when the board is first drawn. */
  readonly isLikelyInSight: boolean
  readonly acts: CardActs
  /** Who is carried. */
  readonly held: string | null
  /** Whether what is carried may be put down here; null while nothing is carried. */
  readonly takes: boolean | null
  readonly isOver: boolean
  /** Who takes the focus once they stand here. */
  readonly focusOn: string | null
  readonly onFocused: () => void
  readonly onMore: () => void
  /** What can be done to everybody in the column. */
  readonly menu: ReactNode
}

const stepInPixels = () => CARD_STEP * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
interface Range {
  readonly from: number
  readonly to: number
}
const NOTHING: Range = { from: 0, to: 0 }

/** What is likely in sight of a column as high as `boardStyles` makes it: known before the browser has placed anything. */
function likelyRange(count: number): Range {
  const step = stepInPixels()
  const rem = step / CARD_STEP
  const height = Math.max(22 * rem, innerHeight - 20 * rem)
  return { from: 0, to: Math.min(count, Math.ceil(height / step)) }
}

/**
 * Which cards of a column are in sight: none while the column itself is not. One that is likely in sight has its first
 * cards at once; the others wait for the browser to say.
 */
function useRange(count: number, isLikelyInSight: boolean) {
  const box = useRef<HTMLDivElement>(null)
  /** Null: not known yet. */
  const isNear = useRef<boolean | null>(null)
  const [range, setRange] = useState(() => (isLikelyInSight ? likelyRange(count) : NOTHING))
  const inSight = (): Range => {
    // What is asked of the box makes the browser lay the page out.
    if (box.current === null || isNear.current !== true) return NOTHING
    const { scrollTop, clientHeight } = box.current
    const step = stepInPixels()
    const from = Math.max(0, Math.floor(scrollTop / step) - BEYOND)
    return { from, to: Math.min(count, Math.ceil((scrollTop + clientHeight) / step) + BEYOND) }
  }
  const measure = useEffectEvent(() => {
    if (isNear.current === null) return
    const now = inSight()
    setRange((before) => (before.from === now.from && before.to === now.to ? before : now))
  })
  useLayoutEffect(() => measure(), [count])
  useEffect(() => {
    const { current } = box
    if (current === null) return undefined
    const sized = new ResizeObserver(() => measure())
    const near = new IntersectionObserver(([entry]) => {
      isNear.current = entry?.isIntersecting ?? false
      measure()
    })
    sized.observe(current)
    near.observe(current)
    const scrolled = () => measure()
    current.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      sized.disconnect()
      near.disconnect()
      current.removeEventListener('scroll', scrolled)
    }
  }, [])
  return { box, range }
}

/** The cards to draw, in their order: those in sight, and those that must not go whatever is scrolled. */
function placesOf(rows: readonly ApplicantRow[], { from, to }: Range, always: readonly (string | null)[]) {
  const shown = rows.slice(from, to).map((row, n) => ({ row, place: from + n }))
  for (const one of new Set(always)) {
    const place = one === null ? -1 : rows.findIndex(({ id }) => id === one)
    const row = rows[place]
    if (row && (place < from || place >= to)) shown.push({ row, place })
  }
  return shown.toSorted((a, b) => a.place - b.place)
}

/** One column of the board: its count, and those of its cards that are in sight. */
export function BoardColumnView(props: BoardColumnViewProps) {
  const { stage, part, isLikelyInSight, acts, held, takes, isOver, focusOn, onFocused, onMore, menu } = props
  const { t, intl } = useTexts()
  const { rows, count } = part
  const { setNodeRef } = useDroppable({ id: stage.id })
  const { box, range } = useRange(count, isLikelyInSight)
  // A card that has the focus stays, however far it is scrolled away.
  const [kept, setKept] = useState<string | null>(null)
  const more = useEffectEvent(onMore)
  const lacks = range.to > rows.length && rows.length < count
  useEffect(() => {
    if (lacks) more()
  }, [lacks, rows.length])

  const arrived = focusOn === null ? -1 : rows.findIndex(({ id }) => id === focusOn)
  const takeFocus = useEffectEvent(() => {
    const card = box.current?.querySelector<HTMLElement>(`[data-card="${focusOn}"]`)
    if (card) {
      card.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const grip = card.querySelector<HTMLElement>('[data-grip]') ?? card.querySelector<HTMLElement>('.name')
      grip?.focus({ preventScroll: true })
    }
    onFocused()
  })
  useEffect(() => {
    if (arrived >= 0) takeFocus()
  }, [arrived])

  const name = useStageName()(stage)
  const drawn = placesOf(rows, range, [kept, focusOn, held])
  return (
    <section
      ref={setNodeRef}
      className="column"
      data-column={stage.id}
      data-open={takes === true || undefined}
      data-closed={takes === false || undefined}
      data-over={(isOver && takes === true) || undefined}
      aria-label={t('application.board.column', { name, count })}
    >
      <div className="head">
        <h2>
          {name}
          <span className="count">{intl.formatNumber(count)}</span>
        </h2>
        {menu}
      </div>
      <div
        ref={box}
        className="cards"
        onFocus={({ target }) => setKept(target.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? null)}
      >
        {count === 0 ? <p className="none">{t('application.board.none')}</p> : null}
        <ul style={{ height: `${count * CARD_STEP}rem` }}>
          {drawn.map(({ row, place }) => (
            <BoardCard key={row.id} row={row} place={place} count={count} isHeld={held === row.id} {...acts} />
          ))}
        </ul>
      </div>
    </section>
  )
}
