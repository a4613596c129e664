import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Language } from '../../../openapi/define.ts'
import { offeredAudiences } from '../../../openapi/features.ts'
import { audiencesOf, type SiteKind } from '../../../openapi/schemas/profile.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { ChoiceButton } from '../../ui/ChoiceButton.tsx'
import type { ViewAs } from './profile.effects.ts'

export interface PreviewWishes {
  readonly as: ViewAs
  readonly language: Language
  readonly device: 'phone' | 'desktop'
}
export interface PreviewPanelProps {
  readonly kind: SiteKind
  readonly wishes: PreviewWishes
  readonly onWish: (wishes: PreviewWishes) => void
  /** The page itself, or its loading state. */
  readonly children: ReactNode
}

/** The account's own page as others would see it: choose reader, language and device. */
export function PreviewPanel({ kind, wishes, onWish, children }: PreviewPanelProps) {
  const { t } = useTexts()
  const people: readonly ViewAs[] = [...offeredAudiences(audiencesOf(kind)), 'me']
  return (
    <Panel
      title={t('profile.preview')}
      text={t(kind === 'company' ? 'profile.preview.text.company' : 'profile.preview.text')}
    >
      <chakra.div display="flex" flexDirection="column" gap="4">
        <chakra.div display="flex" flexWrap="wrap" gap="4">
          <Choice
            label={t('profile.preview.as')}
            options={people.map(
              (as) => [as, as === 'me' ? t('profile.preview.me') : t(`field.audience.${as}`)] as const,
            )}
            value={wishes.as}
            onChange={(as) => onWish({ ...wishes, as })}
          />
          <Choice
            label={t('profile.preview.device')}
            options={[
              ['desktop', t('profile.preview.desktop')] as const,
              ['phone', t('profile.preview.phone')] as const,
            ]}
            value={wishes.device}
            onChange={(device) => onWish({ ...wishes, device })}
          />
          <Choice
            label={t('profile.preview.language')}
            options={[['en', t('ui.language.en')] as const, ['am', t('ui.language.am')] as const]}
            value={wishes.language}
            onChange={(language) => onWish({ ...wishes, language })}
          />
        </chakra.div>
        {children}
      </chakra.div>
    </Panel>
  )
}

interface ChoiceProps<V extends string> {
  readonly label: string
  readonly options: readonly (readonly [V, string])[]
  readonly value: V
  readonly onChange: (value: V) => void
}
/** A choice of a few, all visible. */
function Choice<V extends string>({ label, options, value, onChange }: ChoiceProps<V>) {
  return (
    <chakra.div role="group" aria-label={label} display="flex" flexDirection="column" gap="1.5">
      <chakra.span textStyle="xs" color="fg.muted" aria-hidden="true">
        {label}
      </chakra.span>
      <chakra.div display="flex" flexWrap="wrap" gap="1.5">
        {options.map(([option, text]) => (
          <ChoiceButton key={option} size="sm" chosen={option === value} onClick={() => onChange(option)}>
            {text}
          </ChoiceButton>
        ))}
      </chakra.div>
    </chakra.div>
  )
}
