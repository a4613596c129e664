import { pages } from '../../openapi/routes.ts'
import { siteRow } from '../../src/api/mocks/site-samples.ts'
import { lookOf } from '../../src/machines/publish/publish.connect.ts'
import {
  createPublishMachine,
  type Dress,
  type PublishContext,
  type Site,
} from '../../src/machines/publish/publish.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep } from './flow.ts'
import { button, text } from './on-page.ts'

const never = () => Promise.reject(new Error('not asked'))
const site = siteRow as Site
const published: Site = {
  ...site,
  status: 'published',
  published_at: '2026-03-02T08:30:00.000Z',
  version: 2,
  abilities: { publish: false, unpublish: true },
}
const dress: Dress = { template: 'starter', look: lookOf(site), indexable: true }
const calls = { publish: 'publishSite', unpublish: 'unpublishSite', edit: 'editSite' } as const

const answers = (['publish', 'unpublish', 'edit'] as const).flatMap((id): FlowStep[] => {
  const refused = (says: string, error: unknown, by: 'refusal' | 'offline' = 'refusal'): FlowStep => ({
    kind: 'answer',
    says,
    event: { type: `xstate.error.actor.${id}`, error },
    call: calls[id],
    by,
  })
  return [
    {
      kind: 'answer',
      says: 'it is done',
      event: { type: `xstate.done.actor.${id}`, output: id === 'publish' ? published : site },
      call: calls[id],
      by: 'server',
    },
    refused('another tab changed the site meanwhile', refusal('stale', { current: published })),
    refused('something is missing for a site', refusal('not_publishable', { missing: ['name'] })),
    refused('another tab did it before', refusal('not_pending', { status: 'published' })),
    refused('the line is down', offline(), 'offline'),
  ]
})

/** Shown by the page of template and publishing, whose site is taken from the public first. */
export const flows: readonly Flow[] = [
  {
    machine: createPublishMachine({ send: never, read: never }),
    input: { site },
    holds: 'opened',
    facts: ({ row: { status, version, missing }, thenPublish }: PublishContext) =>
      `${status}${version}${missing.length}${thenPublish}`,
    steps: [
      {
        kind: 'person',
        says: 'wants to publish',
        event: { type: 'publish.ask' },
        does: ({ page }) => button(page, 'profile.site.publish').click(),
      },
      {
        kind: 'person',
        says: 'wants to take it from the public',
        event: { type: 'unpublish.ask' },
        does: ({ page }) => button(page, 'profile.site.unpublish').click(),
      },
      {
        kind: 'person',
        says: 'lets search engines list it',
        event: { type: 'indexing.answer', indexable: true },
        does: ({ page }) => page.getByRole('radio').first().check(),
      },
      {
        kind: 'person',
        says: 'saves another look',
        event: { type: 'site.edit', dress, thenPublish: false },
        does: async ({ page }) => {
          await button(page, 'profile.palette.bale').click()
          await button(page, 'profile.look.save').click()
        },
      },
      {
        kind: 'person',
        says: 'publishes with a look that is not saved yet',
        event: { type: 'site.edit', dress, thenPublish: true },
        does: async ({ page }) => {
          await button(page, 'profile.palette.harar').click()
          await button(page, 'profile.site.publish').click()
        },
      },
      {
        kind: 'person',
        says: 'confirms',
        event: { type: 'question.confirm' },
        does: ({ page }) =>
          page
            .locator('[role=dialog], [role=alertdialog]')
            .getByRole('button', {
              name: new RegExp(`^(${text('profile.site.publish')}|${text('profile.site.unpublish')})$`),
            })
            .click(),
      },
      {
        kind: 'person',
        says: 'goes back',
        event: { type: 'question.cancel' },
        does: ({ page }) => page.keyboard.press('Escape'),
      },
      {
        kind: 'outside',
        says: 'the site has come to lack a section',
        event: { type: 'row.changed', row: { ...site, missing: ['section'] } },
      },
      { kind: 'outside', says: 'the site is published by now', event: { type: 'row.changed', row: published } },
      {
        kind: 'outside',
        says: 'its look was changed elsewhere',
        event: { type: 'row.changed', row: { ...published, template: 'template1', version: 3 } },
      },
      {
        kind: 'outside',
        says: 'a read that was overtaken arrives',
        event: { type: 'row.changed', row: { ...site, version: 0 } },
      },
      ...answers,
      {
        kind: 'answer',
        says: 'the server says how it is',
        event: { type: 'xstate.done.actor.read', output: published },
        call: 'getSite',
        by: 'server',
      },
      {
        kind: 'answer',
        says: 'the line is down',
        event: { type: 'xstate.error.actor.read', error: offline() },
        call: 'getSite',
        by: 'offline',
      },
    ],
    open: async ({ page, signIn }) => {
      const call = await signIn('individual')
      const { version } = (await call('GET', '/site')) as { version: number }
      await call('POST', '/site/unpublish', { version })
      await page.goto(pages.templates.path)
      await button(page, 'profile.site.publish').waitFor()
    },
  },
]
