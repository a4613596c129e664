import { Component, createRef, type ReactNode, type RefObject } from 'react'
import type { glide, Places } from './glide.ts'
import { isStill } from './still.ts'

type Glide = typeof glide

export interface MovingProps {
  /** The rows in the order of the screen; the children of the element are theirs, one each. */
  readonly ids: readonly string[]
  /** What the rows are part of, such as a page of a list: rows of something else stand in their place at once. */
  readonly of?: string
  readonly children: (rows: RefObject<never>) => ReactNode
}

/**
 * Lets rows glide to where they were moved, and come to sight where they are new, so that the eye can follow what was
 * put elsewhere, deleted or restored. What moves them is fetched when somebody first touches a row. A class, because
 * only a class hears of a change before it is on the screen.
 */
export class Moving extends Component<MovingProps, object, Places | null> {
  private readonly rows = createRef<HTMLElement>()
  private readonly leaving = new AbortController()
  private glide: Glide | null = null
  /** What the rows on the screen are part of; a page that was asked for is not there yet. */
  private of = this.props.of

  private readonly fetch = () =>
    void import('./glide.ts').then(
      (fetched) => (this.glide = fetched.glide),
      // Offline: the rows move without it.
      () => null,
    )

  override componentDidMount() {
    for (const touched of ['pointerdown', 'focusin'])
      this.rows.current?.addEventListener(touched, this.fetch, { once: true, signal: this.leaving.signal })
  }
  override componentWillUnmount() {
    this.leaving.abort()
  }
  override getSnapshotBeforeUpdate({ ids }: MovingProps): Places | null {
    const { current } = this.rows
    if (this.glide === null || current === null || this.of !== this.props.of || isStill()) return null
    if (ids.join() === this.props.ids.join()) return null
    return new Map(
      ids.flatMap((id, i) => {
        const row = current.children[i]
        return row ? [[id, row.getBoundingClientRect()] as const] : []
      }),
    )
  }
  override componentDidUpdate({ ids }: MovingProps, _: object, before: Places | null) {
    if (ids.join() !== this.props.ids.join()) this.of = this.props.of
    if (before !== null && this.rows.current !== null) this.glide?.(this.rows.current, this.props.ids, before)
  }
  override render() {
    return this.props.children(this.rows as RefObject<never>)
  }
}
