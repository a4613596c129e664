import { Field } from '@chakra-ui/react/field'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Combobox } from '../Combobox.tsx'
import { usePending } from '../form/pending.ts'
import { useProposals, type Propose } from '../form/useProposals.ts'
import { IconButton } from '../IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon, TrashIcon } from '../icons.tsx'
import { useUnsaved } from '../unsaved.ts'
import { useAfterPress } from '../useAfterPress.ts'
import { ChipButton } from './ChipButton.tsx'
import { hasParting, splitChips } from './split-chips.ts'

/** One short text that is there. */
export interface Chip {
  readonly key: string
  readonly text: string
  /** The language of the text, when it is not the reader's. */
  readonly lang?: string
  /** Under way to the server, or hidden from others: drawn paler. */
  readonly isPale?: boolean
}
export interface ChipsInputProps {
  readonly label: string
  readonly help?: ReactNode
  readonly error?: string | undefined
  readonly required?: boolean
  readonly disabled?: boolean
  readonly name?: string
  readonly chips: readonly Chip[]
  /** At most so many. */
  readonly most: number
  /** At most so many characters each. */
  readonly longest: number
  /** New texts, trimmed, none of which is there yet. */
  readonly onAdd: (texts: string[]) => void
  readonly onRemove: (key: string) => void
  /** `to` is 0-based. */
  readonly onMove: (key: string, to: number) => void
  /** Asked for texts that fit what is typed; the chosen one, in both languages, goes to `onChoose`. */
  readonly propose?: Propose
  readonly onChoose?: (text: Localized) => void
  /** Resolves once everything added is saved; false if something isn't, which then says why outside. */
  readonly whenSaved?: () => Promise<boolean>
}

/**
 * Short texts as chips. Enter, a comma (also ፣) or leaving the field adds what is typed; a pasted list becomes many.
 * Backspace in the empty field goes to the last chip. On a chip: arrows go on, Delete or Backspace removes, Alt with an
 * arrow changes its place; pressing it shows the same as buttons. Everything that happens is announced. `onAdd`,
 * `onRemove` and `onMove` change `chips` from outside. What is typed counts as unsaved input, and a button that saves or
 * goes on settles it first (`usePendingWithin`).
 */
