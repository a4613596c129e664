import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { PRODUCT_NAME } from '../../openapi/product.ts'
import { anyPages, type PageKey } from '../../openapi/routes.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { TITLE_ID } from '../ui/PageHeader.tsx'

/**
 * What happens when a page is reached: its title in the window, scroll to the top, focus on its heading (which speaks
 * it). Gives what is left to be said: the title of a page that has no heading yet, else nothing.
 */
export function useArrival(): string {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const match = useMatches().findLast(({ id }) => id in anyPages)
  const key = match && match.loaderData !== 'missing' ? (match.id as PageKey) : undefined
  const title = t(key ? `page.${key}.title` : 'shell.notfound.title')
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`
  }, [title])
  const first = useRef(true)
  const [isSilent, setIsSilent] = useState(false)
  useEffect(() => {
    if (first.current) {
      // The browser itself announces the page it opened.
      first.current = false
      return
    }
    scrollTo(0, 0)
    const heading = document.getElementById(TITLE_ID)
    setIsSilent(heading === null)
    ;(heading ?? document.getElementById('main'))?.focus({ preventScroll: true })
  }, [pathname])
  return isSilent ? title : ''
}
