import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Letter } from '../../../../openapi/schemas/letter.ts'
import type { Localized } from '../../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useDates } from '../../../ui/useDates.ts'
import { numbered } from './changes.ts'
import { wasAsked } from './letter-look.tsx'

const TONES = { passed: 'success', asked: 'secondary', ahead: 'gray', rejected: 'danger', unreached: 'gray' } as const
/** Of a level that is still to answer it says how many of its people have to. */
const STILL_ASKS: ReadonlySet<keyof typeof TONES> = new Set(['asked', 'ahead'])

/** The levels that a letter passes, with who is asked, and who has approved. */
export function LetterRoute({ letter }: { readonly letter: Letter }) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const nameOf = (name: Localized | null) => pick(name)?.text ?? t('letter.page.gone')
  if (letter.route.length === 0) return null
  return (
    <Panel title={t('letter.page.route')}>
      <chakra.ol listStyleType="none" display="grid" gap="4">
        {numbered(letter.route).map(({ row: step, place }) => (
          <chakra.li key={place} display="grid" gap="1">
            <chakra.p fontWeight="600" display="flex" flexWrap="wrap" gap="2" alignItems="center">
              {place}. <LocalizedText value={step.name} />
              <StatusChip tone={TONES[step.state]}>{t(`letter.page.step.${step.state}`)}</StatusChip>
            </chakra.p>
            {STILL_ASKS.has(step.state) ? (
              <chakra.p textStyle="sm" color="fg.muted">
                {t(`letter.level.needs.${step.needs}`)}
                {step.state === 'asked' && step.asked_at !== null
                  ? ` · ${t('letter.page.since', { date: date(step.asked_at) })}`
                  : null}
              </chakra.p>
            ) : null}
            {step.state === 'asked' && step.escalated_at !== null ? (
              <chakra.p textStyle="sm">{t('letter.page.step.escalated', { date: date(step.escalated_at) })}</chakra.p>
            ) : null}
            <chakra.ul listStyleType="none" textStyle="sm">
              {step.people.map((one) => (
                <li key={one.id}>
                  {nameOf(one.name)}
                  {one.in_place_of === null
                    ? null
                    : ` (${t('letter.page.in_place_of', { name: nameOf(one.in_place_of) })})`}
                  {one.has_approved ? ` · ${t('letter.page.has_approved')}` : null}
                </li>
              ))}
            </chakra.ul>
          </chakra.li>
        ))}
      </chakra.ol>
    </Panel>
  )
}

interface Step {
  readonly at: string
  readonly text: string
  readonly note: string | null
  readonly isVoid: boolean
}
/** What happened to a letter, in its order. */
export function LetterHistory({ letter }: { readonly letter: Letter }) {
  const { t, pick } = useTexts()
  const { dateTime } = useDates()
  const plain = (at: string | null, text: string, note: string | null = null): readonly Step[] =>
    at === null ? [] : [{ at, text, note, isVoid: false }]
  const steps = [
    ...plain(letter.created_at, t('letter.page.history.begun')),
    ...plain(
      letter.submitted_at,
      t(wasAsked(letter) ? 'letter.page.history.submitted' : 'letter.page.history.submitted.none'),
    ),
    ...letter.approvals.map(({ act, person, at, note, is_void, in_place_of }): Step => {
      const name = pick(person?.name ?? null)?.text ?? t('letter.page.gone')
      const place = in_place_of && pick(in_place_of)?.text
      const who = place ? `${name} (${t('letter.page.in_place_of', { name: place })})` : name
      return { at, text: t(`letter.page.history.${act}`, { name: who }), note, isVoid: is_void && act === 'approve' }
    }),
    ...plain(letter.issued_at, t('letter.page.history.issued', { reference: letter.reference ?? '' })),
    ...plain(letter.revoked_at, t('letter.page.history.revoked'), letter.revoke_note),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
  return (
    <Panel title={t('letter.page.history')}>
      <chakra.ol listStyleType="none" display="grid" gap="4">
        {numbered(steps).map(({ row: step, place }) => (
          <chakra.li key={place} minWidth="0" overflowWrap="anywhere">
            <chakra.p fontWeight="600">{step.text}</chakra.p>
            <Muted>
              {dateTime(step.at)}
              {step.isVoid ? ` · ${t('letter.page.history.void')}` : null}
            </Muted>
            {step.note === null ? null : (
              <chakra.blockquote mt="1" ps="3" borderInlineStartWidth="2px" whiteSpace="pre-line">
                {step.note}
              </chakra.blockquote>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </Panel>
  )
}
const Muted = ({ children }: { readonly children: ReactNode }) => (
  <chakra.p textStyle="sm" color="fg.muted">
    {children}
  </chakra.p>
)
