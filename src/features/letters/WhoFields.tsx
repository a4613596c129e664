import { useMemo } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LookupField } from '../../ui/form/LookupField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { findPosition, personLookup } from './letters.effects.ts'

interface WhoFieldsProps<W extends string> {
  readonly control: Control
  /** Before the names of the fields: `approvers.0.`, or nothing. */
  readonly prefix: string
  readonly choices: readonly W[]
  /** Whom it names at first. */
  readonly known: { readonly id: string; readonly name: Localized } | null
}
/** Whom a permission or a level names: a person, a position, or a group that needs no name. */
export function WhoFields<W extends 'person' | 'position' | 'everybody' | 'owners' | 'permitted'>({
  control,
  prefix,
  choices,
  known,
}: WhoFieldsProps<W>) {
  const { t, pick } = useTexts()
  const who = useWatch({ control, name: `${prefix}who` }) as W | ''
  const findPerson = useMemo(() => personLookup((title) => pick(title ?? {})?.text ?? ''), [pick])
  const first = known ? { key: known.id, name: known.name } : null
  return (
    <>
      <SelectField
        control={control}
        name={`${prefix}who`}
        label={t('letter.who')}
        isAlwaysChosen
        choices={choices.map((value) => ({ value, label: t(`letter.who.${value}`) }))}
      />
      {who === 'person' ? (
        <LookupField
          key="person"
          control={control}
          name={`${prefix}user_id`}
          label={t('letter.who.person')}
          find={findPerson}
          known={first}
          required
        />
      ) : null}
      {who === 'position' ? (
        <LookupField
          key="position"
          control={control}
          name={`${prefix}position_id`}
          label={t('letter.who.position')}
          help={t('letter.who.position.help')}
          find={findPosition}
          known={first}
          required
        />
      ) : null}
    </>
  )
}

interface Named {
  readonly who?: unknown
  readonly user_id?: unknown
  readonly position_id?: unknown
}
/** What is no longer shown is not sent. */
export const namedAlone = <T extends Named>(held: T): T => ({
  ...held,
  user_id: held.who === 'person' ? held.user_id : null,
  position_id: held.who === 'position' ? held.position_id : null,
})
