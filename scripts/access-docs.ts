// npm run access-docs: writes docs/access.md from the access matrix.
import { writeFileSync } from 'node:fs'
import { accessDocument } from '../tests/access/document.ts'

writeFileSync(new URL('../docs/access.md', import.meta.url), accessDocument())
