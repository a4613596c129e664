import { chakra } from '@chakra-ui/react/styled-system'
import { Input } from '@chakra-ui/react/input'
import { useState, type ReactNode } from 'react'
import { contrast } from '../../../openapi/colour.ts'
import {
  RESUME_CONTRAST,
  RESUME_DATES,
  RESUME_FITS,
  RESUME_FONT_PAIRS,
  RESUME_LEVELS,
  RESUME_LIMITS,
  RESUME_PAPERS,
  RESUME_TEMPLATE_FACTS,
  type ResumeStyle,
} from '../../../openapi/resume-style.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChoiceCard } from '../../ui/ChoiceCard.tsx'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Slider } from '../../ui/Slider.tsx'
import { Switch } from '../../ui/Switch.tsx'
import type { BuilderState } from './builder.ts'
import { Choices } from './Choices.tsx'
import type { LookEffects } from './looks.effects.ts'
import { TemplateChoice } from './TemplateChoice.tsx'

interface DesignPanelProps {
  readonly state: Pick<BuilderState, 'row' | 'draft' | 'dress' | 'pages' | 'facts' | 'lang'>
  /** The calls of the templates; stories give their own. */
  readonly looks?: LookEffects | undefined
}
/** Dark enough for white paper, and apart from each other. */
const ACCENTS = ['#1f3a5f', '#1d5fc4', '#20495c', '#0f6b4f', '#7a3e12', '#8a1c3b', '#5b2333', '#333f50'] as const
const HEX = /^#[0-9a-f]{6}$/i

/** How the resume looks: its template, and everything that the person can choose about it. */
export function DesignPanel({ state, looks }: DesignPanelProps) {
  const { t, intl } = useTexts()
  const { draft, dress, pages } = state
  const { style } = draft
  const facts = RESUME_TEMPLATE_FACTS[style.template]
  const fitted = pages?.fitted ?? null
  return (
    <chakra.div display="grid" gap="4">
      <TemplateChoice state={state} effects={looks} />
      <Panel title={t('resume.build.look')}>
        <chakra.div display="grid" gap="5">
          <Accent value={style.accent} onChange={(accent) => dress({ accent })} />
          <Group label={t('resume.build.fonts')}>
            {RESUME_FONT_PAIRS.map((fonts) => (
              <ChoiceCard key={fonts} isChosen={style.fonts === fonts} onChoose={() => dress({ fonts })}>
                {t(`resume.fonts.${fonts}`)}
              </ChoiceCard>
            ))}
          </Group>
          <Group label={t('resume.build.fit')}>
            {[null, ...RESUME_FITS].map((fit) => (
              <ChoiceCard key={String(fit)} isChosen={style.fit === fit} onChoose={() => dress({ fit })}>
                {fit === null ? t('resume.build.fit.none') : t('resume.build.fit.pages', { pages: fit })}
              </ChoiceCard>
            ))}
          </Group>
          {fitted ? (
            <chakra.p textStyle="sm" color="fg.muted" role="status">
              {t('resume.build.fitted', {
                size: intl.formatNumber(fitted.size),
                margin: intl.formatNumber(fitted.margin),
              })}
            </chakra.p>
          ) : null}
          {(['size', 'spacing', 'margin'] as const).map((name) => (
            <Range
              key={name}
              label={t(`resume.build.${name}`)}
              shown={
                name === 'spacing'
                  ? intl.formatNumber(style[name], { style: 'percent' })
                  : t(`resume.build.${name}.value`, { value: intl.formatNumber(style[name]) })
              }
              value={style[name]}
              limits={RESUME_LIMITS[name]}
              onChange={(value) => dress({ [name]: value } as Pick<ResumeStyle, typeof name>)}
            />
          ))}
          <Group label={t('resume.build.dates')}>
            {RESUME_DATES.map((dates) => (
              <ChoiceCard key={dates} isChosen={style.dates === dates} onChoose={() => dress({ dates })}>
                {t(`resume.build.dates.${dates}`)}
              </ChoiceCard>
            ))}
          </Group>
          <Group label={t('resume.build.paper')}>
            {RESUME_PAPERS.map((paper) => (
              <ChoiceCard key={paper} isChosen={style.paper === paper} onChoose={() => dress({ paper })}>
                {t(`resume.build.paper.${paper}`)}
              </ChoiceCard>
            ))}
          </Group>
          <Group label={t('resume.build.levels')}>
            {RESUME_LEVELS.map((levels) => (
              <ChoiceCard key={levels} isChosen={style.levels === levels} onChoose={() => dress({ levels })}>
                {t(`resume.build.levels.${levels}`)}
              </ChoiceCard>
            ))}
          </Group>
          {facts.photo === 'none' ? null : (
            <chakra.div display="flex" alignItems="center" gap="3">
              <Switch label={t('resume.build.photo')} checked={style.photo} onChange={(photo) => dress({ photo })} />
              <chakra.span>
                {t('resume.build.photo')}
                {state.facts.photo === null ? (
                  <chakra.span display="block" textStyle="sm" color="fg.muted">
                    {t('resume.build.photo.none')}
                  </chakra.span>
                ) : null}
              </chakra.span>
            </chakra.div>
          )}
        </chakra.div>
      </Panel>
    </chakra.div>
  )
}

