import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { failureOf } from '../../../openapi/failure.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { followedRow } from '../../api/mocks/company-samples.ts'
import { View } from './Follow.tsx'
import type { Followed } from './follow.effects.ts'

const company = followedRow as Followed
const follow = { busy: false, failure: null, onChange: fn() }
const request = { busy: false, failure: null, email: '', message: '', cooling: 0, refused: 0, onRequest: fn() }

const meta = {
  component: View,
  args: { company, who: 'guest', failure: null, onRetry: fn(), follow, request },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof View>
export default meta
type S = StoryObj<typeof meta>

/** Whoever is not signed in follows by email. */
export const Guest: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('ui.verified'))).toBeInTheDocument()
    await userEvent.type(canvas.getByRole('textbox', { name: say('session.field.email') }), 'buyer@nordic.example')
    await userEvent.click(canvas.getByRole('button', { name: say('session.follow.by_mail') }))
    await expect(request.onRequest).toHaveBeenCalledWith('buyer@nordic.example')
  },
}
export const MailSent: S = {
  args: { request: { ...request, email: 'buyer@nordic.example', message: 'Look into your mail', cooling: 42 } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('session.follow.again') })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}
export const Person: S = {
  args: { who: 'person' },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('session.follow.submit') }))
    await expect(follow.onChange).toHaveBeenCalledWith(true)
  },
}
export const Following: S = {
  args: { who: 'person', company: { ...company, is_following: true } },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('session.follow.following'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('session.follow.leave') }))
    await expect(follow.onChange).toHaveBeenCalledWith(false)
  },
}
export const Company: S = {
  args: { who: 'other' },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('session.follow.people_only'))).toBeVisible(),
}
export const Failed: S = {
  args: { who: 'person', follow: { ...follow, failure: failureOf(offline()) } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
export const Loading: S = {
  args: { company: null, who: 'unknown' },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
export const Missing: S = {
  args: { company: null, failure: failureOf(refusal('not_found', {})) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.missing.title')),
}
