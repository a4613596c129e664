import { expect } from 'vitest'
import type { TestApp } from './app.ts'

/**
 * Waits until a public page answers with a status and contains a part: news of a change comes a moment after it on
 * PostgreSQL.
 */
export const showsOf =
  (app: () => TestApp) =>
  async (url: string, status: number, part = ''): Promise<void> => {
    await expect
      .poll(async () => {
        const { statusCode, body } = await app().app.inject({ url })
        return [statusCode, body.includes(part)]
      })
      .toEqual([status, true])
  }
