import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../../.storybook/say.ts'
import { toastsTo } from '../../../../.storybook/toasts.tsx'
import { pages } from '../../../../openapi/routes.ts'
import type { Letter } from '../../../../openapi/schemas/letter.ts'
import { letterPeopleRows } from '../../../api/mocks/letter-setting-samples.ts'
import { letterRowSample, letterSample } from '../../../api/mocks/letters.ts'
import { mock, refusing } from '../../../api/mocks/mock.ts'
import { pageOf } from '../../../api/mocks/page.ts'
import { company } from '../../../api/mocks/user-samples.ts'
import { LivingLetter, Screen as LetterScreen } from './LetterScreen.tsx'
import { PAUSE_MS } from './usePause.ts'

const toast = fn()
const approvals = fn<(id: string) => void>()
const meta = {
  title: 'Letters/Letter',
  component: LivingLetter,
  args: { letter: letterSample('in_review', 1) },
  decorators: [toastsTo(toast)],
  beforeEach: () => void toast.mockClear(),
} satisfies Meta<typeof LivingLetter>
export default meta
type S = StoryObj<typeof meta>

const [owner, dawit, hanna] = letterPeopleRows
const AT = '2026-03-02T09:00:00.000Z'
const said = (letter: Letter): Letter => ({
  ...letter,
  content_version: 4,
  approved_version: 2,
  amount: 12_500,
  attachments: [
    {
      id: letter.id as unknown as Letter['attachments'][number]['id'],
      name: 'Terms of the loan.pdf',
      bytes: 182_400,
      url: '/favicon.ico',
      preview: null,
    },
    {
      id: hanna.id as unknown as Letter['attachments'][number]['id'],
      name: 'The site in June.webp',
      bytes: 61_000,
      url: '/favicon.ico',
      preview: '/favicon.ico',
    },
  ],
  approvals: [
    {
      level: 1,
      act: 'return',
      person: dawit,
      in_place_of: owner.name,
      content_version: 2,
      note: 'The salary is missing.',
      at: AT,
      is_void: true,
    },
  ],
  comments: [
    {
      id: letter.id as unknown as Letter['comments'][number]['id'],
      author: hanna,
      is_own: false,
      block: 0,
      quote: 'since 2019',
      text: 'Please check the year.',
      created_at: AT,
      resolved_at: null,
    },
  ],
})
const stands =
  (status: Letter['status']): S['play'] =>
  async ({ canvas, globals }) =>
    waitFor(() => expect(canvas.getAllByText(sayIn(globals)(`letter.status.${status}`))[0]).toBeVisible())

