import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The server's build: `dist/server/{main,cli}.js` and a file for each worker, run by plain Node. It exists because Node
 * strips types but refuses `.tsx`, and because React renders 8 times faster when NODE_ENV is `production` as it is
 * first imported: so React is bundled with that constant. Packages of about a hundred files each are bundled too: reading
 * them one by one took a third of a start. Every other package stays in node_modules, native ones (sharp, argon2) by
 * necessity.
 */
export default defineConfig({
  publicDir: false,
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: ['react', 'react-dom', 'zod', 'drizzle-orm', 'libphonenumber-js'], target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node22',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        'database-worker': 'server/db/worker.ts',
        'pdf-worker': 'server/kernel/pdf-worker.ts',
        'typesetting-worker': 'server/kernel/typesetting-worker.ts',
        'pdf-text-worker': 'server/kernel/pdf-text-worker.ts',
        'resume-file-worker': 'server/kernel/resume-file-worker.ts',
        'file-worker': 'server/kernel/file-worker.ts',
        'chart-worker': 'server/areas/structure/chart-worker.ts',
        cli: 'server/cli.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
