import { pages } from '../../openapi/routes.ts'
import { careerImportSample } from '../../src/api/mocks/career-import-sample.ts'
import {
  createCareerImportMachine,
  type CareerImportContext,
} from '../../src/machines/career-import/career-import.machine.ts'
import { isComplete } from '../../src/machines/career-import/picks.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep, World } from './flow.ts'
import { button, lineIsBack } from './on-page.ts'

const never = () => Promise.reject(new Error('not asked'))
const file = new File(['{}'], 'resume.json')
/** Skills alone: they need nothing. */
const skills = {
  ...careerImportSample,
  parts: careerImportSample.parts.filter(({ key }) => key === 'skills'),
}
const written = { ...skills, written: { added: 1, changed: 0, kept_all: true } }

const choose = ({ page }: World) =>
  page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles({
      name: 'resume.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ skills: [{ name: 'Levelling of roads' }] })),
    })
const done = (says: string, actor: 'read' | 'save', output: unknown): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: `xstate.done.actor.${actor}`, output },
  call: 'importFacts',
  by: 'server',
})
const undone = (says: string, actor: 'read' | 'save', error: unknown, by: 'refusal' | 'offline'): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: `xstate.error.actor.${actor}`, error },
  call: 'importFacts',
  by,
})

export const flows: readonly Flow[] = [
  {
    machine: createCareerImportMachine({ read: never, save: never }),
    input: { lang: 'en' },
    facts: (c: CareerImportContext) =>
      `${c.file?.name} ${c.proposal?.plan} ${c.failure?.code} ${c.proposal && isComplete(c.proposal, c.picks)}`,
    steps: [
      { kind: 'person', says: 'chooses a file', event: { type: 'career.choose', file }, does: choose },
      {
        kind: 'person',
        says: 'says in which language it is',
        event: { type: 'career.language', lang: 'am' },
        does: async ({ page }) => {
          await page.getByRole('dialog').getByRole('combobox').first().selectOption('am')
        },
      },
      {
        kind: 'person',
        says: 'gives up the reading',
        event: { type: 'career.cancel' },
        does: ({ page }) => page.getByRole('dialog').getByRole('group').first().getByText('Cancel').click(),
      },
      // What can be ticked and written differs by file; the journey in tests/e2e does both.
      {
        kind: 'person',
        says: 'takes an entry',
        event: { type: 'career.pick', places: ['skills.0'], as: 'add' },
      },
      {
        kind: 'person',
        says: 'writes what the file lacks',
        event: { type: 'career.write', place: 'skills.0', field: 'name', value: 'Levelling' },
      },
      {
        kind: 'person',
        says: 'saves what is taken',
        event: { type: 'career.save', key: 'a' },
        does: ({ page }) => page.getByRole('button', { name: 'Save 1 entry' }).click(),
      },
      {
        kind: 'person',
        says: 'tries again',
        event: { type: 'career.retry' },
        does: ({ page }) => button(page, 'ui.action.retry').click(),
      },
      {
        kind: 'outside',
        says: 'the line is back',
        event: { type: 'network.restored' },
        does: ({ page }) => lineIsBack(page).then(() => undefined),
      },
      done('the file is read', 'read', skills),
      done('it is saved', 'save', written),
      // Entries change between reading and saving; a browser cannot bring that about on purpose.
      {
        kind: 'outside',
        says: 'it is something else by now, nothing is saved',
        event: { type: 'xstate.done.actor.save', output: skills },
      },
      undone('the line is down', 'read', offline(), 'offline'),
      undone('it is no such file', 'read', refusal('import_refused', { reason: 'type' }), 'refusal'),
      undone('the line is down', 'save', offline(), 'offline'),
      undone('an entry is not taken', 'save', refusal('duplicate', { field: 'name' }), 'refusal'),
    ],
    open: async ({ page, signIn }) => {
      await signIn('individual')
      await page.goto(pages.resumeInformation.path)
      await button(page, 'facts.import').click()
      await button(page, 'facts.import.choose').waitFor()
    },
  },
]
