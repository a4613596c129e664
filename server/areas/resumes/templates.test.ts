import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ManagedResumeTemplate, OfferedResumeTemplate } from '../../../openapi/schemas/resume-template.ts'
import { styleOfTemplate, type ResumeTemplate } from '../../../openapi/resume-style.ts'
import { administrator, individual, type Person } from '../../../tests/factories/people.ts'
import { resume, resumeBodyOf, type MadeResume } from '../../../tests/factories/resumes.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { resumeTemplateSettings } from '../../db/resume-tables.ts'
import { users } from '../../db/tables.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
beforeEach(() => app.db.delete(resumeTemplateSettings))

const list = async () =>
  (await app.call<ManagedResumeTemplate[]>('GET', '/manage/resume-templates', { as: admin })).body
async function edit(key: ResumeTemplate, over: Partial<ManagedResumeTemplate>) {
  const row = (await list()).find((template) => template.key === key)
  const { name, category_id, is_premium, active, version } = row as ManagedResumeTemplate
  return app.call<{ readonly code?: string; readonly errors?: Readonly<Record<string, readonly string[]>> }>(
    'PUT',
    `/manage/resume-templates/${key}`,
    { as: admin, body: { name, category_id, is_premium, active, version, ...over } },
  )
}
const offered = async (as: Person, key: ResumeTemplate) =>
  (await app.call<OfferedResumeTemplate[]>('GET', '/resume-templates', { as })).body.find((row) => row.key === key)
const choose = (as: Person, row: MadeResume, template: ResumeTemplate) =>
  app.call<MadeResume & { readonly errors?: Readonly<Record<string, readonly string[]>> }>(
    'PUT',
    `/resumes/${row.id}`,
    {
      as,
      body: resumeBodyOf(row, { style: styleOfTemplate(template) }),
    },
  )

describe('templates of resumes', () => {
  it('are offered as the application comes, in the order that an administrator gives them', async () => {
    expect((await list()).map(({ key, position }) => `${position} ${key}`).slice(0, 2)).toEqual([
      '0 classic',
      '1 modern',
    ])
    const moved = await app.call<ManagedResumeTemplate[]>('PUT', '/manage/resume-templates.order', {
      as: admin,
      body: { key: 'woven', position: 0 },
    })
    expect(moved.body[0]?.key).toBe('woven')
    const [first] = (await app.call<OfferedResumeTemplate[]>('GET', '/resume-templates', { as: await individual(app) }))
      .body
    expect(first?.key).toBe('woven')
  })

  it('that are no longer offered are not chosen anew, and go on working for those who have them', async () => {
    const person = await individual(app)
    const row = (await choose(person, await resume(app, person), 'grid')).body
    expect((await edit('grid', { active: false })).status).toBe(200)
    const kept = await app.call<MadeResume>('PUT', `/resumes/${row.id}`, {
      as: person,
      body: resumeBodyOf(row, { name: 'Still here' }),
    })
    expect([kept.status, kept.body.style.template]).toEqual([200, 'grid'])
    expect((await app.call('POST', `/resumes/${row.id}/duplicate`, { as: person })).status).toBe(201)
    expect(await offered(person, 'grid')).toMatchObject({ is_offered: false })
    const other = await individual(app)
    const refused = await choose(other, await resume(app, other), 'grid')
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['style.template']])
    const made = await app.call('POST', '/resumes', {
      as: other,
      body: { name: 'New', lang: 'en', style: styleOfTemplate('grid') },
    })
    expect(made.status).toBe(422)
    expect((await list()).find(({ key }) => key === 'grid')?.used).toBe(2)
  })

  it('that are premium are chosen with a plan that has them', async () => {
    expect((await edit('executive', { is_premium: true, name: { en: 'Board', am: 'ቦርድ' } })).status).toBe(200)
    const person = await individual(app)
    const row = await resume(app, person)
    expect(await offered(person, 'executive')).toMatchObject({ name: { en: 'Board', am: 'ቦርድ' }, is_allowed: false })
    expect((await choose(person, row, 'executive')).body.errors).toEqual({
      'style.template': ['Your plan doesn’t include premium templates'],
    })
    await app.db.update(users).set({ tierKey: 'growth' }).where(eq(users.id, person.userId))
    expect((await choose(person, row, 'executive')).status).toBe(200)
  })

  it('that resumes begin with stay free and offered; what changed meanwhile is not overwritten', async () => {
    expect((await edit('modern', { active: false })).body.errors).toHaveProperty('active')
    expect((await edit('modern', { is_premium: true })).body.errors).toHaveProperty('is_premium')
    expect((await edit('classic', { name: { en: 'Plain' } })).status).toBe(200)
    expect(await edit('classic', { version: 1 })).toMatchObject({ status: 409, body: { code: 'stale' } })
  })

  it('name a category, which then cannot be deleted', async () => {
    const category = await app.call<{ readonly id: ManagedResumeTemplate['category_id'] }>(
      'POST',
      '/resume-categories',
      {
        as: admin,
        body: { active: true, name: { en: 'Research' }, description: null },
      },
    )
    expect((await edit('academic', { category_id: category.body.id })).status).toBe(200)
    expect(await offered(await individual(app), 'academic')).toMatchObject({ category: { en: 'Research' } })
    expect(await app.call('DELETE', `/resume-categories/${category.body.id}`, { as: admin })).toMatchObject({
      status: 409,
      body: { code: 'in_use', data: { places: [{ resource: 'resumeTemplate', count: 1 }] } },
    })
  })

  it('are shown by the template itself, in both languages', async () => {
    const person = await individual(app)
    for (const lang of ['en', 'am']) {
      const sample = await app.app.inject({
        url: `/api/resume-templates/woven/sample.svg?lang=${lang}`,
        headers: { authorization: `Bearer ${person.token}` },
      })
      expect([sample.statusCode, sample.headers['content-type']]).toEqual([200, 'image/svg+xml'])
      expect(sample.body).toContain(lang === 'en' ? 'Hanna' : 'ሐና')
    }
  })
})