/** Approved at once: nothing is asked, and the letter stands as the server says. */
export const Approved: S = {
  play: async (context) => {
    const say = sayIn(context.globals)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: say('letter.life.approve') }))
    await stands('approved')?.(context)
    await expect(context.canvas.getByRole('button', { name: say('letter.life.issue') })).toBeVisible()
  },
}
const [first, second] = [letterSample('in_review', 1), letterSample('in_review', 2)]
/** The pause ends when the story says so: how fast the machine is decides nothing. */
function holdPause(): () => void {
  const held: (() => void)[] = []
  const later = window.setTimeout.bind(window)
  const spy = spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
    ms === PAUSE_MS ? held.push(run) : later(run, ms)) as typeof window.setTimeout)
  return () => {
    spy.mockRestore()
    for (const run of held) run()
  }
}
/** The button that leads to the next letter is in the same place there: a slow double click answers one letter. */
export const ApprovedAndNext: S = {
  render: () => <LetterScreen />,
  parameters: {
    route: { path: '/my/letters/:id', at: `/my/letters/${first.id}` },
    msw: [
      mock('getLetter', ({ params }) => (params.id === second.id ? { ...second, subject: 'The second' } : first)),
      mock('listOwnLetters', ({ query }) => pageOf([first, second].map(letterRowSample), query)),
      mock('approveLetter', ({ params }) => {
        approvals(params.id)
        return letterSample('approved', 1)
      }),
    ],
  },
  beforeEach: () => void approvals.mockClear(),
  play: async ({ canvas, globals, userEvent }) => {
    const name = sayIn(globals)('letter.life.approve_next')
    const endPause = holdPause()
    await userEvent.click(await canvas.findByRole('button', { name }))
    await canvas.findByRole('heading', { name: 'The second' })
    const next = await canvas.findByRole('button', { name })
    await userEvent.click(next)
    await expect(approvals).toHaveBeenCalledOnce()
    endPause()
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'))
    await userEvent.click(next)
    await waitFor(() => expect(approvals).toHaveBeenLastCalledWith(second.id))
  },
}
/** A return wants a note; without one nothing is sent. */
export const Returned: S = {
  play: async (context) => {
    const { canvas, globals, userEvent } = context
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('letter.life.return') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.life.return.title') }))
    await userEvent.click(dialog.getByRole('button', { name: say('letter.life.return') }))
    const note = await dialog.findByRole('textbox', { name: new RegExp(say('letter.life.return.note')) })
    await waitFor(() => expect(note).toBeInvalid())
    await userEvent.type(note, 'The salary is missing.')
    await userEvent.click(dialog.getByRole('button', { name: say('letter.life.return') }))
    await stands('draft')?.(context)
    await expect(canvas.getByRole('link', { name: say('letter.edit') })).toBeVisible()
  },
}
export const Rejected: S = {
  play: async (context) => {
    const { canvas, globals, userEvent } = context
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('letter.life.reject') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.life.reject.title') }))
    await userEvent.type(dialog.getByRole('textbox'), 'No such employee.')
    await userEvent.click(dialog.getByRole('button', { name: say('letter.life.reject') }))
    await stands('rejected')?.(context)
    // Its level rejected it, and does not count as one that approved.
    await expect(canvas.queryByText(say('letter.page.step.passed'))).toBeNull()
  },
}
export const Withdrawn: S = {
  play: async (context) => {
    const { canvas, globals, userEvent } = context
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('letter.life.withdraw') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: say('letter.life.withdraw') }))
    await stands('draft')?.(context)
  },
}
export const Submitted: S = {
  args: { letter: letterSample('draft') },
  play: async (context) => {
    const say = sayIn(context.globals)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: say('letter.life.submit') }))
    await stands('in_review')?.(context)
  },
}
/** A type without levels: nobody was asked, and neither the history nor the versions say so. */
export const WithoutLevels: S = {
  args: { letter: { ...letterSample('approved', 2), route: [] } },
  parameters: {
    msw: [
      mock('listLetterVersions', () => ({ data: [{ content_version: 1, person: hanna, at: AT, submitted: true }] })),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('letter.page.history.submitted.none'))).toBeVisible()
    await expect(canvas.queryByText(say('letter.page.history.submitted'))).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say('letter.page.versions') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.page.versions') }))
    await expect(await dialog.findByText(say('letter.page.version.submitted.none'))).toBeVisible()
    await expect(dialog.queryByText(say('letter.page.version.submitted'))).toBeNull()
  },
}
export const Issued: S = {
  args: { letter: letterSample('approved', 2) },
  play: async (context) => {
    const { canvas, globals, userEvent } = context
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('letter.life.issue') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: say('letter.life.issue') }))
    await stands('issued')?.(context)
    await expect(canvas.getAllByText('HR/HR/0062/2018')[0]).toBeVisible()
  },
}
/** The plan has no room for it this month: how much was used, and for an owner the way to the plan. */
export const PlanIsFull: S = {
  args: { letter: letterSample('approved', 2) },
  parameters: {
    session: { account: company.accounts[0] },
    msw: [refusing('issueLetter', 'limit_reached', { limit: 20, used: 18 })],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('letter.life.issue') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: say('letter.life.issue') }))
    const notice = await dialog.findByText(say('letter.life.issue.limit', { limit: 20, used: 18 }), { exact: false })
    await expect(notice).toBeVisible()
    await expect(dialog.getByRole('link', { name: say('letter.life.issue.plan') })).toHaveAttribute(
      'href',
      '/user/plan',
    )
  },
}
/** One of several that were issued as one: the others are revoked with it when its reader says so. */
const revokeTogether = fn()
export const RevokedTogether: S = {
  args: { letter: { ...letterSample('issued', 3), together: 12, together_issued: 11 } },
  parameters: {
    msw: [
      mock('revokeLettersTogether', ({ params, body }) => {
        revokeTogether(params.id, body.note)
        return { ...letterSample('revoked', 3), together: 12, together_issued: 0 }
      }),
    ],
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    revokeTogether.mockClear()
    const say = sayIn(globals)
    const others = await canvas.findByRole('link', { name: say('letter.page.together.count', { count: 12 }) })
    await expect(others).toHaveAttribute('href', `${pages.companyLetters.path}?together=${args.letter.id}`)
    await userEvent.click(await canvas.findByRole('button', { name: say('letter.life.revoke') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.life.revoke.title') }))
    const all = dialog.getByRole('switch', { name: say('letter.life.revoke.together', { count: 10 }) })
    await expect(all).not.toBeChecked()
    await userEvent.type(dialog.getByRole('textbox'), 'The wrong rate.')
    await userEvent.click(all)
    await userEvent.click(dialog.getByRole('button', { name: say('letter.life.revoke') }))
    await waitFor(() => expect(canvas.getByText(say('letter.page.revoked'))).toBeVisible())
    await expect(revokeTogether.mock.calls).toEqual([[args.letter.id, 'The wrong rate.']])
    await expect(toast).toHaveBeenCalledWith(expect.objectContaining({ text: say('letter.life.done.revoke.together') }))
  },
}
export const Revoked: S = {
  args: { letter: letterSample('issued', 3) },
  play: async (context) => {
    const { canvas, globals, userEvent } = context
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('letter.life.revoke') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.life.revoke.title') }))
    await userEvent.type(dialog.getByRole('textbox'), 'Sent by mistake.')
    await userEvent.click(dialog.getByRole('button', { name: say('letter.life.revoke') }))
    await waitFor(() => expect(canvas.getByText(say('letter.page.revoked'))).toBeVisible())
  },
}
/** Somebody else was faster: the reader is told, and sees the letter as it is. */
export const ChangedMeanwhile: S = {
  parameters: {
    msw: [refusing('approveLetter', 'stale', { current: { ...letterSample('rejected', 1), version: 9 } })],
  },
  play: async (context) => {
    const say = sayIn(context.globals)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: say('letter.life.approve') }))
    await stands('rejected')?.(context)
    await expect(toast).toHaveBeenCalledWith(expect.objectContaining({ text: say('letter.life.unchanged') }))
  },
}
/** Who approved an earlier version sees what was added and removed since; comments are answered and resolved. */
export const ChangedSinceApproval: S = {
  args: { letter: said(letterSample('in_review', 0)) },
  parameters: {
    msw: [
      mock('getLetterVersion', () => ({
        content_version: 2,
        person: hanna,
        at: AT,
        submitted: true,
        subject: 'Certificate of employment of Hanna Girma',
        body: [{ type: 'paragraph' as const, text: [{ text: 'She has worked here since 2018.' }] }],
        amount: null,
      })),
    ],
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText('She has worked here since 2018.')).toBeVisible()
    await expect(canvas.getByText('Please check the year.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('letter.page.comment.resolve') })).toBeVisible()
    await expect(canvas.getByText('The salary is missing.')).toBeVisible()
  },
}

/** A comment names the part that it is about; one whose words have left the letter says so. */
export const CommentOnAPart: S = {
  args: {
    letter: {
      ...said(letterSample('in_review', 0)),
      comments: said(letterSample('in_review', 0)).comments.map((one) => ({ ...one, quote: 'She left in 2018.' })),
    },
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('letter.page.comment.gone'))).toBeVisible()
    const about = canvas.getByRole('combobox', { name: new RegExp(say('letter.page.comment.about')) })
    await userEvent.selectOptions(about, '0')
    const text = canvas.getByRole('textbox', { name: new RegExp(say('letter.page.comment')) })
    await userEvent.type(text, 'Since which month?')
    await userEvent.click(canvas.getByRole('button', { name: say('letter.page.comment.send') }))
    const sent = await canvas.findByText('Since which month?', { selector: 'p' })
    const quotes = [...(sent.closest('li')?.querySelectorAll('blockquote') ?? [])]
    await expect(quotes.map((one) => one.textContent)).toEqual([
      `She has worked here since 2019.${say('letter.page.comment.show')}`,
    ])
  },
}

