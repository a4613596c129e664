import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { newFacts, offeredUpdates, withFacts } from '../../../openapi/resume-content.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { keepWording, unwordEntry } from '../../machines/resume/edits.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { BuilderState } from './builder.ts'

interface SuggestionsProps {
  readonly state: Pick<BuilderState, 'edit' | 'draft' | 'facts' | 'lang' | 'pages' | 'conflict' | 'settle'>
  /** Opens the field of a text. */
  readonly onPlace: (at: string) => void
}
/** Longer lists are told by their number alone. */
const MOST_NAMED = 8

/**
 * What came up since the resume was last edited: another version of it, entries that it does not have, texts that
 * changed under its wording, and texts that are not there in the language of the page.
 */
export function Suggestions({ state, onPlace }: SuggestionsProps) {
  const { t, pick } = useTexts()
  const { edit, draft, facts, lang, pages, conflict, settle } = state
  const added = newFacts(facts, draft.content)
  const updates = offeredUpdates(facts, draft.content)
  const missing = pages?.missing ?? []
  const textOf = (value: unknown) => pick(value as Parameters<typeof pick>[0])?.text ?? ''
  return (
    <>
      {conflict ? (
        <Notice
          kind="warning"
          title={t('resume.build.conflict')}
          actions={
            <>
              <Button size="sm" onClick={() => settle('mine')}>
                {t('resume.build.conflict.mine')}
              </Button>
              <Button size="sm" variant="outline" colorPalette="gray" onClick={() => settle('theirs')}>
                {t('resume.build.conflict.theirs')}
              </Button>
            </>
          }
        >
          {t('resume.build.conflict.text', { count: conflict.places.length })}
          <chakra.ul mt="2" ps="5" listStyleType="disc">
            {conflict.places.slice(0, MOST_NAMED).map(({ at, mine, theirs }) => (
              <li key={at}>
                {t('resume.build.conflict.place', {
                  mine: shownValue(mine, textOf),
                  theirs: shownValue(theirs, textOf),
                })}
              </li>
            ))}
          </chakra.ul>
        </Notice>
      ) : null}
      {added.length > 0 ? (
        <Notice
          kind="info"
          title={t('resume.build.new', { count: added.length })}
          actions={
            <Button
              size="sm"
              variant="outline"
              onClick={() => edit('parts.new', (content) => withFacts(content, added))}
            >
              {t('resume.build.new.add')}
            </Button>
          }
        />
      ) : null}
      {updates.map((update) => (
        <Notice
          key={`${update.id}/${update.field}`}
          kind="info"
          title={t('resume.build.update')}
          actions={
            <>
              <Button
                size="sm"
                variant="outline"
                onClick={() => edit(`update/${update.id}`, unwordEntry(update.part, update.id, update.field))}
              >
                {t('resume.build.update.take')}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                colorPalette="gray"
                onClick={() => edit(`update/${update.id}`, keepWording(update))}
              >
                {t('resume.build.update.keep')}
              </Button>
            </>
          }
        >
          {t('resume.build.update.text', { before: textOf(update.seen), now: textOf(update.now) })}
        </Notice>
      ))}
      {missing.length > 0 ? (
        <Notice
          kind="info"
          title={t('resume.build.missing', { count: missing.length, lang })}
          actions={
            <Button size="sm" variant="outline" colorPalette="gray" onClick={() => onPlace(missing[0] ?? '')}>
              {t('resume.build.missing.show')}
            </Button>
          }
        />
      ) : null}
    </>
  )
}

/** One of two versions of a place in a few words: a text in the reader's language, or what it is. */
function shownValue(value: unknown, textOf: (value: unknown) => string): string {
  if (value === null || value === undefined) return '–'
  if (Array.isArray(value)) return String(value.length)
  return typeof value === 'object' ? textOf(value) : String(value)
}
