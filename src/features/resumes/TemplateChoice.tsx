import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { inTemplate, type ResumeTemplate } from '../../../openapi/resume-style.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChoiceCard } from '../../ui/ChoiceCard.tsx'
import { mayFetchAhead } from '../../ui/fetch-ahead.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SheetDrawing } from '../../ui/SheetDrawing.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import type { BuilderState } from './builder.ts'
import { Choices } from './Choices.tsx'
import { lookMachines, type Look, type LookEffects, type LookMachines } from './looks.effects.ts'

interface TemplateChoiceProps {
  readonly state: Pick<BuilderState, 'row' | 'draft' | 'dress' | 'lang'>
  readonly effects?: LookEffects | undefined
}

/** The templates that are offered, and the resume's own, each with the person's own first page in it. */
export function TemplateChoice({ state, effects }: TemplateChoiceProps) {
  const { t, pick } = useTexts()
  const { row, draft, dress, lang } = state
  const { style } = draft
  const [machines] = useState(() => lookMachines(effects))
  const templates = useLoad(machines.templates, null)
  // The resume keeps one that is offered no more, until another one is saved.
  const isHere = (key: ResumeTemplate) => key === style.template || key === row.style.template
  return (
    <Panel title={t('resume.build.template')}>
      <LoadGate load={templates} skeleton={<RowsSkeleton rows={3} />}>
        {(all) => (
          <Choices label={t('resume.build.template')}>
            {all
              .filter(({ key, is_offered }) => is_offered || isHere(key))
              .map(({ key, name, is_allowed }) => (
                <ChoiceCard
                  key={key}
                  isChosen={style.template === key}
                  isUnavailable={!is_allowed && !isHere(key)}
                  onChoose={() => dress(inTemplate(style, key))}
                >
                  <chakra.span>
                    <chakra.strong display="block">{pick(name)?.text ?? t(`resume.template.${key}`)}</chakra.strong>
                    <chakra.span color="fg.muted">
                      {t(is_allowed || isHere(key) ? `resume.template.${key}.text` : 'resume.build.template.plan')}
                    </chakra.span>
                  </chakra.span>
                  <Picture key={lang} look={{ id: row.id, template: key, lang }} machine={machines.picture} />
                </ChoiceCard>
              ))}
          </Choices>
        )}
      </LoadGate>
    </Panel>
  )
}

interface PictureProps {
  readonly look: Look
  readonly machine: LookMachines['picture']
}

/** Drawn once it is nearly in sight; those who spare data have names and words alone. */
function Picture(props: PictureProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  const [isWanted] = useState(mayFetchAhead)
  useEffect(() => {
    if (ref.current === null) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    )
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [])
  if (!isWanted) return null
  return (
    <chakra.span ref={ref} display="block" width="full">
      {isNear ? <Drawn {...props} /> : <SheetDrawing svg={null} />}
    </chakra.span>
  )
}
function Drawn({ look, machine }: PictureProps) {
  return <SheetDrawing svg={useLoad(machine, look).data} />
}
