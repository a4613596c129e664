import { expect, it } from 'vitest'
import { eventsUntilEnd, localEvents, payloadsOf } from './events.ts'

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

it('thousands of events of one topic are few notifications, none longer than PostgreSQL takes', () => {
  const many = Array.from({ length: 5000 }, () => ({ topic: 'applications', id: crypto.randomUUID() }) as const)
  const payloads = payloadsOf([{ topic: 'job', id: 'mail' }, ...many, { topic: 'job', id: 'files' }])
  expect(payloads[0]).toBe('job mail files')
  expect(payloads.length).toBeLessThan(30)
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000)
  expect(payloads.slice(1).flatMap((payload) => payload.split(' ').slice(1))).toEqual(many.map(({ id }) => id))
})
