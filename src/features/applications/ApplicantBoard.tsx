import { DndContext, DragOverlay, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { chakra } from '@chakra-ui/react/styled-system'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { ApplicantRow, HiringStage } from '../../../openapi/schemas/job-application.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { BoardPart } from '../../machines/applicant-board/board.machine.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { MoreIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { runningStages, type EmployersEvent } from './acts.ts'
import { useStageName } from './application-look.tsx'
import { eventInto, stageBeside } from './board.ts'
import { boardStyles, COLUMN_WIDTH } from './board.styles.ts'
import type { CardActs } from './BoardCard.tsx'
import { BoardColumnView } from './BoardColumnView.tsx'

export interface ApplicantBoardProps extends Pick<CardActs, 'stages' | 'nameOf' | 'onOpen' | 'onAct'> {
  readonly parts: readonly BoardPart<ApplicantRow>[]
  readonly onMore: (stage: string) => void
  /** Everybody in a stage is to go to another, or to be rejected. */
  readonly onAll: (from: HiringStage, to: HiringStage) => void
}

const MOUSE = { activationConstraint: { distance: 5 } }
/** A finger that rests takes a card; one that moves at once scrolls. */
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } }
const LEADS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** So many columns are likely in sight when the board is first drawn. */
const columnsAcross = () => Math.max(1, Math.floor(innerWidth / (COLUMN_WIDTH * 16)))

