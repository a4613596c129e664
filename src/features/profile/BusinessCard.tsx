import { useActor } from '@xstate/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { Language } from '../../../openapi/define.ts'
import { failureOf } from '../../../openapi/failure.ts'
import type { CardDesign } from '../../../openapi/schemas/site.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectLoad } from '../../machines/load/load.connect.ts'
import { failureText } from '../../ui/failure-text.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { backMachine, cardMachine, designMachine, frontsMachine, readCardFile, saveFile, type Card, type CardFile } from './BusinessCard.effects.ts'
import { BusinessCardView } from './BusinessCardView.tsx'
import { useSave } from './useSave.ts'

/** `/user/my-businesscard` */
export function Screen() {
  const { t } = useTexts()
  const [snapshot, send] = useActor(cardMachine, { input: null })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const load = connectLoad(snapshot, send)
  return (
    <>
      <PageHeader title={t('page.businessCard.title')} purpose={t('card.purpose')} />
      <LoadGate
        load={load}
        skeleton={
          <chakra.div display="flex" flexDirection="column" gap="6">
            <Bone height="24rem" borderRadius="l3" />
            <Bone height="18rem" borderRadius="l3" />
            <Bone height="14rem" borderRadius="l3" />
          </chakra.div>
        }
      >
        {(card) => <CardDesk card={card} onSaved={load.receive} />}
      </LoadGate>
    </>
  )
}

/** The card at hand: its design, its language, and the files made of both. */
function CardDesk({ card, onSaved }: { readonly card: Card; readonly onSaved: (card: Card) => void }) {
  const { lang } = useTexts()
  const [language, setLanguage] = useState<Language>(lang)
  const save = useSave(designMachine, { row: card, agrees: (choice, row) => choice.design === row.design, onSaved })
  const design = save.values !== null && !save.isSaved ? save.values.design : card.design
  const files = useFiles(card, design, language)
  return (
    <BusinessCardView
      card={card}
      design={design}
      language={language}
      onLanguage={setLanguage}
      choice={{
        busy: save.busy,
        trouble: save.trouble,
        failure: save.failure,
        onChoose: (chosen) => save.submit({ design: chosen }),
        onRetry: save.retry,
        onKeepMine: () => {
          save.keepMine()
          save.submit({ design })
        },
        onTakeTheirs: () => {
          if (save.theirs !== null) onSaved(save.theirs)
          save.takeTheirs()
        },
      }}
      fronts={<Fronts key={language} language={language}>{(drawings) => drawings}</Fronts>}
      files={files}
    />
  )
}
