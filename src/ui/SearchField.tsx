import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { SearchIcon } from './icons.tsx'

export interface SearchFieldProps {
  readonly label: string
  /** What is searched for. */
  readonly value: string
  readonly onSearch: (q: string) => void
}

/**
 * The search of a list. It keeps what is typed by itself, so that a slow answer never takes letters back; a change from
 * elsewhere comes in by `value`.
 */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    setTyped(value)
  }
  return (
    <chakra.div role="search" position="relative" flex="1 1 14rem" maxWidth="26rem">
      <SearchIcon
        position="absolute"
        insetStart="3"
        top="50%"
        transform="translateY(-50%)"
        color="fg.muted"
        pointerEvents="none"
        zIndex="1"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        ps="10"
        textOverflow="ellipsis"
        value={typed}
        maxLength={200}
        onChange={(event) => {
          setTyped(event.target.value)
          setSeen(event.target.value)
          onSearch(event.target.value)
        }}
      />
    </chakra.div>
  )
}
