import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ManagedVerification } from '../../../openapi/schemas/administration.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useLive } from '../../ui/live.ts'
import { verificationMachine, type queuedLife } from './administration.effects.ts'
import { RowDialog } from './RowDialog.tsx'
import { VerificationDetails } from './VerificationDetails.tsx'

interface VerificationDialogProps {
  readonly id: string
  /** The actor of the request; absent until the queue knows the row. */
  readonly actor: ActorRefFrom<typeof queuedLife> | undefined
  /** It was read separately: a linked row may be on no page of the queue. */
  readonly onRead: (row: ManagedVerification) => void
  readonly onClose: () => void
}

/** One request with its documents, and the decision. */
export function VerificationDialog({ id, actor, onRead, onClose }: VerificationDialogProps) {
  const { t, pick } = useTexts()
  const titleOf = (request: ManagedVerification | null) =>
    request ? (pick(request.company_name)?.text ?? request.username) : t('administration.company')
  return (
    <RowDialog machine={verificationMachine} id={id} titleOf={titleOf} fields={4} onClose={onClose}>
      {({ row, refresh }) => <Read row={row} refresh={refresh} actor={actor} onRead={onRead} />}
    </RowDialog>
  )
}

function Read({
  row,
  refresh,
  actor,
  onRead,
}: Pick<VerificationDialogProps, 'actor' | 'onRead'> & {
  readonly row: ManagedVerification
  readonly refresh: () => void
}) {
  // The company may take its request back, or another administrator decide, while it is looked at.
  useLive('verifications', refresh)
  const tell = useEffectEvent(onRead)
  useEffect(() => tell(row), [row])
  return actor ? <Living actor={actor} /> : null
}

function Living({ actor }: { readonly actor: ActorRefFrom<typeof queuedLife> }) {
  return <VerificationDetails snapshot={useSelector(actor, (snapshot) => snapshot)} send={actor.send} />
}
