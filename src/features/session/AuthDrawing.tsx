import { chakra } from '@chakra-ui/react/styled-system'
import { Drawing } from './Drawing.tsx'

/** What someone makes of their own page, in the colours of the theme. Decoration. */
export const AuthDrawing = () => (
  <chakra.div
    css={{
      '& .drawing': { width: 'full', maxWidth: '30rem', height: 'auto', mx: 'auto' },
      '& .sheet': { fill: 'bg.panel', stroke: 'border.emphasized' },
      '& .f0': { fill: 'bg.panel' },
      '& .f1': { fill: 'weave.first' },
      '& .f2': { fill: 'weave.second' },
      '& .tint': { fill: 'bg.muted', stroke: 'border.emphasized' },
      '& .name': { fill: 'fg', fontSize: '18px', fontWeight: '700' },
      '& .job': { fill: 'fg', fontSize: '13.5px', fontWeight: '650' },
      '& .line': { fill: 'fg.muted', fontSize: '11.5px' },
      '& .on': { fill: 'bg.panel' },
      '& .rule': { fill: 'none', stroke: 'border.emphasized' },
      '& .shade': { fill: 'black', opacity: 0.1 },
      '& .card': { fill: 'bg.muted' },
      '& .code': { fill: 'white' },
      '& .dot': { fill: 'black' },
    }}
  >
    <Drawing />
  </chakra.div>
)
