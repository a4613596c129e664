import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ArrowDownIcon, ArrowUpIcon, PencilIcon, PlusIcon, TrashIcon } from '../../ui/icons.tsx'
import { pathOf, stepsOf } from './departments.connect.ts'
import type { Department } from './departments.effects.ts'
import type { Place } from '../../machines/tree/branches.ts'

export interface DepartmentActions {
  readonly onAddUnder: (row: Department) => void
  readonly onEdit: (row: Department) => void
  readonly onMove: (row: Department, to: Place) => void
  readonly onMoveTo: (row: Department) => void
  readonly onMerge: (row: Department) => void
  readonly onDelete: (row: Department) => void
}
export interface DepartmentPanelProps extends DepartmentActions {
  readonly rows: readonly Department[]
  readonly row: Department
  /** A change is on its way; others wait for it. */
  readonly isChanging: boolean
  /** Where the name stands already, as the title of a dialog. */
  readonly withoutName?: boolean
}

/** One department: what it does, whom to ask, what is in it, and all that can be done with it. */
export function DepartmentPanel({
  rows,
  row,
  isChanging,
  withoutName,
  onAddUnder,
  onEdit,
  onMove,
  onMoveTo,
  onMerge,
  onDelete,
}: DepartmentPanelProps) {
  const { t, lang, pick } = useTexts()
  const name = pick(row.name)
  const other = row.name[lang === 'en' ? 'am' : 'en']
  const task = pick(row.function)
  const path = pathOf(rows, row.id, pick)
  const steps = stepsOf(rows, row)
  const go = (to: Place | null) => (isChanging || to === null ? undefined : onMove(row, to))
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      <div>
        {path ? (
          <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {path}
          </chakra.p>
        ) : null}
        {withoutName ? null : (
          <Heading as="h2" textStyle="lg" overflowWrap="anywhere" {...(name ? { lang: name.lang } : {})}>
            {name?.text}
          </Heading>
        )}
        {other && other !== name?.text ? (
          <chakra.p color="fg.muted" textStyle="sm" overflowWrap="anywhere" lang={lang === 'en' ? 'am' : 'en'}>
            {other}
          </chakra.p>
        ) : null}
        <chakra.p mt="3" whiteSpace="pre-line" overflowWrap="anywhere" {...(task ? { lang: task.lang } : {})}>
          {task?.text}
        </chakra.p>
      </div>
      <chakra.dl display="grid" gap="3" textStyle="sm">
        <Fact term={t('structure.contact')}>
          <a href={`mailto:${row.contact_email}`}>{row.contact_email}</a>
          {row.contact_phone ? (
            <a href={`tel:${row.contact_phone}`}>
              {parsePhoneNumberFromString(row.contact_phone)?.formatInternational() ?? row.contact_phone}
            </a>
          ) : null}
        </Fact>
        <Fact term={t('structure.inside')}>
          <Link to={`${pages.positions.path}?department=${row.id}`}>
            {t('structure.positions', { count: row.positions })}
          </Link>
          <span>{t('structure.people', { count: row.people })}</span>
        </Fact>
      </chakra.dl>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" variant="outline" onClick={() => onEdit(row)}>
          <PencilIcon />
          {t('structure.edit')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => onAddUnder(row)}>
          <PlusIcon />
          {t('structure.add_under')}
        </Button>
        <Action onClick={() => onMoveTo(row)}>{t('structure.move')}</Action>
        <Action disabled={steps.up === null} onClick={() => go(steps.up)}>
          <ArrowUpIcon />
          {t('structure.move.up')}
        </Action>
        <Action disabled={steps.down === null} onClick={() => go(steps.down)}>
          <ArrowDownIcon />
          {t('structure.move.down')}
        </Action>
        <Action onClick={() => onMerge(row)}>{t('structure.merge')}</Action>
        <Button size="sm" variant="outline" colorPalette="danger" onClick={() => onDelete(row)}>
          <TrashIcon />
          {t('structure.delete')}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}

interface ActionProps {
  readonly onClick: () => void
  readonly disabled?: boolean
  readonly children: ReactNode
}
/** It keeps the focus when it can do no more, so that a move to the end does not throw the reader out. */
const Action = ({ disabled = false, onClick, children }: ActionProps) => (
  <Button
    size="sm"
    variant="outline"
    colorPalette="gray"
    aria-disabled={disabled}
    onClick={() => (disabled ? undefined : onClick())}
    css={{ '&[aria-disabled=true]': { opacity: 0.5 } }}
  >
    {children}
  </Button>
)

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <chakra.dt color="fg.muted" textStyle="xs">
      {term}
    </chakra.dt>
    <chakra.dd
      display="flex"
      flexWrap="wrap"
      columnGap="4"
      rowGap="1"
      css={{
        '& a': {
          color: 'primary.fg',
          textDecoration: 'underline',
          textUnderlineOffset: '3px',
          overflowWrap: 'anywhere',
        },
      }}
    >
      {children}
    </chakra.dd>
  </div>
)
