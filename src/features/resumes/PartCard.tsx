import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@chakra-ui/react/link'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router'
import { factPartPath } from '../../../openapi/anchors.ts'
import type { ResumeContentPart, ResumeFact } from '../../../openapi/schemas/resume.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { namePart, showPart } from '../../machines/resume/edits.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ArrowDownIcon, ArrowUpIcon, ChevronDownIcon, ChevronRightIcon } from '../../ui/icons.tsx'
import { Switch } from '../../ui/Switch.tsx'
import type { BuilderState } from './builder.ts'
import { EntryRow } from './EntryRow.tsx'
import { fieldId } from './places.ts'
import { PlainField } from './PlainField.tsx'

interface PartCardProps {
  readonly part: ResumeContentPart
  /** The facts of this part, by id. */
  readonly facts: ReadonlyMap<string, ResumeFact>
  /** Its place among the parts, from 0, and the last of them. */
  readonly at: number
  readonly last: number
  readonly onMove: (to: number) => void
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** The entry whose wording is open. */
  readonly worded: string | null
  readonly onWord: (fact: string | null) => void
  readonly state: Pick<BuilderState, 'edit' | 'lang'>
}

/** One part of the resume: shown or not, its title and place, and its entries. */
export function PartCard({ part, facts, at, last, onMove, isOpen, onToggle, worded, onWord, state }: PartCardProps) {
  const { t } = useTexts()
  const body = useId()
  const { key } = part
  const name = t(`facts.part.${key}`)
  const entries = part.entries.flatMap((entry) => {
    const fact = facts.get(entry.fact)
    return fact ? [{ entry, fact }] : []
  })
  const shown = entries.filter(({ entry }) => entry.shown).length
  const Chevron = isOpen ? ChevronDownIcon : ChevronRightIcon
  const move = (to: number) => (to < 0 || to > last ? undefined : onMove(to))
  return (
    <chakra.li bg="bg.panel" borderWidth="1px" borderRadius="l3" minWidth="0">
      <chakra.div display="flex" alignItems="center" gap="1" pe="2">
        <chakra.h3 flex="1" minWidth="0">
          <chakra.button
            type="button"
            aria-expanded={isOpen}
            aria-controls={body}
            onClick={onToggle}
            display="flex"
            alignItems="center"
            gap="2"
            width="full"
            minHeight="12"
            px="3"
            textAlign="start"
            cursor="pointer"
            borderRadius="l3"
            fontWeight="650"
            color={part.shown ? 'fg' : 'fg.muted'}
          >
            <Chevron color="fg.muted" flexShrink="0" />
            <chakra.span minWidth="0" overflowWrap="anywhere">
              {part.title?.[state.lang] ?? name}
              <chakra.span ms="2" color="fg.muted" fontWeight="400" textStyle="sm" fontVariantNumeric="tabular-nums">
                {t('resume.build.count', { shown, count: entries.length })}
              </chakra.span>
            </chakra.span>
          </chakra.button>
        </chakra.h3>
        <IconButton label={t('resume.build.up', { name })} aria-disabled={at === 0} onClick={() => move(at - 1)}>
          <ArrowUpIcon />
        </IconButton>
        <IconButton label={t('resume.build.down', { name })} aria-disabled={at === last} onClick={() => move(at + 1)}>
          <ArrowDownIcon />
        </IconButton>
        <Switch
          label={t('resume.build.show', { name })}
          checked={part.shown}
          onChange={(value) => state.edit(`${key}.shown`, showPart(key, value))}
        />
      </chakra.div>
      <chakra.div id={body} hidden={!isOpen} px={{ base: '3', md: '4' }} pb="3">
        {isOpen ? (
          <>
            <PlainField
              id={fieldId(key)}
              label={t('resume.build.part_title')}
              lang={state.lang}
              value={part.title?.[state.lang] ?? ''}
              placeholder={name}
              maxLength={80}
              onChange={(words) => state.edit(key, namePart(key, state.lang, words))}
            />
            {entries.length === 0 ? (
              <chakra.p textStyle="sm" color="fg.muted" mt="3">
                {t('resume.build.part_empty')}
              </chakra.p>
            ) : (
              <chakra.ul listStyleType="none" mt="3">
                {entries.map(({ entry, fact }, place) => (
                  <EntryRow
                    key={entry.fact}
                    fact={fact}
                    entry={entry}
                    at={place}
                    last={entries.length - 1}
                    isOpen={worded === entry.fact}
                    onToggle={() => onWord(worded === entry.fact ? null : entry.fact)}
                    state={state}
                  />
                ))}
              </chakra.ul>
            )}
            <Link asChild textStyle="sm" mt="2" display="inline-flex" minHeight="11" alignItems="center">
              <RouterLink to={factPartPath(key)}>{t('resume.build.part_facts')}</RouterLink>
            </Link>
          </>
        ) : null}
      </chakra.div>
    </chakra.li>
  )
}
