import { mock } from './mock.ts'
import { NOW } from './sample-ids.ts'

/** A person who has asked for nothing yet. */
export const noArchive = {
  state: 'none' as const,
  requested_at: null,
  ready_at: null,
  expires_at: null,
  bytes: null,
  url: null,
}
export const askedArchive = { ...noArchive, state: 'asked' as const, requested_at: NOW }
export const readyArchive = {
  ...askedArchive,
  state: 'ready' as const,
  ready_at: NOW,
  expires_at: '2026-03-09T08:30:00.000Z',
  bytes: 482_133,
  url: '/favicon.ico',
}

export const deletionRow = {
  accounts: [{ name: 'selamawit', kind: 'individual' as const, employees: 0, passes_on: false }],
  jobs: 1,
  needs_code: false,
  is_last_administrator: false,
}

export const rightsMocks = {
  getDeletion: mock('getDeletion', () => deletionRow),
  requestDeletion: mock('requestDeletion', () => ({ message: 'OK' })),
  getDataArchive: mock('getDataArchive', () => noArchive),
  requestDataArchive: mock('requestDataArchive', () => askedArchive),
  downloadDataArchive: mock('downloadDataArchive', () => 'PK'),
}
