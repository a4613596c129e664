import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { fold } from '../../../openapi/text-fold.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Combobox } from '../Combobox.tsx'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { findEntries } from './find-entries.ts'
import { keepEntry, keptEntry, type LookupEntry } from './kept-entry.ts'
import { useField } from './useField.ts'

/** The first rows that fit a text, best first; of an empty text the first of all. Throws when they cannot be had. */
export type Lookup = (text: string) => Promise<readonly LookupEntry[]>

interface LookupFieldProps<V extends FieldValues> extends FieldProps<V> {
  /** The same function as long as it finds the same. */
  readonly find: Lookup
  /** What the field names at first: its name is not asked for again. */
  readonly known?: LookupEntry | null
}

/** How long the typing rests before anyone is asked; milliseconds. */
const REST = 180
const NONE: readonly LookupEntry[] = []

/** One row of a list that may be long, by typing a part of its name; the value is its id. An empty line is none. */
export function LookupField<V extends FieldValues>({
  label,
  help,
  aside,
  required,
  disabled,
  find,
  known = null,
  ...rest
}: LookupFieldProps<V>) {
  const field = useField(rest)
  const { t, lang, pick } = useTexts()
  const value = String(field.value ?? '')
  const [chosen, setChosen] = useState(known)
  // What is being typed; null when nothing is.
  const [typed, setTyped] = useState<string | null>(null)
  const [isStrange, setIsStrange] = useState(false)
  const [got, setGot] = useState<{
    readonly text: string
    readonly found: readonly LookupEntry[]
    readonly isFailed: boolean
  } | null>(null)
  const [isAsked, setAsked] = useState(false)
  const current = chosen?.key === value ? chosen : known?.key === value ? known : value === '' ? null : keptEntry(value)
  const nameOf = (entry: LookupEntry) => pick(entry.name)?.text ?? ''
  const shown = current ? nameOf(current) : value
  const wanted = typed ?? ''

  const ask = useEffectEvent((text: string, isLeft: () => boolean) => {
    const take = (found: readonly LookupEntry[], isFailed: boolean) =>
      isLeft() ? undefined : setGot({ text, found, isFailed })
    find(text).then(
      (found) => take(found, false),
      () => take(NONE, true),
    )
  })
  useEffect(() => {
    if (!isAsked) return undefined
    let left = false
    const timer = setTimeout(() => ask(wanted, () => left), wanted === '' ? 0 : REST)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [find, isAsked, wanted])

  // What the field holds by the time that an answer comes.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  // Until the answer to the last letters is there, those of the former one that fit them: nobody takes what no longer
  // does.
  const found = got === null ? NONE : got.text === wanted ? got.found : findEntries(got.found, wanted)
  const choose = (entry: LookupEntry) => {
    keepEntry(entry)
    setChosen(entry)
    setTyped(null)
    setIsStrange(false)
    field.change(entry.key)
  }
  /** One alone is named, or one alone fits: that is the one that was meant. */
  const take = (text: string, fitting: readonly LookupEntry[]) => {
    const named = fitting.filter((entry) =>
      [entry.name.en, entry.name.am].some((name) => name !== undefined && fold(name) === fold(text)),
    )
    const meant = named.length > 0 ? named : fitting
    const [only] = meant
    if (only && meant.length === 1) choose(only)
    else setIsStrange(true)
  }
  const settle = () => {
    if (typed !== null && typed.trim() !== '') {
      if (got?.text === typed) take(typed, got.found)
      // Left before the answer was there.
      else
        find(typed).then(
          (answer) => {
            if (latest.current === typed) take(typed, answer)
          },
          () => setIsStrange(true),
        )
    }
    setTyped(null)
    setAsked(false)
    field.blur()
  }
  const isUnnamed = isStrange && current === null && value !== ''
  return (
    <FieldFrame
      label={label}
      help={help}
      aside={aside}
      error={isUnnamed ? t('field.choices.strange') : field.message}
      required={required}
      disabled={disabled}
    >
      <chakra.div width="full" onFocus={() => setAsked(true)}>
        <Combobox
          label={label}
          name={field.name}
          ref={field.ref}
          text={typed ?? shown}
          {...(typed === null && current ? { lang: pick(current.name)?.lang ?? lang } : {})}
          options={(isAsked ? found : NONE).map((entry) => {
            const name = pick(entry.name)
            return {
              key: entry.key,
              text: name?.text ?? '',
              ...(name ? { lang: name.lang } : {}),
              ...(entry.more ? { more: entry.more } : {}),
            }
          })}
          chosen={current?.key ?? null}
          opensOnPress
          nothing={
            got === null || (got.text !== wanted && found.length === 0)
              ? t('ui.state.loading')
              : t(got.isFailed ? 'field.reference.failed' : 'field.choices.nothing')
          }
          placeholder={t('field.choices.type')}
          {...(field.message || isUnnamed ? { invalid: true } : {})}
          disabled={disabled ?? false}
          onText={(next) => {
            setTyped(next)
            setIsStrange(false)
            field.change(next.trim() === '' ? '' : next)
          }}
          onChoose={({ key }) => {
            const entry = found.find((one) => one.key === key)
            if (entry) choose(entry)
          }}
          onBlur={settle}
        />
      </chakra.div>
    </FieldFrame>
  )
}
