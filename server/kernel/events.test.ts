import { expect, it } from 'vitest'
import { eventsUntilEnd, localEvents } from './events.ts'

it('what a part of the process listens to ends with it, and the others hear on', () => {
  const { events: all, carrier } = localEvents()
  const heard: string[] = []
  const { events, end } = eventsUntilEnd(all)
  all.on('content', (id) => heard.push(`all ${id}`))
  events.on('content', (id) => heard.push(`part ${id}`))
  const off = events.on('site', (id) => heard.push(`part ${id}`))
  carrier.after([
    { topic: 'content', id: '1' },
    { topic: 'site', id: '2' },
  ])
  off()
  end()
  carrier.after([
    { topic: 'content', id: '3' },
    { topic: 'site', id: '4' },
  ])
  expect(heard).toEqual(['all 1', 'part 1', 'part 2', 'all 3'])
})
