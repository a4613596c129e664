import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type ReactNode } from 'react'
import { failureOf } from '../../../../openapi/failure.ts'
import { safeLink } from '../../../../openapi/format/safe-link.ts'
import type { InterviewAhead, InterviewStatus } from '../../../../openapi/schemas/interview.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { failureText } from '../../../ui/failure-text.ts'
import { CalendarIcon } from '../../../ui/icons.tsx'
import { StatusChip, type StatusChipProps } from '../../../ui/StatusChip.tsx'
import { useToast } from '../../../ui/toast/useToast.ts'
import { saveCalendar } from './interviews.effects.ts'
import { useInterviewTime } from './useInterviewTime.ts'

const TONES: Readonly<Record<InterviewStatus, StatusChipProps['tone']>> = {
  scheduled: 'secondary',
  confirmed: 'success',
  declined: 'danger',
  cancelled: 'gray',
  held: 'primary',
}

type Shown = Omit<
  InterviewAhead,
  'as' | 'application_id' | 'job_title' | 'employer' | 'applicant' | 'applicants_path' | 'version'
>
interface InterviewDetailsProps {
  readonly row: Shown
  readonly children?: ReactNode
}

/** When and where an interview is, where it stands, and what both sides wrote. */
export function InterviewDetails({ row, children }: InterviewDetailsProps) {
  const { t } = useTexts()
  const { day, clocks, zone, own } = useInterviewTime()(row)
  const isOff = row.status === 'cancelled' || row.status === 'declined'
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
        <chakra.strong fontWeight="600" {...(isOff ? { textDecoration: 'line-through' } : {})}>
          <chakra.time dateTime={row.starts_at}>
            {day} · {clocks}
          </chakra.time>
        </chakra.strong>
        <StatusChip tone={TONES[row.status]}>{t(`interview.status.${row.status}`)}</StatusChip>
      </chakra.div>
      <chakra.p color="fg.muted" textStyle="sm">
        {t('interview.minutes', { count: row.minutes })} · {zone}
      </chakra.p>
      {own === null ? null : <chakra.p textStyle="sm">{t('interview.own_time', { time: own })}</chakra.p>}
      <Where row={row} />
      {children}
      <Quote title={t('interview.note.said')} text={row.note} />
      <Quote title={t('interview.decline.said')} text={row.decline_note} />
      <Quote title={t('interview.call_off.said')} text={row.cancel_note} />
    </chakra.div>
  )
}

function Where({ row: { kind, place, link } }: Pick<InterviewDetailsProps, 'row'>) {
  const { t } = useTexts()
  const href = link === null ? null : safeLink(link)
  return (
    <chakra.p overflowWrap="anywhere">
      {t(`interview.kind.${kind}`)}
      {place === null ? null : `: ${place}`}
      {href === null ? null : (
        <>
          {': '}
          <Link href={href} target="_blank" rel="noopener noreferrer" variant="underline" minHeight="6">
            {link}
          </Link>
        </>
      )}
    </chakra.p>
  )
}

function Quote({ title, text }: { readonly title: string; readonly text: string | null }) {
  return text === null ? null : (
    <chakra.figure>
      <chakra.figcaption textStyle="sm" color="fg.muted">
        {title}
      </chakra.figcaption>
      <chakra.blockquote borderStartWidth="3px" ps="4" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </chakra.blockquote>
    </chakra.figure>
  )
}

/** Saves an interview as a calendar file. */
export function CalendarButton({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveCalendar(id)
    } catch (error) {
      const { title, text } = failureText(failureOf(error), t)
      toast({ severity: 'error', title: t('interview.calendar.failed'), text: text || title })
    }
    setBusy(false)
  }
  return (
    <Button variant="outline" colorPalette="gray" aria-disabled={isBusy} onClick={() => !isBusy && void save()}>
      <CalendarIcon />
      {t('interview.calendar')}
    </Button>
  )
}
