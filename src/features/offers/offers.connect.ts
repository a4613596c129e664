import { sources } from '../../../openapi/lifecycle.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import { formatMoney } from '../../../openapi/format/money.ts'
import type { Language } from '../../../openapi/define.ts'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { mayAnswer, type jobOfferMachine, type Offer } from '../../machines/job-offer/job-offer.machine.ts'

const waits = (offer: Offer) => sources(jobOffer, 'accept').includes(offer.status)

/** The offers in the order of the list: what waits for an answer first, then the newest. */
export const orderOffers = (offers: readonly Offer[]): readonly Offer[] =>
  offers.toSorted((a, b) => Number(waits(b)) - Number(waits(a)) || b.created_at.localeCompare(a.created_at))

/** The bell's dot: something waits for an answer or was not read. */
export const hasNews = (offers: readonly Offer[]): boolean => offers.some((offer) => waits(offer) || !offer.is_read)

/** The salary in the offer's own currency; a dollar sign stands for USD alone. */
export const salaryOf = (offer: Offer, lang: Language): string => formatMoney(offer.salary, lang, offer.currency)

/** `position / structure` of each role, as the specification writes it. */
export const rolesOf = (offer: Offer): readonly string[] => offer.roles.map((role) => [role.position_name, role.structure_name].filter(Boolean).join(' / '))

export interface OfferProps {
  readonly state: SnapshotFrom<typeof jobOfferMachine>['value']
  readonly offer: Offer
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
