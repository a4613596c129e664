import { Button } from '@chakra-ui/react/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, fn, spyOn } from 'storybook/test'
import { sayIn } from '../../.storybook/say.ts'
import { offline, refusal } from '../../tests/models/problems.ts'
import { failureOf } from '../../openapi/failure.ts'
import { Avatar } from './Avatar.tsx'
import { LazyPart, partOf } from './LazyPart.tsx'
import { Notice } from './Notice.tsx'
import { PageHeader, TITLE_ID } from './PageHeader.tsx'
import { Panel } from './Panel.tsx'
import { FormSkeleton, RowsSkeleton, TextSkeleton } from './Skeleton.tsx'
import { EmptyState, FailureView, Loading } from './StateView.tsx'

/** What stands in the place of content, and the small parts around it. */
const meta = {} satisfies Meta
export default meta
type S = StoryObj<typeof meta>

const retry = fn()
const shows =
  (id: Parameters<ReturnType<typeof sayIn>>[0]): S['play'] =>
  async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)(id))

export const LoadingForm: S = {
  render: () => (
    <Loading>
      <FormSkeleton fields={3} />
    </Loading>
  ),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('ui.state.loading')),
}
export const LoadingRows: S = {
  render: () => (
    <Loading>
      <RowsSkeleton />
      <TextSkeleton />
    </Loading>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true'),
}
export const Empty: S = {
  render: () => (
    <EmptyState title="Nothing here yet" text="What you add stands here." action={<Button>Add the first</Button>} />
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible(),
}
export const Offline: S = {
  render: () => <FailureView failure={failureOf(offline())} onRetry={retry} />,
  play: async (context) => {
    await shows('ui.state.offline.title')?.(context)
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: sayIn(context.globals)('ui.action.retry') }),
    )
    await expect(retry).toHaveBeenCalled()
  },
}
export const Refused: S = {
  render: () => <FailureView failure={failureOf(refusal('forbidden', {}))} />,
  play: shows('ui.state.refused.title'),
}
export const Missing: S = {
  render: () => <FailureView failure={failureOf(refusal('not_found', {}))} />,
  play: shows('ui.state.missing.title'),
}
/** Where nothing else names the page, the failure is its title. */
export const MissingPage: S = {
  render: () => <FailureView isPage failure={failureOf(refusal('not_found', {}))} />,
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('heading', { level: 1, name: sayIn(globals)('ui.state.missing.title') })).toHaveAttribute(
      'id',
      TITLE_ID,
    ),
}
/** An address that is malformed: there is nothing to correct and nothing to try again. */
export const Malformed: S = {
  render: () => <FailureView failure={failureOf(refusal('invalid', {}))} onRetry={retry} />,
  play: async (context) => {
    await shows('ui.state.missing.title')?.(context)
    await expect(context.canvas.queryByRole('button')).toBeNull()
  },
}
export const Failed: S = {
  render: () => <FailureView failure={failureOf(refusal('internal', {}))} onRetry={retry} />,
  play: shows('ui.state.failed.text'),
}
export const TooManyTries: S = {
  render: () => <FailureView failure={failureOf(refusal('too_many_requests', { retry_after: 7 }))} onRetry={retry} />,
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('too_many_requests'),
}
export const Notices: S = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {(['info', 'success', 'warning', 'error'] as const).map((kind) => (
        <Notice key={kind} kind={kind} title={`A title of kind ${kind}`} actions={<Button size="sm">Do it</Button>}>
          የጻፉት ሁሉ እንዳለ ነው። What you typed is still here.
        </Notice>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2)
    await expect(canvas.getAllByRole('status')).toHaveLength(2)
  },
}
export const HeadAndPanel: S = {
  render: () => (
    <>
      <PageHeader
        title="Education"
        purpose="Where you learned what you know."
        action={<Button>Add education</Button>}
      />
      <Panel title="First" text="One subject of a screen." action={<Button variant="outline">Change</Button>}>
        Content
      </Panel>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Education')
    await expect(canvas.getByRole('region', { name: 'First' })).toBeVisible()
  },
}
export const Avatars: S = {
  render: () => (
    <div style={{ display: 'flex', gap: '1rem' }}>
      {['Selamawit Tesfaye', 'አበበ ቢቂላ', 'gera.coffee', 'Ledger', ''].map((name) => (
        <Avatar key={name} name={name} square={name === 'gera.coffee'} />
      ))}
      <Avatar name="Broken Picture" src="/nowhere.webp" size={4} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ST')).toBeVisible()
    await expect(canvas.getByText('አቢ')).toBeVisible()
    await expect(canvas.getByText('GC')).toBeVisible()
    await expect(await canvas.findByText('BP')).toBeVisible()
  },
}
/** A part that cannot be fetched at first. */
const late = () => {
  let tries = 0
  const { Part } = partOf(async () => {
    tries += 1
    if (tries === 1) throw new Error('not fetched')
    return () => <p>It is there</p>
  })
  return (
    <LazyPart>
      <Part />
    </LazyPart>
  )
}
const whileOffline = () => {
  const line = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  return () => line.mockRestore()
}
const [pressed, restored] = [late(), late()]
/** Without a line that is what is said; what could not be fetched is fetched when the reader asks. */
export const PartTriedAgain: S = {
  beforeEach: whileOffline,
  render: () => pressed,
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('ui.part.offline'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await expect(await canvas.findByText('It is there')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
/** The line that comes back fetches it without being asked. */
export const PartFetchedOnline: S = {
  beforeEach: whileOffline,
  render: () => restored,
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(sayIn(globals)('ui.part.offline'))).toBeVisible()
    dispatchEvent(new Event('online'))
    await expect(await canvas.findByText('It is there')).toBeVisible()
  },
}
const Never = lazy(() => Promise.reject(new Error('not fetched')))
export const PartNotFetched: S = {
  render: () => (
    <>
      <label>
        Typed <input defaultValue="still here" />
      </label>
      <LazyPart>
        <Never />
      </LazyPart>
      <LazyPart instead={null}>
        <Never />
      </LazyPart>
    </>
  ),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sayIn(globals)('ui.part.title'))
    await expect(canvas.getByRole('textbox')).toHaveValue('still here')
  },
}
