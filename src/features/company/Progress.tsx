import { chakra } from '@chakra-ui/react/styled-system'
import { companySectionId, type CompanySection } from '../../../openapi/anchors.ts'
import { COMPANY_PARTS, type CompanyPart } from '../../../openapi/schemas/company.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CheckCircleIcon, ChevronRightIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { goToPart, useAnchor } from '../../ui/useAnchor.ts'

const SECTIONS: readonly CompanySection[] = [...COMPANY_PARTS, 'licences', 'verification']
const IDS = SECTIONS.map(companySectionId)

/** How many groups were saved, and the way to each. */
export function Progress({ completed }: { readonly completed: readonly CompanyPart[] }) {
  const { t } = useTexts()
  const total = COMPANY_PARTS.length
  // Links of notifications, the dashboard and the card lead to a section, not to a page of seven screens.
  useAnchor(IDS)
  return (
    <Panel title={t('company.progress')} text={t('company.progress.count', { done: completed.length, total })}>
      <chakra.progress
        value={completed.length}
        max={total}
        aria-label={t('company.progress')}
        width="full"
        height="2"
        mb="4"
        appearance="none"
        border="none"
        borderRadius="full"
        overflow="hidden"
        bg="bg.muted"
        css={{
          '&::-webkit-progress-bar': { background: 'transparent' },
          '&::-webkit-progress-value': { bg: 'success.solid', borderRadius: 'full' },
          '&::-moz-progress-bar': { bg: 'success.solid', borderRadius: 'full' },
        }}
      />
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="2"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 13rem), 1fr))"
      >
        {SECTIONS.map((section) => {
          const isPart = section !== 'licences' && section !== 'verification'
          const isDone = isPart && completed.includes(section)
          return (
            <li key={section}>
              <chakra.button
                type="button"
                onClick={() => goToPart(companySectionId(section))}
                display="flex"
                alignItems="center"
                gap="2"
                width="full"
                minHeight="11"
                px="3"
                py="1.5"
                borderWidth="1px"
                borderRadius="l2"
                textAlign="start"
                cursor="pointer"
                _hover={{ bg: 'bg.subtle' }}
                _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' }}
              >
                {isDone ? <CheckCircleIcon color="fg.success" /> : <ChevronRightIcon color="fg.muted" />}
                <chakra.span flex="1" minWidth="0">
                  {t(`company.part.${section}`)}
                </chakra.span>
                {isPart ? (
                  <chakra.span textStyle="xs" color={isDone ? 'fg.success' : 'fg.muted'}>
                    {t(isDone ? 'company.part.done' : 'company.part.open')}
                  </chakra.span>
                ) : null}
              </chakra.button>
            </li>
          )
        })}
      </chakra.ul>
    </Panel>
  )
}
