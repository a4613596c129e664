import { pages } from '../../openapi/routes.ts'
import { autosaveMachine, type AutosaveContext } from '../../src/machines/autosave/autosave.machine.ts'
import { createSaveMachine } from '../../src/machines/save/save.machine.ts'
import { answered, failed, reached } from '../models/reached.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep } from './flow.ts'

const was = { title: 'Engineer', version: 1 }
const typed = { title: 'Civil engineer' }
const further = { title: 'Civil engineer, water' }
const valuesOf = ({ title }: object & { readonly title?: unknown }) => ({ title })
const facts = ({ latest, saved, isAsked }: AutosaveContext) =>
  `${JSON.stringify(latest)} ${JSON.stringify(saved)} ${isAsked}`

/** The form's own machine, which the autosave hears. */
const form = createSaveMachine<object, object>(() => Promise.reject(new Error('not called')))
const submitted = { type: 'save.submit', values: typed, key: 'edit' }
const tells = (says: string, ...events: Parameters<typeof reached>[2][]): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: 'xstate.snapshot.save', snapshot: reached(form, { row: was, valuesOf }, ...events) },
  call: 'editJobPosting',
  by: 'server',
})
const met = failed('save', refusal('stale', { current: { title: 'Surveyor', version: 2 } }))
const types = (says: string, values: object | null): FlowStep => ({
  kind: 'person',
  says,
  event: { type: 'draft.change', values },
  does: ({ page }) =>
    page.locator('[name="title.en"]').fill(values === null ? '' : (values as { readonly title: string }).title),
})

/** Shown by the editor of a posting, which saves itself. */
export const flows: readonly Flow[] = [
  {
    machine: autosaveMachine,
    input: { row: was, saved: { title: 'Engineer' }, valuesOf },
    facts,
    steps: [
      types('types', typed),
      types('types on', further),
      types('clears the title', null),
      types('types what was there', { title: 'Engineer' }),
      { kind: 'person', says: 'publishes', event: { type: 'draft.flush' } },
      {
        kind: 'time',
        says: 'the typing pauses',
        event: { type: 'xstate.after.rest.autosave.resting' },
        delay: 800,
      },
      tells('it is on its way', submitted),
      tells('it is saved', submitted, answered('save', { ...typed, version: 2 })),
      tells('the line is down', submitted, failed('save', offline())),
      tells('another changed the same', submitted, met),
      tells('the person chose', submitted, met, { type: 'stale.keep_mine' }),
      {
        kind: 'time',
        says: 'it is tried again',
        event: { type: 'xstate.after.patience.autosave.stuck' },
        delay: 8000,
      },
    ],
    open: async ({ page, signIn }) => {
      const ask = await signIn('company')
      const { id } = (await ask('POST', '/job-postings', { title: { en: 'Engineer' } })) as { readonly id: string }
      await page.goto(pages.jobPosting.path.replace('{id}', id))
      await page.locator('[name="title.en"]').waitFor()
    },
  },
]
