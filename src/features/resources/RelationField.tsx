import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMachine } from '@xstate/react'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { Field } from '../../../openapi/fields.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { createListMachine } from '../../machines/list/list.machine.ts'
import { Combobox, type ComboOption } from '../../ui/Combobox.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { NotFetched } from '../../ui/form/NotFetched.tsx'
import { EntryIcon } from '../../ui/entry-icons.tsx'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { keepEntry, keptEntry } from '../../ui/form/kept-entry.ts'
import { useField } from '../../ui/form/useField.ts'
import { PlusIcon } from '../../ui/icons.tsx'
import { useSession } from '../../ui/session-context.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { CreateInPlace } from './create-in-place.ts'
import { listEffects } from './resource.effects.ts'
import { iconOf, relatedName, titleOf, type AnyRow } from './row.ts'
import { useResourceTexts } from './texts.ts'

interface RelationFieldProps {
  readonly control: Control
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly required: boolean
  readonly field: Field<'relation'>
  readonly row: AnyRow | null
}
/** So many are offered at once; typing finds the others. */
const OFFERED = 20

/**
 * A row of another collection, found by a part of its name in either language. Whoever may write there can add one
 * without leaving the form.
 */
export function RelationField({
  control,
  name,
  label,
  help,
  required,
  field: { to, within },
  row,
}: RelationFieldProps) {
  const field = useField({ control, name })
  const { t, pick } = useTexts()
  const { account } = useSession()
  const related = anyResources[to]
  const say = useResourceTexts(related)
  const drawDialog = use(CreateInPlace)
  const parent: unknown = useWatch({ control, name: within ?? '', disabled: within === undefined })
  const filters = useRef<Readonly<Record<string, string>>>({})
  const [machine] = useState(() => createListMachine<AnyRow>(listEffects(related, () => filters.current)))
  const [snapshot, send] = useMachine(machine, { input: { page: 1, per_page: OFFERED, q: '', sort: '' } })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  // What fits depends on the parent: another one asks anew.
  const follow = useEffectEvent((chosenParent: unknown) => {
    filters.current =
      within !== undefined && typeof chosenParent === 'string' && chosenParent !== '' ? { [within]: chosenParent } : {}
    send({ type: 'list.reload' })
  })
  useEffect(() => {
    if (within !== undefined) follow(parent)
  }, [within, parent])
  // What is being typed; null when nothing is.
  const [typed, setTyped] = useState<string | null>(null)
  const [isStrange, setStrange] = useState(false)
  const [chosen, setChosen] = useState<AnyRow | null>(null)
  const [isAdding, setAdding] = useState(false)
  const { rows, failure } = snapshot.context
  const isAsking = snapshot.matches('typing') || snapshot.matches('loading')
  const id = typeof field.value === 'string' ? field.value : ''
  const found = [chosen, ...(rows ?? [])].find((one) => one?.id === id)
  const title = pick(found ? titleOf(related, found) : (relatedName(row, id) ?? keptEntry(id)?.name))
  const offered = (rows ?? []).filter(
    (one) => one['active'] !== false && (within === undefined || one[within] === parent),
  )
  const options = offered.map((one): ComboOption => {
    const text = pick(titleOf(related, one))
    const icon = iconOf(related, one)
    return {
      key: one.id,
      text: text?.text ?? '',
      ...(text ? { lang: text.lang } : {}),
      ...(icon ? { icon: <EntryIcon name={icon} color="fg.muted" /> } : {}),
    }
  })
  const choose = (one: AnyRow) => {
    setTyped(null)
    setStrange(false)
    setChosen(one)
    keepEntry({ key: one.id, name: titleOf(related, one) })
    field.change(one.id)
    send({ type: 'query.change', query: { q: '' } })
  }
  const settle = () => {
    const [only] = offered
    if (typed !== null && typed.trim() !== '' && id === '') {
      // One alone fits: that is the one that was meant.
      if (only && offered.length === 1 && !isAsking) choose(only)
      else setStrange(true)
    }
    field.blur()
  }
  const mayAdd = drawDialog !== null && related.write === 'admin' && account?.kind === 'administrator'
  return (
    <FieldFrame
      label={label}
      help={
        failure && !isAsking ? (
          <NotFetched
            text={t('resource.relation.failed', { reason: failureText(failure, t).title })}
            onRetry={() => send({ type: 'list.reload' })}
          />
        ) : (
          help
        )
      }
      error={isStrange ? t('field.choices.strange') : field.message}
      required={required}
    >
      <Combobox
        label={label}
        name={field.name}
        ref={field.ref}
        text={typed ?? title?.text ?? ''}
        {...(typed === null && title ? { lang: title.lang } : {})}
        options={options}
        chosen={id}
        opensOnPress
        {...(failure || rows === null || isAsking ? {} : { nothing: t('field.choices.nothing') })}
        placeholder={t('field.choices.type')}
        onText={(next) => {
          setTyped(next)
          setStrange(false)
          if (id !== '') field.change('')
          send({ type: 'search.type', q: next.trim() })
        }}
        onChoose={({ key }) => {
          const one = offered.find((candidate) => candidate.id === key)
          if (one) choose(one)
        }}
        onBlur={settle}
      />
      {mayAdd ? (
        <Button type="button" size="xs" variant="ghost" alignSelf="flex-start" onClick={() => setAdding(true)}>
          <PlusIcon />
          {say('add')}
        </Button>
      ) : null}
      {isAdding && drawDialog ? (
        // The dialog stands elsewhere in the document, but React passes its events on to the form that opened it.
        <chakra.div
          display="contents"
          onSubmit={(event) => event.stopPropagation()}
          onKeyDown={(event) => event.stopPropagation()}
        >
          {drawDialog({
            resource: related,
            row: null,
            onClose: () => setAdding(false),
            onSaved: (now) => {
              setAdding(false)
              choose(now)
              send({ type: 'list.reload' })
            },
            finalFocus: () => document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`),
          })}
        </chakra.div>
      ) : null}
    </FieldFrame>
  )
}
