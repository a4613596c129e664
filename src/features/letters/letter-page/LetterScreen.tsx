import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { fromPromise } from 'xstate'
import { pages } from '../../../../openapi/routes.ts'
import type { Letter } from '../../../../openapi/schemas/letter.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import {
  letterMachine,
  NOTHING_SAID_OF_LETTER,
  type LetterEvent,
  type LetterWish,
} from '../../../machines/letter/letter.machine.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { useLive } from '../../../ui/live.ts'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import { inARowLoad, letterLoad, sendLetter } from './letter-page.effects.ts'
import { letterPath } from './letter-look.tsx'
import { LetterQuestion } from './LetterQuestion.tsx'
import { LetterView } from './LetterView.tsx'
import { useLetterOutcome } from './useLetterOutcome.ts'
import { usePause } from './usePause.ts'

/** `/my/letters/{id}` and `/company/my-letter/{id}`: one letter of the company that acts. */
export function Screen() {
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  return <One key={id} id={id} from={pathname.startsWith(pages.companyLetters.path) ? 'companyLetters' : 'myLetters'} />
}

interface OneProps {
  readonly id: string
  /** The list that led here. */
  readonly from: 'companyLetters' | 'myLetters'
}
function One({ id, from }: OneProps) {
  const { t } = useTexts()
  const [machine] = useState(() => letterLoad)
  const load = useLoad(machine, id)
  useLive('letters', load.refresh)
  return (
    <>
      <BackLink to={pages[from].path}>{t(`page.${from}.title`)}</BackLink>
      <LoadGate isPage load={load} skeleton={<FormSkeleton fields={6} />}>
        {(letter) => <LivingLetter letter={letter} />}
      </LoadGate>
    </>
  )
}

/** Keys that are typed into something belong to it. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]') !== null

/** What an address is opened with when the letter before was just approved. */
const AFTER_APPROVAL = 'after_approval'

/** A letter with its life: what is done with it, and the next one that waits. */
export function LivingLetter({ letter }: { readonly letter: Letter }) {
  const navigate = useNavigate()
  const say = useLetterOutcome()
  const row = useLoad(inARowLoad, null)
  const waiting = row.data ?? []
  const place = waiting.indexOf(letter.id)
  const next = waiting[place + 1] ?? waiting.find((id) => id !== letter.id)
  const previous = place > 0 ? waiting[place - 1] : undefined
  const [machine] = useState(() =>
    letterMachine.provide({
      actors: { send: fromPromise<Letter, LetterWish>(({ input, signal }) => sendLetter(input, signal)) },
    }),
  )
  const [life, send] = useActor(
    machine.provide({
      actions: {
        announce: ({ context }, { outcome, row: now }) => {
          say.done({ event: outcome, said: context.said }, now)
          if (!context.said.next) return row.refresh()
          if (next === undefined) say.nothingWaits()
          void navigate(next === undefined ? pages.myLetters.path : letterPath(next), { state: AFTER_APPROVAL })
        },
        complain: ({ context }, { failure }) => say.failed(context.event, failure),
      },
    }),
    { input: { row: letter } },
  )
  useEffect(() => send({ type: 'row.changed', row: letter }), [letter, send])
  const shown = life.context.row
  const isPausing = usePause(useLocation().state === AFTER_APPROVAL)
  const isBusy = life.hasTag('busy') || isPausing
  const act = (event: LetterEvent, goesOn = false) => {
    if (!isBusy) send({ type: `act.${event}`, said: { ...NOTHING_SAID_OF_LETTER, next: goesOn } })
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (life.hasTag('open') || isTyping(event.target) || event.altKey) return
    if ((event.ctrlKey || event.metaKey) && event.key === 'Enter' && shown.abilities.approve) {
      event.preventDefault()
      // A key that is held down answers one letter.
      if (!event.repeat) act('approve', true)
      return
    }
    const to = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' && place >= 0 ? next : undefined
    if (to === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    void navigate(letterPath(to))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <LetterView
        letter={shown}
        isBusy={isBusy}
        hasNext={next !== undefined}
        onAct={act}
        onChange={(now) => send({ type: 'row.changed', row: now })}
      />
      <LetterQuestion letter={life.context.row ?? letter} snapshot={life} send={send} />
    </>
  )
}
