import { chakra } from '@chakra-ui/react/styled-system'

/**
 * A card on its way up the hills at sunrise: what someone makes of their own page. Decoration; it fills its frame from
 * the bottom.
 */
export const AuthDrawing = () => (
  <chakra.svg
    viewBox="0 0 640 560"
    preserveAspectRatio="xMidYMax slice"
    position="absolute"
    inset="0"
    width="full"
    height="full"
    aria-hidden="true"
    focusable="false"
    fill="none"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    css={{
      '& .far': { fill: '{colors.primary.muted}' },
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
    <circle className="sun" cx="430" cy="196" r="44" />
    <path className="ray" d="M430 124v-18M481 145l13-13M502 196h18M379 145l-13-13M358 196h-18" />
    <path
      className="far"
      d="M-200 420c90-40 170-90 270-62 60 16 98-8 150-2 60 6 84 24 138-16 60-44 112-66 182-26 80 46 160 60 300 30v400h-1040Z"
    />
    <path
      className="near"
      d="M-200 470c110-50 210-70 310-44 92 24 152 34 238 14 92-22 160-64 292-50 90 10 130 24 200 20v300h-1040Z"
    />
    <path className="path" strokeWidth="5" strokeDasharray="2 14" d="M120 556c60-60 146-62 214-58 84 4 132-20 170-82" />
    <g transform="translate(88 74) rotate(-5 190 190)">
      <rect className="paper" x="88" y="92" width="204" height="216" rx="16" />
      <path className="soft" d="M89.500 108a15 15 0 0 1 15-14.500h171a15 15 0 0 1 15 14.500v44h-201Z" />
      <circle className="paper" cx="132" cy="156" r="27" />
      <circle className="mark" cx="132" cy="149" r="9" />
      <path className="mark" d="M115 172a17 15 0 0 1 34 0 27 27 0 0 1-34 0Z" />
      <path className="ink" d="M174 172h86M174 188h52M112 214h148M112 232h148M112 250h96" />
      <path className="mark" d="M112 272h14v14h-14zM132 272h6v6h-6zM132 281h6v5h-6zM144 272h14v14h-14z" />
      <path className="soft" d="M190 268h70a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-70a6 6 0 0 1-6-6v-10a6 6 0 0 1 6-6Z" />
    </g>
    <circle className="done" cx="388" cy="366" r="25" />
    <path className="tick" strokeWidth="4" d="m377 367 8 8 15-17" />
  </chakra.svg>
)
