import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import type { ResumePart } from '../../../openapi/resume-parts.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { EyeIcon, PencilIcon } from '../../ui/icons.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import type { BuilderState } from './builder.ts'
import { BuilderBar, type BuilderBarProps } from './BuilderBar.tsx'
import { DesignPanel } from './DesignPanel.tsx'
import { HeadCard } from './HeadCard.tsx'
import { PagesPreview } from './PagesPreview.tsx'
import { PartCard } from './PartCard.tsx'
import { fieldId, partOf } from './places.ts'
import { Suggestions } from './Suggestions.tsx'

/** From here on the pages have room beside the form. */
const BESIDE = '(min-width: 64rem)'
const TABS = ['content', 'design'] as const
export type BuilderTab = (typeof TABS)[number]

export interface BuilderViewProps extends BuilderBarProps {
  readonly tab: BuilderTab
  readonly onTab: (tab: BuilderTab) => void
}

/** `/build/resume`: what the resume says and how it looks, beside the pages that come of it. */
export function BuilderView({ tab, onTab, ...bar }: BuilderViewProps) {
  const { t } = useTexts()
  const { state } = bar
  const isBeside = useMedia(BESIDE)
  const [isPreview, setPreview] = useState(false)
  const [place, setPlace] = useState<{ readonly at: string } | null>(null)
  const goTo = (at: string) => {
    setPreview(false)
    onTab('content')
    setPlace({ at })
  }
  useUndoKeys(state)
  const preview = <PagesPreview state={state} onPlace={goTo} />
  return (
    <>
      <PageHeader title={t('page.resumeBuilder.title')} purpose={t('resume.build.purpose')} />
      <BuilderBar {...bar} />
      <chakra.div
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns="minmax(0, 1fr)"
        css={{ [`@media ${BESIDE}`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } }}
      >
        <chakra.div minWidth="0" hidden={isPreview && !isBeside}>
          <chakra.div role="group" aria-label={t('resume.build.tabs')} display="flex" gap="1" mb="4" overflowX="auto">
            {TABS.map((each) => (
              <Button
                key={each}
                variant={tab === each ? 'subtle' : 'ghost'}
                colorPalette={tab === each ? 'primary' : 'gray'}
                aria-pressed={tab === each}
                flexShrink="0"
                onClick={() => onTab(each)}
              >
                {t(`resume.build.tab.${each}`)}
              </Button>
            ))}
          </chakra.div>
          {tab === 'content' ? <Content state={state} place={place} onPlace={goTo} /> : null}
          {tab === 'design' ? <DesignPanel state={state} /> : null}
        </chakra.div>
        {isBeside || isPreview ? (
          <chakra.div
            minWidth="0"
            css={{
              [`@media ${BESIDE}`]: {
                position: 'sticky',
                top: '5rem',
                maxHeight: 'calc(100dvh - 6rem)',
                overflowY: 'auto',
              },
            }}
          >
            {preview}
          </chakra.div>
        ) : null}
      </chakra.div>
      {isBeside ? null : (
        <chakra.div position="sticky" bottom="4" mt="4" display="flex" justifyContent="center" zIndex="docked">
          <Button boxShadow="md" onClick={() => setPreview(!isPreview)}>
            {isPreview ? <PencilIcon /> : <EyeIcon />}
            {t(isPreview ? 'resume.build.edit' : 'resume.build.preview')}
          </Button>
        </chakra.div>
      )}
    </>
  )
}

interface ContentProps {
  readonly state: BuilderState
  /** The text whose field is asked for; a new object asks again. */
  readonly place: { readonly at: string } | null
  readonly onPlace: (at: string) => void
}

function Content({ state, place, onPlace }: ContentProps) {
  const { content } = state.draft
  const [open, setOpen] = useState<ReadonlySet<ResumePart>>(new Set())
  const [worded, setWorded] = useState<string | null>(null)
  const asked = useRef<string | null>(null)
  const [followed, setFollowed] = useState(place)
  if (place !== null && place !== followed) {
    setFollowed(place)
    const found = partOf(place.at)
    if (found) setOpen(new Set([...open, found.part]))
    if (found?.fact) setWorded(found.fact)
  }
  useEffect(() => {
    if (place === null || asked.current === place.at) return
    asked.current = place.at
    const field = document.getElementById(fieldId(place.at))
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }, [place])
  return (
    <chakra.div display="grid" gap="3">
      <Suggestions state={state} onPlace={onPlace} />
      <HeadCard state={state} />
      <chakra.ol listStyleType="none" display="grid" gap="3">
        {content.parts.map((part, at) => (
          <PartCard
            key={part.key}
            part={part}
            facts={
              new Map(state.facts.entries.flatMap((fact) => (fact.part === part.key ? [[fact.id, fact] as const] : [])))
            }
            at={at}
            last={content.parts.length - 1}
            isOpen={open.has(part.key)}
            onToggle={() =>
              setOpen(
                open.has(part.key)
                  ? new Set([...open].filter((key) => key !== part.key))
                  : new Set([...open, part.key]),
              )
            }
            worded={worded}
            onWord={setWorded}
            state={state}
          />
        ))}
      </chakra.ol>
    </chakra.div>
  )
}

/** Ctrl+Z and Ctrl+Y (⌘ on a Mac) anywhere on the screen: every change is a step of the whole resume. */
function useUndoKeys({ undo, redo }: Pick<BuilderState, 'undo' | 'redo'>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (!isRedo && key !== 'z') return
      event.preventDefault()
      if (isRedo) redo()
      else undo()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [undo, redo])
}
