import type { MessageId } from '../../../openapi/messages/catalogue.ts'

/** Where a row can be moved without dragging. Positions count from 0. */
export interface Move {
  /** The text that says where. */
  readonly key: MessageId
  readonly to: number
  readonly isPossible: boolean
}

/** One place up or down, to the beginning or the end of a list of `total` rows. */
export function movesOf(position: number, total: number): readonly Move[] {
  const last = total - 1
  return [
    { key: 'resource.move.up', to: position - 1, isPossible: position > 0 },
    { key: 'resource.move.down', to: position + 1, isPossible: position < last },
    { key: 'resource.move.first', to: 0, isPossible: position > 0 },
    { key: 'resource.move.last', to: last, isPossible: position < last },
  ]
}
