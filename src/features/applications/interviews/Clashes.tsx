import { useWatch, type Control } from 'react-hook-form'
import { COMMA } from '../../../../openapi/format/comma.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { isIso } from '../../../ui/date/date-text.ts'
import { clashing, type Planned } from './clash.ts'
import { interviewersLoad } from './interviews.effects.ts'

interface ClashesProps {
  readonly control: Control
  readonly applicationId: string
  /** The interview that is moved. */
  readonly without: string | null
}

/** Says who of the chosen people already holds an interview at that time. It can be sent all the same. */
export function Clashes(props: ClashesProps) {
  const names = ['date', 'time', 'time_zone', 'minutes', 'interviewer_ids'] as const
  const [date, time, timeZone, minutes, chosen] = useWatch({
    control: props.control,
    name: names,
  }) as readonly unknown[]
  const day = String(date ?? '')
  if (!isIso(day)) return null
  const planned: Planned = {
    date: day,
    time: String(time ?? ''),
    timeZone: String(timeZone),
    minutes: Number(minutes ?? 0),
    chosen: (chosen ?? []) as readonly string[],
  }
  return <Around key={day} {...props} planned={planned} />
}

/** What is not known, because it is read or could not be, hinders nobody: nothing is said then. */
function Around({ applicationId, without, planned }: ClashesProps & { readonly planned: Planned }) {
  const { t, pick, lang } = useTexts()
  const { data } = useLoad(interviewersLoad, { applicationId, date: planned.date })
  const busy = clashing(data ?? [], planned, without)
  if (busy.length === 0) return null
  const names = busy.map(({ name }) => pick(name ?? {})?.text ?? t('application.gone')).join(COMMA[lang])
  return (
    <Notice kind="warning" title={t('interview.clash', { names })}>
      {t('interview.clash.text')}
    </Notice>
  )
}
