import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { COMMA } from '../../../openapi/format/comma.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { educationRows } from '../../api/mocks/collection-samples.ts'
import { useSave } from '../../hooks/useSave.ts'
import { createSaveMachine, type SaveEffect } from '../../machines/save/save.machine.ts'
import { ToastContext } from '../../ui/toast/useToast.ts'
import { ResourceForm } from './ResourceForm.tsx'
import { bodyOf, type AnyRow, type Body } from './row.ts'

interface ScreenProps {
  readonly resource: AnyResource
  readonly row: AnyRow
  readonly save: SaveEffect<Body, AnyRow>
  readonly toast: (toast: object) => void
}
/** The form of an entry that somebody else saved meanwhile. */
function Screen({ toast, ...form }: ScreenProps) {
  return (
    <ToastContext value={toast}>
      <Editor {...form} />
    </ToastContext>
  )
}
function Editor({ resource, row, save }: Omit<ScreenProps, 'toast'>) {
  const [machine] = useState(() => createSaveMachine<Body, AnyRow>(save))
  const valuesOf = (now: AnyRow) => bodyOf(resource, now)
  return <ResourceForm resource={resource} save={useSave(machine, { row, valuesOf, onSaved: () => undefined })} />
}

const id = (n: number) => `0198c6a0-0000-7000-8000-00000000c0${n}0`
const [people, companies] = [id(1), id(2)]
const text = (said: string, more: object = {}) => [{ type: 'paragraph', text: [{ text: said, ...more }] }]
const faq = {
  id: id(3),
  version: 1,
  position: 0,
  question: { en: 'Is it free?', am: 'ነፃ ነው?' },
  category_id: people,
  sub_category_id: null,
  answer: { en: text('Yes.') },
  active: true,
  related: { [people]: { name: { en: 'For people', am: 'ለሰዎች' } } },
}
const newer = {
  ...faq,
  version: 2,
  question: { en: 'Does it cost anything?', am: 'ነፃ ነው?' },
  category_id: companies,
  answer: { en: text('Yes, always.', { bold: true }) },
  related: { [companies]: { name: { en: 'For companies', am: 'ለድርጅቶች' } } },
}
const meta = {
  title: 'Resources/Conflict',
  component: Screen,
  args: { resource: anyResources.faq, row: faq, save: fn(), toast: fn() },
  beforeEach: ({ args }) => {
    // The English texts are written, in whatever language the rest is.
    localStorage.setItem('text_language', 'en')
    mocked(args.save)
      .mockRejectedValueOnce(refusal('stale', { current: newer }))
      .mockResolvedValue({ ...newer, version: 3 })
  },
} satisfies Meta<typeof Screen>
export default meta
type S = StoryObj<typeof meta>

