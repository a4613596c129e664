import { NativeSelect } from '@chakra-ui/react/native-select'
import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { readNumber } from '../../../openapi/format/read-number.ts'
import type { LetterRoute, LetterType } from '../../../openapi/schemas/letter-settings.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useNeeds } from './useWho.ts'
import { routeLoad, type RouteAsked } from './letters.effects.ts'

interface RoutePanelProps {
  readonly types: readonly Pick<LetterType, 'id' | 'name'>[]
  /** Another number: it is read again. */
  readonly changes: number
}
/** Which levels a letter of a type and an amount would pass, and whom they would ask today. */
export function RoutePanel({ types, changes }: RoutePanelProps) {
  const { t, pick } = useTexts()
  const id = useId()
  const [type, setType] = useState(types[0]?.id)
  const [typed, setTyped] = useState('')
  const number = readNumber(typed)
  const amount = typeof number === 'number' && number >= 0 ? number : null
  const chosen = types.find((one) => one.id === type) ?? types[0]
  if (chosen === undefined) return null
  return (
    <Panel title={t('letter.route.title')} text={t('letter.route.text')}>
      <chakra.div display="flex" flexWrap="wrap" gap="4" mb="4">
        <chakra.div display="grid" gap="1" flex="1 1 14rem" maxWidth="24rem">
          <chakra.label htmlFor={`${id}-type`} textStyle="label">
            {t('letter.route.type')}
          </chakra.label>
          <NativeSelect.Root>
            <NativeSelect.Field
              id={`${id}-type`}
              value={chosen.id}
              onChange={(event) => setType(types.find((one) => one.id === event.target.value)?.id)}
            >
              {types.map((one) => (
                <option key={one.id} value={one.id}>
                  {pick(one.name)?.text ?? ''}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </chakra.div>
        <chakra.div display="grid" gap="1">
          <chakra.label htmlFor={id} textStyle="label">
            {t('letter.route.amount')}
          </chakra.label>
          <Input
            id={id}
            inputMode="decimal"
            value={typed}
            maxWidth="12rem"
            onChange={(event) => setTyped(event.target.value)}
          />
        </chakra.div>
      </chakra.div>
      <Route key={`${chosen.id} ${amount} ${changes}`} type={chosen.id} amount={amount} />
    </Panel>
  )
}

function Route(asked: RouteAsked) {
  const { t, pick } = useTexts()
  const needs = useNeeds()
  const load = useLoad(routeLoad, asked)
  const person = ({ name, position, why, in_place_of }: LetterRoute['data'][number]['people'][number]) => {
    const said = pick(name ?? {})?.text ?? t('letter.who.nameless')
    const title = pick(position ?? {})?.text
    const reason =
      why === 'deputy'
        ? t('letter.route.why.deputy', { name: pick(in_place_of ?? {})?.text ?? t('letter.who.nameless') })
        : why === 'superior'
          ? t('letter.route.why.superior')
          : why === 'owner'
            ? t('letter.route.why.owner')
            : title
    return reason ? `${said} (${reason})` : said
  }
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={2} />}>
      {({ data }) =>
        data.length === 0 ? (
          <p>{t('letter.route.none')}</p>
        ) : (
          <chakra.ol listStyleType="decimal" ps="5" display="grid" gap="3">
            {data.map((level) => (
              <li key={level.id}>
                <chakra.span fontWeight="600">{pick(level.name)?.text ?? ''}</chakra.span>
                <chakra.p textStyle="sm">{needs(level.needs, level.people.map(person))}</chakra.p>
                {level.vacant.map((title) => (
                  <chakra.p key={title.en ?? title.am} textStyle="sm" color="fg.muted">
                    {t('letter.route.vacant', { position: pick(title)?.text ?? '' })}
                  </chakra.p>
                ))}
              </li>
            ))}
          </chakra.ol>
        )
      }
    </LoadGate>
  )
}
