import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import type { Language } from '../../../openapi/define.ts'
import { LONGEST_WORDING, WORDED_FIELDS, type WordedField } from '../../../openapi/resume-fields.ts'
import type { ResumeEntry, ResumeFact } from '../../../openapi/schemas/resume.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { moveEntry, showEntry, unwordEntry, wordEntry } from '../../machines/resume/edits.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ArrowDownIcon, ArrowUpIcon, PencilIcon } from '../../ui/icons.tsx'
import type { BuilderState } from './builder.ts'
import { nameOfFact } from './names.ts'
import { fieldId } from './places.ts'
import { PlainField } from './PlainField.tsx'

interface EntryRowProps {
  readonly fact: ResumeFact
  readonly entry: ResumeEntry
  /** Its place among the part's entries, from 0, and the last of them. */
  readonly at: number
  readonly last: number
  readonly isOpen: boolean
  /** Opens the wording of an entry, or closes it. */
  readonly onWord: (fact: string | null) => void
  readonly edit: BuilderState['edit']
  readonly lang: Language
}

/** One fact of a part: whether it is on the paper, where it stands, and what it says there. */
export const EntryRow = memo(function EntryRow({ fact, entry, at, last, isOpen, onWord, edit, lang }: EntryRowProps) {
  const { t, pick } = useTexts()
  const { part, id } = fact
  const name = nameOfFact(fact, pick) ?? t('resume.build.entry.unnamed')
  const isWorded = Object.keys(entry.wording).length > 0
  const move = (to: number) => (to < 0 || to > last ? undefined : edit(`${part}.order`, moveEntry(part, at, to)))
  return (
    <chakra.li borderTopWidth={at === 0 ? '0' : '1px'} py="1">
      <chakra.div display="flex" alignItems="center" gap="1">
        <chakra.label display="flex" flex="1" minWidth="0" alignItems="center" gap="3" minHeight="11" cursor="pointer">
          <chakra.input
            type="checkbox"
            checked={entry.shown}
            onChange={(event) => edit(`${part}/${id}.shown`, showEntry(part, id, event.target.checked))}
            width="5"
            height="5"
            flexShrink="0"
            accentColor="primary.solid"
          />
          <chakra.span minWidth="0" overflowWrap="anywhere" color={entry.shown ? 'fg' : 'fg.muted'}>
            {name}
            {fact.confirmed ? (
              <chakra.span display="block" textStyle="xs" color="success.fg">
                {t('resume.build.confirmed', { company: textIn(fact.confirmed, lang) })}
              </chakra.span>
            ) : null}
            {isWorded ? (
              <chakra.span ms="2" textStyle="xs" color="secondary.fg">
                {t('resume.build.worded')}
              </chakra.span>
            ) : null}
          </chakra.span>
        </chakra.label>
        <IconButton label={t('resume.build.up', { name })} aria-disabled={at === 0} onClick={() => move(at - 1)}>
          <ArrowUpIcon />
        </IconButton>
        <IconButton label={t('resume.build.down', { name })} aria-disabled={at === last} onClick={() => move(at + 1)}>
          <ArrowDownIcon />
        </IconButton>
        <IconButton
          label={t('resume.build.word', { name })}
          aria-expanded={isOpen}
          onClick={() => onWord(isOpen ? null : id)}
        >
          <PencilIcon />
        </IconButton>
      </chakra.div>
      {isOpen ? (
        <chakra.div display="grid" gap="4" ps={{ base: '0', md: '8' }} pb="4" pt="2">
          <chakra.p textStyle="sm" color="fg.muted">
            {t('resume.build.word.help')}
          </chakra.p>
          {WORDED_FIELDS.filter((field) => fact.texts[field] !== null || entry.wording[field] !== undefined).map(
            (field) => (
              <WordedText key={field} fact={fact} entry={entry} field={field} edit={edit} lang={lang} />
            ),
          )}
        </chakra.div>
      ) : null}
    </chakra.li>
  )
})

interface WordedTextProps extends Pick<EntryRowProps, 'fact' | 'entry' | 'edit' | 'lang'> {
  readonly field: WordedField
}

/** A text of the fact, as this resume says it. */
function WordedText({ fact, entry, field, edit, lang }: WordedTextProps) {
  const { t } = useTexts()
  const { part, id } = fact
  const worded = entry.wording[field]
  const ofFact = textIn(fact.texts[field], lang)
  const value = worded === undefined ? ofFact : worded === null ? '' : (textIn(worded, lang) ?? ofFact)
  const at = `${part}/${id}/${field}`
  return (
    <PlainField
      id={fieldId(at)}
      label={t(`resume.build.field.${field}`)}
      lang={lang}
      value={value}
      isLong={field === 'description' || (field === 'detail' && value.includes('\n'))}
      most={LONGEST_WORDING[field]}
      onChange={(words) =>
        edit(at, words === ofFact ? unwordEntry(part, id, field) : wordEntry(fact, field, lang, words))
      }
      help={worded === null ? t('resume.build.left_out') : undefined}
      aside={
        worded === undefined ? undefined : (
          <Button
            size="xs"
            variant="ghost"
            colorPalette="gray"
            onClick={() => edit(`${at}.back`, unwordEntry(part, id, field))}
          >
            {t('resume.build.back')}
          </Button>
        )
      }
    />
  )
}
const textIn = (text: { readonly en?: string | undefined; readonly am?: string | undefined } | null, lang: Language) =>
  text?.[lang] ?? ''
