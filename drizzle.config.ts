import { defineConfig } from 'drizzle-kit'

/**
 * `npx drizzle-kit generate --name <what>` writes the next migration from the tables; `--custom` an empty one for
 * extensions and data.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/*tables.ts',
  out: './server/db/migrations',
  casing: 'snake_case',
})
