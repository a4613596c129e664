import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { useFieldArray, useFormState, type Control } from 'react-hook-form'
import {
  keyOfRecipient,
  MOST_RECIPIENTS,
  type Letter,
  type letterEdit,
  type LetterRecipientBody,
} from '../../../../openapi/schemas/letter.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { GroupFrame } from '../../../ui/form/GroupFrame.tsx'
import { keptEntry } from '../../../ui/form/kept-entry.ts'
import type { SchemaForm } from '../../../ui/form/useCheckedForm.ts'
import { PlusIcon } from '../../../ui/icons.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { RecipientDialog } from './RecipientDialog.tsx'

interface Held {
  recipients: LetterRecipientBody[]
}
interface RecipientsFieldProps {
  readonly form: SchemaForm<typeof letterEdit>
  /** As they were read, with their names. */
  readonly known: Letter['recipients']
  readonly isLocked: boolean
}

/** To whom a letter goes, and who gets a copy. */
export function RecipientsField({ form, known, isLocked }: RecipientsFieldProps) {
  const { t, pick } = useTexts()
  const control = form.control as unknown as Control<Held>
  const { fields, append, remove } = useFieldArray({ control, name: 'recipients', keyName: 'key' })
  const { errors } = useFormState({ control, name: 'recipients' })
  const [isAdding, setAdding] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  const nameOf = (one: LetterRecipientBody): string => {
    if (one.kind === 'account') return `@${one.username ?? ''}`
    if (one.kind === 'outside') return one.name ?? ''
    const name = known.find(({ user_id }) => user_id === one.user_id)?.name ?? keptEntry(one.user_id ?? '')?.name
    return pick(name ?? {})?.text ?? t('letter.who.nameless')
  }
  const messageAt = (at: number): string | null => {
    const wrong = errors.recipients?.[at]
    const found = wrong?.user_id ?? wrong?.username ?? wrong?.email ?? wrong?.name
    return found?.message ?? null
  }
  const message = errors.recipients?.root?.message ?? errors.recipients?.message
  return (
    <GroupFrame label={t('letter.write.field.recipients')}>
      {message ? (
        <chakra.p textStyle="sm" color="fg.error" mb="2">
          {message}
        </chakra.p>
      ) : null}
      {fields.length === 0 ? (
        <chakra.p textStyle="sm" color="fg.muted" mb="2">
          {t('letter.write.recipients.none')}
        </chakra.p>
      ) : (
        <chakra.ul
          listStyleType="none"
          mb="3"
          css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } }}
        >
          {fields.map((one, at) => (
            <chakra.li key={one.key} py="2" display="flex" flexWrap="wrap" gap="2" alignItems="center">
              <chakra.div flex="1 1 12rem" minWidth="0">
                <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
                  <chakra.span fontWeight="650" overflowWrap="anywhere">
                    {nameOf(one)}
                  </chakra.span>
                  {one.copy ? <StatusChip tone="secondary">{t('letter.write.copy')}</StatusChip> : null}
                </chakra.div>
                <chakra.span textStyle="sm" color={messageAt(at) ? 'fg.error' : 'fg.muted'} overflowWrap="anywhere">
                  {messageAt(at) ?? (one.kind === 'outside' ? one.email : t(`letter.write.kind.${one.kind}`))}
                </chakra.span>
              </chakra.div>
              {isLocked ? null : (
                <Button
                  type="button"
                  size="sm"
                  variant="ghost"
                  colorPalette="gray"
                  onClick={() => {
                    remove(at)
                    add.current?.focus()
                  }}
                >
                  {t('letter.write.recipients.remove')}
                  <chakra.span srOnly>: {nameOf(one)}</chakra.span>
                </Button>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {isLocked || fields.length >= MOST_RECIPIENTS ? null : (
        <Button ref={add} type="button" size="sm" variant="outline" colorPalette="gray" onClick={() => setAdding(true)}>
          <PlusIcon />
          {t('letter.write.recipients.add')}
        </Button>
      )}
      {isAdding ? (
        <RecipientDialog
          taken={fields.map(keyOfRecipient)}
          onClose={() => setAdding(false)}
          onAdd={(one) => {
            append(one, { shouldFocus: false })
            setAdding(false)
          }}
          finalFocus={() => add.current}
        />
      ) : null}
    </GroupFrame>
  )
}
