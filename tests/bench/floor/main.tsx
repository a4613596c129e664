// The floor of row 4: what our stack weighs before a line of ours: the same libraries, one heading.
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system'
import { useMachine } from '@xstate/react'
import { createRoot } from 'react-dom/client'
import { IntlProvider, useIntl } from 'react-intl'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { createMachine } from 'xstate'

const machine = createMachine({ initial: 'idle', states: { idle: {} } })
const system = createSystem(defaultBaseConfig)
function Screen() {
  const [state] = useMachine(machine)
  const { formatMessage } = useIntl()
  return <h1 data-state={String(state.value)}>{formatMessage({ id: 'title' })}</h1>
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
