import { partOf } from '../../ui/LazyPart.tsx'
import type { ApplicantBoardProps } from './ApplicantBoard.tsx'

/** The board with what drags is fetched when it is first looked at, together with what stands on it. */
export const boardPart = partOf<ApplicantBoardProps>(async () => (await import('./ApplicantBoard.tsx')).ApplicantBoard)
