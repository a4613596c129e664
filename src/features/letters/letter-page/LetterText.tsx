import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Letter } from '../../../../openapi/schemas/letter.ts'
import { RichText } from '../../../documents/rich-text/RichText.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { isStill } from '../../../ui/motion/still.ts'
import type { Quoted } from '../../../ui/rich-text/quoted.ts'
import { blockLooks } from '../../../ui/rich-text/looks.ts'
import { quotedElement } from './quoted-place.ts'
import { useFieldNames } from './useFieldNames.ts'

interface LetterTextProps extends Pick<Letter, 'lang' | 'body' | 'pictures'> {
  /** Words to be shown in it; another object asks again. */
  readonly quoted?: Quoted | null
}

/** The text of a letter, in its own language. */
export function LetterText({ lang, body, pictures, quoted = null }: LetterTextProps) {
  const { t } = useTexts()
  const { inText, inWords } = useFieldNames()
  const shown = new Map(pictures.map(({ id, ...one }) => [id, { ...one, small: null }]))
  const text = useRef<HTMLDivElement>(null)
  const find = useEffectEvent((asked: Quoted) => {
    const place = text.current && quotedElement(text.current, { ...asked, words: inWords(asked.words) })
    if (place) visit(place)
  })
  useEffect(() => {
    if (quoted) find(quoted)
  }, [quoted])
  if (body === null) return <chakra.p color="fg.muted">{t('letter.page.no_text')}</chakra.p>
  return (
    <chakra.div ref={text} overflowWrap="anywhere" lang={lang} css={{ '& .rich': blockLooks }}>
      <RichText value={{ [lang]: inText(body) }} lang={lang} under={2} pictures={shown} />
    </chakra.div>
  )
}

/** Leads to a part of the text and marks it as long as the focus is there; Escape leads back. */
function visit(place: HTMLElement): void {
  const from = document.activeElement
  const leaving = new AbortController()
  place.tabIndex = -1
  place.dataset['quoted'] = ''
  place.focus({ preventScroll: true })
  place.scrollIntoView({ block: 'center', behavior: isStill() ? 'auto' : 'smooth' })
  const { signal } = leaving
  place.addEventListener(
    'blur',
    () => {
      leaving.abort()
      place.removeAttribute('tabindex')
      delete place.dataset['quoted']
    },
    { signal },
  )
  place.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && from instanceof HTMLElement) from.focus()
    },
    { signal },
  )
}
