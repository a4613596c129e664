import { chakra } from '@chakra-ui/react/styled-system'

/** A card on its way up a hill at sunrise: what someone makes of their own page. Decoration. */
export const AuthDrawing = () => (
  <chakra.svg
    viewBox="0 0 480 400"
    width="full"
    maxWidth="30rem"
    aria-hidden="true"
    focusable="false"
    fill="none"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    css={{
      '& .far': { fill: '{colors.primary.emphasized}', opacity: 0.55 },
      '& .near': { fill: '{colors.primary.emphasized}' },
      '& .sun': { fill: '{colors.secondary.solid}' },
      '& .ray': { stroke: '{colors.secondary.solid}' },
      '& .paper': { fill: '{colors.bg.panel}', stroke: '{colors.primary.border}' },
      '& .ink': { stroke: '{colors.border.control}' },
      '& .mark': { fill: '{colors.primary.solid}' },
      '& .soft': { fill: '{colors.primary.muted}' },
      '& .done': { fill: '{colors.success.solid}' },
      '& .tick': { stroke: '{colors.success.contrast}' },
      '& .path': { stroke: '{colors.bg.panel}' },
    }}
  >
    <circle className="sun" cx="346" cy="118" r="44" />
    <path className="ray" d="M346 46v-18M397 67l13-13M418 118h18M295 67l-13-13M274 118h-18" />
    <path className="far" d="M0 300c70-64 128-84 190-58 50 21 82 6 128-34 52-45 110-40 162 4v188H0Z" />
    <path className="near" d="M0 344c88-46 158-52 238-26 84 27 150 14 242-34v116H0Z" />
    <path className="path" strokeWidth="5" strokeDasharray="2 14" d="M64 390c40-34 96-44 150-40 70 5 110-22 140-74" />
    <g transform="rotate(-5 190 190)">
      <rect className="paper" x="88" y="92" width="204" height="216" rx="16" />
      <path className="soft" d="M88 108a16 16 0 0 1 16-16h172a16 16 0 0 1 16 16v44H88Z" />
      <circle className="paper" cx="132" cy="156" r="27" />
      <circle className="mark" cx="132" cy="149" r="9" />
      <path className="mark" d="M115 172a17 15 0 0 1 34 0 27 27 0 0 1-34 0Z" />
      <path className="ink" d="M174 172h86M174 188h52M112 214h148M112 232h148M112 250h96" />
      <path className="mark" d="M112 272h14v14h-14zM132 272h6v6h-6zM132 281h6v5h-6zM144 272h14v14h-14z" />
      <path className="soft" d="M190 268h70a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-70a6 6 0 0 1-6-6v-10a6 6 0 0 1 6-6Z" />
    </g>
    <circle className="done" cx="296" cy="288" r="25" />
    <path className="tick" strokeWidth="4" d="m285 289 8 8 15-17" />
  </chakra.svg>
)
