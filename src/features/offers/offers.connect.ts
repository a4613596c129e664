import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { sources } from '../../../openapi/lifecycle.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import type { jobOfferMachine } from '../../machines/job-offer/job-offer.machine.ts'
import type { Employment, Offer, OfferAnswer, OfferRow } from '../../machines/job-offer/offer-row.ts'
import { conversationIn } from '../../machines/life/life.ts'
import { changedTerms, type Term } from '../../machines/job-offer/terms.ts'
import type { OfferDetail, Work } from './offer.effects.ts'

/** The life cycle lets the employee answer an offer in this status. */
export const waits = (offer: Pick<Offer, 'status'>) => sources(jobOffer, 'accept').includes(offer.status)
/**
 * The life cycle's table and what the server says of this row both let the reader give this answer, also while they
 * give it.
 */
const mayAnswer = (offer: Offer, answer: OfferAnswer) =>
  sources(jobOffer, answer).includes(offer.status) && offer.abilities[answer]
/** It waits, but the last day for an answer is over. */
export const isTooLate = (offer: Offer) =>
  waits(offer) && offer.answer_by !== null && !offer.abilities.accept && !offer.abilities.withdraw

/** The offers in the order of the list: what waits for an answer first, then the newest. */
export const orderOffers = (offers: readonly Offer[]): readonly Offer[] =>
  offers.toSorted((a, b) => Number(waits(b)) - Number(waits(a)) || b.created_at.localeCompare(a.created_at))

/** The colour of a status. */
export const STATUS_TONES = {
  pending: 'primary',
  modified: 'primary',
  accepted: 'success',
  rejected: 'secondary',
  withdrawn: 'gray',
  ended: 'gray',
} as const satisfies Record<Offer['status'], string>

/** What the status of an offer is called: one whose job was given up before its first day ended nothing. */
export const shownStatus = (
  { status }: Pick<Offer, 'status'>,
  employment: Pick<Employment, 'state'> | null,
): Offer['status'] | 'never_began' =>
  status === 'ended' && employment?.state === 'never_began' ? 'never_began' : status

/** The offers with the employments that came of them; an employment may outlive its offer. */
export const receivedOf = ({ offers, employments }: Work): readonly OfferRow[] =>
  offers.map((offer) => ({ ...offer, employment: employments.find(({ offer_id }) => offer_id === offer.id) ?? null }))

/** Where someone will work, works and worked; the newest first. */
export function partedWork(
  employments: readonly Employment[],
): Readonly<Record<'upcoming' | 'current' | 'past', readonly Employment[]>> {
  const ordered = employments.toSorted((a, b) => b.started_on.localeCompare(a.started_on))
  // The server says what has begun and what is past: it knows the day in Addis Ababa.
  return {
    upcoming: ordered.filter(({ state }) => state === 'upcoming'),
    current: ordered.filter(({ state }) => state === 'current'),
    past: ordered.filter(({ state }) => state === 'past' || state === 'never_began'),
  }
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
  /** Where the conversation about it stands, whatever its status. */
  readonly state: 'reading' | 'confirming' | 'explaining' | 'answering' | 'withdrawing' | 'modifying' | 'ending'
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
export const connectOffer = (
  snapshot: SnapshotFrom<typeof jobOfferMachine>,
  send: (event: EventFromLogic<typeof jobOfferMachine>) => void,
): OfferProps => ({
  state: conversationIn(snapshot.value),
  offer: snapshot.context.row,
  former: snapshot.context.former,
  sending: snapshot.context.sending,
  note: snapshot.context.note,
  problem: snapshot.context.problem,
  mayAccept: mayAnswer(snapshot.context.row, 'accept'),
  mayReject: mayAnswer(snapshot.context.row, 'reject'),
  busy: snapshot.hasTag('busy'),
  onAccept: () => send({ type: 'offer.accept' }),
  onReject: () => send({ type: 'offer.reject' }),
  onConfirm: () => send({ type: 'offer.confirm' }),
  onCancel: () => send({ type: 'offer.cancel' }),
  onNote: (note) => send({ type: 'note.change', note }),
})
