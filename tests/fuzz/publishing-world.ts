import type { OperationId } from '../../openapi/operations/registry.ts'
import { blogs } from '../../server/db/collection-tables.ts'
import type { Person } from '../factories/people.ts'
import type { TestApp } from '../setup/app.ts'
import type { Found } from './resumes-world.ts'

/** Where an article stands for the calls that move it on. */
const BEFORE = { publishBlog: 'draft', scheduleBlog: 'draft', withdrawBlog: 'published' } as const

/** An article that the call about publishing it can be about. */
export async function publishingWorld(app: TestApp, id: OperationId, _someone: Person): Promise<Found> {
  const before = Object.entries(BEFORE).find(([each]) => each === id)?.[1]
  const [row] = before === undefined ? [] : await app.db.select().from(blogs).limit(1)
  if (before === undefined || row === undefined) return {}
  const isPublished = before === 'published'
  await app.db.update(blogs).set({
    publishingStatus: before,
    active: isPublished,
    publishAt: null,
    publishedAt: isPublished ? app.clock.now() : null,
  })
  return { ids: { blog: [row.id] } }
}
