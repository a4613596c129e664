import { NativeSelect } from '@chakra-ui/react/native-select'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Choice } from '../form/SelectField.tsx'

export interface FilterSelectProps {
  readonly label: string
  /** Empty: everything. */
  readonly value: string
  /** What the choice of everything says. */
  readonly all: string
  readonly choices: readonly Choice[]
  readonly onChange: (value: string) => void
}

/** Narrows a list to one of several choices. */
export const FilterSelect = ({ label, value, all, choices, onChange }: FilterSelectProps) => (
  <chakra.label display="flex" flexDirection="column" gap="1" flex="1 1 10rem" maxWidth={{ base: 'none', sm: '14rem' }}>
    <chakra.span srOnly>{label}</chakra.span>
    <NativeSelect.Root>
      <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </chakra.label>
)
