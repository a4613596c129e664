import path from 'node:path'
import type { Rolldown } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const SIGN_IN = ['src/features/session/Login.tsx']
const BUILDER = ['src/features/resumes/ResumeBuilder.tsx']
const MAIN = ['src/app/Main.tsx', 'src/app/Dashboard.tsx']
const CHECKS = ['src/ui/form/resolver.ts', 'openapi/schemas/primitives.ts']

/** The index of a package imports all of it, whatever is used; the bundler knows what that is, and adds it. */
const INDEX = /\/index\.m?js$/

/** A test whether these files import a module, at once or through others. Files that are loaded later do not count. */
function importedBy(files: readonly string[]): (id: string, context: Rolldown.ChunkingContext) => boolean {
  let reached: ReadonlySet<string> | null = null
  const reach = (context: Rolldown.ChunkingContext) => {
    const found = new Set(files.map((file) => path.join(root, file)))
    for (const id of found)
      for (const next of context.getModuleInfo(id)?.importedIds ?? [])
        if (!id.includes('/node_modules/') || !INDEX.test(next)) found.add(next)
    return found
  }
  return (id, context) => (reached ??= reach(context)).has(id)
}
const forSignIn = importedBy(SIGN_IN)
const forMain = importedBy(MAIN)
const forBuilder = importedBy(BUILDER)
const forChecks = importedBy(CHECKS)

const group = (
  name: string,
  priority: number,
  belongs: (id: string, context: Rolldown.ChunkingContext) => boolean,
): Rolldown.CodeSplittingGroup => ({
  debugName: name,
  priority,
  name: (id, context) => (belongs(id, context) ? name : null),
})

/**
 * What the sign-in and the first screen behind it are made of, in few files instead of one for each set of modules that
 * some screens share: what every load needs, what these two have in common, and what each of them adds. Nothing else is
 * in these files, so nobody loads what is for others. The fields that the sign-in shares with the builder of resumes,
 * which has no form, are a file without what forms need. What checks forms, which the sign-in fetches late and others at
 * once, is one file too.
 */
export const firstScreens: Rolldown.CodeSplittingGroup[] = [
  // The only texts that code imports, for their ids (openapi/explain.ts). Whatever code they were joined to, the first
  // texts would wait for it.
  { name: 'validation', test: /openapi\/messages\/en\/validation\.json$/, priority: 6 },
  { name: 'start', tags: ['$initial'], priority: 5 },
  group('both', 4, (id, context) => forSignIn(id, context) && forMain(id, context)),
  group('fields', 3, (id, context) => forSignIn(id, context) && forBuilder(id, context)),
  group('sign-in', 2, forSignIn),
  group('main', 1, forMain),
  group('checks', 0, forChecks),
]
