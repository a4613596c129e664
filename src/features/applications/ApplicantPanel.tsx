import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import type { Applicant, ApplicantRow } from '../../../openapi/schemas/job-application.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { LazyPart } from '../../ui/LazyPart.tsx'
import { useSession } from '../../ui/session-context.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { useDates } from '../../ui/useDates.ts'
import { applicantLoad } from './applicants.effects.ts'
import { decisionsOf, movesOf, type EmployersEvent } from './acts.ts'
import { ApplicationChip, useStageName } from './application-look.tsx'
import { UnreadChip } from './messages/UnreadChip.tsx'
import { PANEL_TABS, tabsFor, type PanelTabProps } from './panel-tabs.tsx'

interface ApplicantPanelProps {
  readonly id: string
  /** As they are now in the list; null until they are known there. */
  readonly now: ApplicantRow | null
  /** The tab in the address; null, or one that there is not: the first. */
  readonly tab: string | null
  readonly onTab: (key: string) => void
  readonly onAct: (event: EmployersEvent) => void
  readonly onRead: (row: Applicant) => void
  /** Null where there is nobody. */
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
  /** A question about them is open: keys belong to it. */
  readonly isAsking: boolean
  readonly finalFocus: () => HTMLElement | null
  readonly onClose: () => void
}

/** Keys that are typed into something, or lead about in it, belong to it. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="menu"], [role="tablist"]') !== null

/**
 * One applicant with everything that was sent, and what can be done. The arrow keys lead to the next, and the digits to
 * the tabs.
 */
