import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { sources } from '../../../openapi/lifecycle.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import { mayAnswer, type jobOfferMachine, type Offer } from '../../machines/job-offer/job-offer.machine.ts'
import { changedTerms, type Term } from '../../machines/job-offer/terms.ts'
import type { Employment, OfferDetail } from './offer.effects.ts'

/** The life cycle lets the employee answer an offer in this status. */
export const waits = (offer: Pick<Offer, 'status'>) => sources(jobOffer, 'accept').includes(offer.status)
/** It waits, but the last day for an answer is over. */
export const isTooLate = (offer: Offer) => waits(offer) && offer.answer_by !== null && !offer.abilities.accept && !offer.abilities.withdraw

/** The offers in the order of the list: what waits for an answer first, then the newest. */
export const orderOffers = (offers: readonly Offer[]): readonly Offer[] =>
  offers.toSorted((a, b) => Number(waits(b)) - Number(waits(a)) || b.created_at.localeCompare(a.created_at))

/** The colour of a status. */
export const STATUS_TONES = { pending: 'primary', modified: 'primary', accepted: 'success', rejected: 'secondary', withdrawn: 'gray', ended: 'gray' } as const satisfies Record<
  Offer['status'],
  string
>

/** Where someone works, and where they worked; the newest first. */
export function partedWork(employments: readonly Employment[]): { readonly current: readonly Employment[]; readonly past: readonly Employment[] } {
  const ordered = employments.toSorted((a, b) => b.started_on.localeCompare(a.started_on))
  // The server says what is past: it knows the day in Addis Ababa.
  return { current: ordered.filter(({ abilities }) => abilities.end), past: ordered.filter(({ abilities }) => !abilities.end) }
}

type ShownTerms = OfferDetail['versions'][number]
export interface Version {
  readonly terms: ShownTerms
  /** The version before; null for the first. */
  readonly former: ShownTerms | null
  /** What it says differently from the version before; nothing for the first. */
  readonly changed: readonly Term[]
  readonly isLatest: boolean
}
/** The versions of an offer, the newest first, each with what it changed. */
export const versionsOf = ({ versions }: Pick<OfferDetail, 'versions'>): readonly Version[] =>
  versions
    .map((terms, i): Version => {
      const former = versions[i - 1] ?? null
      return { terms, former, changed: former ? changedTerms(former, terms) : [], isLatest: i === versions.length - 1 }
    })
    .toReversed()

export interface OfferProps {
  readonly state: SnapshotFrom<typeof jobOfferMachine>['value']
  readonly offer: Offer
  /** The terms that were read before the company changed them. */
  readonly former: Offer | null
  /** Which answer is being given or was given last. */
  readonly sending: 'accept' | 'reject'
  readonly note: string
  readonly problem: SnapshotFrom<typeof jobOfferMachine>['context']['problem']
  /** The life cycle and the server allow this answer. */
  readonly mayAccept: boolean
  readonly mayReject: boolean
  readonly busy: boolean
  readonly onAccept: () => void
  readonly onReject: () => void
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly onNote: (note: string) => void
}

/** The props of the conversation about one offer. */
export const connectOffer = (snapshot: SnapshotFrom<typeof jobOfferMachine>, send: (event: EventFromLogic<typeof jobOfferMachine>) => void): OfferProps => ({
  state: snapshot.value,
  offer: snapshot.context.offer,
  former: snapshot.context.former,
  sending: snapshot.context.sending,
  note: snapshot.context.note,
  problem: snapshot.context.problem,
  mayAccept: mayAnswer(snapshot.context.offer, 'accept'),
  mayReject: mayAnswer(snapshot.context.offer, 'reject'),
  busy: snapshot.hasTag('busy'),
  onAccept: () => send({ type: 'offer.accept' }),
  onReject: () => send({ type: 'offer.reject' }),
  onConfirm: () => send({ type: 'offer.confirm' }),
  onCancel: () => send({ type: 'offer.cancel' }),
  onNote: (note) => send({ type: 'note.change', note }),
})
