import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createSetupMachine } from '../../machines/setup/setup.machine.ts'

export const setupMachine = createSetupMachine({
  read: (signal) => answer(api.GET('/profile/setup', { signal })),
  remember: (body, signal) => answer(api.PUT('/profile/setup', { body, signal })),
})
