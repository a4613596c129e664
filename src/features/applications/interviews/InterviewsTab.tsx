import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { COMMA } from '../../../../openapi/format/comma.ts'
import type { Interview } from '../../../../openapi/schemas/interview.ts'
import { useLives } from '../../../hooks/useLives.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useLive } from '../../../ui/live.ts'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import type { PanelTabProps } from '../panel-tabs.tsx'
import { InterviewDialog } from './InterviewDialog.tsx'
import { CalendarButton, InterviewDetails } from './InterviewDetails.tsx'
import { interviewsLoad, listedInterviewLife } from './interviews.effects.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { useInterviewOutcome } from './useInterviewOutcome.ts'

/** The interviews of one applicant: what was arranged, and the next. */
export function InterviewsTab({ applicant }: Pick<PanelTabProps, 'applicant'>) {
  const load = useLoad(interviewsLoad, applicant.id)
  useLive('applications', load.refresh)
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={2} />}>
      {({ data, can_schedule }) => (
        <Interviews applicant={applicant} rows={data} canSchedule={can_schedule} onChanged={load.refresh} />
      )}
    </LoadGate>
  )
}

interface InterviewsProps extends Pick<PanelTabProps, 'applicant'> {
  readonly rows: readonly Interview[]
  readonly canSchedule: boolean
  readonly onChanged: () => void
}
function Interviews({ applicant, rows, canSchedule, onChanged }: InterviewsProps) {
  const { t, pick, lang } = useTexts()
  const tell = useInterviewOutcome()
  const lives = useLives(listedInterviewLife, rows, (outcome, row) => {
    tell(outcome, row)
    onChanged()
  })
  /** The one that is moved, or `new`. */
  const [edited, setEdited] = useState<Interview | 'new' | null>(null)
  const name = pick(applicant.name ?? {})?.text ?? t('application.gone')
  const now = lives.rows ?? rows
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {rows.length === 0 ? (
        <chakra.p color="fg.muted">{t(canSchedule ? 'interview.empty' : 'interview.none')}</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gap="5">
          {now.map((row) => (
            <chakra.li key={row.id} borderTopWidth="1px" pt="4" _first={{ borderTopWidth: '0', pt: '0' }}>
              <InterviewDetails row={row}>
                <chakra.p textStyle="sm" overflowWrap="anywhere">
                  {t('interview.held_by', {
                    names: row.interviewers
                      .map((one) => pick(one.name ?? {})?.text ?? t('application.gone'))
                      .join(COMMA[lang]),
                  })}
                </chakra.p>
              </InterviewDetails>
              {row.abilities.reschedule || row.abilities.call_off ? (
                <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
                  {row.abilities.reschedule ? (
                    <Button variant="outline" colorPalette="gray" onClick={() => setEdited(row)}>
                      {t('interview.reschedule')}
                    </Button>
                  ) : null}
                  <CalendarButton id={row.id} />
                  {row.abilities.call_off ? (
                    <Button
                      variant="outline"
                      colorPalette="danger"
                      onClick={() => lives.actorOf(row.id)?.send({ type: 'act.call_off' })}
                    >
                      {t('interview.call_off')}
                    </Button>
                  ) : null}
                </chakra.div>
              ) : null}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {canSchedule ? (
        <Button variant="outline" justifySelf="start" onClick={() => setEdited('new')}>
          {t('interview.schedule')}
        </Button>
      ) : null}
      {edited === null ? null : (
        <InterviewDialog
          key={edited === 'new' ? 'new' : edited.id}
          applicationId={applicant.id}
          name={name}
          row={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={(saved) => {
            setEdited(null)
            // What is done next is done with this version, however long the list takes.
            lives.actorOf(saved.id)?.send({ type: 'row.changed', row: saved })
            onChanged()
          }}
        />
      )}
      {lives.open ? <NoteDialog snapshot={lives.open.snapshot} send={lives.open.actor.send} /> : null}
    </chakra.div>
  )
}
