import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { pdf } from '../factories/documents.ts'
import type { Staged } from '../factories/payloads.ts'
import { png } from '../factories/pictures.ts'

/** Whoever fills in payloads. */
export interface Caller {
  readonly request: APIRequestContext
  readonly headers: { readonly authorization: string }
}
export const post = async ({ request, headers }: Caller, path: string, data: unknown) =>
  request.post(`/api${path}`, { data, headers })
export const put = async ({ request, headers }: Caller, path: string, data: unknown) =>
  request.put(`/api${path}`, { data, headers })
export const get = async ({ request, headers }: Caller, path: string) =>
  (await (await request.get(`/api${path}`, { headers })).json()) as Record<string, unknown>

/** Staged files and keys of lists for entries of whoever calls. */
export async function staging({ request, headers }: Caller): Promise<Staged> {
  const picture = await png(32, 32)
  const keys = new Map<string, string>()
  const stage = async (kind: 'pictures' | 'documents', file: { name: string; mimeType: string; buffer: Buffer }) => {
    const answer = await request.post(`/api/files/${kind}`, { multipart: { file }, headers })
    expect(answer.status(), await answer.text()).toBe(201)
    return ((await answer.json()) as { id: string }).id
  }
  return {
    picture: () =>
      stage('pictures', { name: '"><img src=x onerror=ran=41>.png', mimeType: 'image/png', buffer: picture }),
    document: () =>
      stage('documents', {
        name: '"><img src=x onerror=ran=42>.pdf',
        mimeType: 'application/pdf',
        buffer: pdf('A paper'),
      }),
    reference: async (list) => {
      const known =
        keys.get(list) ??
        ((await (await request.get(`/api/reference/${list}`)).json()) as { key: string }[])[0]?.key ??
        ''
      keys.set(list, known)
      return known
    },
  }
}

/** Everything the page and its frames did that it should not have. */
export async function ran(page: Page): Promise<readonly unknown[]> {
  const done = await Promise.all(
    page
      .frames()
      .map((frame) => frame.evaluate(() => (window as unknown as { ran?: unknown }).ran ?? null).catch(() => null)),
  )
  return done.filter((value) => value !== null)
}