/** What only the other changed is taken over and named; what both changed is asked, and can be chosen back and forth. */
export const FieldByField: S = {
  play: async ({ canvas, canvasElement, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const input = () => canvasElement.querySelector<HTMLInputElement>('[name="question.en"]')
    const side = (field: string, which: 'mine' | 'theirs') =>
      canvas.getByRole('radio', {
        name: `${say(`resource.faq.${field}` as 'resource.faq.answer')}: ${say(`resource.stale.${which}`)}`,
      })
    await userEvent.clear(input() as HTMLElement)
    await userEvent.type(input() as HTMLElement, 'What does it cost?')
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    const alert = await canvas.findByRole('alert')
    await expect(within(alert).getByText('What does it cost?')).toBeVisible()
    await expect(within(alert).getByText('Does it cost anything?')).toBeVisible()
    // The switch of languages, which stays at the top, does not cover what is asked.
    await waitFor(() => {
      const { left, top, height } = within(alert).getByText(say('resource.stale.title')).getBoundingClientRect()
      return expect(alert).toContainElement(document.elementFromPoint(left + 4, top + height / 2) as HTMLElement | null)
    })
    const fields = [say('resource.faq.category_id'), say('resource.faq.answer')].join(
      globals['lang'] === 'am' ? COMMA.am : COMMA.en,
    )
    await expect(alert).toHaveTextContent(say('resource.stale.taken_over', { fields }))
    await expect(within(alert).getAllByRole('radio')).toHaveLength(2)
    await expect(side('question', 'mine')).toBeChecked()

    await userEvent.click(canvas.getByRole('button', { name: say('resource.stale.go_on') }))
    await expect(input()).toHaveValue('What does it cost?')
    await userEvent.click(side('question', 'theirs'))
    await expect(input()).toHaveValue('Does it cost anything?')
    await userEvent.click(side('question', 'mine'))
    await expect(input()).toHaveValue('What does it cost?')
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(2))
    await expect(args.save).toHaveBeenLastCalledWith(
      expect.objectContaining({
        row: expect.objectContaining({ version: 2 }) as object,
        values: expect.objectContaining({
          question: { en: 'What does it cost?', am: 'ነፃ ነው?' },
          category_id: companies,
          answer: newer.answer,
        }) as object,
      }),
      expect.anything(),
    )
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}
/** The two changed different fields: both changes are saved without a question, and a quiet notice says so. */
export const DifferentFields: S = {
  beforeEach: ({ args }) =>
    void mocked(args.save)
      .mockReset()
      .mockRejectedValueOnce(refusal('stale', { current: { ...newer, question: faq.question } }))
      .mockRejectedValueOnce(refusal('invalid', {}, { 'question.am': ['Too long'] }))
      .mockResolvedValue({ ...newer, version: 3 }),
  play: async ({ canvas, canvasElement, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const save = () => userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    const merged = {
      row: expect.objectContaining({ version: 2 }) as object,
      values: expect.objectContaining({
        question: { en: 'Is it free? Really?', am: 'ነፃ ነው?' },
        category_id: companies,
        answer: newer.answer,
      }) as object,
    }
    await userEvent.type(canvasElement.querySelector('[name="question.en"]') as HTMLElement, ' Really?')
    await save()
    await expect(await canvas.findByText('Too long')).toBeVisible()
    await expect(args.save).toHaveBeenLastCalledWith(expect.objectContaining(merged), expect.anything())
    const fields = [say('resource.faq.category_id'), say('resource.faq.answer')].join(
      globals['lang'] === 'am' ? COMMA.am : COMMA.en,
    )
    await expect(args.toast).toHaveBeenCalledOnce()
    await expect(args.toast).toHaveBeenCalledWith(
      expect.objectContaining({ text: say('resource.stale.taken_over', { fields }) }),
    )
    // What was refused is mended on top of both changes.
    await save()
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(3))
    await expect(args.save).toHaveBeenLastCalledWith(expect.objectContaining(merged), expect.anything())
    await expect(canvas.queryByText(say('resource.stale.title'))).toBeNull()
  },
}
/** The newer version is taken whole: what was written stays in sight until it is saved, and can be taken back. */
export const NewerThenBack: S = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    const input = () => canvasElement.querySelector<HTMLInputElement>('[name="question.en"]')
    await userEvent.type(input() as HTMLElement, ' Really?')
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await userEvent.click(await canvas.findByRole('button', { name: say('resource.stale.take_theirs') }))
    await expect(input()).toHaveValue('Does it cost anything?')
    await userEvent.click(
      canvas.getByRole('radio', { name: `${say('resource.faq.question')}: ${say('resource.stale.mine')}` }),
    )
    await expect(input()).toHaveValue('Is it free? Really?')
    await userEvent.type(input() as HTMLElement, ' Yes')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(say('resource.stale.since')))
    await expect(
      canvas.queryByRole('radio', { name: `${say('resource.faq.question')}: ${say('resource.stale.mine')}` }),
    ).toBeNull()
  },
}
const education = educationRows[0] as unknown as AnyRow
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Cpath fill="teal" d="M0 0h4v4H0z"/%3E%3C/svg%3E'
const withPicture = {
  ...education,
  version: 2,
  grade: '3.1',
  picture_id: id(4),
  files: { [id(4)]: { url: picture, name: null } },
}
/** A picture that only the newer version has is put into the form with what was chosen. */
export const AnotherPicture: S = {
  args: { resource: anyResources.education, row: education },
  beforeEach: ({ args }) =>
    void mocked(args.save)
      .mockReset()
      .mockRejectedValueOnce(refusal('stale', { current: withPicture })),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(canvasElement.querySelector('[name="grade"]') as HTMLElement, '9')
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await userEvent.click(await canvas.findByRole('button', { name: say('resource.stale.go_on') }))
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll('img')].filter((img) => img.getAttribute('src') === picture),
      ).toHaveLength(1),
    )
  },
}
