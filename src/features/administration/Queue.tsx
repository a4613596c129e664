import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { lists } from '../../../openapi/lists.ts'
import type { ManagedVerification } from '../../../openapi/schemas/administration.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Decision } from '../../machines/company-verification/company-verification.machine.ts'
import { queuedLife, queueMachine, verificationMachine } from './administration.effects.ts'
import { QueueView } from './QueueView.tsx'
import { RequestQueue } from './RequestQueue.tsx'
import { VerificationDetails } from './VerificationDetails.tsx'

/** Companies that requested verification. */
export function QueueScreen({ onDecided }: { readonly onDecided: () => void }) {
  const { t, pick } = useTexts()
  const nameOf = (row: ManagedVerification) => pick(row.company_name)?.text ?? row.username
  return (
    <RequestQueue
      list={queueMachine}
      load={verificationMachine}
      life={queuedLife}
      address={lists.verifications}
      news={['verifications']}
      titleOf={(row) => (row ? nameOf(row) : t('administration.company'))}
      fields={4}
      toldOf={(outcome, row) => t(`administration.decided.${outcome as Decision['kind']}`, { company: nameOf(row) })}
      onDecided={onDecided}
      renderTable={(list, onOpen) => <QueueView list={list} onOpen={onOpen} />}
      renderDetails={(actor) => <Living actor={actor} />}
    />
  )
}

function Living({ actor }: { readonly actor: ActorRefFrom<typeof queuedLife> }) {
  return <VerificationDetails snapshot={useSelector(actor, (snapshot) => snapshot)} send={actor.send} />
}
