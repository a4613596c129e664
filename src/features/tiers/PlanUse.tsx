import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent } from 'react'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import type { PlanUse } from '../../../openapi/schemas/plan.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LoadGate, type LoadGateProps } from '../../ui/LoadGate.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { planUseMachine } from './tiers.effects.ts'

/** How many have each plan, and the way to who they are. `changes` rises with every change of the plans. */
export function PlanUsePanel({ changes }: { readonly changes: number }) {
  const load = useLoad(planUseMachine, null)
  const refresh = useEffectEvent(() => load.refresh())
  useEffect(() => {
    if (changes > 0) refresh()
  }, [changes])
  return <PlanUseView load={load} />
}

export function PlanUseView({ load }: { readonly load: LoadGateProps<readonly PlanUse[]>['load'] }) {
  const { t, pick } = useTexts()
  return (
    <Panel title={t('plan.use')}>
      <LoadGate load={load} skeleton={<TextSkeleton lines={3} />}>
        {(plans) => (
          <chakra.ul listStyleType="none" display="flex" flexDirection="column">
            {plans.map(({ key, name, people, companies }) => {
              const plan = pick(name)?.text ?? key
              return (
                <chakra.li
                  key={key}
                  display="grid"
                  gridTemplateColumns={{ md: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)' }}
                  gap="2"
                  py="2"
                  borderBottomWidth="1px"
                  _last={{ borderBottomWidth: '0' }}
                >
                  <chakra.strong fontWeight="650">{plan}</chakra.strong>
                  <chakra.span fontVariantNumeric="tabular-nums">
                    {t('plan.use.count', { people, companies })}
                  </chakra.span>
                  {people + companies > 0 ? (
                    <Link asChild justifySelf={{ md: 'end' }}>
                      <RouterLink to={`${pages.users.path}?tier=${encodeURIComponent(key)}`}>
                        {t('plan.use.show', { plan })}
                      </RouterLink>
                    </Link>
                  ) : null}
                </chakra.li>
              )
            })}
          </chakra.ul>
        )}
      </LoadGate>
    </Panel>
  )
}
