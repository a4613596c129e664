import { memo } from 'react'
import { initials } from '../../../openapi/format/names.ts'
import type { SeatLine } from '../../../openapi/chart-cards.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useDates } from '../../ui/useDates.ts'
import type { ChartPlace } from './chart-model.ts'

export interface StageCardProps {
  readonly place: ChartPlace
  readonly x: number
  readonly y: number
  readonly isOpen: boolean
  /** It has the focus when the tree gets it. */
  readonly isAtHand: boolean
  readonly isTold: boolean
}

/**
 * A position in the chart. It has no handlers and no styles of its own: there are many of them, and the stage has both.
 */
export const StageCard = memo(function StageCard({ place, x, y, isOpen, isAtHand, isTold }: StageCardProps) {
  const { t, lang } = useTexts()
  const { short } = useDates()
  const { card, children, depth, position, siblings, below } = place
  const other = (of: string) => (of === lang ? {} : { lang: of })
  return (
    <div
      role="treeitem"
      id={`position-${card.id}`}
      data-id={card.id}
      aria-level={depth + 1}
      aria-posinset={position}
      aria-setsize={siblings}
      {...(children.length > 0 ? { 'aria-expanded': isOpen } : {})}
      aria-selected={isTold}
      tabIndex={isAtHand ? 0 : -1}
      className={card.vacant > 0 && card.node.people.length === 0 ? 'card open' : 'card'}
      style={{ left: x, top: y, height: card.height }}
    >
      <span className={card.titleLines === 2 ? 'title two' : 'title'} {...other(card.title.lang)}>
        {card.title.text}
      </span>{' '}
      <span className="department" {...other(card.department.lang)}>
        {card.department.text}
      </span>
      <span className="seats">
        {card.seats.map((seat, n) => (
          <Seat
            key={seat.kind === 'person' ? seat.person.employment_id : `${seat.kind} ${n}`}
            seat={seat}
            vacantText={t('chart.vacant')}
            moreText={seat.kind === 'more' ? t('chart.more', { people: seat.people, vacant: seat.vacant }) : ''}
            startsText={
              seat.kind === 'person' && seat.person.starts_on !== null
                ? t('chart.starts.short', { date: short(seat.person.starts_on) })
                : ''
            }
            lang={lang}
          />
        ))}
      </span>
      {children.length > 0 ? (
        <span
          className="toggle"
          data-toggle=""
          aria-hidden="true"
          title={t(isOpen ? 'chart.close_one' : 'chart.open_one', { count: below })}
        >
          {isOpen ? '−' : `+${below}`}
        </span>
      ) : null}
    </div>
  )
})

interface SeatProps {
  readonly seat: SeatLine
  readonly vacantText: string
  readonly moreText: string
  /** Empty for those who have begun. */
  readonly startsText: string
  readonly lang: string
}
function Seat({ seat, vacantText, moreText, startsText, lang }: SeatProps) {
  if (seat.kind === 'more') return <span className="seat more"> {moreText}</span>
  if (seat.kind === 'vacant')
    return (
      <span className="seat vacant">
        <span className="face" aria-hidden="true" /> {vacantText}
      </span>
    )
  const { name, person } = seat
  return (
    <span className="seat">
      <span className="face" aria-hidden="true">
        {person.photo ? <img src={person.photo} alt="" draggable={false} loading="lazy" /> : initials(name.text)}
      </span>{' '}
      <span className="name" {...(name.lang === lang ? {} : { lang: name.lang })}>
        {name.text}
      </span>
      {startsText === '' ? null : <span className="starts"> {startsText}</span>}
    </span>
  )
}
