import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { MOST_INTERVIEWERS, type Interviewer } from '../../../../openapi/schemas/interview.ts'
import { fold } from '../../../../openapi/text-fold.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { GroupFrame } from '../../../ui/form/GroupFrame.tsx'
import { useField } from '../../../ui/form/useField.ts'
import { Tick } from '../../../ui/list/Tick.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'

interface InterviewersFieldProps {
  readonly control: Control
  readonly people: readonly Interviewer[]
}
/** From so many people on one looks for a name. */
const MANY = 8

/** Who holds the interview. Those who are chosen come first and stay in sight, whatever is looked for. */
export function InterviewersField({ control, people }: InterviewersFieldProps) {
  const { t, pick } = useTexts()
  const field = useField({ control, name: 'interviewer_ids' })
  const chosen = (field.value ?? []) as readonly string[]
  const [first] = useState(chosen)
  const [wanted, setWanted] = useState('')
  const nameOf = ({ name }: Interviewer) => pick(name ?? {})?.text ?? t('application.gone')
  const shown = [
    ...people.filter(({ id }) => first.includes(id)),
    ...people.filter(({ id }) => !first.includes(id)),
  ].filter(
    (person) =>
      chosen.includes(person.id) ||
      [person.name?.en, person.name?.am].some((name) => fold(name ?? '').includes(fold(wanted))),
  )
  const turn = (id: string, isOn: boolean) =>
    field.change(isOn ? [...chosen, id].slice(0, MOST_INTERVIEWERS) : chosen.filter((one) => one !== id))
  return (
    <GroupFrame label={t('interview.field.interviewers')} error={field.message} required>
      {people.length < MANY ? null : (
        <chakra.div my="2">
          <SearchField label={t('interview.interviewers.find')} value={wanted} onSearch={setWanted} />
        </chakra.div>
      )}
      <chakra.div display="grid" gap="1" maxHeight="13rem" overflowY="auto">
        {shown.map((person) => (
          <Tick key={person.id} checked={chosen.includes(person.id)} onChange={(isOn) => turn(person.id, isOn)}>
            <chakra.span overflowWrap="anywhere">
              {person.is_self ? t('interview.interviewers.self', { name: nameOf(person) }) : nameOf(person)}
            </chakra.span>
          </Tick>
        ))}
      </chakra.div>
    </GroupFrame>
  )
}
