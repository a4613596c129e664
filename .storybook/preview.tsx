// The linter reads this folder without the types of the project.
/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure, getConfig } from 'storybook/test'
import type { Language } from '../openapi/define.ts'
import { startMocks } from '../src/api/mocks/browser.ts'
import { seed } from '../src/api/mocks/collections.ts'
import { Providers } from '../src/app/providers.tsx'
import { setDocumentLanguage } from '../src/i18n/language.ts'
import { TEXT_PARTS } from '../src/i18n/text-parts.ts'
import { createTextsStore, type TextsStore } from '../src/i18n/texts-store.ts'
import { nobody, SessionContext, type Session } from '../src/ui/session-context.ts'
import { setTheme, type Theme } from '../src/ui/theme.ts'
import '../src/ui/base.css'
import './still.css'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Where the story's component stands: the address of the page and the pattern of its route. */
    route?: { readonly path?: string; readonly at?: string }
    /** Who is signed in; nobody when absent. */
    session?: Partial<Session>
  }
}

/** The next frame is on the screen, and what React does after it is done. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

let rested: ReadonlySet<Element> = new Set()
/**
 * An overlay that has just opened takes Escape, presses beside it and the focus from the next frame on. On a busy
 * machine a story is quicker than that, which nobody's hand is.
 */
async function overlaysRest(): Promise<void> {
  const open = document.querySelectorAll('[data-state="open"]:is([role="dialog"], [role="alertdialog"], [role="menu"])')
  const isAnyNew = [...open].some((overlay) => !rested.has(overlay))
  rested = new Set(open)
  if (!isAnyNew) return
  // The layer attaches its listeners in one frame and moves the focus in the one after.
  await painted()
  await painted()
}
// How long a story waits for what it expects: a busy machine is no failure. What is there goes on at once.
configure({ asyncUtilTimeout: 10_000 })

const StoryContext = createContext<ReactNode>(null)
const Shown = () => use(StoryContext)
/** Links, blockers and search parameters work in a story; a link that leaves it shows nothing. */
function InRouter({
  path = '*',
  at = '/',
  children,
}: {
  readonly path?: string
  readonly at?: string
  readonly children: ReactNode
}) {
  // Not made of the children: a story that renders again keeps its state.
  const router = useMemo(
    () =>
      createMemoryRouter([{ path, element: <Shown /> }, ...(path === '*' ? [] : [{ path: '*', element: null }])], {
        initialEntries: [at],
      }),
    [path, at],
  )
  return (
    <StoryContext value={children}>
      <RouterProvider router={router} />
    </StoryContext>
  )
}

const preview: Preview = {
  // Storybook for React sets a wrapper of its own before this one.
  beforeAll: () => {
    const { asyncWrapper } = getConfig()
    configure({
      asyncWrapper: async (act) => {
        await overlaysRest()
        const answer: unknown = await asyncWrapper(act)
        return answer
      },
    })
  },
  // As a person: nobody acts before the page is painted. React's production build attaches some listeners only then.
  mount: (context) => async (ui) => {
    if (ui != null) context.originalStoryFn = () => ui
    await (context.renderToCanvas as () => Promise<void>)()
    await painted()
    return context.canvas
  },
  tags: ['autodocs'],
  globalTypes: {
    lang: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'am', title: 'አማርኛ' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { lang: 'en', theme: 'light', viewport: { value: 'wide' } },
  parameters: {
    // Of what is no violation one example each, which is a good part of the work less.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    actions: { disable: import.meta.env['STORYBOOK_ACTIONS'] === 'unlisted' },
    layout: 'padded',
    controls: { expanded: true },
    viewport: {
      options: {
        wide: { name: 'Wide, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        small: { name: 'Small, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
      },
    },
  },
  loaders: [
    mswLoader(startMocks),
    // Texts and fonts are there before the first render, so that a picture never shows half of them.
    async ({ globals }) => {
      const lang = globals['lang'] as Language
      setTheme(globals['theme'] as Theme)
      setDocumentLanguage(lang)
      const texts = createTextsStore(TEXT_PARTS)
      await texts.load(lang)
      await document.fonts.ready
      return { texts }
    },
  ],
  beforeEach: async () => {
    localStorage.clear()
    sessionStorage.clear()
    await seed()
  },
  decorators: [
    (Story, { globals, loaded, parameters }) => (
      <Providers
        key={String(globals['lang'])}
        lang={globals['lang'] as Language}
        texts={(loaded as { texts: TextsStore }).texts}
      >
        <SessionContext value={{ ...nobody, ...(parameters['session'] as Partial<Session> | undefined) }}>
          <InRouter {...(parameters['route'] as { path?: string; at?: string } | undefined)}>
            <Story />
          </InRouter>
        </SessionContext>
      </Providers>
    ),
  ],
}
export default preview
