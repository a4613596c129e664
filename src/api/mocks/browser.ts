import { setupWorker } from 'msw/browser'
import { seed } from './collections.ts'
import { mocks } from './handlers.ts'

/** Answers every call of this page from the mocks; used by Storybook and by `vite --mode mock`. */
export async function startMocks(): Promise<ReturnType<typeof setupWorker>> {
  await seed()
  const worker = setupWorker(...Object.values(mocks))
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}
