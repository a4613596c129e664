import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'
import { failureText } from '../failure-text.ts'
import { RetryButton } from '../form/RetryButton.tsx'
import { OutcomeNotice } from '../OutcomeNotice.tsx'
import type { Bulk, ListedItem } from './list.ts'

/**
 * What became of an action over several rows: how many it was done to, and each that it was not done to with the
 * reason. It takes the focus.
 */
export function BulkNotice<R extends ListedItem>({ bulk }: { readonly bulk: Bulk<R> }) {
  const { t } = useTexts()
  const { failure, outcome, actions, nameOf, whyOf, dismiss } = bulk
  if (failure) {
    const said = failureText(failure, t)
    return (
      <OutcomeNotice
        kind="error"
        title={said.title}
        takesFocusFor={failure}
        action={<RetryButton onRetry={bulk.retry} />}
        onDismiss={dismiss}
      >
        {said.text}
      </OutcomeNotice>
    )
  }
  if (!outcome) return null
  const { done, refused } = outcome.result
  const action = actions.find(({ key }) => key === outcome.action)
  const undone = actions.find(({ undo }) => undo?.key === outcome.action)?.undo
  const undo = action?.undo
  const name = (id: string) => {
    const row = outcome.rows.find((one) => one.id === id)
    return row ? nameOf(row) : ''
  }
  const kind = refused.length === 0 ? 'success' : done.length > 0 ? 'warning' : 'error'
  const said = done.length > 0 ? (action ?? undone)?.said(done.length) : undefined
  const left = t('list.bulk.refused', { count: refused.length })
  return (
    <OutcomeNotice
      kind={kind}
      title={said ?? left}
      takesFocusFor={outcome}
      onUndo={
        undo && done.length > 0
          ? () =>
              bulk.run(
                undo.key,
                outcome.rows.filter(({ id }) => done.includes(id)),
              )
          : null
      }
      busy={bulk.busy}
      onDismiss={dismiss}
    >
      {refused.length > 0 ? (
        <>
          {said === undefined ? null : <p>{left}</p>}
          <chakra.ul ps="4">
            {refused.map(({ id, failure: why }) => (
              <li key={id}>
                {name(id)}: {whyOf?.(why) ?? failureText(why, t).title}
              </li>
            ))}
          </chakra.ul>
        </>
      ) : null}
    </OutcomeNotice>
  )
}
