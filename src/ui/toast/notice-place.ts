import { useState } from 'react'

/** The id of the place among the messages where the notice of a change stands. */
export const NOTICES_ID = 'notices'

/** The place beside the messages where the notice of a change is drawn; null where there are no messages. */
export const useNoticePlace = (): HTMLElement | null => useState(() => document.getElementById(NOTICES_ID))[0]
