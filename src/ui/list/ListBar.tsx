import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { CARDS_BELOW } from './cards-below.ts'

/** Filters that fold (`FilterFold`): in the line with everything else, and where it's narrow behind their button. */
const folding: SystemStyleObject = {
  '& .fold-button': { display: 'none' },
  '& .fold-body': { display: 'contents' },
  [`@container (max-width: ${CARDS_BELOW}rem)`]: {
    // The button stands beside the search, and under it where a longer word leaves the search too little.
    '& > [role=search]:has(+ .fold)': { flex: '999 1 9rem', maxWidth: 'none' },
    '& .fold-button': { display: 'inline-flex', flex: '1 0 auto' },
    '& .fold-body': { display: 'none' },
    '& .fold-body[data-open]': { display: 'flex', flexWrap: 'wrap', gap: '3', width: 'full' },
    // On a phone one to a line, so that long choices can be read.
    '& .fold-body > *': { flex: '1 1 12rem', maxWidth: 'none' },
    // Looks like the choices over it.
    '& .fold-body > button': { justifyContent: 'flex-start', px: '3' },
  },
  // The word alone, so that the button stays where it is when a count is added to it.
  '@container (max-width: 20rem)': { '& .fold-button > .icon': { display: 'none' } },
}

/**
 * The buttons at the end. Where it's narrow they take a line of their own, which ends where the fields do, and the export
 * is its drawing alone: beside the other buttons, or where there are none beside the filters.
 */
const ending: SystemStyleObject = {
  '& .list-buttons': { display: 'flex', flexWrap: 'wrap', gap: '2', marginInlineStart: 'auto' },
  [`@container (max-width: ${CARDS_BELOW}rem)`]: {
    '& .list-buttons[data-further]': { width: 'full', order: 1 },
    '& .list-buttons > *': { flexGrow: 1 },
    '& .list-buttons > .export-button': { flexGrow: 0, px: '3' },
    '& .export-button > span': { srOnly: true },
    // Opened filters come under the line that their button and the export are in.
    '& .fold-body': { order: 1 },
  },
}

/** The line over a list: search, filters and buttons. */
export const ListBar = ({ children }: { readonly children: ReactNode }) => (
  // Its own room decides, as it does for the table under it: on a wide screen too a list can be narrow.
  <chakra.div containerType="inline-size">
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" css={[folding, ending]}>
      {children}
    </chakra.div>
  </chakra.div>
)
