import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { AnyEventObject } from 'xstate'
import { resourceSayIn, sayIn } from '../../../.storybook/say.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { sampleId } from '../../api/mocks/sample-ids.ts'
import { createChipsMachine } from '../../machines/chips/chips.machine.ts'
import { connectChips } from './chips.connect.ts'
import { chipEffect } from './chips.effects.ts'
import { ChipsPanel } from './ChipsPanel.tsx'
import type { AnyRow } from './row.ts'

const { hobby } = anyResources
const machine = createChipsMachine<AnyRow>(chipEffect(hobby))
const row = (n: number, name: object, visible = true): AnyRow => ({
  id: sampleId(30, n),
  version: 1,
  position: n,
  name,
  visible,
})
const rows = [
  row(0, { en: 'Long walks', am: 'ረጅም የእግር ጉዞ' }),
  row(1, { en: 'Coffee roasting' }),
  row(2, { am: 'ክራር መጫወት' }, false),
]
const view = (shown: readonly AnyRow[], ...events: readonly AnyEventObject[]) => ({
  ...connectChips(reached(machine, undefined, ...events), fn(), {
    resource: hobby,
    list: { rows: shown, remove: fn(), move: fn() },
    newKey: () => 'k',
    pick: (text) => (text?.en ? { text: text.en, lang: 'en' } : text?.am ? { text: text.am, lang: 'am' } : null),
    lang: 'en',
  }),
  add: fn(),
  retry: fn(),
  drop: fn(),
})
const write = (...texts: string[]) => ({
  type: 'chips.add',
  wishes: texts.map((text) => ({ key: text, text, value: null })),
})

const meta = { component: ChipsPanel, args: { resource: hobby, view: view(rows) } } satisfies Meta<typeof ChipsPanel>
export default meta
type S = StoryObj<typeof meta>

export const Empty: S = {
  args: { view: view([]) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(new RegExp(resourceSayIn(globals)('hobby', 'empty')))).toBeVisible(),
}
export const EnterAdds: S = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.type(canvas.getByRole('combobox'), 'Chess{Enter}')
    await expect(args.view.add).toHaveBeenCalledWith(['Chess'])
  },
}
export const CommaAdds: S = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ገና ጨዋታ፣')
    await expect(args.view.add).toHaveBeenCalledWith(['ገና ጨዋታ'])
  },
}
export const PastedList: S = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.paste('Chess\nመዘመር፣ Running')
    await expect(args.view.add).toHaveBeenCalledWith(['Chess', 'መዘመር', 'Running'])
  },
}
export const Adding: S = {
  args: { view: view(rows, write('Chess', 'Running')) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(5),
}
export const Added: S = {
  args: { view: view(rows, write('Chess'), answered('add', row(3, { en: 'Chess' }))) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(4),
}
export const Refused: S = {
  args: {
    view: view(
      rows,
      write('Chess'),
      failed('add', refusal('duplicate', { field: 'name' }, { name: ['It is there already'] })),
    ),
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('resource.chips.failed', { name: 'Chess' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('It is there already')
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.close') }))
    await expect(args.view.drop).toHaveBeenCalledWith('Chess')
  },
}
export const Offline: S = {
  args: { view: view(rows, write('Chess'), failed('add', offline())) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('ui.state.offline.title'))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.view.retry).toHaveBeenCalledOnce()
  },
}
export const Failed: S = {
  args: { view: view(rows, write('Chess'), failed('add', refusal('internal', {}))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.failed.text')),
}
