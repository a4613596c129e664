import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import type { Letter } from '../../../../openapi/schemas/letter.ts'
import { COMMA } from '../../../../openapi/format/comma.ts'
import type { LetterPages, LetterTrial as Trial } from '../../../../openapi/schemas/letter-paper.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { namedSigns } from '../../../ui/paper/named-signs.ts'
import { PaperPage } from '../../../ui/paper/PaperPage.tsx'
import { Bone } from '../../../ui/Skeleton.tsx'
import { pagesLoad, trialRunLoad } from './writing.effects.ts'

/** So many of those who lack something are named; the others are found as the first are mended. */
const MOST_NAMED = 10

interface LetterPreviewProps {
  readonly letter: Pick<Letter, 'id' | 'separate'>
  readonly onClose: () => void
}

/** The pages of a letter as they would be printed now, and what nothing is known of; of a letter for each, of each. */
export function LetterPreview({ letter: { id, separate }, onClose }: LetterPreviewProps) {
  const { t } = useTexts()
  return (
    <Dialog open title={t(separate ? 'letter.trial' : 'letter.write.preview')} width="56rem" onClose={onClose}>
      {separate ? <LetterTrial id={id} /> : <Pages id={id} to={null} />}
    </Dialog>
  )
}

function LetterTrial({ id }: { readonly id: string }) {
  const load = useLoad(trialRunLoad, id)
  return (
    <LoadGate load={load} skeleton={<Bone height="40rem" borderRadius="l2" />}>
      {({ data }) => <TrialView id={id} rows={data} />}
    </LoadGate>
  )
}

/** Everybody who gets a letter of their own; whoever lacks something is named, and each page can be looked at. */
function TrialView({ id, rows }: { readonly id: string; readonly rows: Trial['data'] }) {
  const { t, pick, lang } = useTexts()
  const label = useId()
  const [chosen, setChosen] = useState(0)
  const nameOf = ({ person }: Trial['data'][number]) => pick(person.name)?.text ?? t('letter.who.nameless')
  const blank = rows.flatMap((row, at) => (row.missing.length === 0 ? [] : [{ row, at }]))
  const shown = rows[chosen]
  if (shown === undefined) return <chakra.p color="fg.muted">{t('letter.trial.nobody')}</chakra.p>
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {blank.length === 0 ? (
        <Notice kind="success">{t('letter.trial.whole', { count: rows.length })}</Notice>
      ) : (
        <Notice kind="warning" title={t('letter.trial.blank', { count: blank.length, all: rows.length })}>
          <chakra.ul listStyleType="none" display="grid" gap="1">
            {blank.slice(0, MOST_NAMED).map(({ row, at }) => (
              <li key={row.person.id}>
                <Link asChild variant="underline">
                  <button type="button" onClick={() => setChosen(at)}>
                    {nameOf(row)}
                  </button>
                </Link>
                {`: ${row.missing.map((field) => t(`field.rich.field.${field}`)).join(COMMA[lang])}`}
              </li>
            ))}
            {blank.length > MOST_NAMED ? <li>{t('letter.trial.more', { count: blank.length - MOST_NAMED })}</li> : null}
          </chakra.ul>
        </Notice>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="end">
        <chakra.div flex="1 1 14rem" minWidth="0">
          <chakra.label htmlFor={label} textStyle="label">
            {t('letter.trial.whose')}
          </chakra.label>
          <NativeSelect.Root>
            <NativeSelect.Field
              id={label}
              value={String(chosen)}
              onChange={({ target }) => setChosen(Number(target.value))}
            >
              {rows.map((row, at) => (
                <option key={row.person.id} value={at}>
                  {`${at + 1}. ${nameOf(row)}`}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </chakra.div>
        <Button
          type="button"
          variant="outline"
          colorPalette="gray"
          aria-disabled={chosen === 0}
          onClick={() => setChosen(Math.max(0, chosen - 1))}
        >
          {t('letter.trial.previous')}
        </Button>
        <Button
          type="button"
          variant="outline"
          colorPalette="gray"
          aria-disabled={chosen === rows.length - 1}
          onClick={() => setChosen(Math.min(rows.length - 1, chosen + 1))}
        >
          {t('letter.trial.next')}
        </Button>
      </chakra.div>
      <Pages key={shown.person.id} id={id} to={shown.person.id} />
    </chakra.div>
  )
}

interface PagesProps {
  readonly id: string
  /** Of a letter for each: whose. */
  readonly to: string | null
}
function Pages({ id, to }: PagesProps) {
  const load = useLoad(pagesLoad, { id, to })
  return (
    <LoadGate load={load} skeleton={<Bone height="40rem" borderRadius="l2" />}>
      {(shown) => <LetterPagesView {...shown} />}
    </LoadGate>
  )
}

/** Pages as they are printed, the fields that nothing is known of, and what cannot be printed. */
export function LetterPagesView({ pages, missing, unprinted }: LetterPages) {
  const { t, lang } = useTexts()
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {missing.length > 0 ? (
        <Notice kind="warning" title={t('letter.write.missing')}>
          {missing.map((field) => t(`field.rich.field.${field}`)).join(COMMA[lang])}
        </Notice>
      ) : null}
      {unprinted === '' ? null : (
        <Notice kind="warning" title={t('letter.write.unprinted', { signs: namedSigns(unprinted) })}>
          {t('letter.write.unprinted.text')}
        </Notice>
      )}
      {pages.map((page, at) => (
        <PaperPage
          key={`page ${at + 1}`}
          page={page}
          label={t('letter.write.page', { page: at + 1, pages: pages.length })}
        />
      ))}
    </chakra.div>
  )
}
