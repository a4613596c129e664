import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { useFieldArray, useWatch, type Control } from 'react-hook-form'
import { MOST_OFFERS, offersBody } from '../../../openapi/schemas/job-offer.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { z } from 'zod'
import { useTexts } from '../../i18n/useTexts.ts'
import { detailOf } from '../../machines/failure.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { CopyIcon, PlusIcon, TrashIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { FILLED_FIELDS, refilled } from '../../machines/job-offer/filling.ts'
import type { Offer } from '../../machines/job-offer/offer-row.ts'
import type { Position } from './employees.effects.ts'
import { emptyOffer, sameTerms, toSend, type HeldOffer, type HeldOffers } from './send-values.ts'
import { TermsFields } from './TermsFields.tsx'

export interface SendFormProps {
  readonly id: string
  readonly save: SaveView<z.output<typeof offersBody>, readonly Offer[]>
  /** How many more offers the plan has room for; null for any number, and while that is not known. */
  readonly room: number | null
  /** One offer alone, with what is filled in, what heads it, and the name of its draft. */
  readonly one?: { readonly first: HeldOffer; readonly draft: string; readonly text: string }
}
type Sending = Control<{ offers: HeldOffer[] }>

/**
 * Offers for one or several people at once, a card for each. Terms are copied from one to the next; what is written
 * survives a reload.
 */
export function SendForm({ id, save, room, one }: SendFormProps) {
  const { t } = useTexts()
  const most = Math.min(MOST_OFFERS, room ?? MOST_OFFERS)
  const form = useSchemaForm(offersBody, { offers: [one?.first ?? emptyOffer] as never }, toSend)
  const control = form.control as unknown as Sending
  const { fields, append, remove } = useFieldArray({ control, name: 'offers' })
  const held = () => (form.hook.getValues() as unknown as HeldOffers).offers
  const listError = (form.hook.formState.errors['offers'] as { readonly message?: string } | undefined)?.message
  const { failure } = save
  // The plan's limit in words; the rest of a refusal is the server's own.
  const limited = useMemo(() => {
    const limit = detailOf(failure, 'limit_reached')?.limit
    return failure && limit !== undefined ? { ...failure, message: t('employee.limit', { limit }) } : failure
  }, [failure, t])
  return (
    <SaveForm
      form={form}
      id={id}
      save={{ ...save, failure: limited }}
      draft={one?.draft ?? 'send-offers'}
      valuesOf={(body) => body}
      differences={[]}
    >
      <p>{one?.text ?? t('employee.send.text')}</p>
      {listError ? <Notice kind="error">{listError}</Notice> : null}
      <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="5">
        {fields.map((field, i) => (
          <Person
            key={field.id}
            control={control}
            index={i}
            onRemove={one ? null : () => remove(i)}
            onCopy={i === 0 ? null : () => copy(i)}
            onFill={(part, value) =>
              form.hook.setValue(`offers.${i}.${part}` as never, value as never, {
                shouldDirty: true,
                shouldValidate: form.hook.formState.isSubmitted,
              })
            }
          />
        ))}
      </chakra.ol>
      {one ? null : fields.length < most ? (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button type="button" variant="outline" colorPalette="gray" onClick={() => append(emptyOffer)}>
            <PlusIcon />
            {t('employee.send.add')}
          </Button>
          {fields.length > 0 ? (
            <Button
              type="button"
              variant="outline"
              colorPalette="gray"
              onClick={() => append(sameTerms(held().at(-1) ?? emptyOffer))}
            >
              <CopyIcon />
              {t('employee.send.add_same')}
            </Button>
          ) : null}
        </chakra.div>
      ) : (
        <Notice kind="info">
          {most < MOST_OFFERS ? t('employee.send.room', { room: most }) : t('employee.send.most', { most })}
        </Notice>
      )}
    </SaveForm>
  )

  function copy(to: number): void {
    const from = held()[to - 1]
    if (!from) return
    const { employee_email: _, ...terms } = from
    for (const [part, value] of Object.entries(terms))
      form.hook.setValue(`offers.${to}.${part}` as never, value as never, { shouldDirty: true })
  }
}

interface PersonProps {
  readonly control: Sending
  readonly index: number
  /** Null for one that stands alone. */
  readonly onRemove: (() => void) | null
  /** Null for the first: there is nothing before it. */
  readonly onCopy: (() => void) | null
  readonly onFill: (part: keyof HeldOffer, value: HeldOffer[keyof HeldOffer]) => void
}
function Person({ control, index, onRemove, onCopy, onFill }: PersonProps) {
  const { t, pick } = useTexts()
  const held = useWatch({ control, name: `offers.${index}` })
  const at = `offers.${index}.`
  const say = (text: Localized | null) => pick(text)?.text ?? ''
  const any = control as unknown as Control
  const number = index + 1
  const fill = (position: Position | null) => {
    onFill('position_label', position ? (pick(position.title)?.text ?? '') : '')
    if (!position) return
    const filling = { title: position.title, description: position.description }
    const texts = refilled(filling, held.filling, held, say)
    for (const field of FILLED_FIELDS) onFill(field, texts[field])
    onFill('filling', filling)
  }
  return (
    <chakra.li borderWidth="1px" borderRadius="l3" p={{ base: '4', md: '5' }}>
      <chakra.div
        role="group"
        aria-label={t('employee.send.person', { number })}
        display="flex"
        flexDirection="column"
        gap="5"
      >
        {onRemove ? <PersonHead number={number} onRemove={onRemove} onCopy={onCopy} /> : null}
        <TextField
          control={any}
          name={`${at}employee_email`}
          label={t('employee.email')}
          help={t('employee.email.help')}
          type="email"
          autoComplete="off"
          required
        />
        <TermsFields
          control={any}
          at={at}
          position={held?.position_label ?? ''}
          onPosition={fill}
          email={held?.employee_email ?? ''}
          filling={held?.filling ?? null}
          onFill={(field, text) => onFill(field, text)}
        />
      </chakra.div>
    </chakra.li>
  )
}

/** Which of several it is, and what can be done with it. */
function PersonHead({
  number,
  onRemove,
  onCopy,
}: Pick<PersonProps, 'onCopy'> & { readonly number: number; readonly onRemove: () => void }) {
  const { t } = useTexts()
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
      <chakra.h3 fontWeight="650">{t('employee.send.person', { number })}</chakra.h3>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {onCopy ? (
          <Button
            type="button"
            size="sm"
            variant="ghost"
            colorPalette="gray"
            aria-label={t('employee.send.copy.of', { number, before: number - 1 })}
            onClick={onCopy}
          >
            <CopyIcon />
            {t('employee.send.copy')}
          </Button>
        ) : null}
        <Button
          type="button"
          size="sm"
          variant="ghost"
          colorPalette="gray"
          aria-label={t('employee.send.remove.of', { number })}
          onClick={onRemove}
        >
          <TrashIcon />
          {t('employee.send.remove')}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}
