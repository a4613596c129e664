import type { ResumeRow } from '../../../openapi/schemas/resume.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useDates } from '../../ui/useDates.ts'

type Reach = Pick<ResumeRow, 'visibility' | 'until' | 'is_public'>

/** Who can read a resume, in words. */
export function useReach(): (reach: Reach) => string {
  const { t } = useTexts()
  const { date } = useDates()
  return ({ visibility, until, is_public }) => {
    const who = t(`resume.who.${visibility}`)
    if (until === null || visibility === 'private') return who
    return is_public ? t('resume.who.until', { who, date: date(until) }) : t('resume.who.ended', { date: date(until) })
  }
}
