import type { Decorator } from '@storybook/react-vite'
import { LiveContext, type Live, type LiveTopic } from '../src/ui/live.ts'

/**
 * A live connection in the server's place: `changed` tells the page that something changed elsewhere. The same for all
 * stories of a file.
 */
export function liveLine(): { readonly changed: (topic: LiveTopic) => void; readonly decorator: Decorator } {
  const heard = new Set<{ readonly what: LiveTopic; readonly refresh: () => void }>()
  const live: Live = {
    on: (what, refresh) => {
      const one = { what, refresh }
      heard.add(one)
      return () => void heard.delete(one)
    },
    onNews: () => () => {},
  }
  return {
    changed: (topic) => {
      for (const { what, refresh } of heard) if (what === topic) refresh()
    },
    decorator: (Story) => (
      <LiveContext value={live}>
        <Story />
      </LiveContext>
    ),
  }
}
