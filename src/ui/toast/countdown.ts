/**
 * How long the notice of a change stands there, and with it the way back (decision 193): longer than a message that
 * asks for nothing, because the person has to read it, decide and reach it. Milliseconds.
 */
export const NOTICE_LIFE = 10_000

export interface Countdown {
  /** The pointer or the focus came: it waits as long as they stay. */
  readonly hold: () => void
  /** They went: its time begins anew. */
  readonly release: () => void
  /** It went otherwise: `end` is not called any more. */
  readonly stop: () => void
}

/** Calls `end` once, after `life` milliseconds in which nobody held it. */
export function countdown(life: number, end: () => void): Countdown {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const pause = () => clearTimeout(timer)
  const run = () => {
    pause()
    if (isOver) return
    timer = setTimeout(() => {
      isOver = true
      end()
    }, life)
  }
  run()
  return {
    hold: pause,
    release: run,
    stop: () => {
      isOver = true
      pause()
    },
  }
}
