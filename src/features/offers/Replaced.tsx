import { useTexts } from '../../i18n/useTexts.ts'
import type { Offer } from '../../machines/job-offer/offer-row.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useDates } from '../../ui/useDates.ts'
import { waits } from './offers.connect.ts'

interface ReplacedProps {
  readonly offer: Offer
  /** True for the company that sent it. */
  readonly isSender: boolean
}

/** Which jobs at the company end with an acceptance and when, a sentence each; once it is accepted, which did. */
export function useReplaced({ offer, isSender }: ReplacedProps): readonly string[] {
  const { t } = useTexts()
  const { date } = useDates()
  return offer.replaced.map(({ job_title: job, last_day, begins }) => {
    const values = { job, company: offer.company_name, date: date(last_day) }
    if (!waits(offer)) return t(begins ? 'offer.replaced.ends' : 'offer.replaced.never', values)
    if (isSender) return t(begins ? 'offer.replaces.sender.ends' : 'offer.replaces.sender.never', values)
    return t(begins ? 'offer.replaces.ends' : 'offer.replaces.never', values)
  })
}

/** The same in sight, above the terms; nothing where no job ends. */
export function Replaced({ offer, isSender }: ReplacedProps) {
  const { t } = useTexts()
  const lines = useReplaced({ offer, isSender })
  if (lines.length === 0) return null
  const title = isSender ? 'offer.replaces.sender.title' : 'offer.replaces.title'
  return (
    <Notice
      kind={waits(offer) ? 'warning' : 'info'}
      {...(waits(offer) ? { title: t(title, { count: lines.length }) } : {})}
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  )
}
