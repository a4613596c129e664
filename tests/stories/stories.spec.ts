import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'

/** Where `npm run build:storybook` writes. */
const BUILT = path.resolve(import.meta.dirname, '../../.cache/storybook')

interface Entry {
  readonly id: string
  readonly type: 'story' | 'docs'
  readonly title: string
  readonly name: string
  readonly importPath: string
}
interface Look {
  /** What Storybook's toolbar would be set to, as its address says it: `lang:am;theme:dark`. */
  readonly globals: string
}
/** How a story ended: the error of its render or play function, and what axe found. */
interface Ending {
  readonly status: string
  readonly error: string | null
  readonly findings: readonly string[]
  /** Axe has looked at it, or the story says that it must not. */
  readonly scanned: boolean
}

/** What the page of a Storybook offers to the frame around it, as far as it is used here. */
interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: {
      readonly phase: string
      readonly story?: { readonly parameters: { readonly a11y?: { readonly test?: string } } }
    }
    readonly currentSelection?: { readonly storyId: string }
  }
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly on: (event: string, listener: (detail: never) => void) => void
    readonly off: (event: string, listener: (detail: never) => void) => void
    readonly emit: (event: string, detail: object) => void
  }
}

/**
 * One page per worker shows all stories one after the other, as the sidebar of Storybook does. A story that fails or
 * never ends takes the page with it, so that the next one starts on a new one.
 */
const test = base.extend<object, Look & { readonly storybook: (id: string) => Promise<Ending> }>({
  globals: ['', { option: true, scope: 'worker' }],
  storybook: [
    async ({ browser, globals }, provide, { project }) => {
      const { baseURL = '', viewport = null } = project.use
      let page: Page | null = null
      const seen: string[] = []
      const open = async (id: string) => {
        // By the last word Storybook knows that it is tested: it ends what moves at once, where it would wait a tenth of a
        // second for each story to see whether anything does.
        const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`
        const context = await browser.newContext({ baseURL, viewport, userAgent, reducedMotion: 'reduce' })
        page = await context.newPage()
        page.on('pageerror', ({ message }) => seen.push(`page error: ${message}`))
        await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=${globals}`)
        // The first one is shown once more by `show`, which listens from the start.
        const shown = page.waitForFunction(() =>
          /^(finished|errored|aborted)$/.test(
            (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '',
          ),
        )
        // A module that throws while it is read stops Storybook before its first story, and with it every test.
        const broken = page.waitForEvent('pageerror', { timeout: 0 }).then((error) => {
          throw error
        })
        await Promise.race([shown, broken])
        broken.catch(() => undefined)
        return page
      }
      await provide(async (id) => {
        seen.length = 0
        const ending = await show(page ?? (await open(id)), id)
        const error = [ending.error, ...seen].filter((text) => text !== null).join('\n')
        if (ending.status !== 'success' || error !== '') {
          await page?.context().close()
          page = null
        }
        return { ...ending, error: error === '' ? null : error }
      })
    },
    { scope: 'worker' },
  ],
})

/** Shows a story and waits until its play function and axe are through. */
function show(page: Page, id: string): Promise<Ending> {
  return page.evaluate(async (storyId) => {
    interface Finished {
      readonly storyId: string
      readonly status: string
      readonly reporters?: readonly {
        readonly type: string
        readonly status: string
        readonly result: {
          readonly violations?: readonly {
            readonly id: string
            readonly help: string
            readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
          }[]
        }
      }[]
    }
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      window as unknown as StorybookWindow
    let error: string | null = null
    const noteError = (detail: { readonly message?: string; readonly description?: string }) => {
      // What follows is the whole page as markup.
      error ??= (detail.message ?? detail.description ?? JSON.stringify(detail)).split('Ignored nodes:')[0] ?? ''
    }
    const failures = [
      'playFunctionThrewException',
      'storyThrewException',
      'storyErrored',
      'unhandledErrorsWhilePlaying',
      'storyMissing',
    ]
    for (const event of failures) channel.on(event, noteError)
    const { status, reporters = [] } = await new Promise<Finished>((resolve) => {
      const settle = (detail: Finished) => {
        if (detail.storyId !== storyId) return
        clearTimeout(patience)
        channel.off('storyFinished', settle)
        resolve(detail)
      }
      const patience = setTimeout(() => settle({ storyId, status: 'did not end' }), 170_000)
      channel.on('storyFinished', settle)
      if (preview?.currentSelection?.storyId === storyId) channel.emit('forceRemount', { storyId })
      else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    })
    for (const event of failures) channel.off(event, noteError)
    const scans = reporters.filter(({ type }) => type === 'a11y')
    const findings = scans.flatMap(({ status: verdict, result }) =>
      verdict === 'failed'
        ? (result.violations ?? []).flatMap(({ id: rule, help, nodes }) =>
            nodes.map(({ html, failureSummary }) => `${rule}: ${help}\n${html}\n${failureSummary ?? ''}`),
          )
        : [],
    )
    const isExempt = preview?.currentRender?.story?.parameters.a11y?.test === 'off'
    return { status, error, findings, scanned: scans.length > 0 || isExempt }
  }, id)
}

const { entries } = JSON.parse(readFileSync(path.join(BUILT, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, Entry>>
}
const stories = Object.values(entries).filter(({ type }) => type === 'story')

for (const { id, title, name, importPath } of stories)
  test(`${importPath.replace('./src/', '')} › ${title} › ${name}`, async ({ storybook }) => {
    const { status, error, findings, scanned } = await storybook(id)
    expect(error, 'what the story expects').toBeNull()
    expect(findings, 'what axe finds').toEqual([])
    expect({ status, scanned }).toEqual({ status: 'success', scanned: true })
  })
