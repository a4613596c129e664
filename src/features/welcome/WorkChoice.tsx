import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Welcome } from '../../machines/welcome/welcome.machine.ts'
import { Panel } from '../../ui/Panel.tsx'
import { ChoiceButton } from '../../ui/ChoiceButton.tsx'

type Work = NonNullable<Welcome['work']>

interface WorkChoiceProps {
  /** The section that has an entry already. */
  readonly work: Welcome['work']
  /** The sections to choose from. */
  readonly works: Welcome['works']
  /** The form of one entry; `submit` is what its button says. */
  readonly children: (kind: Work, submit: string) => ReactNode
}

/** One job or one study, whichever says more of the person. */
export function WorkChoice({ work, works, children }: WorkChoiceProps) {
  const { t } = useTexts()
  const [kind, setKind] = useState<Work>(work ?? works[0] ?? 'experience')
  return (
    <>
      <chakra.div
        role="group"
        aria-label={t('welcome.work')}
        display={works.length < 2 ? 'none' : 'flex'}
        gap="2"
        mb="4"
      >
        {works.map((one) => (
          <ChoiceButton key={one} flex="1" chosen={one === kind} onClick={() => setKind(one)}>
            {t(`welcome.work.${one}`)}
          </ChoiceButton>
        ))}
      </chakra.div>
      <Panel key={kind}>{children(kind, t('welcome.save'))}</Panel>
    </>
  )
}