export function ApplicantPanel(props: ApplicantPanelProps) {
  const { id, now, onTab, onAct, onRead, onPrevious, onNext, isAsking, finalFocus, onClose } = props
  const { t, pick } = useTexts()
  const load = useLoad(applicantLoad, id)
  const { data } = load
  const tabs = tabsFor(useSession().account?.kind)
  const tab = (tabs.find(({ key }) => key === props.tab) ?? PANEL_TABS[0]).key
  const read = useEffectEvent(onRead)
  useEffect(() => {
    if (data) read(data)
  }, [data])
  // What was done makes a new version, with its line in the history.
  const refresh = useEffectEvent(() => {
    if (data !== null && now !== null && now.version > data.version) load.refresh()
  })
  const version = now?.version
  useEffect(() => refresh(), [version])
  const part = useRef<HTMLDivElement>(null)
  // A dialog that a tab opened has the keys that are pressed in it.
  const isElsewhere = (target: EventTarget | null) => {
    const dialog = target instanceof HTMLElement ? target.closest('[role="dialog"], [role="alertdialog"]') : null
    return dialog !== null && part.current !== null && !dialog.contains(part.current)
  }
  const turn = useEffectEvent((event: KeyboardEvent) => {
    if (
      isAsking ||
      isElsewhere(event.target) ||
      isTyping(event.target) ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return
    const digit = tabs[Number.parseInt(event.key) - 1]
    if (digit) onTab(digit.key)
    const go = event.key === 'ArrowLeft' ? onPrevious : event.key === 'ArrowRight' ? onNext : null
    if (go === null) return
    event.preventDefault()
    go()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => turn(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  const name = data === null ? t('application.applicant') : (pick(data.name ?? {})?.text ?? t('application.gone'))
  return (
    <Dialog
      open
      inAddress
      title={name}
      width="52rem"
      placement="top"
      initialFocus="dialog"
      onClose={onClose}
      finalFocus={finalFocus}
      footer={
        <>
          <Step text={t('application.previous')} act={onPrevious} icon={<ChevronLeftIcon />} />
          <Step text={t('application.next')} act={onNext} icon={<ChevronRightIcon />} />
        </>
      }
    >
      <LoadGate load={load} skeleton={<FormSkeleton fields={5} />}>
        {(row) => (
          <chakra.div ref={part} display="grid" gap={{ base: '3', md: '5' }} gridTemplateColumns="minmax(0, 1fr)">
            <Standing row={{ ...row, ...now }} onAct={onAct} />
            <TabParts applicant={{ ...row, ...now }} reload={load.refresh} tabs={tabs} tab={tab} onTab={onTab} />
          </chakra.div>
        )}
      </LoadGate>
    </Dialog>
  )
}

interface StepProps {
  readonly text: string
  readonly act: (() => void) | null
  readonly icon: ReactNode
}
const Step = ({ text, act, icon }: StepProps) => (
  <Button variant="outline" colorPalette="gray" aria-disabled={act === null} onClick={() => act?.()}>
    {icon}
    {text}
  </Button>
)

/** On a phone all that can be done has room side by side. */
const TIGHT = { px: { base: '2.5', md: '4' }, textStyle: 'sm' } as const
/** Where the applicant stands, and what can be done with them. */
function Standing({ row, onAct }: { readonly row: Applicant; readonly onAct: (event: EmployersEvent) => void }) {
  const { t } = useTexts()
  const { date } = useDates()
  const { status, knocked_out, stage, applied_at, reply_by, decided_at, reason, note } = row
  const moves = movesOf(row, row.posting.stages, t, useStageName())
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" columnGap="2" rowGap="1" alignItems="center">
        <ApplicationChip status={status} stage={stage} />
        {knocked_out ? <StatusChip tone="secondary">{t('application.knocked_out.short')}</StatusChip> : null}
        <UnreadChip count={row.unread} />
        {/* On a phone what was sent begins in the upper half of the window, in either language. */}
        <chakra.span textStyle={{ base: 'sm', md: 'md' }}>
          {t('application.sent.on', { date: date(applied_at) })}
        </chakra.span>
        {reply_by === null || decided_at !== null ? null : (
          <chakra.span textStyle={{ base: 'sm', md: 'md' }}>
            {t('application.reply_by', { date: date(reply_by) })}
          </chakra.span>
        )}
      </chakra.div>
      {reason === null ? null : (
        <p>
          {t('application.reject.reason')}: {t(`application.reason.${reason}`)}
        </p>
      )}
      {note === null ? null : (
        <chakra.blockquote borderStartWidth="3px" ps="4" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {note}
        </chakra.blockquote>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap={{ base: '1.5', md: '2' }}>
        {moves.length > 0 ? (
          <Menu
            label={t('application.move')}
            entries={moves.map(({ key, text }) => ({ key, text }))}
            onChoose={(key) => {
              const act = moves.find((each) => each.key === key)
              if (act) onAct(act.send)
            }}
            renderTrigger={(trigger) => (
              <Button {...TIGHT} {...trigger}>
                {t('application.move')}
                <ChevronDownIcon />
              </Button>
            )}
          />
        ) : null}
        {decisionsOf(row, t).map(({ key, text, send }) => (
          <Button
            key={key}
            {...TIGHT}
            variant="outline"
            colorPalette={key === 'reject' ? 'danger' : 'gray'}
            onClick={() => onAct(send)}
          >
            {text}
          </Button>
        ))}
      </chakra.div>
    </chakra.div>
  )
}

interface TabPartsProps extends PanelTabProps {
  readonly tabs: ReturnType<typeof tabsFor>
  readonly tab: string
  readonly onTab: (key: string) => void
}
function TabParts({ tabs, tab, onTab, ...shown }: TabPartsProps) {
  const { t } = useTexts()
  const id = useId()
  const [seen, setSeen] = useState<readonly string[]>([tab])
  if (!seen.includes(tab)) setSeen([...seen, tab])
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Tabs
        id={id}
        label={t('application.tabs')}
        tabs={tabs.map(({ key, label }) => ({ key, text: t(label) }))}
        tab={tab}
        onTab={onTab}
      />
      {tabs
        .filter(({ key }) => seen.includes(key))
        .map(({ key, Component }) => (
          <TabPanel key={key} id={id} tab={key} isShown={key === tab}>
            <LazyPart fallback={<FormSkeleton fields={3} />}>
              <Component {...shown} />
            </LazyPart>
          </TabPanel>
        ))}
    </chakra.div>
  )
}