/** What a comment quotes leads to its place, marks it and moves there; Escape leads back. */
export const CommentLeadsToItsPart: S = {
  args: {
    letter: {
      ...said(letterSample('in_review', 0)),
      body: [
        ...['She works with us.', 'She works with us.'].map((text) => ({
          type: 'paragraph' as const,
          text: [{ text }],
        })),
        { type: 'bullet', level: 1, text: [{ text: 'With ' }, { text: 'much', bold: true }, { text: ' care' }] },
        { type: 'paragraph', text: [{ text: 'Dear ' }, { text: '{person_name}', field: 'person_name' }] },
      ],
      comments: [
        { block: 1, quote: 'She works with us.' },
        { block: 2, quote: 'With much care' },
        { block: 3, quote: 'Dear {person_name}' },
      ].flatMap((place, at) =>
        said(letterSample('in_review', 0))
          .comments.slice(0, 1)
          .map((one) => ({ ...one, ...place, id: `${one.id.slice(0, -1)}${at}` as typeof one.id })),
      ),
    },
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const show = new RegExp(sayIn(globals)('letter.page.comment.show'))
    const [first, second, third] = await canvas.findAllByRole('button', { name: show })
    first?.focus()
    await userEvent.keyboard('{Enter}')
    const [, again] = [...canvasElement.querySelectorAll('.rich > p')]
    await expect(again).toHaveFocus()
    await expect(again).toHaveAttribute('data-quoted')
    await userEvent.keyboard('{Escape}')
    await expect(first).toHaveFocus()
    await expect(again).not.toHaveAttribute('data-quoted')
    if (second) await userEvent.click(second)
    await expect(canvasElement.querySelector('.rich li')).toHaveFocus()
    // A merge field is read by its name, in the text, in the quotation and in the choice of a paragraph.
    const dear = `Dear [${sayIn(globals)('field.rich.field.person_name')}]`
    if (third) await userEvent.click(third)
    await expect(canvasElement.querySelector('.rich > p:last-of-type')).toHaveFocus()
    await expect(canvasElement.querySelector('.rich > p:last-of-type')).toHaveTextContent(dear)
    await expect(third).toHaveTextContent(dear)
    await expect(canvas.getByRole('option', { name: dear })).toBeInTheDocument()
  },
}

