import { anyResources } from '../../openapi/resources/registry.ts'
import type { AnyResource } from '../../openapi/resource.ts'
import { SECTIONS } from '../../openapi/schemas/profile.ts'
import { templatesOf } from '../../openapi/schemas/site.ts'
import { BAD_ADDRESSES, BAD_COLOURS, bodyWith, PAYLOADS } from '../factories/payloads.ts'
import { newPerson } from './new-person.ts'
import { get, post, put, ran, staging, type Caller } from './payload-calls.ts'
import { expect, test } from './test.ts'
import { quietNetwork } from '../setup/quiet-network.ts'

const own = Object.values(anyResources).filter(({ owner, write }) => owner === 'account' && write !== 'company')

test('forty payloads in every text, link and colour run on no page', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  const caller: Caller = { request, headers: { authorization: `Bearer ${person.token}` } }
  const staged = await staging(caller)
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog opened: ${dialog.message()}`)
  })

  for (const [n, payload] of PAYLOADS.entries()) {
    for (const resource of own.filter(({ most }) => most > n)) {
      const answer = await post(
        caller,
        resource.path,
        await bodyWith(resource, payload, `https://example.org/${n}?q=${encodeURIComponent(payload)}`, staged),
      )
      expect(answer.status(), `${resource.name}: ${payload}: ${await answer.text()}`).toBe(201)
    }
  }
  await test.step('addresses and colours that would run are refused', async () => {
    const linked = own.filter(({ fields }) =>
      Object.values(fields).some(({ kind }) => kind === 'address' || kind === 'addresses'),
    )
    expect(linked.length).toBeGreaterThanOrEqual(3)
    for (const resource of linked)
      for (const address of BAD_ADDRESSES) {
        const answer = await post(
          caller,
          resource.path,
          await bodyWith(resource as AnyResource, 'Name', address, staged),
        )
        expect(answer.status(), `${resource.name}: ${address}`).toBe(422)
      }
    const { template, font, indexable, primary_colour, second_colour, text_colour, version } = await get(
      caller,
      '/site',
    )
    for (const colour of BAD_COLOURS)
      for (const field of ['primary_colour', 'second_colour', 'text_colour']) {
        const answer = await put(caller, '/site', {
          template,
          font,
          indexable,
          primary_colour,
          second_colour,
          text_colour,
          version,
          [field]: colour,
        })
        expect(answer.status(), `${field}: ${colour}`).toBe(422)
      }
  })

  const { version } = await get(caller, '/site')
  expect((await post(caller, '/site/publish', { indexable: true, version })).status()).toBe(200)
  const code = String((await get(caller, '/card'))['code'])
  for (const template of templatesOf('individual')) {
    const site = await get(caller, '/site')
    const look = Object.fromEntries(
      ['font', 'indexable', 'primary_colour', 'second_colour', 'text_colour', 'version'].map((key) => [key, site[key]]),
    )
    const chosen = await put(caller, '/site', { ...look, template })
    expect(chosen.status(), await chosen.text()).toBe(200)
    for (const lang of ['en', 'am']) {
      await page.goto(`/@${person.username}?lang=${lang}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Hana')
      await expect(page.locator('body')).toContainText('<img src=x onerror=ran=9>')
      expect(await ran(page), `${template} in ${lang}`).toEqual([])
    }
  }
  const quiet = quietNetwork(page)
  await page.goto(`/${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hana')
  for (const path of [
    '/dashboard',
    '/user/templates',
    '/user/my-businesscard',
    ...SECTIONS.map((key) => `/user/add/sections?section=${key}`),
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await quiet()
    expect(await ran(page), path).toEqual([])
  }
})
