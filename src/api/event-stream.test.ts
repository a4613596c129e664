import { describe, expect, test } from 'vitest'
import { readEvents, type StreamEvent } from './event-stream.ts'

/** Reads a stream that comes in these parts. */
async function read(...parts: readonly (string | Uint8Array)[]): Promise<(StreamEvent | null)[]> {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part)
      controller.close()
    },
  })
  const events: (StreamEvent | null)[] = []
  for await (const event of readEvents(stream)) events.push(event)
  return events
}

describe('server-sent events', () => {
  test('have a number or none', async () => {
    expect(await read('id: 7\ndata: {"a":1}\n\ndata: two\n\n')).toEqual([
      { id: '7', data: '{"a":1}' },
      { id: null, data: 'two' },
    ])
  })
  test('may be cut anywhere, within a letter too', async () => {
    const bytes = new TextEncoder().encode('id: 12\ndata: ሰላም\n\n: \n\ndata: x\n\n')
    for (let at = 0; at <= bytes.length; at += 1) {
      expect(await read(bytes.slice(0, at), bytes.slice(at)), `cut at ${at}`).toEqual([
        { id: '12', data: 'ሰላም' },
        null,
        { id: null, data: 'x' },
      ])
    }
  })
  test('end their lines in any of the three ways', async () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const events = await read(`id: 1${end}data: a${end}data: b${end}${end}data: c${end}${end}more`)
      expect(events).toEqual([
        { id: '1', data: 'a\nb' },
        { id: null, data: 'c' },
      ])
    }
    expect(await read('data: a\r', '\ndata: b\r', '\n\r', '\n')).toEqual([{ id: null, data: 'a\nb' }])
  })
  test('a sign of life is null, other fields are left out, an event that is cut off is dropped', async () => {
    expect(await read(': here\n\nevent: x\nretry: 10\ndata: a\n\ndata: cut')).toEqual([null, { id: null, data: 'a' }])
  })
})
