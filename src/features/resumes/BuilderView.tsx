import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { factPartPath } from '../../../openapi/anchors.ts'
import { RESUME_PARTS, type ResumePart } from '../../../openapi/resume-parts.ts'
import type { ResumeFact } from '../../../openapi/schemas/resume.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { movePart } from '../../machines/resume/edits.ts'
import { FootBar } from '../../ui/FootBar.tsx'
import { EyeIcon, PencilIcon } from '../../ui/icons.tsx'
import { LazyPart, partOf as fetchedPart } from '../../ui/LazyPart.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import type { BuilderState } from './builder.ts'
import { BuilderBar, PdfButton, type BuilderBarProps } from './BuilderBar.tsx'
import type { LookEffects } from './looks.effects.ts'
import { HeadCard } from './HeadCard.tsx'
import { PagesPreview } from './PagesPreview.tsx'
import { PartCard } from './PartCard.tsx'
import { fieldId, partOf } from './places.ts'
import type { ReviewEffects } from './review.effects.ts'
import { Suggestions } from './Suggestions.tsx'

const { Part: DesignPanel } = fetchedPart(async () => (await import('./DesignPanel.tsx')).DesignPanel)
const { Part: CheckPanel } = fetchedPart(async () => (await import('./CheckPanel.tsx')).CheckPanel)

/** From here on the pages have room beside the form. */
const BESIDE = '(min-width: 64rem)'
const TABS = ['content', 'design', 'check'] as const
export type BuilderTab = (typeof TABS)[number]

export interface BuilderViewProps extends BuilderBarProps {
  /** The slug of a job that the resume is compared with at once; absent: none. */
  readonly job?: string | null
  readonly tab: BuilderTab
  readonly onTab: (tab: BuilderTab) => void
  /** The calls of the check; stories give their own. */
  readonly review?: ReviewEffects
  /** The calls of the templates; stories give their own. */
  readonly looks?: LookEffects
}

/** `/build/resume`: what the resume says and how it looks, beside the pages that come of it. */
export function BuilderView({ job = null, tab, onTab, review, looks, ...bar }: BuilderViewProps) {
  const { t } = useTexts()
  const { state } = bar
  const isBeside = useMedia(BESIDE)
  const [isPreview, setPreview] = useState(false)
  const [place, setPlace] = useState<{ readonly at: string } | null>(null)
  const goTo = useCallback(
    (at: string) => {
      setPreview(false)
      onTab('content')
      setPlace({ at })
    },
    [onTab],
  )
  const goToTab = useCallback(
    (to: BuilderTab) => {
      setPlace(null)
      onTab(to)
    },
    [onTab],
  )
  // What was pasted there stays while something is changed in another tab.
  const [wasChecked, setChecked] = useState(tab === 'check')
  if (tab === 'check' && !wasChecked) setChecked(true)
  useUndoKeys(state)
  const { pages, previewFailure, isDrawing, retryPreview } = state
  const preview = <PagesPreview {...{ pages, previewFailure, isDrawing, retryPreview }} onPlace={goTo} />
  return (
    <>
      <PageHeader title={t('page.resumeBuilder.title')} purpose={t('resume.build.purpose')} />
      <BuilderBar {...bar} isCompact={!isBeside} />
      <chakra.div
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns="minmax(0, 1fr)"
        css={{ [`@media ${BESIDE}`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } }}
      >
        <chakra.div minWidth="0" hidden={isPreview && !isBeside}>
          <Tabs tab={tab} onTab={goToTab} />
          {tab === 'content' ? <Content state={state} place={place} onPlace={goTo} /> : null}
          {tab === 'design' ? (
            <LazyPart fallback={<FormSkeleton fields={6} />}>
              <DesignPanel state={state} looks={looks} />
            </LazyPart>
          ) : null}
          {wasChecked ? (
            <chakra.div hidden={tab !== 'check'}>
              <LazyPart fallback={<FormSkeleton fields={3} />}>
                <CheckPanel state={state} job={job} isShown={tab === 'check'} onPlace={goTo} effects={review} />
              </LazyPart>
            </chakra.div>
          ) : null}
        </chakra.div>
        {isBeside || isPreview ? (
          // Nothing in it takes the focus, so that it is scrolled by keys only where it does itself.
          <chakra.div
            minWidth="0"
            tabIndex={isBeside ? 0 : undefined}
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
        // A bar of its own at the foot of the window: what scrolls under it ends at its line and is not half covered.
        // Its buttons are no wider than their words, and so beside the small fields at the edge, not upon them.
        <FootBar mt="4" justifyContent="center" gap="2">
          <Button variant="outline" colorPalette="gray" onClick={() => setPreview(!isPreview)}>
            {isPreview ? <PencilIcon /> : <EyeIcon />}
            {t(isPreview ? 'resume.build.edit' : 'resume.build.preview')}
          </Button>
          <PdfButton onDownload={bar.onDownload} downloading={bar.downloading} />
        </FootBar>
      )}
    </>
  )
}

