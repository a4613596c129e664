import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, reached } from '../../../tests/models/reached.ts'
import { userAnswer } from '../../../openapi/schemas/session.ts'
import { administrator, company, individual } from '../../api/mocks/user-samples.ts'
import { connectSession } from '../../app/session.connect.ts'
import { sessionMachine } from '../../machines/session/session.machine.ts'
import { tabSyncMachine, type TabMessage } from '../../machines/tab-sync/tab-sync.machine.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { MainLayout } from './MainLayout.tsx'

const kept = sessionMachine.provide({ guards: { hasToken: () => true } })
/** Who is signed in, as the session's machine gets there. */
const session = (person: typeof individual, ...events: readonly { type: string }[]) =>
  connectSession(
    reached(kept, { pinned: null, hasEnded: false }, answered('restoreUser', userAnswer.parse(person)), ...events),
    fn(),
    (act) => act(),
  )
const eligible = (is_eligible: boolean) =>
  answered('fetchEligibility', { is_eligible, limit: 2, used: is_eligible ? 1 : 2 })
const switchedElsewhere = { from: 'other', kind: 'switched', accountId: 'x' } satisfies TabMessage
/** What the banner says after these events of the tabs. */
const banner = (...events: readonly { type: string }[]) => ({
  kind: reached(tabSyncMachine, { id: 'me' }, ...events).context.pending?.kind ?? null,
  name: 'selamawit',
  onFollow: fn(),
})

const meta = {
  component: MainLayout,
  parameters: { layout: 'fullscreen', session: session(individual), route: { at: '/dashboard' } },
  args: {
    banner: banner(),
    lastToasts: [],
    menuMode: 'static',
    onMenuMode: fn(),
    children: <PageHeader title="Sira" />,
  },
} satisfies Meta<typeof MainLayout>
export default meta
type S = StoryObj<typeof meta>

const isWide = () => matchMedia('(min-width: 992px)').matches

