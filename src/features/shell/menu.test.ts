import { describe, expect, test } from 'vitest'
import { anyPages, type MenuEntry } from '../../../openapi/routes.ts'
import { menuFor, type Acting, type MenuItem } from './menu-entries.ts'
import { initialMenu, isMenuShown, nextMenu } from './menu-state.ts'

const paths = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => (item.kind === 'link' ? [item.path] : paths(item.entries)))

const owner = (kind: Acting['kind']): Acting => ({ kind, is_employee: false, rights: [] })
const employee = (...rights: Acting['rights']): Acting => ({ kind: 'company', is_employee: true, rights })

describe('entries', () => {
  const settings = ['/user/change-password', '/user/notifications']
  test('an individual sees what the specification lists and this release has, and the settings', () => {
    expect(paths(menuFor(owner('individual'), '/'))).toEqual([
      '/dashboard',
      '/user/personal/detail',
      '/user/profile/setup',
      '/user/account/setup',
      '/resume/information',
      '/build/resume',
      '/resumes',
      '/resumes/support-document',
      '/user/add/sections',
      '/user/templates',
      '/user/my-businesscard',
      '/user/offers',
      '/jobs',
      '/job/applied',
      '/job/saved',
      '/job/interviews',
      '/manage-jobs',
      '/job-hiring-process',
      '/my/letters',
      '/user/contact-us',
      ...settings,
      '/user/plan',
    ])
  })
  test('the owner of a company sees all that it has', () => {
    expect(paths(menuFor(owner('company'), '/'))).toEqual([
      '/dashboard',
      '/company/manage-employees',
      '/manage-jobs',
      '/job-hiring-process',
      '/job/interviews',
      '/job/assigned',
      '/company/structure',
      '/company/view-structure',
      '/company/positions',
      '/user/Letter/write',
      '/my/letters',
      '/company/my-letter',
      '/employe/Letter/signature',
      '/letter/types',
      '/user/Letter/reference',
      '/user/Letter/template',
      '/user/Letter/permission',
      '/user/Letter/approval-level',
      '/company/information/setup',
      '/company/owners',
      '/user/add/sections',
      '/user/templates',
      '/user/my-businesscard',
      '/user/subscribed',
      '/user/contact-us',
      ...settings,
      '/user/plan',
    ])
  })
  test('entries stand in groups by what people come for, which are open but for the settings', () => {
    const groups = (kind: Acting['kind']) =>
      menuFor(owner(kind), '/').map((item) => [item.key, item.kind === 'link' || item.startsOpen])
    expect(groups('individual')).toEqual([
      ['dashboard', true],
      ['profile', true],
      ['resumes', true],
      ['site', true],
      ['businessCard', true],
      ['offers', true],
      ['jobs', true],
      ['appliedJobs', true],
      ['savedJobs', true],
      ['interviews', true],
      ['manageJobs', true],
      ['hiringProcesses', true],
      ['myLetters', true],
      ['feedback', true],
      ['settings', false],
    ])
    expect(groups('company')).toEqual([
      ['dashboard', true],
      ['people', true],
      ['letters', true],
      ['company', true],
      ['publicPage', true],
      ['feedback', true],
      ['settings', false],
    ])
  })
  test('an employee sees what their rights allow, and nothing more', () => {
    expect(paths(menuFor(employee(), '/'))).toEqual([
      '/dashboard',
      '/job/interviews',
      '/job/assigned',
      '/company/view-structure',
      '/user/Letter/write',
      '/my/letters',
      '/company/my-letter',
      '/employe/Letter/signature',
      ...settings,
    ])
    expect(paths(menuFor(employee('letters'), '/'))).toEqual([
      '/dashboard',
      '/job/interviews',
      '/job/assigned',
      '/company/view-structure',
      '/user/Letter/write',
      '/my/letters',
      '/company/my-letter',
      '/employe/Letter/signature',
      ...settings,
    ])
    expect(paths(menuFor(employee('recruiting'), '/'))).toEqual([
      '/dashboard',
      '/company/manage-employees',
      '/manage-jobs',
      '/job-hiring-process',
      '/job/interviews',
      '/job/assigned',
      '/company/view-structure',
      '/user/Letter/write',
      '/my/letters',
      '/company/my-letter',
      '/employe/Letter/signature',
      ...settings,
    ])
  })
  test('no entry of the specification that this release has is missing from the menu', () => {
    const kinds = ['individual', 'company', 'administrator'] as const
    const all = new Set(kinds.flatMap((kind) => paths(menuFor(owner(kind), '/'))))
    const outside = Object.values(anyPages).filter(
      ({ path, kind, guard }) =>
        kind === 'screen' && !['anyone', 'guest'].includes(guard) && !path.includes('{') && !all.has(path),
    )
    // A newcomer is led through the first five steps; there is no way back to them. The builder has a second address,
    // and leads to the preview of what it builds.
    expect(outside.map(({ path }) => path)).toEqual(['/user/welcome', '/resume/list', '/resume/prev'])
  })
  test('an administrator sees the users, and the collections in their groups', () => {
    const items = menuFor(owner('administrator'), '/')
    expect(items.map(({ key, kind }) => `${kind} ${key}`)).toEqual([
      'link dashboard',
      'link users',
      'link jobReviews',
      'link auditLog',
      'group jobListing',
      'group inboxes',
      'group contentManagement',
      'group appearance',
      'group system',
      'group settings',
    ])
    expect(paths(items)).toEqual([
      '/dashboard',
      '/manage/users',
      '/manage/job-reviews',
      '/manage/audit-log',
      '/manage/skill-category',
      '/manage/skill',
      '/manage/field-of-studies',
      '/manage/job-sectors',
      '/manage/job-titles',
      '/cms/contacts',
      '/cms/contact-sales',
      '/cms/feedbacks',
      '/cms/subscribers',
      '/cms/hero-sections',
      '/cms/user-types',
      '/cms/solutions',
      '/cms/features',
      '/cms/abouts',
      '/manage/tiers',
      '/cms/price-plans',
      '/cms/testimonials',
      '/cms/faq-categories',
      '/cms/faq-sub-categories',
      '/cms/faqs',
      '/cms/policies',
      '/cms/social-medias',
      '/cms/company-sizes',
      '/cms/info-sources',
      '/cms/blog-categories',
      '/cms/blogs',
      '/manage/template-category',
      '/manage/resume-category',
      '/manage/templates',
      '/manage/resume',
      '/manage/fonts',
      '/manage/sections',
      '/portfolio/reserve-username',
      '/manage/texts',
      '/cache',
      ...settings,
    ])
  })
  test('nobody sees nothing', () => expect(menuFor(null, '/')).toEqual([]))
  test('the active entry lights up its parents, and only them', () => {
    const [dashboard, , , , jobs, content] = menuFor(owner('administrator'), '/manage/skill')
    expect([dashboard?.isActive, jobs?.isActive, content?.isActive]).toEqual([false, true, false])
  })
  test('a path that only begins alike is not the entry', () => {
    expect(menuFor(owner('individual'), '/dashboards').some((item) => item.isActive)).toBe(false)
    expect(menuFor(owner('individual'), '/dashboard/x').find((item) => item.isActive)?.key).toBe('dashboard')
  })
  test('of pages one under the other only the nearest is the entry', () => {
    const resumes = menuFor(owner('individual'), '/resumes/support-document').find(({ key }) => key === 'resumes')
    const lit = resumes?.kind === 'group' ? resumes.entries.filter((item) => item.isActive) : []
    expect(lit.map(({ key }) => key)).toEqual(['supportDocuments'])
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
