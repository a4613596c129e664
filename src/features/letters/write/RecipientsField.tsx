import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray, useFormState, useWatch, type Control } from 'react-hook-form'
import {
  keyOfRecipient,
  MOST_RECIPIENTS,
  MOST_SEPARATE,
  type Letter,
  type letterEdit,
  type LetterRecipientBody,
} from '../../../../openapi/schemas/letter.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ActionText } from '../../../ui/ActionText.tsx'
import { GroupFrame } from '../../../ui/form/GroupFrame.tsx'
import { keepEntry, keptEntry } from '../../../ui/form/kept-entry.ts'
import { SwitchField } from '../../../ui/form/SwitchField.tsx'
import type { SchemaForm } from '../../../ui/form/useCheckedForm.ts'
import { PlusIcon } from '../../../ui/icons.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { GroupDialog } from './GroupDialog.tsx'
import { employeeRecipient, RecipientDialog } from './RecipientDialog.tsx'

interface Held {
  separate: boolean
  recipients: LetterRecipientBody[]
}
interface RecipientsFieldProps {
  readonly form: SchemaForm<typeof letterEdit>
  /** As they were read, with their names. */
  readonly known: Letter['recipients']
  readonly isLocked: boolean
}

/** Of a long list the others are shown on demand. */
const MOST_SHOWN = 10

/** To whom a letter goes, and who gets a copy. */
export function RecipientsField({ form, known, isLocked }: RecipientsFieldProps) {
  const { t, pick } = useTexts()
  const control = form.control as unknown as Control<Held>
  const { fields, append, remove } = useFieldArray({ control, name: 'recipients', keyName: 'key' })
  const { errors } = useFormState({ control, name: 'recipients' })
  const [adding, setAdding] = useState<'one' | 'many' | null>(null)
  const [isWhole, setWhole] = useState(false)
  const isSeparate = useWatch({ control, name: 'separate' })
  useEffect(() => {
    // Each letter speaks of whom it goes to.
    if (isSeparate) form.hook.setValue('about_user_id', '' as never)
  }, [form.hook, isSeparate])
  const most = isSeparate ? MOST_SEPARATE : MOST_RECIPIENTS
  // What is wrong with one further down is never hidden.
  const shown = isWhole || errors.recipients !== undefined ? fields : fields.slice(0, MOST_SHOWN)
  const add = useRef<HTMLButtonElement>(null)
  const nameOf = (one: LetterRecipientBody): string => {
    if (one.kind === 'account') return `@${one.username ?? ''}`
    if (one.kind === 'outside') return one.name ?? ''
    const name = known.find(({ user_id }) => user_id === one.user_id)?.name ?? keptEntry(one.user_id ?? '')?.name
    return pick(name ?? {})?.text ?? t('letter.who.nameless')
  }
  const messageAt = (at: number): string | null => {
    const wrong = errors.recipients?.[at]
    const found = wrong?.kind ?? wrong?.user_id ?? wrong?.username ?? wrong?.email ?? wrong?.name
    return found?.message ?? null
  }
  const message = errors.recipients?.root?.message ?? errors.recipients?.message
  return (
    <GroupFrame label={t('letter.write.field.recipients')} error={message} required={!isLocked}>
      <SwitchField
        control={form.control as unknown as Control}
        name="separate"
        label={t('letter.write.field.separate')}
        help={t('letter.write.separate.help')}
        disabled={isLocked}
      />
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
          {shown.map((one, at) => (
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
                  <ActionText action={t('letter.write.recipients.remove')} of={nameOf(one)} />
                </Button>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {shown.length < fields.length ? (
        <Button type="button" size="sm" variant="ghost" colorPalette="gray" mb="3" onClick={() => setWhole(true)}>
          {t('letter.write.recipients.all', { count: fields.length })}
        </Button>
      ) : null}
      {isLocked || fields.length >= most ? null : (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button
            ref={add}
            {...(message ? { 'data-wrong': '' } : {})}
            type="button"
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() => setAdding('one')}
          >
            <PlusIcon />
            {t('letter.write.recipients.add')}
          </Button>
          {isSeparate ? (
            <Button type="button" size="sm" variant="outline" colorPalette="gray" onClick={() => setAdding('many')}>
              <PlusIcon />
              {t('letter.write.group.add')}
            </Button>
          ) : null}
        </chakra.div>
      )}
      {adding === 'many' ? (
        <GroupDialog
          taken={fields.map(keyOfRecipient)}
          room={most - fields.length}
          onClose={() => setAdding(null)}
          onAdd={(people) => {
            for (const { id, name } of people) keepEntry({ key: id, name: name ?? {} })
            append(
              people.map(({ id }) => employeeRecipient(id)),
              { shouldFocus: false },
            )
            setAdding(null)
          }}
          finalFocus={() => add.current}
        />
      ) : null}
      {adding === 'one' ? (
        <RecipientDialog
          isStaffOnly={isSeparate}
          taken={fields.map(keyOfRecipient)}
          onClose={() => setAdding(null)}
          onAdd={(one) => {
            append(one, { shouldFocus: false })
            setAdding(null)
          }}
          finalFocus={() => add.current}
        />
      ) : null}
    </GroupFrame>
  )
}
