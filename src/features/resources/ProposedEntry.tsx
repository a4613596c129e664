import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { AnyResource } from '../../../openapi/resource.ts'
import type { ImportedEntry } from '../../../openapi/schemas/career-import.ts'
import { readReference } from '../../api/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { CareerView } from '../../machines/career-import/career.connect.ts'
import { allows, needsOf } from '../../machines/career-import/picks.ts'
import { ChoiceButton } from '../../ui/ChoiceButton.tsx'
import { Tick } from '../../ui/list/Tick.tsx'
import { ReferenceName } from '../../ui/ReferenceName.tsx'
import { useDates } from '../../ui/useDates.ts'
import { NeededFields } from './NeededFields.tsx'
import { choiceText, fieldText } from './texts.ts'

interface ProposedEntryProps {
  readonly resource: AnyResource
  readonly entry: ImportedEntry
  readonly place: string
  readonly career: CareerView
}
const HOW = [
  [null, 'facts.import.skip'],
  ['fill', 'facts.import.fill'],
  ['replace', 'facts.import.replace'],
] as const

/** An entry of a file: what it says, whether it is taken, and what it lacks. */
export function ProposedEntry({ resource, entry, place, career }: ProposedEntryProps) {
  const { t } = useTexts()
  const { state, reason, values, row } = entry
  const as = career.picks[place]?.as ?? null
  const needs = as === null ? [] : needsOf(entry, as)
  const [column = ''] = resource.columns
  const own = values.find(({ field }) => field === column) ?? values[0]
  const name = own ? <Value resource={resource} {...own} /> : (row ?? t('facts.import.unnamed'))
  const title = <chakra.strong fontWeight="600">{name}</chakra.strong>
  return (
    <chakra.li
      data-place={place}
      p="3"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
      display="flex"
      flexDirection="column"
      gap="2"
      minWidth="0"
      overflowWrap="anywhere"
    >
      {state === 'new' ? (
        <Tick checked={as !== null} onChange={(isTaken) => career.pick([place], isTaken ? 'add' : null)}>
          {title}
        </Tick>
      ) : (
        title
      )}
      {state === 'duplicate' ? (
        <Differences resource={resource} entry={entry} />
      ) : (
        <Said>
          {values.map((value) =>
            value === own ? null : (
              <Line key={value.field} label={t(fieldText(resource, value.field))}>
                <Value resource={resource} {...value} />
              </Line>
            ),
          )}
        </Said>
      )}
      {state === 'same' ? (
        <Muted>{t(entry.is_confirmed ? 'facts.import.confirmed' : 'facts.import.same')}</Muted>
      ) : null}
      {reason === null || as !== null ? null : (
        <Muted>{t(reason === 'document' ? 'facts.import.document' : `facts.import.refused.${reason}`)}</Muted>
      )}
      {state === 'duplicate' ? (
        <chakra.div role="group" aria-label={t('facts.import.duplicate')} display="flex" flexWrap="wrap" gap="2">
          {HOW.filter(([how]) => how === null || allows(entry, how)).map(([how, id]) => (
            <ChoiceButton
              key={id}
              size="sm"
              type="button"
              chosen={as === how}
              onClick={() => career.pick([place], how)}
            >
              {t(id)}
            </ChoiceButton>
          ))}
        </chakra.div>
      ) : null}
      {needs.length > 0 ? (
        <NeededFields key={as} resource={resource} needs={needs} place={place} career={career} />
      ) : null}
      {Object.entries(career.errors).map(([at, messages]) =>
        as !== null && at.startsWith(`${place}.`) && !needs.some(({ field }) => at === `${place}.${field}`) ? (
          <chakra.p key={at} role="alert" textStyle="sm" color="fg.error">
            {messages.join(' ')}
          </chakra.p>
        ) : null,
      )}
    </chakra.li>
  )
}

const Muted = ({ children }: { readonly children: ReactNode }) => (
  <chakra.p textStyle="sm" color="fg.muted">
    {children}
  </chakra.p>
)
const Said = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div textStyle="sm" display="flex" flexDirection="column" gap="1">
    {children}
  </chakra.div>
)
const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <chakra.div whiteSpace="pre-line">
    <chakra.span color="fg.muted">{label}: </chakra.span>
    {children}
  </chakra.div>
)

/** What an entry that is there says, and what the file says instead. */
function Differences({
  resource,
  entry: { differences, is_confirmed: isConfirmed },
}: Pick<ProposedEntryProps, 'resource' | 'entry'>) {
  const { t } = useTexts()
  return (
    <Said>
      <Muted>{t(isConfirmed ? 'facts.import.confirmed' : 'facts.import.duplicate')}</Muted>
      {differences.map(({ field, mine, theirs }) => (
        <chakra.div key={field}>
          <chakra.div color="fg.muted">{t(fieldText(resource, field))}</chakra.div>
          <chakra.div ps="3" whiteSpace="pre-line">
            {mine === null ? (
              t('facts.import.mine.none')
            ) : (
              <Line label={t('facts.import.mine')}>
                <Value resource={resource} field={field} value={mine} />
              </Line>
            )}
            <Line label={t('facts.import.theirs')}>
              <Value resource={resource} field={field} value={theirs} />
            </Line>
          </chakra.div>
        </chakra.div>
      ))}
    </Said>
  )
}

/** A value of the proposal as lists show it. */
function Value({
  resource,
  field,
  value,
}: {
  readonly resource: AnyResource
  readonly field: string
  readonly value: string
}) {
  const { t } = useTexts()
  const { date, month } = useDates()
  const of = resource.fields[field]
  switch (of?.kind) {
    case 'reference':
      return <ReferenceName list={of.list} load={readReference} value={value} />
    case 'choice':
      return of.choices.includes(value) ? t(choiceText(resource, field, value)) : value
    case 'switch':
      return t(value === 'true' ? 'ui.action.yes' : 'ui.action.no')
    case 'date':
      if (/^\d{4}-\d{2}$/.test(value)) return month(`${value}-01`)
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? date(value) : value
    default:
      return value
  }
}
