import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { DEMO_PASSWORD } from '../../server/demo/content.ts'
import { startBuiltServer, type BuiltServer } from '../setup/built-server.ts'
import { expect, test as base } from './test.ts'

/** A server of its own: new terms are asked of everybody. */
const test = base.extend<object, { readonly apart: BuiltServer }>({
  apart: [
    async ({ browserName: _browserName }, provide) => {
      const server = await startBuiltServer()
      await provide(server)
      await server.stop()
    },
    // It begins with an empty folder, which takes long on a busy machine.
    { scope: 'worker', timeout: 300_000 },
  ],
  extraHTTPHeaders: async ({ browserName: _browserName }, provide) => provide({}),
  baseURL: async ({ apart }, provide) => provide(apart.url),
})

test('terms that take effect are asked for at the next screen, once, and not over unsaved input', async ({
  page,
  context,
  request,
  signIn,
  accessible,
}) => {
  await signIn('individual')
  await page.goto(pages.personalDetail.path)
  const name = page.getByRole('textbox', { name: en['profile.first_name'] })
  await expect(page.getByRole('heading', { level: 1, name: en['page.personalDetail.title'] })).toBeVisible()
  await name.fill('Unsaved')
  const other = await context.newPage()
  await other.goto(pages.personalDetail.path)
  await expect(other.getByRole('heading', { level: 1, name: en['page.personalDetail.title'] })).toBeVisible()

  const login = await request.post('/api/login', { data: { login: 'admin@sira.example', password: DEMO_PASSWORD } })
  const { access_token } = (await login.json()) as { readonly access_token: string }
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Addis_Ababa' }).format(new Date())
  const added = await request.post('/api/policies', {
    headers: { authorization: `Bearer ${access_token}` },
    data: {
      kind: 'terms',
      title: { en: 'Terms of use' },
      effective_from: today,
      changes: { en: 'Coffee is served at eight.' },
      body: { en: [{ type: 'paragraph', text: [{ text: 'Be kind.' }] }] },
      active: true,
    },
  })
  expect(added.status(), await added.text()).toBe(201)

  const asked = { level: 1, name: en['session.terms.title'] } as const
  await other.reload()
  await expect(other.getByRole('heading', asked)).toBeVisible()
  await expect(other.getByText('Coffee is served at eight.')).toBeVisible()
  await accessible(other, 'the question for new terms')
  await other.getByRole('link', { name: en['page.changePassword.title'] }).last().click()
  await expect(other.getByRole('heading', { name: en['session.deletion.title'] })).toBeVisible()
  await other.goBack()
  await expect(other.getByRole('heading', asked)).toBeVisible()

  // A third tab meets it as well, and goes on as soon as it was answered in another one.
  const third = await context.newPage()
  await third.goto(pages.personalDetail.path)
  await expect(third.getByRole('heading', asked)).toBeVisible()
  await expect(name).toHaveValue('Unsaved')
  await other.getByRole('button', { name: en['session.terms.accept'] }).click()
  for (const tab of [other, third])
    await expect(tab.getByRole('heading', { level: 1, name: en['page.personalDetail.title'] })).toBeVisible()
  await expect(name).toHaveValue('Unsaved')
  await third.reload()
  await expect(third.getByRole('heading', { level: 1, name: en['page.personalDetail.title'] })).toBeVisible()
})
