import { chakra } from '@chakra-ui/react/styled-system'
import { useParams } from 'react-router'
import { HelpVotes } from '../features/administration/HelpVotes.tsx'
import { NEW_ENTRY } from '../features/resources/entry-address.ts'
import { entryScreen } from '../features/resources/EntryScreen.tsx'

const Entry = entryScreen('faq')

/** `/cms/faqs/{id}`: the form of a question, and under it what readers thought of its answer. */
export function Screen() {
  const { id = NEW_ENTRY } = useParams()
  return (
    <>
      <Entry />
      {id === NEW_ENTRY ? null : (
        <chakra.div mt="6">
          <HelpVotes key={id} id={id} />
        </chakra.div>
      )}
    </>
  )
}
