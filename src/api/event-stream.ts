/** One server-sent event: its number, null when it has none, and its data. */
export interface StreamEvent {
  readonly id: string | null
  readonly data: string
}

/**
 * The events of a streamed answer (HTML Standard, "Server-sent events"), as they come, wherever the net cuts them. A
 * comment, by which a server says that it is alive, is `null`. Fields other than `id` and `data` are ignored; an event
 * that is cut off by the end is dropped.
 */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent | null, void> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let id: string | null = null
  let data: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      rest += decoder.decode(value, { stream: true })
      // A line may end in CR LF whose LF comes with the next part.
      const lines = rest.split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { id, data: data.join('\n') }
          id = null
          data = []
        } else if (line.startsWith(':')) yield null
        else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
        else if (line.startsWith('id:')) id = line.slice(3).trim()
      }
    }
  } finally {
    reader.releaseLock()
  }
}
