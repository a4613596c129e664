import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { AuditRecord } from '../../../openapi/schemas/audit.ts'
import { auditRecords } from '../../api/mocks/audit.ts'
import { AuditDetails } from './AuditDetails.tsx'

const [edited, deleted, disabled, scheduled, section] = auditRecords as [
  AuditRecord,
  AuditRecord,
  AuditRecord,
  AuditRecord,
  AuditRecord,
]

const meta = {
  title: 'Administration/Change in the audit log',
  component: AuditDetails,
  args: { record: edited },
} satisfies Meta<typeof AuditDetails>
export default meta
type S = StoryObj<typeof meta>

export const Edited: S = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('Weldin')).toBeVisible()
    await expect(canvas.getByText('req-1f')).toBeVisible()
    await expect(canvas.getAllByText(sayIn(globals)('administration.audit.after')).length).toBeGreaterThan(0)
  },
}
/** Nothing is left afterwards: only what was there is shown. */
export const Deleted: S = {
  args: { record: deleted },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('Typing')).toBeVisible()
    await expect(canvas.queryByText(sayIn(globals)('administration.audit.after'))).toBeNull()
  },
}
export const OfAUser: S = {
  args: { record: disabled },
  play: async ({ canvas }) => expect(canvas.getByText('The page asks for bank details.')).toBeVisible(),
}
/** Running text as plain text, relations by name, pictures, choices and times, each as on the article's own screen. */
export const OfAnArticle: S = {
  args: { record: scheduled },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText('Ask what the job is for.')).toBeVisible()
    await expect(canvas.getByText(globals['lang'] === 'am' ? 'ቅጥር' : 'Hiring')).toBeVisible()
    await expect(canvas.getByText(say('administration.audit.gone'))).toBeVisible()
    await expect(canvas.getByText(say('administration.audit.alike.file'))).toBeVisible()
    await expect(canvas.getByText(say('publishing.status.scheduled'))).toBeVisible()
    await expect(canvas.queryByText(/2026-03-04|publish_at|cover_id/)).toBeNull()
  },
}
export const OfASection: S = {
  args: { record: section },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('resource.sections.about'))).toBeVisible()
    await expect(canvas.getByText(say('administration.audit.fact.for_individuals'))).toBeVisible()
    await expect(canvas.getByText(say('ui.action.no'))).toBeVisible()
  },
}
/** A record that another helper's call left, which says nothing more. */
export const NothingElse: S = {
  args: {
    record: { ...edited, kind: 'other', action: 'other', name: { en: 'clearCache' }, before: null, after: null },
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('administration.audit.no_facts'))).toBeVisible(),
}
