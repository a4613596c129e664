import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment, useContext, useEffect, useRef, type ReactNode } from 'react'
import type { FieldKind } from '../../../openapi/fields.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { CheckCircleIcon, EyeOffIcon, PencilIcon } from '../../ui/icons.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { DragHandle } from '../../ui/list/Draggable.tsx'
import { EntryMenu } from './EntryMenu.tsx'
import { EntryLevel } from './entry-level.ts'
import { Cell } from './field-kinds.tsx'
import type { ListView } from './list.connect.ts'
import { fileOf } from './row-files.ts'
import { confirmedBy, confirmingLetter, isShown, type AnyRow } from './row.ts'
import { RowButton } from '../../ui/list/RowButton.tsx'
import { fieldText } from './texts.ts'

/** What every piece of an entry is given. */
export interface EntryProps {
  readonly resource: AnyResource
  readonly list: ListView
  readonly row: AnyRow
  /** What the entry is called. */
  readonly name: string
  /** It was just added. */
  readonly isNew: boolean
  readonly onEdit: (row: AnyRow) => void
}

/** Kinds whose value says what it is. Of the others the label is said too. */
const SPEAKING: ReadonlySet<FieldKind> = new Set([
  'localized',
  'localized-long',
  'address',
  'choice',
  'reference',
  'rating',
  'money',
  'relation',
])

/** The name of an entry; that it is new, hidden or confirmed stands beside it in words. */
export function EntryTitle({ resource, list, row, isNew }: Pick<EntryProps, 'resource' | 'list' | 'row' | 'isNew'>) {
  const { t } = useTexts()
  const [first = ''] = resource.columns
  const level = useContext(EntryLevel)
  const hidden = !isShown(resource, row, list.toggling)
  const company = confirmedBy(row)
  const letter = confirmingLetter(row)
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
      <Heading
        as={level}
        textStyle="md"
        fontWeight="600"
        overflowWrap="anywhere"
        minWidth="0"
        color={hidden ? 'fg.muted' : 'fg'}
      >
        <Cell resource={resource} row={row} name={first} />
      </Heading>
      {isNew ? <JustAdded text={t('resource.added')} /> : null}
      {company === undefined ? null : (
        <StatusChip tone="success">
          <chakra.span display="inline-flex" alignItems="center" gap="1">
            <CheckCircleIcon />
            {t('resource.confirmed', { company })}
          </chakra.span>
        </StatusChip>
      )}
      {letter === undefined ? null : (
        <StatusChip tone="success">
          {/* Its page is the public site's. */}
          <chakra.a href={letter.path} display="inline-flex" alignItems="center" gap="1" textDecoration="underline">
            <CheckCircleIcon />
            {t('resource.letter', { reference: letter.reference })}
          </chakra.a>
        </StatusChip>
      )}
      {hidden ? (
        <StatusChip tone="gray">
          <chakra.span display="inline-flex" alignItems="center" gap="1">
            <EyeOffIcon />
            {t('resource.sections.state.hidden')}
          </chakra.span>
        </StatusChip>
      ) : null}
    </chakra.div>
  )
}

/** Marks a new entry and brings it into sight. */
export function JustAdded({ text }: { readonly text: string }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // Not as the result: browsers that answer a scroll with a promise would give React a clean-up that is no function.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <span ref={place}>
      <StatusChip tone="success">{text}</StatusChip>
    </span>
  )
}

/** The columns after the name in one line; what is missing is left out. */
export function EntryFacts({ resource, row }: Pick<EntryProps, 'resource' | 'row'>) {
  const { t } = useTexts()
  const facts = resource.columns.slice(1).filter((name) => row[name] !== null && row[name] !== undefined)
  if (facts.length === 0) return null
  return (
    <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      {facts.map((name, i) => (
        <Fragment key={name}>
          {i > 0 ? ' ' : null}
          {/* A fact that does not fit begins the next line. */}
          <chakra.span display="inline-block" maxWidth="full">
            {SPEAKING.has(resource.fields[name]?.kind ?? 'text') ? null : <>{t(fieldText(resource, name))}: </>}
            <Cell resource={resource} row={row} name={name} />
            {i < facts.length - 1 ? (
              <>
                <chakra.span srOnly>,</chakra.span>
                <span aria-hidden="true">{'\u00a0·'}</span>
              </>
            ) : null}
          </chakra.span>
        </Fragment>
      ))}
    </chakra.p>
  )
}

/** The beginning of what an entry says at length. */
export function EntryText({ resource, row }: Pick<EntryProps, 'resource' | 'row'>) {
  const name = resource.shownAs?.text
  if (name === undefined || row[name] === null || row[name] === undefined) return null
  return (
    <chakra.p textStyle="sm" mt="1" lineClamp="2" overflowWrap="anywhere" whiteSpace="pre-line">
      <Cell resource={resource} row={row} name={name} />
    </chakra.p>
  )
}

/** The picture of an entry, or its initials; nothing where the collection has none. */
export function EntryPicture({ resource, row, name }: Pick<EntryProps, 'resource' | 'row' | 'name'>) {
  const of = resource.shownAs?.picture
  if (of === undefined) return null
  const value = row[of]
  const url = fileOf(row, Array.isArray(value) ? value[0] : value)?.url
  return <Avatar name={name} src={url ?? null} size={3} square />
}

export function EntryHandle({ list, name }: Pick<EntryProps, 'list' | 'name'>) {
  const { t } = useTexts()
  return <DragHandle label={t('resource.drag', { name })} disabled={list.isChanging} />
}

/** Editing at hand, everything else in a menu. */
export function EntryButtons({ resource, list, row, name, onEdit }: Omit<EntryProps, 'isNew'>): ReactNode {
  const { t } = useTexts()
  return (
    <chakra.span display="inline-flex" flexShrink="0">
      <RowButton label={t('resource.edit', { name })} onClick={() => onEdit(row)}>
        <PencilIcon />
      </RowButton>
      <EntryMenu resource={resource} list={list} row={row} name={name} />
    </chakra.span>
  )
}