const Tabs = memo(function Tabs({ tab, onTab }: Pick<BuilderViewProps, 'tab' | 'onTab'>) {
  const { t } = useTexts()
  return (
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
  )
})

interface ContentProps {
  readonly state: BuilderState
  /** The text whose field is asked for; a new object asks again. */
  readonly place: { readonly at: string } | null
  readonly onPlace: (at: string) => void
}

const turned = (key: ResumePart) => (open: ReadonlySet<ResumePart>) =>
  open.has(key) ? new Set([...open].filter((one) => one !== key)) : new Set([...open, key])
const NO_FACTS: ReadonlyMap<string, ResumeFact> = new Map()

function Content({ state, place, onPlace }: ContentProps) {
  const { t } = useTexts()
  const { edit, facts, lang } = state
  const { content } = state.draft
  const [open, setOpen] = useState<ReadonlySet<ResumePart>>(new Set())
  const [worded, setWorded] = useState<string | null>(null)
  const asked = useRef<typeof place>(null)
  const [followed, setFollowed] = useState<typeof place>(null)
  if (place !== null && place !== followed) {
    setFollowed(place)
    const found = partOf(place.at)
    if (found) setOpen(new Set([...open, found.part]))
    if (found?.fact) setWorded(found.fact)
  }
  useEffect(() => {
    if (place === null || asked.current === place) return
    asked.current = place
    // A place without a field of its own, such as a period, is in its part.
    const field =
      document.getElementById(fieldId(place.at)) ?? document.getElementById(fieldId(partOf(place.at)?.part ?? ''))
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }, [place])
  const onMove = useCallback(
    (part: ResumePart, to: ResumePart) =>
      edit('parts', (now) => {
        const [at, place] = [part, to].map((key) => now.parts.findIndex((one) => one.key === key))
        return at === undefined || place === undefined ? now : movePart(at, place)(now)
      }),
    [edit],
  )
  const onToggle = useCallback((key: ResumePart) => setOpen(turned(key)), [])
  const written = useMemo(() => Map.groupBy(facts.entries, ({ part }) => part), [facts])
  const byPart = useMemo(
    () => new Map([...written].map(([part, all]) => [part, new Map(all.map((fact) => [fact.id, fact]))])),
    [written],
  )
  const visible = content.parts.filter(({ key }) => written.has(key))
  const unwritten = RESUME_PARTS.filter((key) => !written.has(key))
  return (
    <chakra.div display="grid" gap="3">
      <Suggestions state={state} onPlace={onPlace} />
      <HeadCard {...{ edit, lang, facts }} headline={content.headline} contacts={content.contacts} />
      <chakra.ol listStyleType="none" display="grid" gap="3">
        {visible.map((part, at) => (
          <PartCard
            key={part.key}
            part={part}
            facts={byPart.get(part.key) ?? NO_FACTS}
            above={visible[at - 1]?.key}
            below={visible[at + 1]?.key}
            onMove={onMove}
            isOpen={open.has(part.key)}
            onToggle={onToggle}
            worded={worded !== null && byPart.get(part.key)?.has(worded) ? worded : null}
            onWord={setWorded}
            edit={edit}
            lang={lang}
          />
        ))}
      </chakra.ol>
      {unwritten.length > 0 ? (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" textStyle="sm" color="fg.muted">
          {t('resume.build.unwritten')}
          {unwritten.map((key) => (
            <Link key={key} asChild display="inline-flex" alignItems="center" minHeight={{ base: '11', md: '8' }}>
              <RouterLink to={factPartPath(key)}>{t(`facts.part.${key}`)}</RouterLink>
            </Link>
          ))}
        </chakra.div>
      ) : null}
    </chakra.div>
  )
}

/** Ctrl+Z and Ctrl+Y (⌘ on a Mac) anywhere on the screen: every change is a step of the whole resume. */
function useUndoKeys({ undo, redo }: Pick<BuilderState, 'undo' | 'redo'>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      // What is typed in a dialog, or into the check, is no part of the resume.
      if (event.target instanceof Element && event.target.closest('[role="dialog"], form')) return
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
