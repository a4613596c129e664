import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { formatMoney } from '../../../../openapi/format/money.ts'
import type { Letter } from '../../../../openapi/schemas/letter.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import { changedLines, numbered, type Line } from './changes.ts'
import { linesOf } from './letter-lines.ts'
import { useFieldNames } from './useFieldNames.ts'
import { versionLoad } from './letter-page.effects.ts'

type Said = Pick<Letter, 'subject' | 'body' | 'amount'>
const allLines = ({ subject, body, amount }: Said, money: (amount: number) => string): readonly string[] => [
  ...(subject === null ? [] : [subject]),
  ...(amount === null ? [] : [money(amount)]),
  ...(body === null ? [] : linesOf(body).split('\n')),
]
const LOOKS: Readonly<Record<Exclude<Line['kind'], 'same'>, { readonly as: 'ins' | 'del'; readonly mark: string }>> = {
  added: { as: 'ins', mark: '+' },
  removed: { as: 'del', mark: '−' },
}

/** What a letter says otherwise than in the version that its reader approved. */
export function LetterChanges({ letter, approved }: { readonly letter: Letter; readonly approved: number }) {
  const { t } = useTexts()
  const [machine] = useState(() => versionLoad)
  const load = useLoad(machine, { id: letter.id, content_version: approved })
  return (
    <Panel title={t('letter.page.changes')} text={t('letter.page.changes.text')}>
      <LoadGate load={load} skeleton={<FormSkeleton fields={2} />}>
        {(before) => <ChangedText before={before} after={letter} lang={letter.lang} />}
      </LoadGate>
    </Panel>
  )
}

interface ChangedTextProps {
  readonly before: Said
  readonly after: Said
  /** Of the letter. */
  readonly lang: Letter['lang']
}
/** What one version of a letter says otherwise than another, line by line. */
export function ChangedText({ before, after, lang: lettersOwn }: ChangedTextProps) {
  const { t, lang } = useTexts()
  const { inWords } = useFieldNames()
  const money = (amount: number) => formatMoney(amount, lang, 'ETB')
  const lines = changedLines(allLines(before, money), allLines(after, money))
  if (lines.every(({ kind }) => kind === 'same')) return <p>{t('letter.page.changes.none')}</p>
  return (
    <chakra.ol listStyleType="none" display="grid" gap="1" lang={lettersOwn} overflowWrap="anywhere">
      {numbered(lines).map(({ row, place }) => (
        <li key={place}>
          <ChangedLine line={{ ...row, text: inWords(row.text) }} />
        </li>
      ))}
    </chakra.ol>
  )
}

function ChangedLine({ line: { kind, text } }: { readonly line: Line }) {
  const { t, lang } = useTexts()
  if (kind === 'same') return <chakra.span color="fg.muted">{text}</chakra.span>
  const { as, mark } = LOOKS[kind]
  return (
    <chakra.span
      display="flex"
      gap="2"
      px="2"
      borderInlineStartWidth="3px"
      borderColor={kind === 'added' ? 'border.success' : 'border.error'}
    >
      <span aria-hidden="true">{mark}</span>
      <chakra.span srOnly lang={lang}>
        {t(`letter.page.changes.${kind}`)}
      </chakra.span>
      <chakra.span as={as} textDecoration={kind === 'added' ? 'none' : 'line-through'}>
        {text}
      </chakra.span>
    </chakra.span>
  )
}
