import { pages } from '../../openapi/routes.ts'
import {
  createDocumentMachine,
  type DocumentContext,
  type SentDocument,
} from '../../src/machines/document/document.machine.ts'
import { pdf } from '../factories/documents.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep } from './flow.ts'
import { addButton, lineIsBack } from './on-page.ts'

const never = () => Promise.reject(new Error('not asked'))
const file = new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' })
const sent: SentDocument = {
  id: '00000000-0000-4000-8000-000900000000',
  url: '/lyu/x.pdf',
  name: 'paper.pdf',
  type: 'application/pdf',
  size: 4,
  width: null,
  height: null,
}
const outside = (says: string, event: FlowStep['event']): FlowStep => ({ kind: 'outside', says, event })

/**
 * Shown by the attachment of a published work. What happens inside the browser (looking at the file, how much is sent)
 * is listed, not replayed.
 */
export const flows: readonly Flow[] = [null, sent].map((kept): Flow => ({
  machine: createDocumentMachine({ check: never, send: never }),
  input: { kept },
  facts: (c: DocumentContext) => `${c.kept === null}${c.reason}`,
  steps: [
    {
      kind: 'person',
      says: 'chooses a document',
      event: { type: 'file.choose', file },
      does: ({ page }) =>
        page
          .getByRole('dialog')
          .locator('input[type=file]')
          .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdf('A paper') }),
    },
    { kind: 'person', says: 'removes the document', event: { type: 'file.remove' } },
    { kind: 'person', says: 'stops the upload', event: { type: 'upload.cancel' } },
    { kind: 'person', says: 'tries again', event: { type: 'upload.retry' } },
    { kind: 'person', says: 'closes the message', event: { type: 'problem.dismiss' } },
    {
      kind: 'outside',
      says: 'the line is back',
      event: { type: 'network.restored' },
      does: ({ page }) => lineIsBack(page).then(() => undefined),
    },
    outside('a document is kept', { type: 'kept.changed', kept: sent }),
    outside('no document is kept', { type: 'kept.changed', kept: null }),
    outside('half of it is sent', { type: 'upload.progress', sent: 0.5 }),
    outside('the server has it', { type: 'upload.done', file: sent }),
    outside('the line is down', { type: 'upload.fail', error: offline() }),
    outside('the server finds it too large', { type: 'upload.fail', error: refusal('too_large', { limit: 10 }) }),
    outside('the server breaks down', { type: 'upload.fail', error: new Error('broken') }),
    outside('the file is one the server takes', { type: 'xstate.done.actor.check', output: undefined }),
    outside('the file is none the server takes', {
      type: 'xstate.error.actor.check',
      error: Object.assign(new Error('not_document'), { reason: 'not_document' }),
    }),
    outside('sending breaks', { type: 'xstate.error.actor.send', error: new Error('broken') }),
  ],
  open: async ({ page, signIn }) => {
    await signIn('individual')
    await page.goto(`${pages.sections.path}?section=published_works`)
    await addButton(page, 'publishedWork').click()
  },
}))
