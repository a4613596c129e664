import { api } from './client.ts'
import { answer } from './problem.ts'

/**
 * Sends one request by XMLHttpRequest, because `fetch` tells nothing about what is sent. `onProgress` gets the share, 0
 * to 1.
 */
const sendWithProgress = (onProgress: (sent: number) => void) => async (request: Request) => {
  const body = await request.blob()
  return new Promise<Response>((resolve, reject) => {
    const call = new XMLHttpRequest()
    const abort = () => call.abort()
    request.signal.addEventListener('abort', abort, { once: true })
    call.open(request.method, request.url)
    for (const [name, value] of request.headers) call.setRequestHeader(name, value)
    call.responseType = 'text'
    call.upload.onprogress = (event) =>
      onProgress(event.lengthComputable && event.total > 0 ? event.loaded / event.total : 0)
    call.onload = () => {
      const headers = new Headers()
      for (const name of ['content-type', 'retry-after']) {
        const value = call.getResponseHeader(name)
        if (value !== null) headers.set(name, value)
      }
      resolve(new Response(call.responseText, { status: call.status, headers }))
    }
    call.onerror = () => reject(new TypeError('no answer'))
    call.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    call.onloadend = () => request.signal.removeEventListener('abort', abort)
    call.send(body)
  })
}

/** Stages a picture on the server; it is kept once something refers to its id. Throws `FailureError`. */
export const sendPicture = (file: Blob, onProgress: (sent: number) => void, signal: AbortSignal) =>
  answer(
    api.POST('/files/pictures', {
      body: { file: file as unknown as string & Blob },
      signal,
      fetch: sendWithProgress(onProgress),
    }),
  )

/**
 * Stages a document (PDF, Word, OpenDocument) under the name it has; kept once something refers to its id. Throws
 * `FailureError`.
 */
export const sendDocument = (file: File, onProgress: (sent: number) => void, signal: AbortSignal) =>
  answer(
    api.POST('/files/documents', {
      body: { file: file as unknown as string & Blob },
      signal,
      fetch: sendWithProgress(onProgress),
    }),
  )

/** The same in the name of a company, for one of its letters. */
export const sendLetterFile = (file: File, onProgress: (sent: number) => void, signal: AbortSignal) =>
  answer(
    api.POST('/letter-files', {
      body: { file: file as unknown as string & Blob },
      signal,
      fetch: sendWithProgress(onProgress),
    }),
  )

/** Stages a picture in the name of a company, for one of its letters; it has the name of its file there. */
export const sendLetterPicture = (file: Blob, onProgress: (sent: number) => void, signal: AbortSignal) =>
  answer(
    api.POST('/letter-pictures', {
      body: { file: file as unknown as string & Blob },
      signal,
      fetch: sendWithProgress(onProgress),
    }),
  )

/** Stages one weight of a font (WOFF2); kept once a font refers to its id. Throws `FailureError`. */
export const sendFont = (file: File, onProgress: (sent: number) => void, signal: AbortSignal) =>
  answer(
    api.POST('/files/fonts', {
      body: { file: file as unknown as string & Blob },
      signal,
      fetch: sendWithProgress(onProgress),
    }),
  )
