import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Bone } from '../Skeleton.tsx'

/** The toolbar wraps where it is narrow; what stands for it while it loads wraps alike. */
export const toolbarLayout = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5',
  p: '1',
  borderBottomWidth: '1px',
} as const
export const toolSize = { size: 'sm', w: '9', minW: '9', h: '9' } as const
const TOOL_COUNT = 12
/**
 * Of the part with the text. It does not grow while writing, so that nothing under it moves; the reader can draw it
 * larger.
 */
export const textHeight = '15rem'

export interface FrameProps {
  readonly toolbar: ReactNode
  readonly text: ReactNode
  /** One line: how much more fits. */
  readonly foot: ReactNode
  readonly isInvalid: boolean
}

/** Toolbar, text and one line under it in the edge of a field. */
export function Frame({ toolbar, text, foot, isInvalid }: FrameProps) {
  return (
    <chakra.div
      width="full"
      minWidth="0"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      borderColor={isInvalid ? 'border.error' : 'border.control'}
      overflow="hidden"
    >
      {toolbar}
      {text}
      <chakra.div
        borderTopWidth="1px"
        px="3"
        height="8"
        display="flex"
        alignItems="center"
        justifyContent="flex-end"
        textStyle="xs"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {foot}
      </chakra.div>
    </chakra.div>
  )
}

/** In the place of an editor that is being fetched: as high as it will be with so many tools beside the usual ones. */
export function FrameSkeleton({ more = 0 }: { readonly more?: number }) {
  return (
    <Frame
      isInvalid={false}
      toolbar={
        <chakra.div {...toolbarLayout}>
          {Array.from({ length: TOOL_COUNT + more }, (_, at) => (
            <chakra.div key={at} boxSize="9" p="2" css={{ '@media (pointer: coarse)': { boxSize: '11' } }}>
              <Bone height="full" />
            </chakra.div>
          ))}
        </chakra.div>
      }
      text={
        <chakra.div height={textHeight} p="3">
          <Bone width="80%" />
        </chakra.div>
      }
      foot={null}
    />
  )
}
