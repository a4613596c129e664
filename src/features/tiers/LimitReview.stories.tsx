import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { failureOf } from '../../../openapi/failure.ts'
import { offline } from '../../../tests/models/problems.ts'
import { planEffect } from '../../api/mocks/plan-samples.ts'
import { LimitReviewView } from './LimitReview.tsx'

const loaded = (data: typeof planEffect | null) => ({ data, failure: null, retry: fn() })
const meta = {
  title: 'Administration/Limits of a plan',
  component: LimitReviewView,
  args: { load: loaded(planEffect), onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof LimitReviewView>
export default meta
type S = StoryObj<typeof meta>

/** Companies are over the new limit: how many, the largest by name, and that nothing is deleted. */
export const SomeAreOver: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(await screen.findByText(say('plan.review.employees', { planned: 3 }))).toBeVisible()
    await expect(screen.getByText(say('plan.review.now', { now: 1 }))).toBeVisible()
    await expect(screen.getByText(say('plan.review.more', { count: 1 }))).toBeVisible()
    await expect(screen.getByText(say('plan.review.keeps'))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: say('plan.review.confirm') }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
/** People are over it: their resumes stay. */
export const PeopleAreOver: S = {
  args: {
    load: loaded({
      ...planEffect,
      employees: { now: 0, planned: 0, examples: [] },
      resumes: { now: 0, planned: 2, examples: [{ name: { en: 'Hana Girma' }, username: 'hana', used: 3 }] },
    }),
  },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await expect(await screen.findByText(say('plan.review.resumes', { planned: 2 }))).toBeVisible()
    await expect(screen.getByText(say('plan.review.example', { name: 'Hana Girma', used: 3 }))).toBeVisible()
    await expect(screen.getByText(say('plan.review.keeps'))).toBeVisible()
  },
}
export const NobodyIsOver: S = {
  args: {
    load: loaded({ ...planEffect, employees: { now: 1, planned: 0, examples: [] } }),
  },
  play: async ({ globals }) => expect(await screen.findByText(sayIn(globals)('plan.review.applies'))).toBeVisible(),
}
/** Nothing is saved before it is known whom it concerns. */
export const Loading: S = {
  args: { load: loaded(null) },
  play: async ({ args, globals, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: sayIn(globals)('plan.review.confirm') }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const Offline: S = {
  args: { load: { data: null, failure: failureOf(offline()), retry: fn() } },
  play: async ({ args, globals, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: sayIn(globals)('ui.action.retry') }))
    await expect(args.load.retry).toHaveBeenCalled()
  },
}
