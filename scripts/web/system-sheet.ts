import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { designSystem } from '../../src/ui/system.ts'

const SHEET = 'virtual:system.css'
/** Where Chakra works out these styles when the application starts. */
const WRITTEN = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];'

/** What Chakra's provider writes into the page. */
function sheet(): string {
  const styles = renderToStaticMarkup(ChakraProvider({ value: designSystem(), children: null })).matchAll(
    /<style[^>]*>(.*?)<\/style>/gs,
  )
  return [...styles].map(([, css]) => css).join('\n')
}

/**
 * The variables and base styles of the design system are the same for everyone. The build writes them into the
 * application's style sheet, so that no browser works them out at each start; the application itself then has none to
 * write.
 */
export const systemSheet: Plugin = {
  name: 'system-sheet',
  apply: 'build',
  resolveId: (id) => (id === SHEET ? id : null),
  load: {
    filter: { id: /^virtual:system\.css$|styled-system\/preflight\.js$/ },
    handler: (id) => (id === SHEET ? sheet() : 'export const createPreflight = () => ({})'),
  },
  transform: {
    filter: { id: /\/src\/ui\/system\.ts$|styled-system\/system\.js$/ },
    handler(code, id) {
      if (id.endsWith('.ts')) return { code: `import '${SHEET}'\n${code}`, map: null }
      if (!code.includes(WRITTEN)) this.error('Chakra works out its global styles elsewhere now')
      return { code: code.replace(WRITTEN, 'const _global = [];'), map: null }
    },
  },
}
