import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createWelcomeMachine } from '../../machines/welcome/welcome.machine.ts'

export const welcomeMachine = createWelcomeMachine((signal) => answer(api.GET('/profile/welcome', { signal })))
