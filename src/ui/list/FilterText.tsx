import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { FILTER_LENGTH } from '../../../openapi/filter.ts'

interface FilterTextProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Narrows a list to what has this text in one place. It is asked for on Enter or when the field is left. */
export function FilterText({ label, value, onChange }: FilterTextProps) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    setTyped(value)
  }
  const ask = () => (typed.trim() === value ? undefined : onChange(typed.trim()))
  return (
    <chakra.div flex="1 1 10rem" maxWidth={{ base: 'none', sm: '14rem' }}>
      <Input
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={FILTER_LENGTH}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={ask}
        onKeyDown={(event) => (event.key === 'Enter' ? ask() : undefined)}
      />
    </chakra.div>
  )
}
