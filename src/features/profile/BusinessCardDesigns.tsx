import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Language } from '../../../openapi/define.ts'
import type { Failure } from '../../../openapi/failure.ts'
import type { SiteKind } from '../../../openapi/schemas/profile.ts'
import { CARD_DESIGNS, type CardDesign, type CardSide } from '../../../openapi/schemas/site.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { failureText } from '../../ui/failure-text.ts'
import { CheckCircleIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ChoiceButton } from '../../ui/ChoiceButton.tsx'

export interface DesignsProps {
  readonly kind: SiteKind
  readonly design: CardDesign
  readonly language: Language
  readonly onLanguage: (language: Language) => void
  readonly onChoose: (design: CardDesign) => void
  /** Why the choice was not saved and what to do; nothing while all is well. */
  readonly trouble: string | null
  readonly failure: Failure | null
  readonly onRetry: () => void
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
  /** The drawing of a side; `large` ones can be asked for again. */
  readonly renderSide: (side: CardSide, design: CardDesign, large: boolean) => ReactNode
}

const LANGUAGES = ['en', 'am'] as const

/** The chosen card, both sides, and the designs to choose from. A choice is saved at once. */
export function BusinessCardDesigns({
  kind,
  design,
  language,
  onLanguage,
  onChoose,
  renderSide,
  ...save
}: DesignsProps) {
  const { t } = useTexts()
  return (
    <Panel
      title={t('card.preview')}
      text={t('card.preview.text')}
      action={
        <chakra.div role="group" aria-label={t('card.language')} display="flex" gap="2">
          {LANGUAGES.map((lang) => (
            <ChoiceButton key={lang} size="sm" chosen={lang === language} onClick={() => onLanguage(lang)}>
              {t(`ui.language.${lang}`)}
            </ChoiceButton>
          ))}
        </chakra.div>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="6">
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}>
          {(['front', 'back'] as const).map((side) => (
            <chakra.figure key={side} minWidth="0">
              {renderSide(side, design, true)}
              <chakra.figcaption textStyle="sm" color="fg.muted" mt="1.5">
                {t(`card.${side}`)}
              </chakra.figcaption>
            </chakra.figure>
          ))}
        </chakra.div>
        <Trouble {...save} />
        <chakra.fieldset minWidth="0">
          <chakra.legend textStyle="label" mb="3">
            {t('card.design')}
          </chakra.legend>
          <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
            {CARD_DESIGNS.map((one) => (
              <Design
                key={one}
                kind={kind}
                design={one}
                isChosen={one === design}
                onChoose={() => onChoose(one)}
                drawing={renderSide('front', one, false)}
              />
            ))}
          </chakra.div>
        </chakra.fieldset>
      </chakra.div>
    </Panel>
  )
}

interface DesignProps {
  readonly kind: SiteKind
  readonly design: CardDesign
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly drawing: ReactNode
}

function Design({ kind, design, isChosen, onChoose, drawing }: DesignProps) {
  const { t } = useTexts()
  return (
    <chakra.button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      textAlign="start"
      display="flex"
      flexDirection={{ base: 'row', md: 'column' }}
      borderWidth="2px"
      borderRadius="l3"
      p="3"
      gap="3"
      borderColor={isChosen ? 'primary.solid' : 'border'}
      bg="bg.panel"
      cursor="pointer"
      _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' }}
    >
      <chakra.span display="block" width={{ base: '38%', md: 'full' }} flexShrink="0">
        {drawing}
      </chakra.span>
      <chakra.span display="flex" flex="1" width="full" justifyContent="space-between" gap="2">
        <span>
          <chakra.strong display="block" fontWeight="650">
            {t(`card.design.${design}`)}
          </chakra.strong>
          <chakra.span textStyle="sm" color="fg.muted">
            {t(
              design === 'portrait' && kind === 'company'
                ? 'card.design.portrait.text.company'
                : `card.design.${design}.text`,
            )}
          </chakra.span>
        </span>
        {isChosen ? <CheckCircleIcon color="primary.fg" flexShrink="0" /> : null}
      </chakra.span>
    </chakra.button>
  )
}

/** Why the choice was not kept, and what can be done; nothing while all is well. */
function Trouble({
  trouble,
  failure,
  onRetry,
  onKeepMine,
  onTakeTheirs,
}: Pick<DesignsProps, 'trouble' | 'failure' | 'onRetry' | 'onKeepMine' | 'onTakeTheirs'>) {
  const { t } = useTexts()
  if (trouble === null || failure === null) return null
  const said = failureText(failure, t)
  const small = { size: 'sm', variant: 'outline', colorPalette: 'gray' } as const
  return (
    <Notice
      kind="warning"
      title={said.title}
      actions={
        trouble === 'stale' ? (
          <>
            <Button {...small} onClick={onKeepMine}>
              {t('card.stale.keep_mine')}
            </Button>
            <Button {...small} onClick={onTakeTheirs}>
              {t('card.stale.take_theirs')}
            </Button>
          </>
        ) : (
          <Button {...small} onClick={onRetry}>
            {t('ui.action.retry')}
          </Button>
        )
      }
    >
      {t('card.not_kept')}
    </Notice>
  )
}
