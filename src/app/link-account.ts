import { waitFor, type ActorRefFrom } from 'xstate'
import { ACCOUNT } from '../../openapi/routes.ts'
import type { sessionMachine } from '../machines/session/session.machine.ts'

/**
 * A link in a mail names the account that it is about, as the tab may act as another: switches to it if it is one of
 * the reader's, and gives the path to go on to, without the account. Null: there is nothing to follow, or nobody is
 * signed in yet.
 */
export async function followLink(
  session: ActorRefFrom<typeof sessionMachine>,
  url: URL,
  signal: AbortSignal,
): Promise<string | null> {
  const accountId = url.searchParams.get(ACCOUNT)
  if (accountId === null || session.getSnapshot().context.user === null) return null
  session.send({ type: 'session.switch', accountId })
  await waitFor(session, (s) => !s.matches('switching'), { signal })
  const rest = new URL(url)
  rest.searchParams.delete(ACCOUNT)
  return rest.pathname + rest.search
}
