import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createActors } from './app/actors.ts'
import { createLanguageStore } from './app/language-store.ts'
import { loadPresentRelease, serverAnswers } from './app/present-release.ts'
import { createRouter } from './app/router.tsx'
import { mayReload } from './app/storage.ts'
import { texts } from './app/texts.ts'
import { setDocumentLanguage } from './i18n/language.ts'
import './ui/base.css'
import { isFetchingAhead } from './ui/fetch-ahead.ts'
import { designSystem } from './ui/system.ts'
import { restoreTheme } from './ui/theme.ts'

/** Ends a task, so that the browser can paint and answer before the next. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** In steps, because all of it in one task would hold up a slow phone. */
async function start(): Promise<void> {
  restoreTheme()
  await pause()
  const language = createLanguageStore()
  setDocumentLanguage(language.get())
  const firstTexts = texts.load(language.get())
  const actors = createActors(language)
  await pause()
  const router = createRouter(actors)
  // A screen that cannot be fetched is most often one of a former release: one full load brings the present one. Not
  // over unsaved input.
  addEventListener('vite:preloadError', () => {
    const isAhead = isFetchingAhead() && router.state.navigation.state === 'idle'
    if (isAhead || actors.unsaved.isDirty()) return
    const target = router.state.navigation.location
    void loadPresentRelease(target ? target.pathname + target.search : location.href, {
      answers: serverAnswers,
      mayLeave: () => !actors.unsaved.isDirty() && mayReload(Date.now()),
      go: (address) => location.assign(address),
    })
  })
  await pause()
  designSystem()
  await firstTexts
  await pause()
  const place = document.getElementById('root')
  // As a transition: the first drawing too is made in slices.
  if (place) startTransition(() => createRoot(place).render(<App actors={actors} router={router} texts={texts} />))
}
// Not awaited at the top level: the bundler could not merge this module's chunks then.
void start()
