import { Drawing } from './drawings.tsx'

/** Two people side by side, and room for a third. */
export const PeopleDrawing = () => (
  <Drawing>
    <circle className="fill" cx="58" cy="44" r="12" />
    <path className="fill" d="M36 90c0-18 8-26 22-26s22 8 22 26z" />
    <circle className="cold" cx="94" cy="50" r="10" />
    <path className="cold" d="M76 90c0-15 6-22 18-22s18 7 18 22z" />
    <path className="ink" strokeDasharray="3 5" d="M118 62a8 8 0 1 0 0-16 8 8 0 0 0 0 16m-4 28h20c0-12-4-19-14-20" />
    <path className="warm" d="m30 22 6 6-6 6-6-6z" />
  </Drawing>
)
/** One box above two: the first places of a structure. */
export const StructureDrawing = () => (
  <Drawing>
    <path className="ink" d="M80 40v14M46 68V54h68v14" />
    <path className="cold" d="M60 16h40v24H60z" />
    <path className="fill" d="M28 68h36v22H28zM96 68h36v22H96z" />
    <path className="warm" d="m80 48 6 6-6 6-6-6z" />
  </Drawing>
)
/** A letter with its seal, on its way. */
export const OfferDrawing = () => (
  <Drawing>
    <path className="fill" d="M48 14h52l16 16v60H48z" />
    <path className="ink" d="M100 14v16h16M60 40h34M60 52h42M60 64h26" />
    <path className="cold" d="m100 66 12 11-12 11-12-11z" />
    <path className="warm" d="m100 72 6 5-6 5-6-5z" />
    <path className="line" d="M20 44h16M26 56h10M20 68h16" />
  </Drawing>
)
/** A bell at rest. */
export const QuietDrawing = () => (
  <Drawing>
    <path className="fill" d="M52 78c6-6 7-12 7-24a21 21 0 0 1 42 0c0 12 1 18 7 24z" />
    <path className="line" d="M72 84a8 8 0 0 0 16 0" />
    <path className="ink" d="M80 24v9" />
    <path className="warm" d="m80 14 5 5-5 5-5-5z" />
    <path className="tint" d="M60 70h40v7H56z" />
  </Drawing>
)
/** Bars that have not grown yet, under an eye. */
export const ViewsDrawing = () => (
  <Drawing>
    <path className="fill" d="M46 76h14v14H46zM73 68h14v22H73zM100 80h14v10h-14z" />
    <path className="ink" d="M44 40c18-24 54-24 72 0-18 22-54 22-72 0z" />
    <circle className="cold" cx="80" cy="39" r="9" />
    <path className="warm" d="m80 34 5 5-5 5-5-5z" />
  </Drawing>
)
/** A queue that is done. */
export const DoneDrawing = () => (
  <Drawing>
    <path className="fill" d="M44 20h72v70H44z" />
    <path className="ink" d="M76 38h28M76 55h28M76 72h20" />
    <path className="line" d="m54 37 4 4 8-8M54 54l4 4 8-8M54 71l4 4 8-8" />
    <path className="warm" d="m116 14 6 6-6 6-6-6z" />
  </Drawing>
)
/** A lens over an empty line: nothing fits what was looked for. */
export const NothingFoundDrawing = () => (
  <Drawing>
    <path className="ink" d="M30 34h36M30 52h26M30 70h40" />
    <circle className="fill" cx="92" cy="48" r="24" />
    <path className="line" strokeWidth="4" d="m110 66 18 18" />
    <path className="warm" d="m92 42 6 6-6 6-6-6z" />
  </Drawing>
)