/** Each version says who wrote it and when, and what changed since; its author goes back to one. */
export const Versions: S = {
  args: {
    letter: {
      ...said(letterSample('in_review')),
      abilities: { ...said(letterSample('in_review')).abilities, edit: true },
    },
  },
  parameters: {
    msw: [
      mock('listLetterVersions', () => ({
        data: [
          { content_version: 4, person: hanna, at: AT, submitted: true },
          { content_version: 2, person: hanna, at: AT, submitted: false },
        ],
      })),
      mock('getLetterVersion', () => ({
        content_version: 2,
        person: hanna,
        at: AT,
        submitted: false,
        subject: letterSample('in_review').subject,
        body: [{ type: 'paragraph' as const, text: [{ text: 'She has worked here since 2018.' }] }],
        amount: 12_500,
      })),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('letter.page.versions') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.page.versions') }))
    await userEvent.click(await dialog.findByRole('button', { name: new RegExp(say('letter.page.version.changes')) }))
    await expect(await dialog.findByText('She has worked here since 2018.')).toBeVisible()
    await expect(dialog.getByText('She has worked here since 2019.')).toBeVisible()
    await expect(dialog.getByText(say('letter.write.voids'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: say('letter.page.version.restore') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const text = within(canvas.getByRole('region', { name: say('letter.page.text') }))
    await expect(await text.findByText('She has worked here since 2018.')).toBeVisible()
  },
}
