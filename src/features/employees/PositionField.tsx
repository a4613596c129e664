import { Link } from '@chakra-ui/react/link'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Combobox, type ComboOption } from '../../ui/Combobox.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { NotFetched } from '../../ui/form/NotFetched.tsx'
import { useField } from '../../ui/form/useField.ts'
import { useSession } from '../../ui/session-context.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { positionsMachine, type Position } from './employees.effects.ts'

interface PositionFieldProps {
  readonly control: Control
  readonly name: string
  /** What the position that is chosen is called. */
  readonly shown: string
  /** Null: what is typed names none. */
  readonly onChoose: (position: Position | null) => void
}
/** So many are offered at once; typing finds the others. */
const OFFERED = 20

/** A position of the company, found by a part of its title in either language. */
export function PositionField({ control, name, shown, onChoose }: PositionFieldProps) {
  const field = useField({ control, name })
  const { t, pick } = useTexts()
  const [snapshot, send] = useMachine(positionsMachine, { input: { page: 1, per_page: OFFERED, q: '', sort: '' } })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  // What is being typed; null when nothing is.
  const [typed, setTyped] = useState<string | null>(null)
  const [isStrange, setStrange] = useState(false)
  const { rows, failure } = snapshot.context
  const isAsking = snapshot.matches('typing') || snapshot.matches('loading')
  const positions = rows ?? []
  // Nothing is searched for, and there is nothing: the company has no positions yet.
  const isNone = rows !== null && rows.length === 0 && snapshot.context.query.q === '' && !isAsking
  const options = positions.map((position): ComboOption => {
    const title = pick(position.title)
    return {
      key: position.id,
      text: title?.text ?? '',
      ...(title ? { lang: title.lang } : {}),
      more: t('employee.position.more', { department: pick(position.department)?.text ?? '', open: position.open }),
    }
  })
  const choose = (position: Position) => {
    setTyped(null)
    setStrange(false)
    field.change(position.id)
    onChoose(position)
    send({ type: 'query.change', query: { q: '' } })
  }
  const settle = () => {
    const [only] = positions
    if (typed !== null && typed.trim() !== '' && field.value === '') {
      // One alone fits: that is the one that was meant.
      if (only && positions.length === 1 && !isAsking) choose(only)
      else setStrange(true)
    }
    field.blur()
  }
  return (
    <FieldFrame
      label={t('employee.position')}
      help={
        failure && !isAsking ? (
          <NotFetched
            // Without a line all fields of the form lack their choices, and say it alike.
            {...(failure.code === 'offline'
              ? {}
              : { text: t('employee.options.failed', { reason: failureText(failure, t).title }) })}
            onRetry={() => send({ type: 'list.reload' })}
          />
        ) : isNone ? (
          <NoPositions />
        ) : (
          t('employee.position.help')
        )
      }
      error={isStrange ? t('field.choices.strange') : field.message}
      required
    >
      <Combobox
        label={t('employee.position')}
        name={field.name}
        ref={field.ref}
        text={typed ?? shown}
        options={options}
        chosen={String(field.value ?? '')}
        opensOnPress
        {...(failure || rows === null || isAsking ? {} : { nothing: t('field.choices.nothing') })}
        placeholder={t('field.choices.type')}
        onText={(next) => {
          setTyped(next)
          setStrange(false)
          if (field.value !== '') {
            field.change('')
            onChoose(null)
          }
          send({ type: 'search.type', q: next.trim() })
        }}
        onChoose={({ key }) => {
          const position = positions.find(({ id }) => id === key)
          if (position) choose(position)
        }}
        onBlur={settle}
      />
    </FieldFrame>
  )
}

/** The way to make one, for whoever may. */
function NoPositions() {
  const { t } = useTexts()
  const { account } = useSession()
  return (
    <>
      {t('employee.position.none')}{' '}
      {account?.is_employee ? null : (
        <Link asChild variant="underline">
          <RouterLink to={pages.positions.path}>{t('page.positions.title')}</RouterLink>
        </Link>
      )}
    </>
  )
}