const Group = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <chakra.p textStyle="label" mb="1.5">
      {label}
    </chakra.p>
    <Choices label={label}>{children}</Choices>
  </div>
)

interface RangeProps {
  readonly label: string
  readonly shown: string
  readonly value: number
  readonly limits: { readonly least: number; readonly most: number; readonly step: number }
  readonly onChange: (value: number) => void
}
const Range = ({ label, shown, value, limits, onChange }: RangeProps) => (
  <chakra.label display="grid" gap="1">
    <chakra.span display="flex" justifyContent="space-between" textStyle="label">
      {label}
      <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
        {shown}
      </chakra.span>
    </chakra.span>
    {/* Steps of a twentieth are no whole binary numbers: what is kept has two digits. */}
    <Slider value={value} limits={limits} onChange={(now) => onChange(Number(now.toFixed(2)))} />
  </chakra.label>
)

interface AccentProps {
  readonly value: string
  readonly onChange: (accent: string) => void
}

/** The accent: one of ours, or one's own if it can be read on white paper. What cannot stays in the field, and says so. */
function Accent({ value, onChange }: AccentProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? value
  const isWrong = typed !== null && !isReadable(typed)
  const take = (colour: string) => {
    const now = colour.toLowerCase()
    setTyped(isReadable(now) ? null : colour)
    if (isReadable(now)) onChange(now)
  }
  return (
    <div>
      <FieldFrame
        label={t('resume.build.accent')}
        error={isWrong ? t(HEX.test(shown) ? 'validation.resume_accent' : 'validation.colour') : undefined}
      >
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <chakra.input
            type="color"
            aria-label={t('ui.colour.pick', { label: t('resume.build.accent') })}
            value={HEX.test(shown) ? shown : '#000000'}
            onChange={(event) => take(event.target.value)}
            width="11"
            height="11"
            p="1"
            borderWidth="1px"
            borderColor="border.control"
            borderRadius="l2"
            bg="bg.panel"
            cursor="pointer"
          />
          <Input
            width="8rem"
            value={shown}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            fontVariantNumeric="tabular-nums"
            onChange={(event) => take(event.target.value)}
          />
        </chakra.div>
      </FieldFrame>
      <chakra.div role="group" aria-label={t('resume.build.accents')} display="flex" flexWrap="wrap" gap="1" mt="2">
        {ACCENTS.map((accent) => (
          <chakra.button
            key={accent}
            type="button"
            aria-label={accent}
            aria-pressed={value === accent}
            onClick={() => take(accent)}
            width="11"
            height="11"
            display="grid"
            placeItems="center"
            cursor="pointer"
          >
            <chakra.span
              width="7"
              height="7"
              borderRadius="full"
              borderWidth={value === accent ? '3px' : '1px'}
              borderColor={value === accent ? 'fg' : 'border'}
              style={{ background: accent }}
            />
          </chakra.button>
        ))}
      </chakra.div>
    </div>
  )
}
const isReadable = (colour: string) => HEX.test(colour) && contrast(colour, '#ffffff') >= RESUME_CONTRAST
