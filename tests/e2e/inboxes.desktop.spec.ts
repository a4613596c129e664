import type { Page } from '@playwright/test'
import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { signInContext } from '../setup/visitors.ts'
import { expect, test } from './test.ts'

/** Presses the button of a form and gives the status of the page that answers. */
async function sendForm(page: Page, button: string): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: button, exact: true }).click()
  return (await answer).status()
}

test('a visitor writes without JavaScript, an administrator sees it at once and replies, and the reply arrives', async ({
  page,
  context,
  browser,
  baseURL,
  mailbox,
  accessible,
}) => {
  const stamp = Date.now()
  const [subject, email] = [`Can a school use it? ${stamp}`, `visitor${stamp}@example.org`]
  await signInContext(context, baseURL ?? '', 'admin', 'en')
  await page.goto(pages.contacts.path)
  await expect(page.getByRole('heading', { level: 1, name: en['page.contacts.title'] })).toBeVisible()

  const visitors = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const visitor = await visitors.newPage()
  await visitor.goto('/latest-blogs?lang=en')
  await visitor.getByRole('link', { name: en['document.contact.title'] }).click()
  const field = (name: 'name' | 'email' | 'subject' | 'text') =>
    visitor.getByRole('textbox', { name: en[`document.contact.${name}`], exact: true })
  await field('name').fill('Abebech Gobena')
  await field('email').fill('abebech')
  await field('subject').fill(subject)
  await field('text').fill('We have 40 teachers.')
  // What is wrong is said beside the field, and nothing is lost.
  expect(await sendForm(visitor, en['document.contact.send'])).toBe(422)
  await expect(field('email')).toHaveAccessibleDescription(new RegExp(en['validation.email']))
  await expect(field('text')).toHaveValue('We have 40 teachers.')
  await field('email').fill(email)
  // Whoever is faster than people write is asked to send again.
  await expect.poll(() => sendForm(visitor, en['document.contact.send'])).toBe(303)
  await expect(visitor.getByRole('heading', { level: 1, name: en['document.contact.sent.headline'] })).toBeVisible()
  await visitors.close()

  const row = page.getByRole('row').filter({ hasText: subject })
  await expect(row).toContainText(en['inbox.state.new'])
  await row.getByRole('button', { name: en['inbox.open_of'].replace('{name}', 'Abebech Gobena') }).click()
  const dialog = page.getByRole('dialog', { name: subject })
  await expect(dialog.getByText('We have 40 teachers.')).toBeVisible()
  await accessible(page, 'a message')
  // One step back would close it: what was typed is asked about first.
  const answer = dialog.getByRole('textbox', { name: en['inbox.answer'] })
  await answer.fill('Yes')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: en['ui.dirty.title'] })
  await question.getByRole('button', { name: en['ui.action.stay'] }).click()
  await expect(question).toBeHidden()
  await expect(answer).toHaveValue('Yes')
  await answer.fill('Yes: each teacher makes a page of their own.')
  await dialog.getByRole('button', { name: en['inbox.answer.send'] }).click()
  await expect(dialog.getByText('Yes: each teacher makes a page of their own.')).toBeVisible()
  await expect(dialog.getByText(en['inbox.state.handled'], { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // What can be done to several is done to those that are chosen.
  await expect(row).toContainText(en['inbox.state.handled'])
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: en['inbox.reopen'] }).click()
  await expect(row).toContainText(en['inbox.state.new'])
  const mail = await mailbox.next(email)
  expect(mail.subject).toContain(subject)
  expect(mail.text).toContain('Yes: each teacher makes a page of their own.')
})

