import type { ComponentType, ReactNode } from 'react'
import { createBrowserRouter, replace, useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { waitFor } from 'xstate'
import { invitedEmail } from '../../openapi/anchors.ts'
import { anyPages, NEWCOMER, pages, WANTED, type PageKey } from '../../openapi/routes.ts'
import { LoadingScreen } from '../features/shell/LoadingScreen.tsx'
import { ErrorPage, NotFoundPage } from '../features/shell/Problems.tsx'
import { wantedPath } from '../machines/last-route/last-route.machine.ts'
import type { Actors } from './actors.ts'
import { decide } from './guard.ts'
import { followLink } from './link-account.ts'
import { Root } from './Root.tsx'
import { openScreen, screens, type ScreenKey } from './screens.ts'
import { texts } from './texts.ts'

/** What a screen's loader says: show the screen, or that the page does not exist for this account. */
type Outcome = 'page' | 'missing'

const isInLayout = (key: ScreenKey) => !['anyone', 'guest'].includes(anyPages[key].guard)
const keys = Object.keys(screens) as ScreenKey[]
const isKey = (id: string): id is ScreenKey => Object.hasOwn(screens, id)
const never = () => new Promise<never>(() => {})

/**
 * A component from a module that is fetched, or the error page when it cannot be. The router itself shows nothing at
 * all for a route whose `lazy` rejected, so it never does; the error page's button loads the document anew.
 */
const fetched =
  <M,>(load: () => Promise<M>, use: (module: M) => ComponentType) =>
  (): Promise<ComponentType> =>
    load()
      .then(use)
      .catch(() => Broken)

/** Shows the screen, or the not-found page where the guard found none. */
function Gate({ children }: { readonly children: ReactNode }) {
  return useLoaderData<Outcome>() === 'missing' ? <NotFoundPage /> : children
}

/**
 * Every screen of the contract's page table, guarded, each loaded when it is first opened. Loaders wait for the
 * session, the chunk and its texts, never for data.
 */
export function createRouter(actors: Actors) {
  const { session, lastRoute } = actors

  const guard = (key: PageKey) =>
    async function check({ request }: LoaderFunctionArgs): Promise<Outcome> {
      const page = anyPages[key]
      const { pathname, search, searchParams } = new URL(request.url)
      const wanted = () => wantedPath(lastRoute.getSnapshot().context, Date.now())
      if (page.guard === 'anyone') {
        // A page of the public may have been the goal of signing in.
        if (wanted() === pathname + search) lastRoute.send({ type: 'route.forget' })
        return 'page'
      }
      const goal = page.guard === 'guest' ? searchParams.get(WANTED) : null
      if (goal !== null) lastRoute.send({ type: 'route.wanted', path: goal, now: Date.now() })
      // A page for guests renders at once, with the kept session checked behind it; the guard is asked again when that
      // is known.
      if (page.guard === 'guest') session.send({ type: 'session.restore' })
      if (page.guard === 'guest' && !session.getSnapshot().hasTag('known')) return 'page'
      const { context } = await waitFor(session, (s) => s.hasTag('known') && !s.matches('signing'), {
        signal: request.signal,
      })
      const path = page.guard === 'guest' ? null : await followLink(session, new URL(request.url), request.signal)
      // The loader is not told of the anchor.
      if (path !== null) throw replace(path + (location.pathname === pathname ? location.hash : ''))
      const decision = decide(page, context.user, context.accountId, wanted(), {
        isNew: searchParams.has(NEWCOMER),
        invited: location.pathname === pathname ? invitedEmail(location.hash) : null,
      })
      switch (decision.to) {
        case 'page':
          return 'page'
        case 'missing':
          return 'missing'
        case 'redirect':
          throw replace(decision.path)
        case 'login':
          lastRoute.send({ type: 'route.wanted', path: pathname + search, now: Date.now() })
          // A session that could not be reached is not thrown away: the page of sign-in tries it again.
          if (context.lost === null || context.lost.status === 401 || context.lost.status === 403) actors.forget()
          throw replace(pages.login.path)
      }
    }

  const screen = (key: ScreenKey): RouteObject => ({
    id: key,
    // The contract writes a parameter as `{id}`.
    path: pages[key].path.replaceAll(/\{(\w+)\}/g, ':$1'),
    loader: guard(key),
    lazy: {
      Component: fetched(
        () => openScreen(key),
        ({ Screen }) =>
          () => (
            <Gate>
              <Screen />
            </Gate>
          ),
      ),
    },
    ErrorBoundary: Broken,
  })

  const router = createBrowserRouter([
    {
      id: 'root',
      Component: () => <Root actors={actors} />,
      HydrateFallback: LoadingScreen,
      ErrorBoundary: Broken,
      children: [
        ...keys.filter((key) => !isInLayout(key)).map(screen),
        {
          id: 'main',
          lazy: {
            Component: fetched(
              () => Promise.all([import('./Main.tsx'), texts.want('main', 'validation')]),
              ([{ Main }]) =>
                () => <Main actors={actors} />,
            ),
          },
          children: keys.filter(isInLayout).map(screen),
        },
        {
          // Not a screen of ours: a document of the server, or its not-found page. Loaded in full, unless the server
          // just sent us here.
          path: '*',
          loader: ({ request }: LoaderFunctionArgs) => {
            const { pathname, search, hash } = new URL(request.url)
            if (pathname === firstPath) return 'missing' satisfies Outcome
            location.assign(pathname + search + hash)
            return never()
          },
          Component: NotFoundPage,
        },
      ],
    },
  ])
  // The goal is reached when the page is there, and not when its loader was asked: another sign-in may come between. A
  // page for guests is on the way to it.
  router.subscribe(({ navigation, matches }) => {
    const id = matches.at(-1)?.route.id
    if (navigation.state !== 'idle' || id === undefined || !isKey(id) || !isInLayout(id)) return
    lastRoute.send({ type: 'route.forget' })
  })
  return router
}

/** The path the document was loaded for. */
const firstPath = location.pathname

const Broken = () => <ErrorPage onReload={() => location.reload()} />
