import { Button } from '@chakra-ui/react/button'
import { Textarea } from '@chakra-ui/react/textarea'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Colleague } from '../../../../openapi/schemas/applicant-review.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { FieldFrame, type FieldProps } from '../../../ui/form/FieldFrame.tsx'
import { useField } from '../../../ui/form/useField.ts'
import { useColleagueName } from './ColleagueName.tsx'
import { typedMention, withMention, type TypedMention } from './mentions.ts'

interface MentionFieldProps<V extends FieldValues> extends FieldProps<V> {
  /** Colleagues whose names fit a text; the same function as long as it finds the same. */
  readonly find: (text: string) => Promise<readonly Colleague[]>
  readonly onMention: (colleague: Colleague) => void
}
/** How long the typing rests before anyone is asked; milliseconds. */
const REST = 180

/**
 * A text in which an @ offers colleagues by name: arrows go through them, Enter takes one, Escape closes. The focus stays
 * in the text.
 */
export function MentionField<V extends FieldValues>({
  label,
  help,
  aside,
  required,
  disabled,
  find,
  onMention,
  ...rest
}: MentionFieldProps<V>) {
  const field = useField(rest)
  const { t } = useTexts()
  const nameOf = useColleagueName()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState<TypedMention | null>(null)
  const [got, setGot] = useState<{ readonly query: string; readonly found: readonly Colleague[] } | null>(null)
  const [at, setAt] = useState(0)
  const text = String(field.value ?? '')
  const query = typed?.query ?? null

  const ask = useEffectEvent((wanted: string, isLeft: () => boolean) => {
    find(wanted).then(
      (found) => {
        if (!isLeft()) {
          setGot({ query: wanted, found })
          setAt(0)
        }
      },
      // Nobody is offered; the text is what counts, and it is there.
      () => undefined,
    )
  })
  useEffect(() => {
    if (query === null) return undefined
    let left = false
    const timer = setTimeout(() => ask(query, () => left), query === '' ? 0 : REST)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [query])

  const options = typed === null || got === null || got.query !== typed.query ? [] : got.found
  const close = () => setTyped(null)
  const look = (target: HTMLTextAreaElement) => setTyped(typedMention(target.value, target.selectionStart))
  const put = (next: string, caret: number) => {
    field.change(next)
    // The caret is set once the text stands there.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(caret, caret)
    })
  }
  const choose = (colleague: Colleague) => {
    if (typed === null) return
    const next = withMention(text, typed, nameOf(colleague))
    onMention(colleague)
    put(next.text, next.caret)
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || options.length === 0) return
    const active = options[at]
    if (event.key === 'ArrowDown') setAt((at + 1) % options.length)
    else if (event.key === 'ArrowUp') setAt((at + options.length - 1) % options.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && active) choose(active)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  /** For whoever finds no @: puts one at the caret. */
  const begin = () => {
    const caret = area.current?.selectionStart ?? text.length
    const before = text.slice(0, caret)
    const added = before === '' || /\s$/u.test(before) ? '@' : ' @'
    const next = before + added + text.slice(caret)
    put(next, caret + added.length)
    setTyped(typedMention(next, caret + added.length))
  }
  const isOpen = options.length > 0
  return (
    <>
      <FieldFrame label={label} help={help} aside={aside} error={field.message} required={required} disabled={disabled}>
        <Textarea
          name={field.name}
          ref={(element: HTMLTextAreaElement | null) => {
            area.current = element
            field.ref(element)
          }}
          value={text}
          aria-autocomplete="list"
          {...(isOpen ? { 'aria-controls': `${id}-list`, 'aria-activedescendant': `${id}-${options[at]?.id}` } : {})}
          onBlur={() => {
            field.blur()
            close()
          }}
          onChange={(event) => {
            field.change(event.target.value)
            look(event.target)
          }}
          onSelect={(event) => look(event.currentTarget)}
          onKeyDown={onKeyDown}
          rows={3}
          css={{ fieldSizing: 'content', minHeight: '5.5rem', maxHeight: '24rem' }}
        />
      </FieldFrame>
      <chakra.ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('review.mention.list')}
        hidden={!isOpen}
        listStyleType="none"
        borderWidth="1px"
        borderRadius="l2"
        p="1"
        maxHeight="15rem"
        overflowY="auto"
      >
        {options.map((one, n) => (
          <chakra.li
            key={one.id}
            id={`${id}-${one.id}`}
            role="option"
            aria-selected={n === at}
            display="flex"
            flexWrap="wrap"
            columnGap="2"
            alignItems="center"
            minHeight={{ base: '11', md: '9' }}
            px="2"
            borderRadius="l1"
            cursor="pointer"
            bg={n === at ? 'bg.muted' : 'transparent'}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setAt(n)}
            onClick={() => choose(one)}
          >
            {nameOf(one)}
            <chakra.span textStyle="sm" color="fg.muted">
              {t(`review.role.${one.role}`)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.span srOnly aria-live="polite">
        {isOpen ? t('review.mention.found', { count: options.length }) : ''}
      </chakra.span>
      <div>
        <Button type="button" size="sm" variant="ghost" colorPalette="gray" onClick={begin}>
          {t('review.mention')}
        </Button>
      </div>
    </>
  )
}
