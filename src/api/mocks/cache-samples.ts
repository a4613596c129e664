import type { CacheAnswer } from '../../../openapi/schemas/cache.ts'

const BEGAN = '2026-03-02T05:10:00.000Z'
/** A process that has served for some hours. */
export const cacheAnswerRow: CacheAnswer = {
  process: { id: 4127, started_at: BEGAN, is_only: false },
  caches: [
    { name: 'page:/@{username}', size: 412, most: 5000, hits: 18_204, misses: 655, since: BEGAN },
    { name: 'page:/help-center-detail/{slug}', size: 31, most: 5000, hits: 927, misses: 31, since: BEGAN },
    { name: 'reference_names', size: 1186, most: null, hits: 2044, misses: 1, since: BEGAN },
    { name: 'contact_pictures', size: 12, most: 100, hits: 88, misses: 12, since: '2026-03-02T08:02:00.000Z' },
    { name: 'word_widths', size: 740, most: 5000, hits: 9311, misses: 740, since: BEGAN },
    { name: 'style_hashes', size: 18, most: 1000, hits: 1204, misses: 18, since: BEGAN },
    { name: 'user_agents', size: 96, most: 1000, hits: 17_950, misses: 96, since: BEGAN },
  ],
}
