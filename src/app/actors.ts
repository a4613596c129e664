import { createActor, fromCallback, fromPromise, type AnyEventObject } from 'xstate'
import type { Language } from '../../openapi/define.ts'
import type { User } from '../../openapi/schemas/session.ts'
import { api } from '../api/client.ts'
import { readCookie, writeCookie } from '../api/cookies.ts'
import { pinAccount, pinnedAccount } from '../api/identity.ts'
import { answer, failureFrom } from '../api/problem.ts'
import type { Translate } from '../i18n/useTexts.ts'
import { lastRouteMachine } from '../machines/last-route/last-route.machine.ts'
import { progressMachine } from '../machines/progress/progress.machine.ts'
import { sessionMachine } from '../machines/session/session.machine.ts'
import type { Eligibility, Requisition } from '../machines/session/session.setup.ts'
import { tabSyncMachine, type TabArrival, type TabMessage } from '../machines/tab-sync/tab-sync.machine.ts'
import { toastsMachine } from '../machines/toasts/toasts.machine.ts'
import type { LanguageStore } from './language-store.ts'
import { createLive } from './live.ts'
import {
  clearLastRoute,
  readChosenLanguage,
  readEnded,
  readLastRoute,
  tabId,
  writeChosenLanguage,
  writeEnded,
  writeLastRoute,
} from './storage.ts'
import { createOpenOverRegistry } from './open-over-registry.ts'
import { createUnsavedRegistry } from './unsaved-registry.ts'
import { forgetDrafts } from '../ui/form/useDraft.ts'

const CHANNEL = 'sira'

