import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Template } from '../../machines/publish/publish.machine.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { LivePreview, usePreview } from './LivePreview.tsx'
import { siteMachine, type PreviewWish } from './profile.effects.ts'

interface OwnPageProps {
  /** Grows with everything that is saved: the page is then drawn anew. */
  readonly saves: number
  /** A CSS length. */
  readonly height: string
}
/** Saves that follow one another are drawn once; milliseconds. */
const REST = 100

/** One's own page as visitors will see it, in the saved look. */
export function OwnPage(props: OwnPageProps) {
  const load = useLoad(siteMachine, null)
  return (
    <LoadGate load={load} skeleton={<Bone height={props.height} borderRadius="l3" />}>
      {({ template }) => <Growing template={template} {...props} />}
    </LoadGate>
  )
}

function Growing({ template, saves, height }: OwnPageProps & { readonly template: Template }) {
  const { t, lang } = useTexts()
  const wish = useMemo<PreviewWish>(() => ({ template, as: 'site', language: lang, look: null }), [template, lang])
  const preview = usePreview(wish, REST)
  const drawn = useRef(saves)
  const redraw = useEffectEvent(() => preview.refresh())
  useEffect(() => {
    if (drawn.current === saves) return
    drawn.current = saves
    redraw()
  }, [saves])
  return (
    <chakra.section aria-label={t('profile.preview')}>
      {/* As on a phone: in the room beside a form a wide page could not be read. */}
      <LivePreview preview={preview} device="phone" height={height} />
    </chakra.section>
  )
}