export function ChipsInput({
  label,
  help,
  error,
  required = false,
  disabled = false,
  name,
  chips,
  most,
  longest,
  onAdd,
  onRemove,
  onMove,
  propose,
  onChoose,
  whenSaved,
}: ChipsInputProps) {
  const { t, pick, lang } = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [typed, setTyped] = useState('')
  // What was added within one press must not be added again by the button that was pressed, before the next render.
  const held = useRef('')
  const type = (text: string) => {
    held.current = text
    setTyped(text)
  }
  const [chosen, setChosen] = useState<string | null>(null)
  const [said, setSaid] = useState({ text: '', isProblem: false })
  const say = (text: string, isProblem = false) => setSaid({ text, isProblem })
  const at = chips.findIndex((chip) => chip.key === chosen)
  const active = chips[at]
  const there = new Set(chips.map((chip) => fold(chip.text)))
  const proposals = useProposals(propose, typed).filter(
    ({ en = '', am = '' }) => !there.has(fold(en)) && !there.has(fold(am)),
  )
  const other = lang === 'en' ? 'am' : 'en'
  const options = proposals.map((proposal, index) => {
    const text = pick(proposal)
    const more = text?.lang === lang ? proposal[other] : undefined
    return {
      key: String(index),
      text: text?.text ?? '',
      ...(text ? { lang: text.lang } : {}),
      ...(more ? { more, moreLang: other } : {}),
    }
  })
  const focusChip = (index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-chip]')
    const button = buttons?.[Math.max(0, Math.min(index, buttons.length - 1))]
    if (button) button.focus()
    else input.current?.focus()
  }

  /** Returns false if something could not be added. */
  const add = (text: string): boolean => {
    const texts = splitChips(text)
    const fresh = texts.filter((each) => !there.has(fold(each)))
    const fitting = fresh.filter((each) => each.length <= longest).slice(0, Math.max(0, most - chips.length))
    const left = fresh.filter((each) => !fitting.includes(each))
    // What could not be taken stays where it was typed.
    type(left.join(', '))
    if (fitting.length > 0) onAdd(fitting)
    if (left.length > 0)
      say(
        left.some((each) => each.length > longest)
          ? t('field.chips.too_long', { longest })
          : t('field.chips.full', { most }),
        true,
      )
    else if (fitting.length > 0)
      say(t('field.chips.added', { names: fitting.join(', '), count: chips.length + fitting.length }))
    else if (texts.length > 0) say(t('field.chips.there', { name: texts[0] }), true)
    return left.length === 0
  }
  const addTyped = () => held.current.trim() === '' || add(held.current)
  const addAfterPress = useAfterPress(addTyped)
  useUnsaved(typed.trim() !== '')
  usePending(async () => {
    const isSaved = addTyped() && (whenSaved === undefined || (await whenSaved()))
    if (!isSaved) input.current?.focus()
    return isSaved
  })
  const remove = (index: number) => {
    const chip = chips[index]
    if (!chip || disabled) return
    onRemove(chip.key)
    setChosen(null)
    say(t('field.chips.removed', { name: chip.text }))
    // The chip is gone with the next render: then its neighbour has its place.
    requestAnimationFrame(() => focusChip(index))
  }
  const move = (index: number, to: number) => {
    const chip = chips[index]
    if (!chip || disabled || to < 0 || to >= chips.length) return
    onMove(chip.key, to)
    say(t('field.chips.moved', { name: chip.text, number: to + 1, total: chips.length }))
  }
  const onChipKey = (event: KeyboardEvent, index: number) => {
    const step =
      event.key === 'ArrowLeft' || event.key === 'ArrowUp'
        ? -1
        : event.key === 'ArrowRight' || event.key === 'ArrowDown'
          ? 1
          : 0
    if (event.key === 'Delete' || event.key === 'Backspace') remove(index)
    else if (step !== 0 && event.altKey) {
      move(index, index + step)
      requestAnimationFrame(() => focusChip(index + step))
    } else if (step !== 0) {
      if (index + step >= chips.length) input.current?.focus()
      else focusChip(index + step)
    } else if (event.key === 'Home') focusChip(0)
    else if (event.key === 'End') focusChip(chips.length - 1)
    else return
    event.preventDefault()
  }

  return (
    <Field.Root
      invalid={error !== undefined || said.isProblem}
      required={required}
      disabled={disabled}
      ids={{ control: id }}
    >
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {chips.length > 0 ? (
        <chakra.ul
          ref={list}
          aria-label={label}
          aria-describedby={`${id}-keys`}
          listStyleType="none"
          display="flex"
          flexWrap="wrap"
          gap="2"
          width="full"
          mb="1.5"
        >
          {chips.map((chip, index) => (
            <ChipButton
              key={chip.key}
              chip={chip}
              isChosen={chip.key === chosen}
              // One stop for Tab; arrows go on from there.
              isStop={index === Math.max(0, at)}
              disabled={disabled}
              onChoose={() => setChosen(chip.key === chosen ? null : chip.key)}
              onRemove={() => remove(index)}
              onKeyDown={(event) => onChipKey(event, index)}
            />
          ))}
        </chakra.ul>
      ) : null}
      {active && !disabled ? (
        <chakra.div
          role="group"
          aria-label={t('field.chips.selected', { name: active.text })}
          display="flex"
          alignItems="center"
          gap="1"
        >
          <chakra.span textStyle="xs" color="fg.muted" me="1" overflowWrap="anywhere">
            {t('field.chips.selected', { name: active.text })}
          </chakra.span>
          <IconButton
            label={t('field.chips.earlier', { name: active.text })}
            disabled={at === 0}
            onClick={() => move(at, at - 1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            label={t('field.chips.later', { name: active.text })}
            disabled={at === chips.length - 1}
            onClick={() => move(at, at + 1)}
          >
            <ChevronRightIcon />
          </IconButton>
          <IconButton label={t('field.chips.remove', { name: active.text })} onClick={() => remove(at)}>
            <TrashIcon />
          </IconButton>
        </chakra.div>
      ) : null}
      <Combobox
        label={t('field.proposals', { label })}
        ref={input}
        {...(name ? { name } : {})}
        text={typed}
        options={options}
        placeholder={t('field.chips.placeholder')}
        onText={(text) => {
          if (hasParting(text)) add(text)
          else {
            type(text)
            if (said.isProblem) say('')
          }
        }}
        onChoose={({ key }) => {
          const proposal = proposals[Number(key)]
          type('')
          if (!proposal) return
          onChoose?.(proposal)
          say(t('field.chips.added', { names: pick(proposal)?.text ?? '', count: chips.length + 1 }))
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          if (!hasParting(pasted)) return
          // A field of one line would make one word of a pasted list.
          event.preventDefault()
          add(`${typed}${pasted}`)
        }}
        onKey={(event) => {
          if (event.key === 'Enter') {
            // Enter adds here and sends no form.
            event.preventDefault()
            add(typed)
          } else if ((event.key === 'Backspace' || event.key === 'ArrowLeft') && typed === '' && chips.length > 0) {
            event.preventDefault()
            focusChip(chips.length - 1)
          }
        }}
        onBlur={addAfterPress}
      />
      {error ? <Field.ErrorText>{error}</Field.ErrorText> : null}
      <Field.HelperText>{help ?? t('field.chips.help')}</Field.HelperText>
      <chakra.span id={`${id}-keys`} srOnly>
        {t('field.chips.keys')}
      </chakra.span>
      <chakra.div
        role="status"
        {...(said.isProblem ? { textStyle: 'sm', color: 'fg.error', fontWeight: 'medium' } : { srOnly: true })}
      >
        {said.text}
      </chakra.div>
    </Field.Root>
  )
}
