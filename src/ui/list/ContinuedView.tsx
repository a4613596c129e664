import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { ContinuedList } from './list.ts'
import { ListGate } from './ListGate.tsx'

export interface ContinuedViewProps<R> {
  readonly list: ContinuedList<R>
  /** In the place of everything when there is nothing at all. */
  readonly empty: ReactNode
  /** What the button says that fetches the next part. */
  readonly more: string
  readonly children: (rows: readonly R[]) => ReactNode
}

/**
 * A list that goes on from a cursor: what is there, and a button under it while there is more. The focus stays on the
 * button.
 */
export const ContinuedView = <R,>({ list, empty, more, children }: ContinuedViewProps<R>) => (
  <ListGate list={list}>
    {(rows) =>
      list.isEmpty ? (
        empty
      ) : (
        <>
          {children(rows)}
          {list.hasMore ? (
            <chakra.div display="flex" justifyContent="center" mt="4">
              <Button variant="outline" colorPalette="gray" loading={list.isFetchingMore} onClick={list.more}>
                {more}
              </Button>
            </chakra.div>
          ) : null}
        </>
      )
    }
  </ListGate>
)
