import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import { CheckIcon, ChevronDownIcon } from './icons.tsx'
import { useBackCloses } from './open-over.ts'
import { usePanel } from './overlay/usePanel.ts'

export interface ComboOption {
  readonly key: string
  readonly text: string
  readonly lang?: string
  /** Beside the text, paler: the same in the other language. */
  readonly more?: string
  readonly moreLang?: string
  /** A drawing before the text. */
  readonly icon?: ReactNode
}
export interface ComboboxProps {
  /** Of the list, for screen readers; the field has its label from its frame. */
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  /** What fits the text, best first. */
  readonly options: readonly ComboOption[]
  readonly chosen?: string | null
  readonly onChoose: (option: ComboOption) => void
  /** Shown in the list's place when nothing fits; without it there is no list then. */
  readonly nothing?: string
  /** A press opens it too, not only typing and the arrow keys. */
  readonly opensOnPress?: boolean
  readonly onBlur?: () => void
  /** Keys that the list has no use for. */
  readonly onKey?: (event: KeyboardEvent<HTMLInputElement>) => void
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
  readonly name?: string
  readonly ref?: Ref<HTMLInputElement>
  readonly lang?: string
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly invalid?: boolean
  readonly describedBy?: string
  readonly autoComplete?: string
}

const load = async () => (await import('./overlay/ListPanel.tsx')).ListPanel

/**
 * A line of text with a list of what fits it. Arrows go through the list, Enter takes, Escape and a step back close; the
 * focus stays in the text. It keeps neither text nor choice: both come from outside.
 */
export function Combobox(props: ComboboxProps) {
  const { label, text, onText, options, chosen, onChoose, nothing, opensOnPress = false } = props
  const { t } = useTexts()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { Panel, prepare } = usePanel(load)
  const [wanted, setWanted] = useState(false)
  const [at, setAt] = useState(-1)
  const open = wanted && (options.length > 0 || nothing !== undefined)
  // Keys choose even while the list is on its way.
  const isListed = open && Panel !== null && options.length > 0
  const active = open ? options[at] : undefined

  const close = () => {
    setWanted(false)
    setAt(-1)
  }
  useBackCloses(open, close)
  const choose = (option: ComboOption) => {
    close()
    onChoose(option)
  }
  const go = (to: number) => {
    setWanted(true)
    setAt(options.length === 0 ? -1 : (to + options.length) % options.length)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown')
      go(
        open
          ? at + 1
          : Math.max(
              0,
              options.findIndex((option) => option.key === chosen),
            ),
      )
    else if (event.key === 'ArrowUp') go(open && at >= 0 ? at - 1 : options.length - 1)
    else if (event.key === 'Enter' && active) choose(active)
    else if (event.key === 'Escape' && open) close()
    else {
      if (event.key === 'Tab') close()
      props.onKey?.(event)
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <chakra.div ref={frame} width="full" position="relative">
      <Input
        role="combobox"
        aria-expanded={isListed}
        aria-autocomplete="list"
        {...(isListed ? { 'aria-controls': `${id}-list` } : {})}
        {...(isListed && active ? { 'aria-activedescendant': `${id}-${active.key}` } : {})}
        {...(props.name ? { name: props.name } : {})}
        {...(props.ref ? { ref: props.ref } : {})}
        {...(props.lang ? { lang: props.lang } : {})}
        {...(props.placeholder ? { placeholder: props.placeholder } : {})}
        {...(props.disabled === undefined ? {} : { disabled: props.disabled })}
        {...(props.invalid ? { 'aria-invalid': true } : {})}
        {...(props.describedBy ? { 'aria-describedby': props.describedBy } : {})}
        autoComplete={props.autoComplete ?? 'off'}
        value={text}
        onChange={(event) => {
          setWanted(true)
          setAt(-1)
          onText(event.target.value)
        }}
        onFocus={() => void prepare()}
        onClick={() => (opensOnPress ? setWanted(true) : undefined)}
        onBlur={() => {
          close()
          props.onBlur?.()
        }}
        onPaste={props.onPaste}
        onKeyDown={onKeyDown}
        {...(opensOnPress ? { pe: '10' } : {})}
      />
      {opensOnPress ? (
        <ChevronDownIcon position="absolute" insetEnd="2" top="3" color="fg.muted" pointerEvents="none" />
      ) : null}
      {Panel ? (
        <Panel
          open={open}
          onClose={close}
          contentId={`${id}-panel`}
          field={frame}
          active={active ? `${id}-${active.key}` : undefined}
        >
          {options.length > 0 ? (
            <chakra.div id={`${id}-list`} role="listbox" aria-label={label}>
              {options.map((option, index) => (
                <chakra.div
                  key={option.key}
                  id={`${id}-${option.key}`}
                  role="option"
                  aria-selected={option.key === chosen}
                  onClick={() => choose(option)}
                  display="flex"
                  flexWrap="wrap"
                  alignItems="center"
                  columnGap="3"
                  px="3"
                  py="2"
                  minHeight="11"
                  borderRadius="l1"
                  cursor="pointer"
                  bg={index === at ? 'primary.subtle' : 'transparent'}
                  _hover={{ bg: 'bg.muted' }}
                  css={index === at ? { '@media (forced-colors: active)': { outline: '2px solid Highlight' } } : {}}
                >
                  {option.icon}
                  <chakra.span
                    flex="1 1 auto"
                    minWidth="0"
                    overflowWrap="anywhere"
                    {...(option.lang ? { lang: option.lang } : {})}
                  >
                    {option.text}
                  </chakra.span>
                  {option.more ? (
                    <chakra.span
                      textStyle="sm"
                      color="fg.muted"
                      overflowWrap="anywhere"
                      {...(option.moreLang ? { lang: option.moreLang } : {})}
                    >
                      {option.more}
                    </chakra.span>
                  ) : null}
                  {option.key === chosen ? <CheckIcon color="primary.fg" /> : null}
                </chakra.div>
              ))}
            </chakra.div>
          ) : (
            <chakra.div px="3" py="2" textStyle="sm" color="fg.muted">
              {nothing}
            </chakra.div>
          )}
        </Panel>
      ) : null}
      <chakra.div role="status" srOnly>
        {open ? (options.length > 0 ? t('field.choices.count', { count: options.length }) : nothing) : ''}
      </chakra.div>
    </chakra.div>
  )
}
