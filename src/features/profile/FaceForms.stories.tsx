import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { ownNameOf } from '../../i18n/language.ts'
import { accountSetupRow, personalDetailRow } from '../../api/mocks/profile-samples.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { FaceView, NameView } from './FaceForms.tsx'
import {
  faceSaveMachine,
  personalSaveMachine,
  type AccountSetup,
  type Face,
  type PersonalDetail,
} from './profile.effects.ts'
import { faceValues, PERSONAL_GROUPS, personalValues } from './values.ts'

const detail: PersonalDetail = { ...(personalDetailRow as PersonalDetail), details: null, display_name: null }
const setup: AccountSetup = {
  ...(accountSetupRow as AccountSetup),
  photo_id: null,
  photo: null,
  headline: null,
}
type Events = readonly { readonly type: string }[]
const naming = (...events: Events) => ({
  ...connectSave(
    reached(personalSaveMachine, { row: detail, valuesOf: personalValues, groups: PERSONAL_GROUPS }, ...events),
    fn(),
    () => 'k',
  ),
  submit: fn(),
  changed: fn(),
})
const facing = (row: AccountSetup, ...events: Events) => ({
  ...connectSave(reached(faceSaveMachine, { row, valuesOf: faceValues }, ...events), fn(), () => 'k'),
  submit: fn(),
  changed: fn(),
})
const sent = (values: object) => ({ type: 'save.submit', values, key: 'k' })

const meta = { component: NameView, args: { detail, save: naming() } } satisfies Meta<typeof NameView>
export default meta
type S = StoryObj<typeof meta>
type Context = Parameters<NonNullable<S['play']>>[0]
const inEnglish = (root: Context['canvasElement']) =>
  root.ownerDocument.querySelector<HTMLInputElement>('[name$=".en"]')!
/** The English text, brought into sight as somebody does whose form begins in Amharic. */
async function openEnglish({
  canvas,
  canvasElement,
  userEvent,
}: Pick<Context, 'canvas' | 'canvasElement' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('radio', { name: ownNameOf('en') }))
  return inEnglish(canvasElement)
}

/** It begins with the names of the registration; nothing private is asked for or sent. */
export const Name: S = {
  play: async (context) => {
    const { canvas, args, globals, userEvent } = context
    const say = sayIn(globals)
    const field = await openEnglish(context)
    await expect(field).toHaveValue(`${detail.first_name} ${detail.middle_name} ${detail.last_name}`)
    await userEvent.clear(field)
    await userEvent.type(field, 'Selam')
    await userEvent.click(canvas.getByRole('button', { name: say('welcome.save') }))
    await waitFor(() =>
      expect(args.save.submit).toHaveBeenCalledWith({ ...personalValues(detail), display_name: { en: 'Selam' } }),
    )
  },
}
export const NameMissing: S = {
  play: async (context) => {
    const { canvas, args, globals, userEvent } = context
    const say = sayIn(globals)
    await userEvent.clear(await openEnglish(context))
    await userEvent.click(canvas.getByRole('button', { name: say('welcome.save') }))
    await expect(await canvas.findByText(say('validation.required'))).toBeVisible()
    await expect(args.save.submit).not.toHaveBeenCalled()
  },
}
const named = { ...personalValues(detail), display_name: { en: 'Selam' } }
export const NameOffline: S = {
  args: { save: naming(sent(named), failed('save', offline())) },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title'))
    await expect(inEnglish(canvasElement)).toHaveValue('Selam')
  },
}
/** Changed on another device meanwhile: both names, and the question which one goes on. */
export const NameStale: S = {
  args: {
    save: naming(
      sent(named),
      failed('save', refusal('stale', { current: { ...detail, display_name: { en: 'Selamawit B.' }, version: 2 } })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Selamawit B.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Selam')
  },
}
export const NameLong: S = {
  args: {
    detail: {
      ...detail,
      display_name: {
        en: 'Gebre-Egziabher Tekle-Haymanot Wolde-Giyorgis '.repeat(2),
        am: 'ገብረ እግዚአብሔር ተክለ ሃይማኖት ወልደ ጊዮርጊስ',
      },
    },
  },
}

/** Initials stand in the place of a photo, which can be saved without one. */
export const Photo: StoryObj<typeof FaceView> = {
  render: (args) => <FaceView {...args} />,
  args: { field: 'photo', setup, save: facing(setup) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('welcome.photo.help'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('welcome.save') }))
    await waitFor(() => expect(args.save.submit).toHaveBeenCalledWith({ photo_id: null, headline: null }))
  },
}
const pictured = accountSetupRow as AccountSetup
export const PhotoThere: StoryObj<typeof FaceView> = {
  render: (args) => <FaceView {...args} />,
  args: { field: 'photo', setup: pictured, save: facing(pictured) },
}
/** The photo is sent back as it is. */
export const Headline: StoryObj<typeof FaceView> = {
  render: (args) => <FaceView {...args} />,
  args: { field: 'headline', setup: { ...pictured, headline: null }, save: facing({ ...pictured, headline: null }) },
  play: async (context) => {
    const { canvas, args, globals, userEvent } = context
    await userEvent.type(await openEnglish(context), 'Surveyor')
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('welcome.save') }))
    await waitFor(() =>
      expect(args.save.submit).toHaveBeenCalledWith({ photo_id: pictured.photo_id, headline: { en: 'Surveyor' } }),
    )
  },
}
export const HeadlineMissing: StoryObj<typeof FaceView> = {
  render: (args) => <FaceView {...args} />,
  args: { field: 'headline', setup, save: facing(setup) },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('welcome.save') }))
    await expect(await canvas.findByText(say('validation.required'))).toBeVisible()
  },
}
const face: Face = { photo_id: null, headline: { en: 'Surveyor' } }
export const HeadlineSaving: StoryObj<typeof FaceView> = {
  render: (args) => <FaceView {...args} />,
  args: { field: 'headline', setup, save: facing(setup, sent(face)) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('resource.saving') })).toBeVisible(),
}
export const HeadlineSaved: StoryObj<typeof FaceView> = {
  render: (args) => <FaceView {...args} />,
  args: {
    field: 'headline',
    setup,
    save: facing(setup, sent(face), answered('save', { ...setup, ...face, version: 2 })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(inEnglish(canvasElement)).toHaveValue('Surveyor')
  },
}
