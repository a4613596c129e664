import { describe, expect, test, vi } from 'vitest'
import { loadPresentRelease } from './present-release.ts'

describe('a part of a screen that cannot be fetched', () => {
  const asked = async (answers: boolean, mayLeave: boolean) => {
    const go = vi.fn()
    const may = vi.fn(() => mayLeave)
    await loadPresentRelease('/user/offers', { answers: () => Promise.resolve(answers), mayLeave: may, go })
    return { go, may }
  }

  test('is answered by a full load of the present release', async () => {
    expect((await asked(true, true)).go).toHaveBeenCalledExactlyOnceWith('/user/offers')
  })
  test('leaves the page as it is while the server does not answer, and a later load is still allowed', async () => {
    const { go, may } = await asked(false, true)
    expect(go).not.toHaveBeenCalled()
    expect(may).not.toHaveBeenCalled()
  })
  test('leaves the page as it is over unsaved input', async () => {
    expect((await asked(true, false)).go).not.toHaveBeenCalled()
  })
})
