import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { jobText } from '../../../openapi/schemas/resume.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { addFact, isOnPaper } from '../../machines/resume/edits.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { CheckPanelProps } from './CheckPanel.tsx'
import type { JobTerm, ReviewMachines } from './review.effects.ts'

interface TailoringProps extends Pick<CheckPanelProps, 'state'> {
  readonly machine: ReviewMachines['match']
  /** The text of a job that the reader came with, which is compared at once; null: they paste one. */
  readonly given: string | null
}

/** A job's text, and which of its terms the resume has, lacks, and could have. Nothing is made up. */
export function Tailoring({ machine, state, given }: TailoringProps) {
  const { t } = useTexts()
  const form = useSchemaForm(jobText, given === null ? {} : { text: given })
  const match = useSave(machine, { row: null, onSaved: () => undefined })
  const { row } = match
  const compare = useEffectEvent((text: string) => match.submit(text))
  useEffect(() => {
    if (given !== null) compare(given)
  }, [given])
  return (
    <Panel title={t('resume.tailor')} text={t('resume.tailor.text')}>
      {/* It is a copy of what stands elsewhere: leaving it loses nothing. */}
      <Form form={form} guarded={false} save={match} onSubmit={({ text }) => match.submit(text)}>
        <TextAreaField control={form.control} name="text" label={t('resume.tailor.job')} rows={5} required />
        <FormButtons busy={match.busy} submit={t('resume.tailor.compare')} />
      </Form>
      <chakra.div aria-live="polite">{row ? <Terms terms={row.terms} state={state} /> : null}</chakra.div>
    </Panel>
  )
}

function Terms({ terms, state }: Pick<CheckPanelProps, 'state'> & { readonly terms: readonly JobTerm[] }) {
  const { t } = useTexts()
  const { draft, facts, edit } = state
  const has = terms.filter((term) => term.has)
  const offered = terms.flatMap((term) => {
    const { fact } = term
    const known = fact && facts.entries.find(({ part, id }) => part === fact.part && id === fact.id)
    return !term.has && fact && known ? [{ term: term.term, text: fact.text, known }] : []
  })
  const lacks = terms.filter((term) => !term.has && term.fact === null)
  if (terms.length === 0)
    return (
      <chakra.p textStyle="sm" color="fg.muted" mt="4">
        {t('resume.tailor.nothing')}
      </chakra.p>
    )
  return (
    <chakra.div display="grid" gap="4" mt="4">
      {offered.length > 0 ? (
        <Group title={t('resume.tailor.offered', { count: offered.length })}>
          <chakra.ul listStyleType="none">
            {offered.map(({ term, text, known }) => (
              <chakra.li key={term} display="flex" flexWrap="wrap" alignItems="center" gap="2" py="1">
                <chakra.span flex="1 1 12rem" minWidth="0" overflowWrap="anywhere">
                  <strong>{term}</strong>
                  <chakra.span display="block" textStyle="sm" color="fg.muted">
                    {`${t(`facts.part.${known.part}`)} · ${text}`}
                  </chakra.span>
                </chakra.span>
                {isOnPaper(draft.content, known) ? (
                  <chakra.span display="inline-flex" gap="1" alignItems="center" textStyle="sm" color="success.fg">
                    <CheckIcon />
                    {t('resume.tailor.added')}
                  </chakra.span>
                ) : (
                  <Button
                    size="sm"
                    minHeight="11"
                    variant="outline"
                    aria-label={t('resume.tailor.add.of', { term })}
                    onClick={() => edit(`add/${known.id}`, addFact(known))}
                  >
                    {t('resume.build.new.add')}
                  </Button>
                )}
              </chakra.li>
            ))}
          </chakra.ul>
        </Group>
      ) : null}
      {has.length > 0 ? (
        <Group title={t('resume.tailor.has', { count: has.length })}>
          <Chips terms={has} tone="success" />
        </Group>
      ) : null}
      {lacks.length > 0 ? (
        <Group title={t('resume.tailor.lacks', { count: lacks.length })} text={t('resume.tailor.lacks.text')}>
          <Chips terms={lacks} tone="gray" />
        </Group>
      ) : null}
    </chakra.div>
  )
}

interface GroupProps {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}
const Group = ({ title, text, children }: GroupProps) => (
  <chakra.section aria-label={title} display="grid" gap="2">
    <chakra.h3 fontWeight="650">{title}</chakra.h3>
    {text ? (
      <chakra.p textStyle="sm" color="fg.muted">
        {text}
      </chakra.p>
    ) : null}
    {children}
  </chakra.section>
)

const Chips = ({ terms, tone }: { readonly terms: readonly JobTerm[]; readonly tone: 'success' | 'gray' }) => (
  <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2">
    {terms.map(({ term, times }) => (
      <li key={term}>
        <StatusChip tone={tone}>{times > 1 ? `${term} × ${times}` : term}</StatusChip>
      </li>
    ))}
  </chakra.ul>
)
