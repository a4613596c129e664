import { useState } from 'react'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { Combobox } from '../Combobox.tsx'
import { useProposals, type Propose } from './useProposals.ts'

interface ProposalInputProps {
  /** Of the list, for screen readers. */
  readonly label: string
  readonly propose: Propose
  readonly part: 'en' | 'am'
  readonly name: string
  readonly text: string
  readonly invalid: boolean
  readonly onText: (text: string) => void
  /** Told of the languages that the chosen proposal has. */
  readonly onChoose: (both: Localized) => void
  readonly onBlur: () => void
}

/** One language of a text, with proposals while it is typed. */
export function ProposalInput({
  label,
  propose,
  part,
  name,
  text,
  invalid,
  onText,
  onChoose,
  onBlur,
}: ProposalInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const found = useProposals(propose, typed)
  const other = part === 'en' ? 'am' : 'en'
  const proposals = found.filter((proposal) => proposal[part] ?? proposal[other])
  return (
    <Combobox
      label={label}
      name={name}
      lang={part}
      text={text}
      invalid={invalid}
      options={proposals.map((proposal, index) => {
        const lang = proposal[part] ? part : other
        const more = lang === part ? proposal[other] : undefined
        return { key: String(index), text: proposal[lang] ?? '', lang, ...(more ? { more, moreLang: other } : {}) }
      })}
      onText={(next) => {
        setTyped(next)
        onText(next)
      }}
      onChoose={({ key }) => {
        const { en, am } = proposals[Number(key)] ?? {}
        setTyped(null)
        onChoose({ ...(en ? { en } : {}), ...(am ? { am } : {}) })
      }}
      onBlur={() => {
        setTyped(null)
        onBlur()
      }}
    />
  )
}
