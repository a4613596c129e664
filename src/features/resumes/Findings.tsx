import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link as RouterLink } from 'react-router'
import { factPartPath } from '../../../openapi/anchors.ts'
import { WORDED_FIELDS } from '../../../openapi/resume-fields.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import type { CheckPanelProps } from './CheckPanel.tsx'
import { nameOfFact } from './names.ts'
import { partOf, type Place } from './places.ts'
import type { Checklist, ReviewMachines } from './review.effects.ts'

interface FindingsProps extends Pick<CheckPanelProps, 'state' | 'isShown' | 'onPlace'> {
  readonly machine: ReviewMachines['check']
}

/** The checklist of the resume in the language of the pages, and the text that software reads from its PDF. */
export function Findings({ machine, state, isShown, onPlace }: FindingsProps) {
  const { t } = useTexts()
  const { row, lang, save } = state
  const load = useLoad(machine, lang)
  const checked = useRef(row.version)
  const refresh = useEffectEvent(load.refresh)
  const isRead = load.data !== null
  useEffect(() => {
    // Saved while the first answer was on its way: it is read again once that is there.
    if (!isShown || !isRead || checked.current === row.version) return
    checked.current = row.version
    refresh()
  }, [isShown, isRead, row.version])
  return (
    <>
      <Panel
        title={t('resume.check.list')}
        text={t(save === 'saved' ? 'resume.check.list.text' : 'resume.check.list.waiting')}
      >
        <chakra.div aria-busy={load.isRefreshing}>
          <LoadGate load={load} skeleton={<TextSkeleton lines={4} />}>
            {({ findings, pages }) =>
              findings.length === 0 ? (
                <Notice kind="success" title={t('resume.check.none', { pages })} />
              ) : (
                <chakra.ul listStyleType="none">
                  {findings.map((finding) => (
                    <Finding
                      key={`${finding.check} ${finding.at ?? ''} ${finding.message}`}
                      finding={finding}
                      state={state}
                      onPlace={onPlace}
                    />
                  ))}
                </chakra.ul>
              )
            }
          </LoadGate>
        </chakra.div>
      </Panel>
      {load.data ? (
        <Panel title={t('resume.check.machine')} text={t('resume.check.machine.text')}>
          {load.data.text === null ? (
            <Notice kind="warning" title={t('resume.check.machine.none')} />
          ) : (
            <chakra.pre
              // Longer than its room: reached and scrolled by keyboard as well.
              tabIndex={0}
              role="group"
              aria-label={t('resume.check.machine')}
              lang={lang}
              fontFamily="inherit"
              textStyle="sm"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              userSelect="text"
              maxHeight="24rem"
              overflowY="auto"
              p="3"
              borderWidth="1px"
              borderRadius="l2"
              bg="bg.subtle"
            >
              {load.data.text}
            </chakra.pre>
          )}
        </Panel>
      ) : null}
    </>
  )
}

interface FindingProps extends Pick<FindingsProps, 'state' | 'onPlace'> {
  readonly finding: Checklist['findings'][number]
}
/** Can the text at this place be changed in the builder? */
function hasField(at: string, { part, fact }: Place, { facts, draft }: FindingProps['state']): boolean {
  if (fact === null) return facts.entries.some((one) => one.part === part)
  const field = WORDED_FIELDS.find((one) => at === `${part}/${fact}/${one}`)
  if (field === undefined) return false
  const written = facts.entries.find((one) => one.part === part && one.id === fact)?.texts[field] ?? null
  const entry = draft.content.parts.find(({ key }) => key === part)?.entries.find((one) => one.fact === fact)
  return written !== null || entry?.wording[field] !== undefined
}

/** One thing that could be better, with the way to where it is. */
function Finding({ finding: { at, message }, state, onPlace }: FindingProps) {
  const { t, pick } = useTexts()
  const place = at === null ? null : partOf(at)
  const fact = place?.fact ? state.facts.entries.find(({ part, id }) => part === place.part && id === place.fact) : null
  const name = fact ? nameOfFact(fact, pick) : null
  // What is not written yet, and what only the facts say, such as a period, has no field in the builder.
  const isElsewhere = place !== null && at !== null && !hasField(at, place, state)
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      py="2"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.span flex="1 1 14rem" minWidth="0" overflowWrap="anywhere">
        {name === null ? null : (
          // Several entries are told the same: it says which one is meant.
          <chakra.span display="block" textStyle="sm" color="fg.muted">
            {name}
          </chakra.span>
        )}
        <chakra.span display="block">{message}</chakra.span>
      </chakra.span>
      {at === null ? null : isElsewhere ? (
        <Button size="sm" minHeight="11" variant="outline" colorPalette="gray" asChild>
          <RouterLink to={factPartPath(place.part)} aria-label={`${t('resume.build.part_facts')}: ${message}`}>
            {t('resume.build.part_facts')}
          </RouterLink>
        </Button>
      ) : (
        <Button
          size="sm"
          minHeight="11"
          variant="outline"
          colorPalette="gray"
          aria-label={`${t('resume.check.show')}: ${message}`}
          onClick={() => onPlace(at)}
        >
          {t('resume.check.show')}
        </Button>
      )}
    </chakra.li>
  )
}
