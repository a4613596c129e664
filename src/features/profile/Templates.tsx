import { useActor } from '@xstate/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectLoad } from '../../machines/load/load.connect.ts'
import { connectPublish } from '../../machines/publish/publish.connect.ts'
import type { Site } from '../../machines/publish/publish.machine.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PreviewFrame } from '../../ui/PreviewFrame.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { PreviewPanel, type PreviewWishes } from './PreviewPanel.tsx'
import { previewMachine, publishMachine, siteMachine, type PreviewWish } from './profile.effects.ts'
import { PublishPanel } from './PublishPanel.tsx'
import { TemplateGallery } from './TemplateGallery.tsx'

/** Height of the preview, rem. */
const HEIGHT = 42

/** `/user/templates` */
export function Screen() {
  const { t } = useTexts()
  const [snapshot, send] = useActor(siteMachine, { input: null })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  return (
    <>
      <PageHeader title={t('page.templates.title')} purpose={t('profile.templates.purpose')} />
      <LoadGate
        load={connectLoad(snapshot, send)}
        skeleton={
          <chakra.div display="flex" flexDirection="column" gap="6">
            <Bone height="11rem" borderRadius="l3" />
            <Bone height="15rem" borderRadius="l3" />
            <Bone height={`${HEIGHT}rem`} borderRadius="l3" />
          </chakra.div>
        }
      >
        {(site) => <Editor site={site} />}
      </LoadGate>
    </>
  )
}

function Editor({ site }: { readonly site: Site }) {
  const { t, lang } = useTexts()
  const toast = useToast()
  const [snapshot, send] = useActor(publishMachine, { input: { site } })
  const publish = connectPublish(snapshot, send)
  const [wishes, setWishes] = useState<PreviewWishes>({ as: 'site', language: lang, device: matchMedia('(max-width: 48rem)').matches ? 'phone' : 'desktop' })
  const { done } = publish
  const tell = useEffectEvent(() => {
    if (done !== null) toast({ severity: 'success', text: t(`profile.site.done.${done}`) })
  })
  useEffect(() => tell(), [done, publish.site.version])
  const { template, version } = publish.site
  const wish = { template, version, as: wishes.as, language: wishes.language }
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <PublishPanel publish={publish} />
      <TemplateGallery publish={publish} />
      <PreviewPanel wishes={wishes} onWish={setWishes}>
        <Preview key={JSON.stringify(wish)} wish={wish} device={wishes.device} />
      </PreviewPanel>
    </chakra.div>
  )
}

function Preview({ wish, device }: { readonly wish: PreviewWish; readonly device: PreviewWishes['device'] }) {
  const { t } = useTexts()
  const [snapshot, send] = useActor(previewMachine, { input: wish })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  return (
    <LoadGate load={connectLoad(snapshot, send)} skeleton={<Bone height={`${HEIGHT}rem`} borderRadius="l3" />}>
      {(url) => <PreviewFrame url={url} title={t('profile.preview')} device={device} height={HEIGHT} />}
    </LoadGate>
  )
}
