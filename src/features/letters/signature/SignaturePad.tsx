import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, type PointerEvent } from 'react'
import { useTexts } from '../../../i18n/useTexts.ts'
import { PAD, pathOf, PEN_WIDTH, type Point, type Stroke } from './drawing.ts'

interface SignaturePadProps {
  readonly strokes: readonly Stroke[]
  readonly onStrokes: (change: (strokes: readonly Stroke[]) => readonly Stroke[]) => void
}

/** A place to sign with a finger, a pen or a mouse. It is white as paper in both themes. */
export function SignaturePad({ strokes, onStrokes }: SignaturePadProps) {
  const { t } = useTexts()
  const isDrawing = useRef(false)
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point => {
    const box = currentTarget.getBoundingClientRect()
    const round = (value: number) => Math.round(value * 10) / 10
    return {
      x: round(((clientX - box.left) / box.width) * PAD.width),
      y: round(((clientY - box.top) / box.height) * PAD.height),
    }
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    isDrawing.current = true
    const point = pointOf(event)
    onStrokes((now) => [...now, [point]])
  }
  const goOn = (event: PointerEvent<SVGSVGElement>) => {
    if (!isDrawing.current) return
    const point = pointOf(event)
    onStrokes((now) => now.map((stroke, at) => (at === now.length - 1 ? [...stroke, point] : stroke)))
  }
  const end = () => {
    isDrawing.current = false
  }
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div bg="white" borderWidth="1px" borderColor="border.control" borderRadius="l2" overflow="hidden">
        <chakra.svg
          role="img"
          aria-label={t('letter.signature.pad')}
          viewBox={`0 0 ${PAD.width} ${PAD.height}`}
          width="full"
          display="block"
          cursor="crosshair"
          css={{ touchAction: 'none' }}
          onPointerDown={begin}
          onPointerMove={goOn}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <line x1="40" x2={PAD.width - 40} y1="160" y2="160" stroke="#9aa3af" strokeDasharray="4 5" />
          {strokes.map((stroke, at) => (
            <path
              key={`stroke ${at + 1}`}
              d={pathOf(stroke)}
              fill="none"
              stroke="#10243f"
              strokeWidth={PEN_WIDTH}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
        </chakra.svg>
      </chakra.div>
      <chakra.div display="flex" gap="2">
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-disabled={strokes.length === 0}
          onClick={() => onStrokes((now) => now.slice(0, -1))}
        >
          {t('letter.signature.undo')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          colorPalette="gray"
          aria-disabled={strokes.length === 0}
          onClick={() => onStrokes(() => [])}
        >
          {t('letter.signature.clear')}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}
