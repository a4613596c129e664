import type { Decorator } from '@storybook/react-vite'
import { LiveContext, type Live, type LiveSubject, type LiveTopic } from '../src/ui/live.ts'

/**
 * A live connection in the server's place: `changed` tells the page that something changed elsewhere. The same for all
 * stories of a file.
 */
export function liveLine(): { readonly changed: (topic: LiveTopic) => void; readonly decorator: Decorator } {
  const followers = new Set<(subject: LiveSubject | null) => void>()
  const live: Live = {
    on: (hear) => {
      followers.add(hear)
      return () => void followers.delete(hear)
    },
    onNews: () => () => {},
  }
  return {
    changed: (topic) => {
      for (const hear of followers) hear(topic)
    },
    decorator: (Story) => (
      <LiveContext value={live}>
        <Story />
      </LiveContext>
    ),
  }
}
