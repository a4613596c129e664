import { useActor } from '@xstate/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SiteKind } from '../../../openapi/schemas/profile.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectPublish } from '../../machines/publish/publish.connect.ts'
import type { Site } from '../../machines/publish/publish.machine.ts'
import { useLive } from '../../ui/live.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { useSession } from '../../ui/session-context.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { publishMachine, siteMachine } from './profile.effects.ts'
import { TemplatesView } from './TemplatesView.tsx'

/** `/user/templates` */
export function Screen() {
  const { t } = useTexts()
  const kind = useSession().account?.kind === 'company' ? 'company' : 'individual'
  const load = useLoad(siteMachine, null)
  useLive('site', load.refresh)
  return (
    <>
      <PageHeader
        title={t('page.templates.title')}
        purpose={t(kind === 'company' ? 'profile.templates.purpose.company' : 'profile.templates.purpose')}
      />
      <LoadGate
        load={load}
        skeleton={
          <chakra.div display="flex" flexDirection="column" gap="6">
            <Bone height="11rem" borderRadius="l3" />
            <Bone height="15rem" borderRadius="l3" />
            <Bone height="42rem" borderRadius="l3" />
          </chakra.div>
        }
      >
        {(site) => <TemplateEditor site={site} kind={kind} />}
      </LoadGate>
    </>
  )
}

/** The look of a site and whether it is public. */
export function TemplateEditor({ site, kind }: { readonly site: Site; readonly kind: SiteKind }) {
  const { t } = useTexts()
  const toast = useToast()
  const [snapshot, send] = useActor(publishMachine, { input: { site } })
  useEffect(() => send({ type: 'row.changed', row: site }), [site, send])
  const publish = connectPublish(snapshot, send)
  const [taken, setTaken] = useState(0)
  const { done } = publish
  const tell = useEffectEvent(() => {
    if (done !== null) toast({ severity: 'success', text: t(`profile.site.done.${done}`) })
  })
  useEffect(() => tell(), [done, publish.site.version])
  return <TemplatesView key={taken} kind={kind} publish={publish} onDiscard={() => setTaken(taken + 1)} />
}
