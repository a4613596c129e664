import type { ComponentType } from 'react'
import type { Applicant } from '../../../openapi/schemas/job-application.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { partOf } from '../../ui/LazyPart.tsx'
import { readApplicantResume } from './applicants.effects.ts'
import { MatchView } from './MatchView.tsx'
import { History, SentContentView } from './SentContentView.tsx'

export interface PanelTabProps {
  /** Whose panel it is, as they are now. */
  readonly applicant: Applicant
  /** Reads the applicant anew, after the tab changed something of theirs. */
  readonly reload: () => void
}
interface PanelTab {
  /** Stands in the address (`?tab=`), so that a mail or a notification can lead to it. */
  readonly key: string
  readonly label: MessageId
  /** Made when the tab is first looked at; then it stays, hidden, so that nothing that is written in it is lost. */
  readonly Component: ComponentType<PanelTabProps>
  /** Only accounts of this kind have it. */
  readonly of?: 'company'
}

const { Part: Review } = partOf(async () => (await import('./review/Review.tsx')).Review)
const { Part: OfferTab } = partOf(async () => (await import('./offer/OfferTab.tsx')).OfferTab)
const { Part: InterviewsTab } = partOf(async () => (await import('./interviews/InterviewsTab.tsx')).InterviewsTab)
const { Part: MessagesTab } = partOf(async () => (await import('./messages/MessagesTab.tsx')).MessagesTab)
/** The tab that leads to the offer, once somebody is hired. */
export const OFFER_TAB = 'offer'

/** The tabs of an applicant's panel, in their order. A part that is large is fetched when it is drawn first. */
export const PANEL_TABS: readonly [PanelTab, ...PanelTab[]] = [
  {
    key: 'sent',
    label: 'application.tab.sent',
    Component: ({ applicant: { id, sent } }) => (
      <SentContentView sent={sent} readResume={() => readApplicantResume(id)} />
    ),
  },
  {
    key: 'history',
    label: 'application.history',
    Component: ({ applicant }) => <History steps={applicant.history} />,
  },
  {
    key: 'review',
    label: 'review.tab',
    Component: ({ applicant: { id } }) => <Review applicant={id} />,
  },
  { key: 'messages', label: 'talk.messages', Component: MessagesTab },
  { key: 'match', label: 'application.match', Component: MatchView },
  { key: OFFER_TAB, label: 'talk.offer', Component: OfferTab, of: 'company' },
  { key: 'interviews', label: 'interview.tab', Component: InterviewsTab },
]

/** Those of them that an account of this kind has. */
export const tabsFor = (kind: string | undefined): readonly PanelTab[] =>
  PANEL_TABS.filter(({ of }) => of === undefined || of === kind)
