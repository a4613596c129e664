import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { COMMA } from '../../../openapi/format/comma.ts'
import { MOST_JOB_SKILLS, type jobPostingBody } from '../../../openapi/schemas/job-posting.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChipsInput } from '../../ui/chips/ChipsInput.tsx'
import { keepEntry, keptEntry, type LookupEntry } from '../../ui/form/kept-entry.ts'
import type { SchemaForm } from '../../ui/form/useCheckedForm.ts'
import { useField } from '../../ui/form/useField.ts'
import type { Propose } from '../../ui/form/useProposals.ts'
import { findSkill, skillsNamed, type PostingDetail } from './posting-names.effects.ts'

interface SkillsFieldProps {
  readonly form: SchemaForm<typeof jobPostingBody>
  readonly names: PostingDetail['names']
  readonly isLocked: boolean
}
/** Longer than the name of any skill. */
const LONGEST = 80

const propose: Propose = async (text) => {
  const found = await findSkill(text).catch(() => [])
  for (const entry of found) keepEntry(entry)
  return found.map(({ name }) => name)
}

/** The platform's skills that the job asks for, as chips. */
export function SkillsField({ form, names, isLocked }: SkillsFieldProps) {
  const { t, pick, lang } = useTexts()
  const field = useField({ control: form.control as unknown as Control, name: 'skill_ids' })
  const [strange, setStrange] = useState<readonly string[]>([])
  const ids = (field.value ?? []) as readonly string[]
  // What was found meanwhile must not be lost by an answer that comes later.
  const latest = () => form.hook.getValues('skill_ids') as readonly string[]
  const add = (entries: readonly LookupEntry[]) => {
    for (const entry of entries) keepEntry(entry)
    field.change([...new Set([...latest(), ...entries.map(({ key }) => key)])].slice(0, MOST_JOB_SKILLS))
  }
  const addTexts = (texts: readonly string[]) =>
    void skillsNamed(texts).then(({ found, strange: unknown }) => {
      add(found)
      setStrange(unknown)
    })
  const chips = ids.map((id) => {
    const shown = pick(names[id] ?? keptEntry(id)?.name)
    return { key: id, text: shown?.text ?? id, ...(shown && shown.lang !== lang ? { lang: shown.lang } : {}) }
  })
  return (
    <ChipsInput
      label={t('posting.field.skill_ids')}
      help={t('posting.field.skill_ids.help')}
      error={
        strange.length > 0 ? t('posting.field.skill_ids.strange', { names: strange.join(COMMA[lang]) }) : field.message
      }
      name="skill_ids"
      disabled={isLocked}
      chips={chips}
      most={MOST_JOB_SKILLS}
      longest={LONGEST}
      propose={propose}
      onAdd={addTexts}
      onChoose={(text: Localized) => addTexts([pick(text)?.text ?? ''])}
      onRemove={(key) => field.change(latest().filter((id) => id !== key))}
      onMove={(key, to) => {
        const others = latest().filter((id) => id !== key)
        field.change([...others.slice(0, to), key, ...others.slice(to)])
      }}
    />
  )
}