/** The column that is seen first, and how to go to another. */
function usePicker() {
  const board = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState('')
  const columns = () => [...(board.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  return {
    board,
    first,
    follow: () => {
      const left = board.current?.getBoundingClientRect().left ?? 0
      const at = columns().find((column) => column.getBoundingClientRect().right > left + 40)
      setFirst(at?.dataset['column'] ?? '')
    },
    goTo: (key: string) =>
      columns()
        .find((column) => column.dataset['column'] === key)
        ?.scrollIntoView({ inline: 'start', block: 'nearest' }),
  }
}

/** Who is carried, and the stage in which they would be put down. */
interface Carried {
  readonly row: ApplicantRow
  readonly to: string
  readonly byKey: boolean
}

/** The applicants in columns, among which they are moved by pointer, by finger, by keys and from a menu. */
export function ApplicantBoard({ parts, stages, nameOf, onOpen, onAct, onMore, onAll }: ApplicantBoardProps) {
  const { t } = useTexts()
  const nameOfStage = useStageName()
  const picker = usePicker()
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))
  const [carried, setCarried] = useState<Carried | null>(null)
  const [focusOn, setFocusOn] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const say = (what: 'carried' | 'over' | 'put' | 'stays', row: ApplicantRow, stage: HiringStage) =>
    setSaid(t(`application.board.${what}`, { name: nameOf(row), column: nameOfStage(stage) }))
  // Whoever moves goes to another column, and the focus with them.
  const act = (event: EmployersEvent, row: ApplicantRow) => {
    if (event.said.stage !== null) setFocusOn(row.id)
    onAct(event, row)
  }
  const put = ({ row, to }: Pick<Carried, 'row' | 'to'>) => {
    const stage = stages.find(({ id }) => id === to)
    const event = stage === undefined ? null : eventInto(row, stage)
    setCarried(null)
    if (stage === undefined || event === null) say('stays', row, row.stage)
    else {
      say('put', row, stage)
      act(event, row)
    }
  }
  const take = (row: ApplicantRow, byKey: boolean) => {
    setCarried({ row, to: row.stage.id, byKey })
    say('carried', row, row.stage)
  }
  const onKey = (event: KeyboardEvent, row: ApplicantRow) => {
    const held = carried?.row.id === row.id ? carried : null
    const by = LEADS[event.key]
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (held === null) take(row, true)
      else put(held)
    } else if (held !== null && event.key === 'Escape') {
      event.preventDefault()
      put({ row, to: row.stage.id })
    } else if (held !== null && by !== undefined) {
      event.preventDefault()
      const stage = stageBeside(row, stages, held.to, by)
      if (stage === null) return
      setCarried({ ...held, to: stage.id })
      picker.goTo(stage.id)
      say('over', row, stage)
    }
  }
  const acts: CardActs = {
    stages,
    nameOf,
    onOpen,
    onAct: act,
    onKey,
    onLetGo: () => setCarried((now) => (now?.byKey === true ? null : now)),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{
        restoreFocus: false,
        announcements: {
          onDragStart: () => undefined,
          onDragOver: () => undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
        screenReaderInstructions: { draggable: '' },
      }}
      onDragStart={({ active }) => {
        const { row } = active.data.current as Pick<Carried, 'row'>
        take(row, false)
      }}
      onDragOver={({ over }) =>
        setCarried((now) => now && { ...now, to: over === null ? now.row.stage.id : String(over.id) })
      }
      onDragEnd={({ over }) => {
        if (carried) put({ row: carried.row, to: over === null ? carried.row.stage.id : String(over.id) })
      }}
      onDragCancel={() => setCarried(null)}
    >
      <chakra.label display={{ base: 'block', md: 'none' }} mb="3">
        <chakra.span srOnly>{t('application.board.go')}</chakra.span>
        <NativeSelect.Root>
          <NativeSelect.Field value={picker.first} onChange={({ target }) => picker.goTo(target.value)}>
            {stages.map((stage) => (
              <option key={stage.id} value={stage.id}>
                {t('application.board.column', {
                  name: nameOfStage(stage),
                  count: parts.find(({ key }) => key === stage.id)?.count ?? 0,
                })}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </chakra.label>
      <chakra.p id="board-help" srOnly>
        {t('application.board.help')}
      </chakra.p>
      <chakra.div
        ref={picker.board}
        role="group"
        aria-label={t('application.board')}
        aria-describedby="board-help"
        // Scrolled by keys also where nobody stands.
        tabIndex={0}
        css={boardStyles}
        onScroll={picker.follow}
      >
        {stages.map((stage, place) => {
          const part = parts.find(({ key }) => key === stage.id)
          return part === undefined ? null : (
            <BoardColumnView
              key={stage.id}
              stage={stage}
              part={part}
              isLikelyInSight={place < columnsAcross()}
              acts={acts}
              held={carried?.row.id ?? null}
              takes={
                carried === null ? null : stage.id === carried.row.stage.id || eventInto(carried.row, stage) !== null
              }
              isOver={carried?.to === stage.id && carried.row.stage.id !== stage.id}
              focusOn={focusOn}
              onFocused={() => setFocusOn(null)}
              onMore={() => onMore(stage.id)}
              menu={
                part.count > 0 && runningStages([stage]).length > 0 ? (
                  <ColumnMenu stage={stage} stages={stages} onAll={onAll} />
                ) : null
              }
            />
          )
        })}
      </chakra.div>
      <chakra.div role="status" srOnly>
        {said}
      </chakra.div>
      <DragOverlay dropAnimation={null}>
        {carried === null || carried.byKey ? null : (
          <chakra.div
            bg="bg.panel"
            borderWidth="1px"
            borderColor="primary.solid"
            borderRadius="l2"
            boxShadow="lg"
            px="3"
            py="2"
            fontWeight="600"
            textStyle="sm"
            maxWidth="16rem"
            overflowWrap="anywhere"
          >
            {nameOf(carried.row)}
          </chakra.div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

interface ColumnMenuProps extends Pick<ApplicantBoardProps, 'stages' | 'onAll'> {
  readonly stage: HiringStage
}
function ColumnMenu({ stage, stages, onAll }: ColumnMenuProps) {
  const { t } = useTexts()
  const nameOf = useStageName()
  const label = t('application.board.all', { column: nameOf(stage) })
  const goals = [...runningStages(stages), ...stages.filter(({ kind }) => kind === 'rejected')].filter(
    ({ id }) => id !== stage.id,
  )
  return (
    <Menu
      label={label}
      text={label}
      placement="bottom-end"
      entries={goals.map((goal) => ({
        key: goal.id,
        text: goal.kind === 'rejected' ? t('application.reject') : t('application.move_to', { stage: nameOf(goal) }),
      }))}
      onChoose={(key) => {
        const goal = goals.find(({ id }) => id === key)
        if (goal) onAll(stage, goal)
      }}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} label={label}>
          <MoreIcon />
        </IconButton>
      )}
    />
  )
}
