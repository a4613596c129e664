import { useEffect, useEffectEvent, useState } from 'react'
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router'
import { useTexts } from '../i18n/useTexts.ts'
import { LazyPart, partOf } from '../ui/LazyPart.tsx'
import type { OpenOverRegistry } from './open-over-registry.ts'
import type { UnsavedRegistry } from './unsaved-registry.ts'

const { Part: ConfirmDialog } = partOf(async () => (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog)

export interface LeaveGuardProps {
  readonly unsaved: UnsavedRegistry
  readonly openOver: OpenOverRegistry
  /**
   * Something other than a navigation that would lose the input: a switch of account, a sign-out. Null: nothing is
   * asked.
   */
  readonly pending: (() => void) | null
  readonly onAnswered: () => void
}

/**
 * Parameters of an address that name a place with forms of its own; the others (a page of a list, a search) are about
 * the same place.
 */
const PLACES = ['section', 'step']
const placeOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }) => {
  const params = new URLSearchParams(search)
  return [pathname, ...PLACES.map((name) => params.get(name))].join('?')
}

/**
 * Another place; or one step back, which leaves what lies over the page and is in its address only as a search: details
 * of a row. What the page itself does to its search keeps its forms.
 */
const leaves: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  placeOf(currentLocation) !== placeOf(nextLocation) ||
  (historyAction === NavigationType.Pop && currentLocation.search !== nextLocation.search)

/**
 * Asks before unsaved input is lost: by a navigation within, by leaving the page, by what another part of the shell is
 * about to do. One step back closes what lies over the page first, which asks for itself.
 */
export function LeaveGuard({ unsaved, openOver, pending, onAnswered }: LeaveGuardProps) {
  const { t } = useTexts()
  const [closing, setClosing] = useState<{ readonly close: () => void } | null>(null)
  const blocker = useBlocker((step) => {
    const close = step.historyAction === NavigationType.Pop ? openOver.uppermost() : null
    setClosing(close && { close })
    return close !== null || (unsaved.isDirty() && leaves(step))
  })
  useEffect(() => {
    if (closing === null || blocker.state !== 'blocked') return
    blocker.reset()
    setClosing(null)
    closing.close()
  }, [closing, blocker])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.isDirty()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
  const open = (blocker.state === 'blocked' && closing === null) || pending !== null
  const goOn = () => {
    if (blocker.state === 'blocked') blocker.proceed()
    pending?.()
    onAnswered()
  }
  // What was asked about has saved itself meanwhile: there is nothing to lose any more.
  const saved = useEffectEvent(goOn)
  useEffect(() => (open ? unsaved.onSaved(() => saved()) : undefined), [open, unsaved])
  return (
    <LazyPart>
      {open ? (
        <ConfirmDialog
          open
          destructive
          title={t('ui.dirty.title')}
          text={t('ui.dirty.text')}
          confirm={t('ui.action.discard')}
          cancel={t('ui.action.stay')}
          onClose={() => {
            if (blocker.state === 'blocked') blocker.reset()
            onAnswered()
          }}
          onConfirm={() => {
            unsaved.release()
            goOn()
          }}
        />
      ) : null}
    </LazyPart>
  )
}
