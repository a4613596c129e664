import { useActor } from '@xstate/react'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent } from 'react'
import { Link as RouterLink } from 'react-router'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectPublish, type PublishView } from '../../machines/publish/publish.connect.ts'
import type { Site } from '../../machines/publish/publish.machine.ts'
import { failureText } from '../../ui/failure-text.ts'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { useLive } from '../../ui/live.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { AddressBar } from './AddressBar.tsx'
import { IndexingChoice } from './IndexingChoice.tsx'
import { publishMachine, siteMachine } from './profile.effects.ts'

interface PublishStepProps {
  readonly onPublished: () => void
}

/** The last step of a newcomer: where the page will be, who may find it, and the button. */
export function PublishStep({ onPublished }: PublishStepProps) {
  const load = useLoad(siteMachine, null)
  useLive('site', load.refresh)
  return (
    <LoadGate load={load} skeleton={<Bone height="20rem" borderRadius="l3" />}>
      {(site) => <Publisher site={site} onPublished={onPublished} />}
    </LoadGate>
  )
}

function Publisher({ site, onPublished }: PublishStepProps & { readonly site: Site }) {
  const [snapshot, send] = useActor(publishMachine, { input: { site } })
  useEffect(() => send({ type: 'row.changed', row: site }), [site, send])
  const publish = connectPublish(snapshot, send)
  const tell = useEffectEvent(onPublished)
  // Done here, or in another tab meanwhile.
  const isPublished = publish.site.status === 'published'
  useEffect(() => (isPublished ? tell() : undefined), [isPublished])
  // The question stands open from the start: one press publishes.
  const { question, mayPublish, failure } = publish
  const isOpen = question === 'publish'
  const isReady = mayPublish && publish.site.missing.length === 0
  const ask = useEffectEvent(() => publish.askPublish())
  useEffect(() => {
    // Asking anew would take away why it failed.
    if (!isOpen && isReady && failure === null) ask()
  }, [isOpen, isReady, failure])
  const opened = (then: () => void) => {
    if (!isOpen) publish.askPublish()
    then()
  }
  return (
    <PublishStepView
      publish={{
        ...publish,
        answerIndexing: (value) => opened(() => publish.answerIndexing(value)),
        confirm: () => opened(publish.confirm),
      }}
    />
  )
}

/** The steps at which a newcomer fills in what publishing still needs. */
const STEPS = { name: 'name', section: 'work' } as const

export function PublishStepView({ publish }: { readonly publish: PublishView }) {
  const { t } = useTexts()
  const { site, failure, busy, isIncomplete } = publish
  const said = failure === null ? null : failureText(failure, t)
  return (
    <Panel>
      <chakra.form
        display="flex"
        flexDirection="column"
        gap="5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) publish.confirm()
        }}
      >
        <AddressBar url={site.url} title={t('profile.site.title')} isOpen={false} />
        {site.missing.length > 0 ? (
          <Notice kind={isIncomplete ? 'warning' : 'info'} title={t('profile.site.missing')}>
            <chakra.ul ps="5" listStyleType="disc">
              {site.missing.map((what) => (
                <li key={what}>
                  <Link asChild>
                    <RouterLink to={`?step=${STEPS[what]}`}>{t(`welcome.missing.${what}`)}</RouterLink>
                  </Link>
                </li>
              ))}
            </chakra.ul>
          </Notice>
        ) : (
          <IndexingChoice kind="individual" indexable={publish.indexable} onAnswer={publish.answerIndexing} />
        )}
        {said ? (
          <Notice kind="error" title={said.title}>
            {said.text}
          </Notice>
        ) : null}
        <chakra.div display="flex" justifyContent="flex-end">
          <SubmitButton busy={busy} busyText={t('profile.site.publishing')}>
            {t('welcome.publish')}
          </SubmitButton>
        </chakra.div>
      </chakra.form>
    </Panel>
  )
}