export const Individual: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    if (!isWide()) await userEvent.click(canvas.getByRole('button', { name: say('shell.menu.open') }))
    await expect(canvas.getByRole('link', { name: say('menu.dashboard') })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: say('menu.templates') })).toBeVisible()
  },
}
export const Company: S = {
  parameters: { session: session(company, eligible(true)) },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(
      canvas.getByRole('button', { name: say('shell.account.open', { name: company.accounts[0]?.username ?? '' }) }),
    )
    await expect(await screen.findByRole('button', { name: say('shell.account.add') })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
  },
}
export const CompanyAtItsLimit: S = {
  parameters: { session: session(company, eligible(false)) },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(
      canvas.getByRole('button', { name: say('shell.account.open', { name: company.accounts[0]?.username ?? '' }) }),
    )
    await expect(await screen.findByText(say('shell.account.limit'))).toBeVisible()
    await expect(screen.getByRole('button', { name: say('shell.account.add') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const AccountsOfAnIndividual: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const button = canvas.getByRole('button', {
      name: say('shell.account.open', { name: individual.accounts[0]?.username ?? '' }),
    })
    await userEvent.click(button)
    await expect(await screen.findByText(say('shell.account.only_companies'))).toBeVisible()
    await expect(screen.getByText(say('shell.account.current'))).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}
/** Letters that wait are counted at their entry, and at its group while that is closed; the name of the link says it. */
export const LettersToApprove: S = {
  args: { counts: { myLetters: 3 } },
  parameters: { session: session(company, eligible(true)) },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const waiting = say('shell.menu.letters_to_approve', { count: 3 })
    // A closed menu says it on its button.
    if (!isWide()) await userEvent.click(canvas.getByRole('button', { name: `${say('shell.menu.open')} (${waiting})` }))
    const link = canvas.getByRole('link', { name: `${say('menu.myLetters')} (${waiting})` })
    await expect(within(link).getByText('3')).toBeVisible()
    const group = canvas.getByRole('button', { name: say('menu.letters') })
    await userEvent.click(group)
    await expect(group).toHaveAccessibleName(`${say('menu.letters')} (${waiting})`)
    await userEvent.click(group)
  },
}
export const NoLettersToApprove: S = {
  args: { counts: { myLetters: 0 } },
  parameters: { session: session(company, eligible(true)) },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    if (!isWide()) await userEvent.click(canvas.getByRole('button', { name: say('shell.menu.open') }))
    await expect(canvas.getByRole('link', { name: say('menu.myLetters') })).toHaveTextContent(
      new RegExp(`^${say('menu.myLetters')}$`),
    )
  },
}
const firm = company.accounts[0] as (typeof company.accounts)[number]
const LOGO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Cpath fill="teal" d="M0 0h4v4H0z"/%3E%3C/svg%3E'
const firms = ['Abay Dairy', 'Abay Bricks'] as const
/** Two companies of one person: the bar shows picture and name of the one that acts, the list those of both. */
export const TwoCompanies: S = {
  parameters: {
    session: session({
      ...company,
      accounts: firms.map((name, n) => ({
        ...firm,
        id: n === 0 ? firm.id : '0198c6a0-0000-7000-8000-00000000acc1',
        username: name.toLowerCase().replace(' ', '.'),
        name: { en: name },
        logo: n === 0 ? LOGO : null,
        is_current: n === 0,
      })),
    }),
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const button = canvas.getByRole('button', { name: say('shell.account.open', { name: 'abay.dairy' }) })
    await expect(button.querySelector('img')).toHaveAttribute('src', LOGO)
    if (isWide()) await expect(within(button).getByText('Abay Dairy')).toBeVisible()
    await userEvent.click(button)
    const dairy = await screen.findByRole('button', { name: /^abay\.dairy/ })
    await expect(dairy.querySelector('img')).toHaveAttribute('src', LOGO)
    // Without a logo: two letters of its name.
    await expect(within(screen.getByRole('button', { name: /^abay\.bricks/ })).getByText('AB')).toBeVisible()
  },
}
export const Administrator: S = {
  parameters: { session: session(administrator), route: { at: '/manage/skill' } },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    if (!isWide()) await userEvent.click(canvas.getByRole('button', { name: say('shell.menu.open') }))
    // Entries of the menu itself have a drawing, so that their words begin in one line.
    const ownEntries = canvas.getByRole('navigation').querySelectorAll('nav > ul > li > div > a')
    await expect([...ownEntries].filter((entry) => !entry.querySelector('svg'))).toHaveLength(0)
    // What holds the current page is open; the other group opens when asked.
    await expect(canvas.getByRole('button', { name: say('menu.jobListing') })).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.queryByRole('link', { name: say('menu.companySizes') })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say('menu.contentManagement') }))
    await expect(canvas.getByRole('link', { name: say('menu.companySizes') })).toBeVisible()
  },
}
/** In a low window the current page is in sight among the entries. */
export const CurrentEntryInSight: S = {
  parameters: { session: session(administrator), route: { at: '/cache' } },
  decorators: [
    (Story) => (
      <chakra.div css={{ '& #menu': { height: '20rem', bottom: 'auto' } }}>
        <Story />
      </chakra.div>
    ),
  ],
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    if (!isWide()) await userEvent.click(canvas.getByRole('button', { name: say('shell.menu.open') }))
    const current = canvas.getByRole('link', { current: 'page' })
    const menu = document.getElementById('menu')?.firstElementChild
    const box = (part: Element | null | undefined) => part?.getBoundingClientRect() ?? new DOMRect()
    await waitFor(() => expect(box(current).bottom).toBeLessThanOrEqual(box(menu).bottom))
    await expect(box(current).top).toBeGreaterThanOrEqual(box(menu).top)
    await expect(menu?.scrollTop).toBeGreaterThan(0)
  },
}
export const MenuOpensAndCloses: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const link = () => canvas.queryByRole('link', { name: say('menu.dashboard') })
    const first = isWide() ? say('shell.menu.close') : say('shell.menu.open')
    const before = link() !== null
    await userEvent.click(canvas.getByRole('button', { name: first }))
    await expect(link() !== null).toBe(!before)
    if (isWide()) return
    await userEvent.keyboard('{Escape}')
    await expect(link()).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: say('shell.menu.open') })).toHaveFocus())
  },
}
export const OverlayMenu: S = {
  args: { menuMode: 'overlay' },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.queryByRole('link', { name: say('menu.templates') })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say('shell.menu.open') }))
    await userEvent.click(canvas.getByRole('link', { name: say('menu.templates') }))
    await expect(canvas.queryByRole('link', { name: say('menu.templates') })).toBeNull()
  },
}
export const OtherTabSwitched: S = {
  args: {
    banner: banner(
      { type: 'unsaved.changed', dirty: true } as never,
      { type: 'channel.received', message: switchedElsewhere } as never,
    ),
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('shell.tab.switched.title'))
    await userEvent.click(canvas.getByRole('button', { name: say('shell.tab.follow') }))
    await expect(args.banner.onFollow).toHaveBeenCalledOnce()
  },
}
export const OtherTabSignedOut: S = {
  args: {
    banner: banner(
      { type: 'unsaved.changed', dirty: true } as never,
      { type: 'channel.received', message: { from: 'other', kind: 'signedOut' } } as never,
    ),
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('shell.tab.signed_out.title')),
}
export const SessionLost: S = {
  args: { banner: { ...banner(), kind: 'lost' } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: sayIn(globals)('shell.session.sign_in') })).toBeVisible(),
}
export const LastMessages: S = {
  args: {
    lastToasts: [
      { id: 2, severity: 'error', title: 'Error', text: 'Second' },
      { id: 1, severity: 'success', title: null, text: 'First' },
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('ui.toast.history') }))
    const list = await screen.findByRole('dialog', { name: sayIn(globals)('ui.toast.history') })
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['ErrorSecond', 'First'])
  },
}
export const LanguageChosen: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const other = globals['lang'] === 'am' ? 'English' : 'አማርኛ'
    await userEvent.click(
      canvas.getByRole('button', {
        name: sayIn(globals)('shell.language.change', { name: globals['lang'] === 'am' ? 'አማርኛ' : 'English' }),
      }),
    )
    await userEvent.click(await screen.findByRole('menuitemradio', { name: other }))
    await waitFor(() => expect(document.documentElement.lang).toBe(globals['lang'] === 'am' ? 'en-US' : 'am-ET'))
  },
}

/** The employment ended while the tab acted for the company: what was typed stays, and the way on is offered. */
const leave = fn()
export const NoLongerEmployed: S = {
  args: { banner: { ...banner(), left: { name: 'Bunna Works PLC', isEmployee: true }, onGo: leave } },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      say('shell.left.title', { name: 'Bunna Works PLC', role: 'employee' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: say('shell.left.go') }))
    await expect(leave).toHaveBeenCalledOnce()
  },
}
export const AccountOfAnEmployer: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(
      canvas.getByRole('button', { name: say('shell.account.open', { name: individual.accounts[0]?.username ?? '' }) }),
    )
    await expect(await screen.findByText(say('shell.account.employer'))).toBeVisible()
  },
}
