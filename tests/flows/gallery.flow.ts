import { pages } from '../../openapi/routes.ts'
import { createGalleryMachine, type GalleryContext } from '../../src/machines/resume/gallery.machine.ts'
import { offline } from '../models/problems.ts'
import type { Flow } from './flow.ts'
import { button, text } from './on-page.ts'

/** What is done to resumes as a whole, shown by deleting, which can be undone. */
export const flows: readonly Flow[] = [
  {
    machine: createGalleryMachine(() => Promise.reject(new Error('not asked'))),
    facts: ({ act }: GalleryContext) => act?.kind ?? '',
    steps: [
      {
        kind: 'person',
        says: 'deletes a resume',
        event: { type: 'gallery.act', act: { kind: 'delete', id: 'a', name: 'Water engineer' } },
        does: async ({ page }) => {
          await page
            .getByRole('button', { name: text('resume.gallery.more') })
            .first()
            .click()
          await page.getByRole('menuitem', { name: text('resume.gallery.delete'), exact: true }).click()
        },
      },
      {
        kind: 'person',
        says: 'undoes it',
        event: { type: 'gallery.undo' },
        does: ({ page }) => button(page, 'ui.action.undo').click(),
      },
      {
        kind: 'person',
        says: 'tries again',
        event: { type: 'gallery.retry' },
        does: ({ page }) => button(page, 'ui.action.retry').click(),
      },
      {
        kind: 'person',
        says: 'closes the notice',
        event: { type: 'gallery.dismiss' },
        does: ({ page }) => button(page, 'ui.action.close').click(),
      },
      {
        kind: 'answer',
        says: 'it is deleted',
        event: { type: 'xstate.done.actor.run', output: null },
        call: 'deleteResume',
        by: 'server',
      },
      {
        kind: 'answer',
        says: 'the line is down',
        event: { type: 'xstate.error.actor.run', error: offline() },
        call: 'deleteResume',
        by: 'offline',
      },
    ],
    open: async ({ page, signIn }) => {
      const call = await signIn('individual')
      for (const name of ['Water engineer', 'Teacher'])
        await call('POST', '/resumes', { name, lang: 'en', style: null })
      await page.goto(pages.myResumes.path)
    },
  },
]
