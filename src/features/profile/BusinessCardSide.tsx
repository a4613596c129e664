import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Failure } from '../../../openapi/failure.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Bone } from '../../ui/Skeleton.tsx'
import type { Side } from './BusinessCard.effects.ts'

export interface BusinessCardSideProps {
  readonly wish: Side
  /** The server's drawing; null until it is loaded. */
  readonly svg: string | null
  readonly failure: Failure | null
  /** Absent where nothing can be pressed, such as inside a choice. */
  readonly onRetry?: (() => void) | undefined
}

/**
 * One side of the card at its real proportions, so that nothing moves when the drawing arrives. It looks the same in
 * both themes, like paper.
 */
export function BusinessCardSide({ wish: { side, design }, svg, failure, onRetry }: BusinessCardSideProps) {
  const { t } = useTexts()
  const frame = { width: 'full', aspectRatio: '85 / 55', borderRadius: 'l2' } as const
  if (svg !== null)
    return (
      <chakra.img
        {...frame}
        display="block"
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={t(side === 'front' ? 'card.front.alt' : 'card.back.alt', { design: t(`card.design.${design}`) })}
        borderWidth="1px"
        bg="white"
      />
    )
  if (failure === null) return <Bone {...frame} height="auto" />
  const said = failureText(failure, t)
  return (
    <chakra.div
      {...frame}
      display="flex"
      flexDirection="column"
      gap="3"
      alignItems="center"
      justifyContent="center"
      p="4"
      textAlign="center"
      borderWidth="1px"
      bg="bg.subtle"
      textStyle="sm"
    >
      <span>{said.title}</span>
      {onRetry ? (
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onRetry}>
          {t('ui.action.retry')}
        </Button>
      ) : null}
    </chakra.div>
  )
}
