import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, type ReactNode } from 'react'
import { COMMA } from '../../../openapi/format/comma.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Notice } from '../Notice.tsx'

export interface Difference {
  readonly field: string
  readonly label: string
  readonly mine: ReactNode
  readonly theirs: ReactNode
  /** Which of the two goes on, where each field can be chosen by itself; `since`: what was typed after both. */
  readonly chosen?: 'mine' | 'theirs' | 'since'
  readonly onChoose?: (side: 'mine' | 'theirs') => void
}
export interface ConflictProps {
  readonly differences: readonly Difference[]
  /** The names of the fields that only the other changed: they are taken over without a question. */
  readonly takenOver?: readonly string[]
  /** Goes on with what is chosen for each field. */
  readonly onGoOn?: () => void
  /** Offered while the person has to decide; absent once "mine" goes on top, when the differences stay to be seen. */
  readonly onTakeTheirs?: () => void
  readonly onKeepMine?: () => void
}

const NONE: readonly string[] = []

interface SideProps {
  readonly difference: Difference
  readonly side: 'mine' | 'theirs'
}
/** One of the two values of a field, to be read or chosen. */
function Side({ difference: { field, label, chosen, onChoose, ...values }, side }: SideProps) {
  const { t } = useTexts()
  const name = (
    <chakra.span color="fg.muted">{t(side === 'mine' ? 'resource.stale.mine' : 'resource.stale.theirs')}</chakra.span>
  )
  const isChosen = chosen === side
  if (!onChoose || chosen === 'since')
    return (
      <chakra.dd minWidth="0">
        <chakra.span display="block" textStyle="xs">
          {name}
        </chakra.span>
        {values[side]}
      </chakra.dd>
    )
  return (
    <chakra.dd
      minWidth="0"
      p="2"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      borderColor={isChosen ? 'primary.solid' : 'border.control'}
    >
      <chakra.label display="flex" alignItems="center" gap="2" minHeight="6" textStyle="xs" cursor="pointer">
        <chakra.input
          type="radio"
          name={`stale ${field}`}
          aria-label={`${label}: ${t(side === 'mine' ? 'resource.stale.mine' : 'resource.stale.theirs')}`}
          checked={isChosen}
          onChange={() => onChoose(side)}
          width="5"
          height="5"
          accentColor="primary.solid"
          flexShrink="0"
        />
        {name}
      </chakra.label>
      {values[side]}
    </chakra.dd>
  )
}

/**
 * Someone saved a newer version meanwhile: each field that differs, side by side, and the ways on. Nothing typed is
 * lost by any.
 */
export function Conflict({ differences, takenOver = NONE, onGoOn, onTakeTheirs, onKeepMine }: ConflictProps) {
  const { t, lang } = useTexts()
  const asking = onTakeTheirs !== undefined && onKeepMine !== undefined
  const place = useRef<HTMLDivElement>(null)
  // It appears above a form that may be long, while the focus is on the button at its end.
  useEffect(() => {
    place.current?.focus()
    place.current?.scrollIntoView({ block: 'start' })
  }, [asking])
  return (
    <Notice
      ref={place}
      kind="warning"
      title={t(asking ? 'resource.stale.title' : 'resource.stale.kept')}
      actions={
        asking ? (
          <>
            {onGoOn ? (
              <Button size="sm" onClick={onGoOn}>
                {t('resource.stale.go_on')}
              </Button>
            ) : null}
            <Button size="sm" {...(onGoOn ? { variant: 'outline', colorPalette: 'gray' } : {})} onClick={onKeepMine}>
              {t('resource.stale.keep_mine')}
            </Button>
            <Button size="sm" variant="outline" colorPalette="gray" onClick={onTakeTheirs}>
              {t('resource.stale.take_theirs')}
            </Button>
          </>
        ) : undefined
      }
    >
      {asking ? t(onGoOn ? 'resource.stale.text.fields' : 'resource.stale.text') : null}
      <chakra.dl display="grid" gap="3" mt="2">
        {differences.map((difference) => (
          <chakra.div
            key={difference.field}
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
            gap="2"
            overflowWrap="anywhere"
          >
            <chakra.dt fontWeight="600" gridColumn="1 / -1">
              {difference.label}
              {difference.chosen === 'since' ? (
                <chakra.span fontWeight="400" color="fg.muted">
                  {' – '}
                  {t('resource.stale.since')}
                </chakra.span>
              ) : null}
            </chakra.dt>
            <Side difference={difference} side="mine" />
            <Side difference={difference} side="theirs" />
          </chakra.div>
        ))}
      </chakra.dl>
      {takenOver.length > 0 ? (
        <chakra.p mt="3" overflowWrap="anywhere">
          {t('resource.stale.taken_over', { fields: takenOver.join(COMMA[lang]) })}
        </chakra.p>
      ) : null}
    </Notice>
  )
}