test('someone subscribes on the blog, confirms, gets a new article by mail, and leaves by one click', async ({
  page,
  context,
  browser,
  request,
  baseURL,
  mailbox,
}) => {
  const stamp = Date.now()
  const [title, email] = [`Cards on one sheet ${stamp}`, `reader${stamp}@example.org`]
  const headers = await signInContext(context, baseURL ?? '', 'admin', 'en')
  const call = async (path: string, data: object) => {
    const answer = await request.post(`/api${path}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as { readonly id: string; readonly version: number }
  }

  const readers = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const reader = await readers.newPage()
  await reader.goto('/latest-blogs?lang=en')
  await reader.getByRole('textbox', { name: en['document.newsletter.email'] }).fill(email)
  expect(await sendForm(reader, en['document.newsletter.subscribe'])).toBe(303)
  await expect(reader.getByRole('heading', { level: 1, name: en['document.newsletter.sent.title'] })).toBeVisible()
  await reader.goto(await mailbox.link(email, pages.confirmNewsletter.path))
  await sendForm(reader, en['document.newsletter.confirm.go'])
  await expect(reader.getByRole('heading', { level: 1, name: en['document.newsletter.confirmed.title'] })).toBeVisible()

  const category = await call('/blog-categories', {
    name: { en: `News ${stamp}` },
    slug: null,
    description: null,
    active: true,
  })
  const article = await call('/blogs', {
    title: { en: title },
    slug: null,
    category_id: category.id,
    author_name: { en: 'Hana Tesfaye' },
    summary: { en: 'Ten cards fit on one sheet of paper.' },
    cover_id: null,
    body: { en: [{ type: 'paragraph', text: [{ text: 'Print, cut, give away.' }] }] },
  })
  await call(`/blogs/${article.id}/publish`, { version: article.version })
  const mail = await mailbox.next(email)
  expect(mail.subject).toBe(title)
  const pathIn = (path: string) => {
    const found = mail.links.map((link) => new URL(link)).find(({ pathname }) => pathname.startsWith(path))
    return `${found?.pathname}${found?.search}`
  }
  await reader.goto(pathIn('/blog-detail/'))
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto(`${pages.subscribers.path}?q=${email}`)
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(en['inbox.subscribers.state.confirmed'])

  await reader.goto(pathIn(pages.leaveNewsletter.path))
  await sendForm(reader, en['document.newsletter.leave.go'])
  await expect(reader.getByRole('heading', { level: 1, name: en['document.newsletter.left.title'] })).toBeVisible()
  await readers.close()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: en['page.subscribers.title'] })).toBeVisible()
  await expect(page.getByText(en['resource.nothing_found'].replace('{q}', email))).toBeVisible()
})

test('a reader says without JavaScript whether an answer helped, and an administrator reads it under the question', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const words = `Where is that on a phone? ${Date.now()}`
  const headers = await signInContext(context, baseURL ?? '', 'admin', 'en')
  const readers = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const reader = await readers.newPage()
  await reader.goto('/help-center?lang=en')
  await reader.locator('.questions a').first().click()
  const question = await reader.getByRole('heading', { level: 1 }).innerText()
  await reader.getByText(en['document.help.helpful.more']).click()
  await reader.getByRole('textbox', { name: en['document.help.helpful.words'] }).fill(words)
  expect(await sendForm(reader, en['document.help.helpful.no'])).toBe(303)
  await expect(reader.getByRole('status')).toHaveText(en['document.help.helpful.thanks'])
  await readers.close()

  const found = await request.get(`/api/faqs?q=${encodeURIComponent(question)}`, { headers })
  const { data } = (await found.json()) as { readonly data: readonly { readonly id: string }[] }
  await page.goto(pages.faqEntry.path.replace('{id}', data[0]?.id ?? ''))
  await expect(page.getByRole('heading', { name: en['inbox.votes.title'] })).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
})

test('a message that meets no line stays as it was typed, and goes out once the line is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact-us?lang=en')
  const field = (name: 'name' | 'email' | 'subject' | 'text') =>
    page.getByRole('textbox', { name: en[`document.contact.${name}`], exact: true })
  await field('name').fill('Abebech Gobena')
  await field('email').fill(`offline${Date.now()}@example.org`)
  await field('subject').fill('Can a school use it?')
  await field('text').fill('We have 40 teachers.')
  await context.setOffline(true)
  await page.getByRole('button', { name: en['document.contact.send'], exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(en['document.form.offline'])
  await expect(field('text')).toHaveValue('We have 40 teachers.')
  await context.setOffline(false)
  await expect.poll(() => sendForm(page, en['document.contact.send'])).toBe(303)
  await expect(page.getByRole('heading', { level: 1, name: en['document.contact.sent.headline'] })).toBeVisible()
})

test('a message stays as it was typed when the language is switched', async ({ page }) => {
  await page.goto('/contact-us?lang=en')
  await page.locator('[name=email]').fill('hanna@example.org')
  await page.locator('[name=text]').fill('We have 40 teachers.')
  await page.getByRole('link', { name: 'አማርኛ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: am['document.contact.title'] })).toBeVisible()
  await expect(page.locator('[name=email]')).toHaveValue('hanna@example.org')
  await expect(page.locator('[name=text]')).toHaveValue('We have 40 teachers.')
  // It goes along once: whoever comes again begins anew.
  await page.goto('/contact-us?lang=en')
  await expect(page.locator('[name=text]')).toHaveValue('')
})

test('a search of the help center that meets no line says so, and answers once the line is back', async ({
  page,
  context,
}) => {
  await page.goto('/help-center?lang=en')
  await context.setOffline(true)
  await page.getByRole('searchbox').fill('password')
  await expect(page.getByRole('alert')).toHaveText(en['document.search.offline'])
  // The button doesn't leave the page for the browser's own about the line.
  await page.getByRole('button', { name: en['document.help.search.go'], exact: true }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('password')
  await context.setOffline(false)
  await expect(page).toHaveURL(/\?q=password/)
  await expect(page.getByRole('alert')).toBeHidden()
})
