import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import type { ImportedPart } from '../../../openapi/schemas/career-import.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { CareerView } from '../../machines/career-import/career.connect.ts'
import { placeOf } from '../../machines/career-import/picks.ts'
import { Tick } from '../../ui/list/Tick.tsx'
import { factResource } from './information.connect.ts'
import { ProposedEntry } from './ProposedEntry.tsx'

interface ProposedPartProps {
  readonly part: ImportedPart
  readonly career: CareerView
}

/** What a file would add to one part and change there; everything new is taken or left at once by the tick of the part. */
export function ProposedPart({ part: { key, entries }, career }: ProposedPartProps) {
  const { t } = useTexts()
  const id = useId()
  const isNew = entries.flatMap((entry) => (entry.state === 'new' ? [placeOf(key, entry)] : []))
  const taken = isNew.filter((place) => career.picks[place]?.as === 'add')
  const title = `${t(`facts.part.${key}`)} (${entries.length})`
  return (
    <chakra.section aria-labelledby={id}>
      <chakra.h3 id={id} textStyle="md" fontWeight="650" mb="2">
        {isNew.length > 1 ? (
          <Tick
            checked={taken.length === isNew.length}
            mixed={taken.length > 0 && taken.length < isNew.length}
            onChange={(isTaken) => career.pick(isNew, isTaken ? 'add' : null)}
          >
            {title}
          </Tick>
        ) : (
          title
        )}
      </chakra.h3>
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2">
        {entries.map((entry) => (
          <ProposedEntry
            key={entry.at}
            resource={factResource(key)}
            entry={entry}
            place={placeOf(key, entry)}
            career={career}
          />
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
