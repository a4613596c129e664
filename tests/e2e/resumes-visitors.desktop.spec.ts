import type { APIRequestContext } from '@playwright/test'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { styleOfTemplate } from '../../openapi/resume-style.ts'
import type { SavedResume } from '../../openapi/schemas/resume.ts'
import { png } from '../factories/pictures.ts'
import { resourceSay } from '../factories/resource-say.ts'
import { signInContext } from '../setup/visitors.ts'
import { writeCareer } from './career.ts'
import { newPerson, type NewPerson } from './new-person.ts'
import { expect, test } from './test.ts'

const say = resourceSay('en')
const PASSWORD = 'strong-coffee-at-eight'

const caller = (request: APIRequestContext, { token }: Pick<NewPerson, 'token'>) => {
  const headers = { authorization: `Bearer ${token}` }
  return async <T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> => {
    const answer = await request.fetch(`/api${path}`, { method, headers, ...(data ? { data } : {}) })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as T
  }
}
type Call = ReturnType<typeof caller>

async function setPhoto(request: APIRequestContext, { token }: NewPerson, call: Call): Promise<void> {
  const buffer = await png(600, 600)
  const sent = await request.post('/api/files/pictures', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name: 'hana.png', mimeType: 'image/png', buffer } },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const { id } = (await sent.json()) as { readonly id: string }
  const { version } = await call<{ readonly version: number }>('GET', '/account/setup')
  await call('PUT', '/account/face', { photo_id: id, headline: { en: 'Hydraulic engineer' }, version })
}
/** A resume in a template, as a person would make it. */
async function makeResume(call: Call, template: 'portrait' | 'grid'): Promise<SavedResume> {
  return call('POST', '/resumes', { name: 'Engineer', lang: 'en', style: styleOfTemplate(template) })
}

test('others read a resume with its password, a frozen copy stays with its photo, and what is taken back is gone', async ({
  page,
  context,
  request,
  browser,
  mailbox,
  baseURL,
  accessible,
  expectedErrors,
}) => {
  expectedErrors.push(/422|410/)
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  const call = caller(request, person)
  await writeCareer(request, person)
  await setPhoto(request, person, call)
  const { id } = await makeResume(call, 'portrait')

  await page.goto(`${pages.resumePreview.path}?resume=${id}`)
  await page.getByRole('button', { name: en['resume.share'], exact: true }).click()
  const dialog = page.getByRole('dialog', { name: en['resume.share.title'].replace('{name}', 'Engineer') })
  const save = dialog.getByRole('button', { name: en['ui.action.save'], exact: true })
  const link = dialog.getByRole('region', { name: en['resume.share.link'], exact: true })
  await dialog.locator('[name="visibility"]').selectOption('password')
  await dialog.locator('[name="password"]').fill(PASSWORD)
  await save.click()
  await expect(link).toContainText(en['resume.who.password'])
  const address = (await link.getByRole('link', { name: en['resume.gallery.open'] }).getAttribute('href')) ?? ''

  // The form says nothing of whose it is; a wrong password is said, and the right one opens the page.
  const visitor = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
  const view = await visitor.newPage()
  await view.goto(address)
  await expect(view.getByRole('heading', { level: 1, name: en['document.resume.locked'] })).toBeVisible()
  await expect(view.locator('body')).not.toContainText('Hana')
  const password = view.getByLabel(en['document.resume.password'])
  const enter = view.getByRole('button', { name: en['document.resume.open'] })
  await password.fill('coffee')
  await enter.click()
  await expect(view.getByText(en['validation.resume_password'])).toBeVisible()
  await accessible(view, 'a wrong password')
  await password.fill(PASSWORD)
  await enter.click()
  await expect(view.getByRole('heading', { level: 1 })).toContainText('Hana')
  await expect(view.getByRole('heading', { level: 3, name: 'Hydraulic engineer' })).toBeVisible()

  // What was sent somewhere has a link of its own.
  const copies = dialog.getByRole('region', { name: en['resume.share.frozen'], exact: true })
  await copies.locator('[name="name"]').fill('Ministry of Water')
  await copies.getByRole('button', { name: en['resume.share.frozen.create'] }).click()
  await expect(copies.getByRole('listitem')).toContainText('Ministry of Water')
  const [copy] = await call<readonly { readonly url: string }[]>('GET', `/resumes/${id}/snapshots`)
  await accessible(page, 'a resume with a password and a frozen copy')

  // The person changes photo and words, and takes the resume back.
  await dialog.locator('[name="visibility"]').selectOption('private')
  await save.click()
  await expect(link).toBeHidden()
  const { version } = await call<{ readonly version: number }>('GET', '/account/setup')
  await call('PUT', '/account/face', { photo_id: null, headline: { en: 'Retired' }, version })
  const gone = await view.goto(address)
  expect(gone?.status()).toBe(410)
  await expect(view.getByText(en['document.resume.gone.headline'])).toBeVisible()
  await expect(view.locator('body')).not.toContainText('Hana')

  const kept = await view.goto(copy?.url ?? '')
  expect(kept?.status()).toBe(200)
  await expect(view.locator('.headline')).toHaveText('Hydraulic engineer')
  const photo = view.locator('img.portrait')
  await expect(photo).toBeVisible()
  expect(await photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  await accessible(view, 'a frozen copy')

  // A copy is taken back for itself.
  await copies
    .getByRole('button', { name: en['resume.share.frozen.end_of'].replace('{name}', 'Ministry of Water') })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: en['resume.share.frozen.end'], exact: true }).click()
  await expect(copies).toContainText(en['resume.share.frozen.empty'])
  expect((await view.goto(copy?.url ?? ''))?.status()).toBe(410)
  await visitor.close()
})

