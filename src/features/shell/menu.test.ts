import { describe, expect, test } from 'vitest'
import type { MenuEntry } from '../../../openapi/routes.ts'
import { menuFor, type Acting, type MenuItem } from './menu-entries.ts'
import { initialMenu, isMenuShown, nextMenu } from './menu-state.ts'

const paths = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => (item.kind === 'link' ? [item.path] : paths(item.entries)))

const owner = (kind: Acting['kind']): Acting => ({ kind, is_employee: false, rights: [] })
const employee = (...rights: Acting['rights']): Acting => ({ kind: 'company', is_employee: true, rights })

describe('entries', () => {
  test('an individual sees what the specification lists and this release has, in its order', () => {
    expect(paths(menuFor(owner('individual'), '/'))).toEqual([
      '/dashboard',
      '/user/personal/detail',
      '/user/profile/setup',
      '/user/my-businesscard',
      '/user/account/setup',
      '/user/offers',
      '/user/add/sections',
      '/user/templates',
    ])
  })
  test('the owner of a company sees all that it has', () => {
    expect(paths(menuFor(owner('company'), '/'))).toEqual([
      '/dashboard',
      '/company/information/setup',
      '/company/manage-employees',
      '/company/structure',
      '/company/view-structure',
      '/company/positions',
      '/user/subscribed',
      '/user/add/sections',
      '/user/templates',
      '/user/my-businesscard',
      '/company/owners',
    ])
  })
  test('an employee sees what their rights allow, and nothing more', () => {
    expect(paths(menuFor(employee(), '/'))).toEqual(['/dashboard', '/company/view-structure'])
    expect(paths(menuFor(employee('letters'), '/'))).toEqual(['/dashboard', '/company/view-structure'])
    expect(paths(menuFor(employee('recruiting'), '/'))).toEqual([
      '/dashboard',
      '/company/manage-employees',
      '/company/view-structure',
    ])
  })
  test('an administrator sees the users, and the collections in their groups', () => {
    const items = menuFor(owner('administrator'), '/')
    expect(items.map(({ key, kind }) => `${kind} ${key}`)).toEqual([
      'link dashboard',
      'link users',
      'group jobListing',
      'group contentManagement',
    ])
    expect(paths(items)).toEqual([
      '/dashboard',
      '/manage/users',
      '/manage/skill-category',
      '/manage/skill',
      '/manage/field-of-studies',
      '/manage/job-sectors',
      '/manage/job-titles',
      '/cms/faq-categories',
      '/cms/faq-sub-categories',
      '/cms/faqs',
      '/cms/company-sizes',
      '/cms/info-sources',
      '/cms/blog-categories',
      '/cms/blogs',
    ])
  })
  test('nobody sees nothing', () => expect(menuFor(null, '/')).toEqual([]))
  test('the active entry lights up its parents, and only them', () => {
    const [dashboard, , jobs, content] = menuFor(owner('administrator'), '/manage/skill')
    expect([dashboard?.isActive, jobs?.isActive, content?.isActive]).toEqual([false, true, false])
  })
  test('a path that only begins alike is not the entry', () => {
    expect(menuFor(owner('individual'), '/dashboards').some((item) => item.isActive)).toBe(false)
    expect(menuFor(owner('individual'), '/dashboard/x').find((item) => item.isActive)?.key).toBe('dashboard')
  })
  test('hidden entries are left out, and a group without any other goes too', () => {
    const entries: readonly MenuEntry[] = [
      { group: 'jobListing', for: ['individual'], entries: [{ page: 'skills', for: ['individual'], hidden: true }] },
    ]
    expect(menuFor(owner('individual'), '/', entries)).toEqual([])
  })
})

describe('state', () => {
  test('on a wide window the toggle folds a static menu and unfolds it', () => {
    const start = initialMenu('static')
    expect(isMenuShown(start, true)).toBe(true)
    const folded = nextMenu(start, { type: 'menu.toggle', wide: true })
    expect(isMenuShown(folded, true)).toBe(false)
    expect(isMenuShown(nextMenu(folded, { type: 'menu.toggle', wide: true }), true)).toBe(true)
  })
  test('on a narrow window it opens over the page and leaves the desktop state alone', () => {
    const start = initialMenu('static')
    expect(isMenuShown(start, false)).toBe(false)
    const open = nextMenu(start, { type: 'menu.toggle', wide: false })
    expect(isMenuShown(open, false)).toBe(true)
    expect(isMenuShown(open, true)).toBe(true)
  })
  test('an overlay menu floats over a wide page until a link is followed', () => {
    const start = initialMenu('overlay')
    expect(isMenuShown(start, true)).toBe(false)
    const open = nextMenu(start, { type: 'menu.toggle', wide: true })
    expect(isMenuShown(open, true)).toBe(true)
    expect(isMenuShown(nextMenu(open, { type: 'menu.dismiss' }), true)).toBe(false)
  })
  test('following a link closes what lies over the page and nothing else', () => {
    const start = initialMenu('static')
    expect(nextMenu(start, { type: 'menu.dismiss' })).toBe(start)
    expect(isMenuShown(nextMenu({ ...start, mobile: true }, { type: 'menu.dismiss' }), false)).toBe(false)
  })
  test('another mode starts afresh', () => {
    expect(
      isMenuShown(nextMenu({ ...initialMenu('static'), collapsed: true }, { type: 'menu.mode', mode: 'static' }), true),
    ).toBe(true)
  })
})
