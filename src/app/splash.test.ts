import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STEPS, TICK } from '../machines/loading-screen/loading-screen.machine.ts'

test('the style sheet moves the bar by the figures of the machine', () => {
  expect(readFileSync('src/app/splash.css', 'utf8')).toContain(
    `animation: splash-bar ${STEPS * TICK}ms steps(${STEPS}) forwards`,
  )
})
