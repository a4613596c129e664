import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { Notice } from '../Notice.tsx'

export interface Difference {
  readonly field: string
  readonly label: string
  readonly mine: ReactNode
  readonly theirs: ReactNode
}
export interface ConflictProps {
  readonly differences: readonly Difference[]
  /** Offered while the person has to decide; absent once "mine" goes on top, when the differences stay to be seen. */
  readonly onTakeTheirs?: () => void
  readonly onKeepMine?: () => void
}

/** Someone saved a newer version meanwhile: each field that differs, side by side, and the two ways on. Nothing typed is lost by either. */
export function Conflict({ differences, onTakeTheirs, onKeepMine }: ConflictProps) {
  const { t } = useTexts()
  const asking = onTakeTheirs !== undefined && onKeepMine !== undefined
  const place = useRef<HTMLDivElement>(null)
  // It appears above a form that may be long, while the focus is on the button at its end.
  useEffect(() => {
    place.current?.focus()
    place.current?.scrollIntoView({ block: 'start' })
  }, [asking])
  return (
    <Notice
      ref={place}
      kind="warning"
      title={t(asking ? 'resource.stale.title' : 'resource.stale.kept')}
      actions={
        asking ? (
          <>
            <Button size="sm" onClick={onKeepMine}>
              {t('resource.stale.keep_mine')}
            </Button>
            <Button size="sm" variant="outline" colorPalette="gray" onClick={onTakeTheirs}>
              {t('resource.stale.take_theirs')}
            </Button>
          </>
        ) : undefined
      }
    >
      {asking ? t('resource.stale.text') : null}
      <chakra.dl display="grid" gap="3" mt="2">
        {differences.map(({ field, label, mine, theirs }) => (
          <chakra.div key={field} display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 11rem), 1fr))" gap="1" overflowWrap="anywhere">
            <chakra.dt fontWeight="600" gridColumn="1 / -1">
              {label}
            </chakra.dt>
            <chakra.dd>
              <chakra.span display="block" textStyle="xs" color="fg.muted">
                {t('resource.stale.mine')}
              </chakra.span>
              {mine}
            </chakra.dd>
            <chakra.dd>
              <chakra.span display="block" textStyle="xs" color="fg.muted">
                {t('resource.stale.theirs')}
              </chakra.span>
              {theirs}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Notice>
  )
}
