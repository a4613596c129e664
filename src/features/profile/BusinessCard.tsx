import { useActor } from '@xstate/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { failureOf } from '../../../openapi/failure.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectLoad } from '../../machines/load/load.connect.ts'
import { failureText } from '../../ui/failure-text.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { BusinessCardView } from './BusinessCardView.tsx'
import { cardMachine, readContact, saveFile, type CardWithCode } from './profile.effects.ts'

/** `/user/my-businesscard` */
export function Screen() {
  const { t } = useTexts()
  const toast = useToast()
  const [snapshot, send] = useActor(cardMachine, { input: null })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const downloadContact = async ({ card }: CardWithCode) => {
    try {
      saveFile(await readContact(), `${card.code}.vcf`)
    } catch (error) {
      const said = failureText(failureOf(error), t)
      toast({ severity: 'error', title: said.title, text: said.text })
    }
  }
  return (
    <>
      <PageHeader title={t('page.businessCard.title')} purpose={t('profile.card.purpose')} />
      <LoadGate
        load={connectLoad(snapshot, send)}
        skeleton={
          <chakra.div display="flex" flexDirection="column" gap="6">
            <Bone height="22rem" borderRadius="l3" />
            <Bone height="14rem" borderRadius="l3" />
          </chakra.div>
        }
      >
        {(content) => (
          <BusinessCardView
            content={content}
            onDownloadCode={() => saveFile(new Blob([content.svg], { type: 'image/svg+xml' }), `${content.card.code}.svg`)}
            onDownloadContact={() => void downloadContact(content)}
          />
        )}
      </LoadGate>
    </>
  )
}
