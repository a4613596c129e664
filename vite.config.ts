import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, type Plugin } from 'vite'
import { firstScreens } from './scripts/web/chunks.ts'
import { sparingLibraries } from './scripts/web/libraries.ts'
import { systemSheet } from './scripts/web/system-sheet.ts'
import { parsedTexts } from './scripts/web/texts.ts'
import { withColours } from './src/ui/css-colours.ts'

/** The style sheets of our own stand before any script, and take their colours from the theme. */
const themeColours: Plugin = {
  name: 'theme-colours',
  enforce: 'pre',
  transform: { filter: { id: /\/src\/.*\.css($|\?)/ }, handler: (css) => withColours(css) },
}

/**
 * The browser's build: `index.html` → `dist/web`, read by the server through `.vite/manifest.json`. The content
 * security policy allows no inline script and no inline data, so nothing is inlined and no preload polyfill is written.
 * The mock worker is served while developing and testing, and emitted by `vite build --mode mock` alone; a product
 * build has none.
 */
export default defineConfig(({ command, mode }) => ({
  publicDir: false,
  plugins: [
    react(),
    themeColours,
    parsedTexts,
    sparingLibraries,
    systemSheet,
    command === 'serve' || mode === 'mock' ? msw({ mode: 'worker-only' }) : [],
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups: firstScreens } } },
  },
  server: { host: '127.0.0.1' },
}))
