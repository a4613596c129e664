import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import type { OwnInterview } from '../../../../openapi/schemas/interview.ts'
import { useLives } from '../../../hooks/useLives.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useLive } from '../../../ui/live.ts'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { TextSkeleton } from '../../../ui/Skeleton.tsx'
import { CalendarButton, InterviewDetails } from './InterviewDetails.tsx'
import { listedInterviewLife, ownInterviewsLoad } from './interviews.effects.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { useInterviewOutcome } from './useInterviewOutcome.ts'

/** The interviews of an application of one's own, to be answered; nothing where there are none. */
export function OwnInterviews({ applicationId }: { readonly applicationId: string }) {
  const load = useLoad(ownInterviewsLoad, applicationId)
  useLive('applications', load.refresh)
  return (
    <LoadGate load={load} skeleton={<TextSkeleton lines={2} />}>
      {(rows) => (rows.length === 0 ? null : <Answerable rows={rows} onChanged={load.refresh} />)}
    </LoadGate>
  )
}

interface AnswerableProps {
  readonly rows: readonly OwnInterview[]
  readonly onChanged: () => void
}
function Answerable({ rows, onChanged }: AnswerableProps) {
  const { t } = useTexts()
  const tell = useInterviewOutcome()
  const lives = useLives(listedInterviewLife, rows, (outcome, row) => {
    tell(outcome, row)
    onChanged()
  })
  const now = lives.rows ?? rows
  // One filled button: the first that waits for an answer.
  const next = now.find(({ status, abilities }) => status === 'scheduled' && abilities.accept)

  return (
    <section>
      <Heading as="h2" textStyle="md" mb="3">
        {t('interview.tab')}
      </Heading>
      <chakra.ul listStyleType="none" display="grid" gap="5">
        {now.map((row) => (
          <chakra.li key={row.id} borderTopWidth="1px" pt="4" _first={{ borderTopWidth: '0', pt: '0' }}>
            <InterviewDetails row={row} />
            {row.abilities.accept || row.abilities.decline ? (
              <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
                {row.abilities.accept ? (
                  <Button
                    variant={row.id === next?.id ? 'solid' : 'outline'}
                    onClick={() => lives.actorOf(row.id)?.send({ type: 'act.accept' })}
                  >
                    {t('interview.accept')}
                  </Button>
                ) : null}
                <CalendarButton id={row.id} />
                {row.abilities.decline ? (
                  <Button
                    variant="outline"
                    colorPalette="danger"
                    onClick={() => lives.actorOf(row.id)?.send({ type: 'act.decline' })}
                  >
                    {t('interview.decline')}
                  </Button>
                ) : null}
              </chakra.div>
            ) : null}
          </chakra.li>
        ))}
      </chakra.ul>
      {lives.open ? <NoteDialog snapshot={lives.open.snapshot} send={lives.open.actor.send} /> : null}
    </section>
  )
}
