import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SetupProgress } from '../../machines/setup/setup.machine.ts'
import { CheckCircleIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useStepName } from './step-texts.ts'

/** The last step: what is there, what was left, and the way to the template and the public. */
export function Summary({ progress }: { readonly progress: SetupProgress }) {
  const { t } = useTexts()
  const stepName = useStepName()
  const before = progress.steps.filter(({ key }) => key !== 'publish')
  const done = before.filter(({ state }) => state === 'done')
  const left = before.filter(({ state }) => state !== 'done')
  const isPublished = progress.steps.some(({ key, state }) => key === 'publish' && state === 'done')
  return (
    <Panel>
      <chakra.div display="flex" flexDirection="column" gap="6">
        {isPublished ? <Notice kind="success" title={t('setup.publish.done')} /> : null}
        <chakra.div display="grid" gap="6" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))">
          <chakra.section>
            <Heading as="h3" textStyle="md" mb="2">
              {t('setup.summary.done')}
            </Heading>
            {done.length === 0 ? (
              <chakra.p textStyle="sm" color="fg.muted">
                {t('setup.summary.none_done')}
              </chakra.p>
            ) : (
              <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="1">
                {done.map((step) => (
                  <chakra.li key={step.key} display="flex" alignItems="center" gap="2" minHeight="6">
                    <CheckCircleIcon color="fg.success" flexShrink="0" />
                    {stepName(step)}
                  </chakra.li>
                ))}
              </chakra.ul>
            )}
          </chakra.section>
          <chakra.section>
            <Heading as="h3" textStyle="md" mb="2">
              {t('setup.summary.left')}
            </Heading>
            {left.length === 0 ? (
              <chakra.p textStyle="sm" color="fg.muted">
                {t('setup.summary.all_done')}
              </chakra.p>
            ) : (
              <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="1">
                {left.map((step) => (
                  <chakra.li key={step.key} display="flex" flexWrap="wrap" alignItems="center" gap="2" minHeight="6">
                    <Link asChild>
                      <RouterLink to={`?step=${step.key}`}>{stepName(step)}</RouterLink>
                    </Link>
                    <chakra.span textStyle="xs" color="fg.muted">
                      {t(`setup.state.${step.state}`)}
                    </chakra.span>
                  </chakra.li>
                ))}
              </chakra.ul>
            )}
          </chakra.section>
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button asChild>
            <RouterLink to={pages.templates.path}>
              {t(isPublished ? 'page.templates.title' : 'setup.publish.open')}
            </RouterLink>
          </Button>
          <Button asChild variant="outline" colorPalette="gray">
            <RouterLink to={pages.businessCard.path}>{t('setup.publish.card')}</RouterLink>
          </Button>
        </chakra.div>
      </chakra.div>
    </Panel>
  )
}
