// npm run build: web and server, each only when what it is made from changed.
import { buildWhatChanged } from './build-parts.ts'

await buildWhatChanged()
