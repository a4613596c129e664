// The floor of row 4: what our stack weighs before a line of ours: the same libraries, one heading.
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system'
import { useMachine } from '@xstate/react'
import createClient from 'openapi-fetch'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { IntlProvider, useIntl } from 'react-intl'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { createMachine } from 'xstate'
import { z } from 'zod'

const machine = createMachine({ initial: 'idle', states: { idle: {} } })
const system = createSystem(defaultBaseConfig)
const credentials = z.strictObject({ login: z.string().min(1), password: z.string().min(1) })
const api = createClient<{ '/': { get: { responses: { 200: { content: { 'application/json': string } } } } } }>()
function Screen() {
  const [state] = useMachine(machine)
  const { formatMessage } = useIntl()
  const { formState } = useForm()
  return (
    <h1
      data-state={String(state.value)}
      data-sound={credentials.safeParse(formState.defaultValues).success}
      data-api={typeof api.GET}
    >
      {formatMessage({ id: 'title' })}
    </h1>
  )
}
const router = createBrowserRouter([{ path: '*', element: <Screen /> }])
const root = document.querySelector('main')
if (!root) throw new Error('the page has no <main>')
createRoot(root).render(
  <ChakraProvider value={system}>
    <IntlProvider locale="en" messages={{ title: 'Floor' }}>
      <RouterProvider router={router} />
    </IntlProvider>
  </ChakraProvider>,
)
