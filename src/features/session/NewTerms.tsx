import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { pages } from '../../../openapi/routes.ts'
import type { WaitingPolicy } from '../../../openapi/schemas/policy.ts'
import { policyPath } from '../../documents/policy/policy-data.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { failureText } from '../../ui/failure-text.ts'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader, TITLE_ID } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSession } from '../../ui/session-context.ts'
import { useDates } from '../../ui/useDates.ts'
import { acceptPolicies } from './policies.effects.ts'
import { TextLink } from './TextLink.tsx'

const acceptMachine = createSaveMachine(acceptPolicies)

export interface NewTermsProps {
  /** The versions that took effect; at least one. */
  readonly waiting: readonly WaitingPolicy[]
  readonly onAccepted: () => void
}

/** In the place of a screen: what changed in the terms, and whether the person accepts them (decision 228). */
export function NewTerms({ waiting, onAccepted }: NewTermsProps) {
  const { t } = useTexts()
  const { signOut } = useSession()
  const accepting = useSave(acceptMachine, { row: null, onSaved: onAccepted })
  const { busy, failure } = accepting
  // It comes unasked, where another screen was expected.
  useEffect(() => document.getElementById(TITLE_ID)?.focus({ preventScroll: true }), [])
  const said = failure && failureText(failure, t)
  return (
    <chakra.div maxWidth="44rem">
      <PageHeader title={t('session.terms.title')} purpose={t('session.terms.purpose')} />
      <chakra.div display="flex" flexDirection="column" gap="4">
        {waiting.map((policy) => (
          <Changes key={policy.id} policy={policy} />
        ))}
        {said ? (
          <Notice kind="error" title={said.title}>
            {said.text}
          </Notice>
        ) : null}
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <SubmitButton
            busy={busy}
            busyText={t('session.terms.accept.busy')}
            onClick={() => accepting.submit(waiting.map(({ id }) => id))}
          >
            {t('session.terms.accept')}
          </SubmitButton>
          <Button variant="outline" colorPalette="gray" onClick={signOut}>
            {t('session.terms.leave')}
          </Button>
        </chakra.div>
        <chakra.p textStyle="sm" color="fg.muted">
          {t('session.terms.without')}{' '}
          <TextLink to={pages.changePassword.path}>{t('page.changePassword.title')}</TextLink>
        </chakra.p>
      </chakra.div>
    </chakra.div>
  )
}

/** One version: its own note of what changed, and where it and the one accepted before are read. */
function Changes({ policy }: { readonly policy: WaitingPolicy }) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const { kind, effective_from: from, accepted_from: before } = policy
  const [title, changes] = [pick(policy.title), pick(policy.changes)]
  return (
    <Panel title={title?.text ?? ''} text={t('session.terms.since', { date: date(from) })}>
      {changes ? (
        <>
          <chakra.h3 fontWeight="650">{t('session.terms.changes')}</chakra.h3>
          <chakra.p lang={changes.lang} mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
            {changes.text}
          </chakra.p>
        </>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="1" mt={changes ? '4' : '0'}>
        <Version path={policyPath(kind, from)} text={t('session.terms.read')} />
        {/* Two versions of one day have one address, which shows the later one. */}
        {before !== null && before !== from ? (
          <Version path={policyPath(kind, before)} text={t('session.terms.read_before')} />
        ) : null}
      </chakra.div>
    </Panel>
  )
}

/** Opens beside the application, so that the answer can be given after reading. */
function Version({ path, text }: { readonly path: string; readonly text: string }) {
  return (
    <Link href={path} target="_blank" variant="underline" color="primary.fg" display="inline-block" py="0.5">
      {text}
    </Link>
  )
}
