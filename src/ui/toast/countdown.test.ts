import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countdown, NOTICE_LIFE } from './countdown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const arranged = () => {
  const end = vi.fn<() => void>()
  return { end, ...countdown(NOTICE_LIFE, end) }
}

test('a notice goes by itself after ten seconds, once', () => {
  const { end, release } = arranged()
  vi.advanceTimersByTime(9_999)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(end).toHaveBeenCalledOnce()
  release()
  vi.advanceTimersByTime(60_000)
  expect(end).toHaveBeenCalledOnce()
})
test('it waits while the pointer or the focus is on it, and then has its whole time again', () => {
  const { end, hold, release } = arranged()
  vi.advanceTimersByTime(9_999)
  hold()
  vi.advanceTimersByTime(60_000)
  expect(end).not.toHaveBeenCalled()
  release()
  vi.advanceTimersByTime(9_999)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(end).toHaveBeenCalledOnce()
})
test('one that was closed or replaced ends nothing more', () => {
  const { end, stop, release } = arranged()
  stop()
  release()
  vi.advanceTimersByTime(60_000)
  expect(end).not.toHaveBeenCalled()
})