test('an administrator groups the templates of resumes and switches one off, which stays with whoever has it', async ({
  page,
  context,
  request,
  browser,
  mailbox,
  baseURL,
  accessible,
}) => {
  // A person who has the template, in a browser of their own.
  const theirs = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
  const person = await newPerson(theirs, request, mailbox, baseURL ?? '')
  const call = caller(request, person)
  await writeCareer(request, person)
  const { id } = await makeResume(call, 'grid')
  const plain = await call<SavedResume>('POST', '/resumes', { name: 'Another', lang: 'en', style: null })

  await signInContext(context, baseURL ?? '', 'admin', 'en')
  const category = `Bold ${Date.now()}`
  await page.goto('/manage/resume-category')
  await page
    .getByRole('button', { name: say('resumeCategory', 'add') })
    .first()
    .click()
  const adding = page.getByRole('dialog', { name: say('resumeCategory', 'add') })
  await adding.locator('[name="name.en"]').fill(category)
  await adding.getByRole('button', { name: say('resumeCategory', 'add') }).click()
  await expect(adding).toBeHidden()

  await page.goto(pages.manageResumeTemplates.path)
  const edit = en['administration.offered.edit.of'].replace('{name}', en['resume.template.grid'])
  const offered = page.getByRole('dialog', { name: edit })
  const offer = async (isOffered: boolean) => {
    await page.getByRole('button', { name: edit }).click()
    await offered.locator('[name="active"]').setChecked(isOffered)
    await offered.locator('[name="category_id"]').selectOption({ label: category })
    await offered.getByRole('button', { name: en['ui.action.save'] }).click()
    await expect(offered).toBeHidden()
  }
  await offer(false)
  const row = page.getByRole('listitem').filter({ hasText: category })
  await expect(row).toContainText(en['resume.template.grid'])
  await expect(row).toContainText(en['administration.offered.off'])
  await accessible(page, 'a template that is switched off')

  // Whoever has it goes on with it; elsewhere it is not offered any more.
  const view = await theirs.newPage()
  const choices = view.getByRole('group', { name: en['resume.build.template'], exact: true })
  const grid = choices.getByRole('button', { name: new RegExp(`^${en['resume.template.grid']}`) })
  const design = () => view.getByRole('button', { name: en['resume.build.tab.design'], exact: true }).click()
  await view.goto(`${pages.resumeBuilder.path}?resume=${id}`)
  await view.getByRole('textbox', { name: en['resume.build.headline'] }).fill('Builder of dams')
  await expect(view.getByRole('region', { name: en['resume.build.pages'] })).toContainText('Builder of dams')
  await expect(view.getByRole('status').filter({ hasText: en['resume.build.saved'] })).toBeVisible()
  await design()
  await expect(grid).toHaveAttribute('aria-pressed', 'true')
  const { resume } = await call<{ readonly resume: SavedResume }>('GET', `/resumes/${id}`)
  expect([resume.style.template, resume.content.headline?.en]).toEqual(['grid', 'Builder of dams'])
  await view.goto(`${pages.resumeBuilder.path}?resume=${plain.id}`)
  await design()
  await expect(choices.getByRole('button').first()).toBeVisible()
  await expect(grid).toHaveCount(0)

  // Others use this installation as well.
  await offer(true)
  await view.reload()
  await design()
  await expect(grid).toBeVisible()
  await theirs.close()
})
