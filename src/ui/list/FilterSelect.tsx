import type { Choice } from '../form/SelectField.tsx'
import { ChevronDownIcon } from '../icons.tsx'

export interface FilterSelectProps {
  readonly label: string
  /** Empty: everything. */
  readonly value: string
  /** What the choice of everything says. */
  readonly all: string
  readonly choices: readonly Choice[]
  readonly onChange: (value: string) => void
}

/** Narrows a list to one of several choices. Its look is in `plain.styles.ts`. */
export const FilterSelect = ({ label, value, all, choices, onChange }: FilterSelectProps) => (
  <span className="filter-select">
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
    <ChevronDownIcon />
  </span>
)
