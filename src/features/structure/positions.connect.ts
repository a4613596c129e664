import type { Position } from '../../../openapi/schemas/structure.ts'
import type { ListView } from '../../machines/list/list.connect.ts'

/** A position with its place in the list, from 0. */
export type ListedPosition = Position & { readonly position: number }
export type PositionsList = ListView<ListedPosition>
