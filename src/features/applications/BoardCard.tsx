import { useDraggable } from '@dnd-kit/core'
import { memo, type KeyboardEvent } from 'react'
import type { ApplicantRow, HiringStage } from '../../../openapi/schemas/job-application.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { useDates } from '../../ui/useDates.ts'
import { decisionsOf, movesOf, type EmployersEvent } from './acts.ts'
import { useStageName } from './application-look.tsx'
import { CARD_STEP } from './board.styles.ts'
import { oneDecimal } from './review/one-decimal.ts'

/** Plain elements, made once: the components of `icons.tsx` carry styles of their own, thousands of times. */
const drawn = (d: string, strokeWidth: number) => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth={strokeWidth}>
    <path d={d} strokeLinecap="round" />
  </svg>
)
const GRIP = drawn('M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01', 3)
const MORE = drawn('M5 12v.01M12 12v.01M19 12v.01', 3.5)

export interface CardActs {
  readonly stages: readonly HiringStage[]
  readonly nameOf: (row: Pick<ApplicantRow, 'name'>) => string
  readonly onOpen: (row: ApplicantRow) => void
  readonly onAct: (event: EmployersEvent, row: ApplicantRow) => void
  /** A key on the grip, with which a card is taken, carried and put down. */
  readonly onKey: (event: KeyboardEvent, row: ApplicantRow) => void
  readonly onLetGo: () => void
}
interface BoardCardProps extends CardActs {
  readonly row: ApplicantRow
  /** Its place in the column, from 0, and how many there are. */
  readonly place: number
  readonly count: number
  readonly isHeld: boolean
}

/** One applicant on the board. The whole card is dragged by mouse, or by a finger that rests on it; its grip by keys. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { row, place, count, isHeld, stages, nameOf, onOpen, onAct, onKey, onLetGo } = props
  const { t } = useTexts()
  const { date } = useDates()
  const name = nameOf(row)
  const nameOfStage = useStageName()
  const acts = [...movesOf(row, stages, t, nameOfStage), ...decisionsOf(row, t)]
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: row.id,
    data: { row },
    disabled: acts.length === 0,
  })
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      data-card={row.id}
      data-dragged={isDragging || undefined}
      data-held={isHeld || undefined}
      aria-posinset={place + 1}
      aria-setsize={count}
      style={{ top: `${place * CARD_STEP}rem` }}
    >
      <button type="button" className="name" title={name} onClick={() => onOpen(row)}>
        {name}
      </button>
      <span className="about">
        {row.knocked_out ? <span className="unfit">{t('application.knocked_out.short')} · </span> : null}
        {row.rating === null ? null : <>{t('application.rated', { score: oneDecimal(row.rating) })} · </>}
        {t('application.sent.on', { date: date(row.applied_at) })}
      </span>
      {acts.length === 0 ? null : (
        <span className="tools">
          <Menu
            label={t('application.acts', { name })}
            placement="bottom-end"
            entries={acts.map(({ key, text }) => ({ key, text }))}
            onChoose={(key) => {
              const act = acts.find((each) => each.key === key)
              if (act) onAct(act.send, row)
            }}
            renderTrigger={(trigger) => (
              <button type="button" className="tool" aria-label={t('application.acts', { name })} {...trigger}>
                {MORE}
              </button>
            )}
          />
          <button
            type="button"
            className="tool grip"
            data-grip
            aria-label={t('application.board.carry', { name })}
            aria-pressed={isHeld}
            onKeyDown={(event) => onKey(event, row)}
            onBlur={() => onLetGo()}
          >
            {GRIP}
          </button>
        </span>
      )}
    </li>
  )
})
