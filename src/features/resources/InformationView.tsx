import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { factPartId } from '../../../openapi/anchors.ts'
import type { FactPart } from '../../../openapi/fact-parts.ts'
import type { Facts } from '../../../openapi/schemas/facts.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { useAnchor } from '../../ui/useAnchor.ts'
import { FactPanel } from './FactPanel.tsx'
import { missingOf } from './information.connect.ts'
import type { Recording } from './information.effects.ts'
import { Missing } from './Missing.tsx'
import { UnrecordedJobs } from './UnrecordedJobs.tsx'

export interface InformationViewProps {
  readonly facts: Facts
  readonly open: ReadonlySet<FactPart>
  readonly record: Pick<SaveView<Recording, never>, 'submit' | 'busy' | 'failure' | 'retry' | 'trouble'>
  readonly onToggle: (part: FactPart) => void
  /** Opens a part with the form of a new entry. */
  readonly onAdd: (part: FactPart) => void
  /** The editor of a part's entries. */
  readonly children: (part: FactPart) => ReactNode
}

/** All parts in their order, each to be opened; what is missing is said first. */
export function InformationView({ facts, open, record, onToggle, onAdd, children }: InformationViewProps) {
  const { parts, jobs } = facts
  useAnchor(parts.map(({ key }) => factPartId(key)))
  // What was opened once stays there, so that nothing that is being written is lost.
  const [drawn, setDrawn] = useState(open)
  if ([...open].some((part) => !drawn.has(part))) setDrawn(new Set([...drawn, ...open]))
  return (
    <chakra.div
      display="grid"
      gap={{ base: '4', lg: '8' }}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' }}
    >
      <Jumps parts={parts} />
      <chakra.div display="flex" flexDirection="column" gap="3" minWidth="0">
        <UnrecordedJobs jobs={jobs} record={record} />
        <Missing parts={missingOf(facts)} isEmpty={parts.every(({ count }) => count === 0)} />
        {parts.map((part) => (
          <FactPanel
            key={part.key}
            part={part}
            isOpen={open.has(part.key)}
            onToggle={() => onToggle(part.key)}
            onAdd={() => onAdd(part.key)}
          >
            {drawn.has(part.key) ? children(part.key) : null}
          </FactPanel>
        ))}
      </chakra.div>
    </chakra.div>
  )
}

/** The way to each part: beside them, or a strip above them on a phone. */
function Jumps({ parts }: Pick<Facts, 'parts'>) {
  const { t } = useTexts()
  return (
    <chakra.nav
      aria-label={t('facts.jump')}
      position={{ base: 'static', lg: 'sticky' }}
      top={{ lg: '20' }}
      minWidth="0"
      overflowX="auto"
    >
      <chakra.ul listStyleType="none" display="flex" flexDirection={{ base: 'row', lg: 'column' }} gap="1" p="1">
        {parts.map(({ key, count }) => (
          <chakra.li key={key} flexShrink="0">
            <chakra.span
              css={{
                '& a': {
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  gap: '2',
                  minHeight: '11',
                  paddingInline: '3',
                  borderRadius: 'l2',
                  textStyle: 'sm',
                  whiteSpace: 'nowrap',
                },
                '& a:hover': { bg: 'bg.muted' },
              }}
            >
              <RouterLink to={{ hash: `#${factPartId(key)}` }}>
                {t(`facts.part.${key}`)}
                <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
                  {count > 0 ? count : ''}
                </chakra.span>
              </RouterLink>
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
