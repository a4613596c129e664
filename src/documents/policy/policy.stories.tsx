import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import type { PolicyData, PolicyVersion } from './policy-data.ts'
import { policyPage } from './policy.tsx'

const current: PolicyVersion = { from: '2026-01-01', changes: null, state: 'current' }
const coming: PolicyVersion = {
  from: '2026-12-01',
  changes: { en: 'Backups are deleted after 90 days.', am: 'የመጠባበቂያ ቅጂዎች ከ90 ቀናት በኋላ ይሰረዛሉ።' },
  state: 'coming',
}
const former: PolicyVersion = { from: '2025-03-01', changes: null, state: 'former' }
const privacy: PolicyData = {
  kind: 'privacy',
  title: { en: 'Privacy policy', am: 'የግላዊነት ፖሊሲ' },
  body: {
    en: [
      { type: 'paragraph', text: [{ text: 'This page says what is stored about you.' }] },
      { type: 'heading', level: 2, text: [{ text: 'How views are counted' }] },
      { type: 'bullet', level: 1, text: [{ text: 'Once per viewer and half an hour.' }] },
      { type: 'bullet', level: 1, text: [{ text: 'Without a cookie.' }] },
    ],
    am: [
      { type: 'paragraph', text: [{ text: 'ስለ እርስዎ ምን እንደሚቀመጥ ይህ ገጽ ይናገራል።' }] },
      { type: 'heading', level: 2, text: [{ text: 'ዕይታዎች እንዴት እንደሚቆጠሩ' }] },
      { type: 'bullet', level: 1, text: [{ text: 'ለአንድ ተመልካች በግማሽ ሰዓት አንድ ጊዜ።' }] },
      { type: 'bullet', level: 1, text: [{ text: 'ያለ ኩኪ።' }] },
    ],
  },
  shown: current,
  versions: [current],
  others: [{ kind: 'terms', title: { en: 'Terms of use', am: 'የአጠቃቀም ደንብ' } }],
}

const meta = {
  title: 'Documents/Policy',
  parameters: { layout: 'fullscreen' },
  args: { data: privacy },
  render: ({ data }, { globals }) => <Document page={policyPage(data, documentContext(globals))} print={false} />,
} satisfies Meta<{ readonly data: PolicyData }>
export default meta
type Story = StoryObj<typeof meta>

export const InEffect: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('navigation', { name: sayIn(globals)('document.policy.others') })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: sayIn(globals)('document.policy.versions') })).toBeNull()
  },
}
/** A new version was announced: from when, what changes, and the way to read it. */
export const Announced: Story = {
  args: { data: { ...privacy, versions: [coming, current, former] } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: sayIn(globals)('document.policy.next.read') })).toHaveAttribute(
      'href',
      '/privacy-policy?version=2026-12-01',
    ),
}
export const Former: Story = {
  args: { data: { ...privacy, shown: former, versions: [coming, current, former] } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('document.policy.former.note'), { exact: false })).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('document.policy.to_current') })).toHaveAttribute(
      'href',
      '/privacy-policy',
    )
  },
}
export const NotYet: Story = {
  args: { data: { ...privacy, shown: coming, versions: [coming, current] } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('document.policy.coming.note'), { exact: false })).toBeVisible(),
}
