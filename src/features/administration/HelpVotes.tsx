import { useLoad } from '../../hooks/useLoad.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { votesMachine } from './help-votes.effects.ts'
import { HelpVotesView } from './HelpVotesView.tsx'

/** What readers thought of an answer of the help center, beside its form. */
export function HelpVotes({ id }: { readonly id: string }) {
  const load = useLoad(votesMachine, id)
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={1} />}>
      {(votes) => <HelpVotesView votes={votes} />}
    </LoadGate>
  )
}
