import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { CheckCircleIcon } from '../icons.tsx'

interface MissingListProps {
  /** Each leads to its place in the form. */
  readonly missing: readonly { readonly key: string; readonly text: string; readonly onGo: () => void }[]
  /** How many there are. */
  readonly left: string
  /** Nothing is missing. */
  readonly done: string
}

/** What a form lacks before it can be sent. */
export function MissingList({ missing, left, done }: MissingListProps) {
  if (missing.length === 0)
    return (
      <chakra.p textStyle="sm" display="flex" gap="2" alignItems="center">
        <CheckCircleIcon color="fg.success" flexShrink="0" />
        {done}
      </chakra.p>
    )
  return (
    <div>
      <chakra.p textStyle="sm" color="fg.muted">
        {left}
      </chakra.p>
      <chakra.ul listStyleType="none">
        {missing.map(({ key, text, onGo }) => (
          <li key={key}>
            <Button
              variant="ghost"
              size="sm"
              ms="-3"
              whiteSpace="normal"
              textAlign="start"
              height="auto"
              minHeight={{ base: '11', md: '8' }}
              onClick={onGo}
            >
              {text}
            </Button>
          </li>
        ))}
      </chakra.ul>
    </div>
  )
}
