import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { Language } from '../../../openapi/define.ts'
import { failureOf } from '../../../openapi/failure.ts'
import type { SiteKind } from '../../../openapi/schemas/profile.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { saveFile } from '../../api/save-file.ts'
import { failureText } from '../../ui/failure-text.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { useSession } from '../../ui/session-context.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import {
  cardMachine,
  designMachine,
  readCardFile,
  sideMachine,
  type Card,
  type CardFile,
  type Side,
} from './BusinessCard.effects.ts'
import { BusinessCardSide } from './BusinessCardSide.tsx'
import { BusinessCardView } from './BusinessCardView.tsx'

/** `/user/my-businesscard` */
export function Screen() {
  const { t } = useTexts()
  const kind = useSession().account?.kind === 'company' ? 'company' : 'individual'
  const load = useLoad(cardMachine, null)
  return (
    <>
      <PageHeader
        title={t('page.businessCard.title')}
        purpose={t(kind === 'company' ? 'card.purpose.company' : 'card.purpose')}
      />
      <LoadGate
        load={load}
        skeleton={
          <chakra.div display="flex" flexDirection="column" gap="6">
            <Bone height="34rem" borderRadius="l3" />
            <Bone height="22rem" borderRadius="l3" />
            <Bone height="14rem" borderRadius="l3" />
          </chakra.div>
        }
      >
        {(card) => <CardDesk kind={kind} card={card} onSaved={load.receive} />}
      </LoadGate>
    </>
  )
}

/** The current card: its design, its language, and the files made of both. */
function CardDesk({
  kind,
  card,
  onSaved,
}: {
  readonly kind: SiteKind
  readonly card: Card
  readonly onSaved: (card: Card) => void
}) {
  const { t, lang } = useTexts()
  const toast = useToast()
  const [language, setLanguage] = useState<Language>(lang)
  const [attempt, setAttempt] = useState(0)
  const [making, setMaking] = useState<CardFile | null>(null)
  const save = useSave(designMachine, { row: card, agrees: (choice, row) => choice.design === row.design, onSaved })
  const design = save.values !== null && !save.isSaved ? save.values.design : card.design

  const take = async (file: CardFile) => {
    if (making !== null) return
    setMaking(file)
    try {
      const { content, ending } = await readCardFile(file, design, language)
      saveFile(content, `${card.code}-${ending}`)
    } catch (error) {
      const said = failureText(failureOf(error), t)
      toast({ severity: 'error', title: said.title, text: said.text })
    } finally {
      setMaking(null)
    }
  }
  return (
    <BusinessCardView
      kind={kind}
      card={card}
      design={design}
      language={language}
      onLanguage={setLanguage}
      onChoose={(chosen) => (chosen === design || save.busy ? undefined : save.submit({ design: chosen }))}
      trouble={save.trouble}
      failure={save.failure}
      onRetry={save.retry}
      onKeepMine={() => {
        save.keepMine()
        save.submit({ design })
      }}
      onTakeTheirs={() => {
        if (save.theirs !== null) onSaved(save.theirs)
        save.takeTheirs()
      }}
      renderSide={(side, of, large) => (
        <DrawnSide
          key={`${side} ${of} ${language} ${attempt}`}
          wish={{ side, design: of, language }}
          onRetry={large ? () => setAttempt(attempt + 1) : undefined}
        />
      )}
      making={making}
      onTake={(file) => void take(file)}
    />
  )
}

/** A side as the server draws it. */
function DrawnSide({ wish, onRetry }: { readonly wish: Side; readonly onRetry?: (() => void) | undefined }) {
  const { data, failure } = useLoad(sideMachine, wish)
  return <BusinessCardSide wish={wish} svg={data} failure={failure} onRetry={onRetry} />
}
