import { createContext, use } from 'react'

/** How many letters wait for the reader's approval, for the menu and the tab. Filled by `LetterCountsProvider`. */
export const LetterCountsContext = createContext(0)
export const useLettersToApprove = (): number => use(LetterCountsContext)
