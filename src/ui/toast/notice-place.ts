import { useState } from 'react'

/** The id of the place among the messages where the notice of a change stands. */
export const NOTICES_ID = 'notices'

/** How high what stays at the foot of the window reaches (`FootBar`). */
export const FOOT = '--foot'
/**
 * Where the messages stand: at the top right. On narrow screens they would lie over the title of the page and its way
 * back there, and stand at the foot instead, above what stays in sight.
 */
export const MESSAGES_AT = {
  position: 'fixed',
  top: { base: 'auto', md: '4' },
  bottom: { base: `calc(1rem + var(${FOOT}, 0px) + env(safe-area-inset-bottom, 0px))`, md: 'auto' },
  insetEnd: '4',
  width: 'min(24rem, calc(100vw - 2rem))',
  zIndex: 'toast',
} as const

/** The place beside the messages where the notice of a change is drawn; null where there are no messages. */
export const useNoticePlace = (): HTMLElement | null => useState(() => document.getElementById(NOTICES_ID))[0]
