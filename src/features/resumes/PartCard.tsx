import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@chakra-ui/react/link'
import { memo, useId } from 'react'
import { Link as RouterLink } from 'react-router'
import { factPartPath } from '../../../openapi/anchors.ts'
import type { Language } from '../../../openapi/define.ts'
import type { ResumePart } from '../../../openapi/resume-parts.ts'
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
  /** The parts before and after it on the paper. */
  readonly above: ResumePart | undefined
  readonly below: ResumePart | undefined
  /** Puts a part in the place of another. */
  readonly onMove: (part: ResumePart, place: ResumePart) => void
  readonly isOpen: boolean
  readonly onToggle: (part: ResumePart) => void
  /** The entry of this part whose wording is open. */
  readonly worded: string | null
  readonly onWord: (fact: string | null) => void
  readonly edit: BuilderState['edit']
  readonly lang: Language
}

/** One part of the resume: shown or not, its title and place, and its entries. */
export const PartCard = memo(function PartCard({
  part,
  facts,
  onMove,
  onToggle,
  onWord,
  edit,
  ...card
}: PartCardProps) {
  const { above, below, isOpen, worded, lang } = card
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
  const move = (place: ResumePart | undefined) => (place === undefined ? undefined : onMove(key, place))
  return (
    <chakra.li bg="bg.panel" borderWidth="1px" borderRadius="l3" minWidth="0">
      <chakra.div display="flex" alignItems="center" gap="1" pe="2">
        <chakra.h3 flex="1" minWidth="0">
          <chakra.button
            type="button"
            aria-expanded={isOpen}
            aria-controls={body}
            onClick={() => onToggle(key)}
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
              {part.title?.[lang] ?? name}
              <chakra.span ms="2" color="fg.muted" fontWeight="400" textStyle="sm" fontVariantNumeric="tabular-nums">
                {t('resume.build.count', { shown, count: entries.length })}
              </chakra.span>
            </chakra.span>
          </chakra.button>
        </chakra.h3>
        <IconButton
          label={t('resume.build.up', { name })}
          aria-disabled={above === undefined}
          onClick={() => move(above)}
        >
          <ArrowUpIcon />
        </IconButton>
        <IconButton
          label={t('resume.build.down', { name })}
          aria-disabled={below === undefined}
          onClick={() => move(below)}
        >
          <ArrowDownIcon />
        </IconButton>
        <Switch
          label={t('resume.build.show', { name })}
          checked={part.shown}
          onChange={(value) => edit(`${key}.shown`, showPart(key, value))}
        />
      </chakra.div>
      <chakra.div id={body} hidden={!isOpen} px={{ base: '3', md: '4' }} pb="3">
        {isOpen ? (
          <>
            <PlainField
              id={fieldId(key)}
              label={t('resume.build.part_title')}
              lang={lang}
              value={part.title?.[lang] ?? ''}
              placeholder={name}
              most={80}
              onChange={(words) => edit(key, namePart(key, lang, words))}
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
                    onWord={onWord}
                    edit={edit}
                    lang={lang}
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
})