/** Everything that lives as long as the page: made once, here, and given to the router and to React. */
export function createActors(language: LanguageStore) {
  let translate: Translate | null = null
  const toasts = createActor(toastsMachine).start()
  const progress = createActor(progressMachine).start()

  const lastRoute = createActor(
    lastRouteMachine.provide({ actions: { keep: (_, kept) => writeLastRoute(kept), clear: clearLastRoute } }),
    {
      input: { stored: readLastRoute(), now: Date.now() },
    },
  ).start()

  const tabs = createActor(
    tabSyncMachine.provide({
      actors: {
        channel: fromCallback<AnyEventObject>(({ sendBack, receive }) => {
          const channel = new BroadcastChannel(CHANNEL)
          channel.addEventListener('message', ({ data }: MessageEvent<TabMessage | TabArrival>) =>
            sendBack(
              data.kind === 'signedIn'
                ? { type: 'channel.signedIn', from: data.from }
                : { type: 'channel.received', message: data },
            ),
          )
          receive((event) => channel.postMessage(event['message']))
          return () => channel.close()
        }),
      },
      actions: {
        // Cookies are shared, so a reload is all that following needs.
        follow: () => {
          unsaved.release()
          location.reload()
        },
        join: () => session.send({ type: 'session.restore' }),
      },
    }),
    { input: { id: tabId() } },
  )
  const openOver = createOpenOverRegistry()
  const unsaved = createUnsavedRegistry((dirty) => tabs.send({ type: 'unsaved.changed', dirty }))
  tabs.start()

  /** What is said is said in the language of these texts; nothing is said before there are any. */
  function speak(t: Translate) {
    translate = t
  }

  /** The stored token, account and language go (specification §2, navigation guard). */
  function forget() {
    writeCookie('access_token', null)
    pinAccount(null)
    writeChosenLanguage(null)
    language.forget()
  }

  /** The reader chose: shown at once, and kept for the user, or for whoever signs in next in this tab. */
  function chooseLanguage(next: Language) {
    language.keep(next)
    if (session.getSnapshot().context.user) keepForUser(next)
    else writeChosenLanguage(next)
  }
  /** The server keeps it for the next sign-in; that it could not does not concern the person now. */
  function keepForUser(chosen: Language) {
    void answer(api.PUT('/user/language', { body: { language: chosen } })).catch(() => {})
  }

  const session = createActor(
    sessionMachine.provide({
      actors: {
        fetchUser: fromPromise<User>(({ signal }) => answer(api.GET('/user', { signal }))),
        logout: fromPromise<void>(({ signal }) => answer(api.POST('/logout', { signal })).then(() => undefined)),
        switchAccount: fromPromise<string, { readonly accountId: string }>(
          async ({ input, signal }) =>
            (await answer(api.GET('/account/switch/{id}', { params: { path: { id: input.accountId } }, signal })))
              .message,
        ),
        fetchEligibility: fromPromise<Eligibility>(({ signal }) => answer(api.GET('/eligability', { signal }))),
        fetchRequisitions: fromPromise<readonly Requisition[]>(({ signal }) =>
          answer(api.GET('/employees/requisition', { signal })),
        ),
        keepCalendar: fromPromise<void, { readonly calendar: User['calendar'] }>(({ input, signal }) =>
          answer(api.PUT('/user/preferences', { body: { calendar: input.calendar }, signal })).then(() => undefined),
        ),
      },
      actions: {
        keepToken: (_, { token }) => writeCookie('access_token', token),
        keepAccount: (_, { accountId }) => pinAccount(accountId),
        dropAccount: () => pinAccount(null),
        forget,
        tellSwitched: (_, { accountId }) => tabs.send({ type: 'tab.switched', accountId }),
        tellSignedOut: () => tabs.send({ type: 'tab.signedOut' }),
        goHome: () => {
          unsaved.release()
          forgetDrafts()
          location.assign('/')
        },
        sayLoginFailed: () => say('error', 'shell.toast.error', translate?.('shell.toast.login_failed')),
        sayUnreachable: () => say('warn', 'ui.toast.warn', translate?.('shell.session.unreachable.text')),
        // The start page is a document of the server: this page ends, and a toast with it. That one says it.
        sayLoggedOut: () => writeCookie('farewell', 'done'),
        sayLogoutFailed: () => writeCookie('farewell', 'failed'),
        sayDeleted: () => writeCookie('farewell', 'deleted'),
        saySwitched: (_, { message }) => say('success', 'shell.toast.success', message),
        sayAccountGone: (_, { account }) =>
          say('warn', 'ui.toast.warn', translate?.('shell.toast.account_gone', { name: account?.username ?? '' })),
        saySwitchFailed: (_, { failure }) =>
          say(
            'error',
            'shell.toast.error',
            failure.message ||
              translate?.(failure.code === 'offline' ? 'ui.state.offline.text' : 'ui.state.failed.title'),
          ),
        sayCalendarNotKept: () => say('warn', 'ui.toast.warn', translate?.('shell.toast.calendar_not_kept')),
      },
      guards: { hasToken: () => readCookie('access_token') !== null },
    }),
    { input: { pinned: pinnedAccount(), hasEnded: readEnded() } },
  ).start()

  function say(
    severity: 'success' | 'error' | 'warn',
    title: 'shell.toast.success' | 'shell.toast.error' | 'ui.toast.warn',
    text: string | undefined,
  ) {
    if (text) toasts.send({ type: 'toast.show', severity, title: translate?.(title), text })
  }

  // The user's own language comes back at sign-in, unless they chose one on the way in, and where the browser keeps
  // none; then it follows what the user chooses on another device.
  let before: unknown = session.getSnapshot().value
  let known = session.getSnapshot().context.user
  session.subscribe(({ value, context }) => {
    writeEnded(context.hasEnded)
    if (context.user && context.user.id === known?.id && context.user.language !== known.language)
      language.keep(context.user.language)
    known = context.user
    const isNew =
      typeof value === 'object' &&
      'authenticated' in value &&
      !(typeof before === 'object' && before !== null && 'authenticated' in before)
    if (isNew && before === 'signing') tabs.send({ type: 'tab.signedIn' })
    const chosen = isNew && before === 'signing' ? readChosenLanguage() : null
    if (isNew) writeChosenLanguage(null)
    if (chosen !== null) keepForUser(chosen)
    else if (isNew && context.user && (before === 'signing' || readCookie('current_language') === null))
      language.keep(context.user.language)
    before = value
  })
  // A dead token is noticed at any call; those that the session itself makes it hears about anyway.
  // While somebody deletes their account its sessions end before they are told so: that is no end to complain of.
  let isDeleting = false
  const isDeletion = ({ method, url }: Request) => method === 'POST' && url.endsWith('/user/deletion')
  api.use({
    onRequest({ request }) {
      if (isDeletion(request)) isDeleting = true
    },
    onResponse({ response, request }) {
      if (isDeletion(request)) isDeleting = response.ok
      if (response.status === 401 && request.headers.has('authorization') && !isDeleting)
        session.send({ type: 'session.expired' })
    },
    onError({ request }) {
      if (isDeletion(request)) isDeleting = false
    },
  })
  // So is an account that may not be acted for any more; a refused switch says so itself.
  api.use({
    async onResponse({ response, request }) {
      const acting = request.headers.get('currentaccountid')
      if (response.status !== 403 || acting === null || request.url.includes('/account/switch/')) return
      const problem: unknown = await response
        .clone()
        .json()
        .catch(() => null)
      if (failureFrom(403, problem, null).code === 'account_forbidden')
        session.send({ type: 'session.shutOut', accountId: acting })
    },
  })
  const live = createLive(session, language)
  live.on((subject) => {
    if ((subject === 'session' || subject === null) && !isDeleting) session.send({ type: 'session.refresh' })
  })
  // The line is back, or the person comes back from another tab where they may have signed in.
  const restore = () => session.send({ type: 'session.restore' })
  addEventListener('online', restore)
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? restore() : undefined))

  return {
    session,
    tabs,
    live,
    lastRoute,
    toasts,
    progress,
    unsaved,
    openOver,
    language,
    chooseLanguage,
    forget,
    speak,
  }
}
export type Actors = ReturnType<typeof createActors>
