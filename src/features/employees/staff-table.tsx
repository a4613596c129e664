import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { offeredRights } from '../../../openapi/features.ts'
import type { Language } from '../../../openapi/define.ts'
import { formatMoney } from '../../../openapi/format/money.ts'
import { pages } from '../../../openapi/routes.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { KeyIcon, TrashIcon } from '../../ui/icons.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'
import { deletionOf, STATUS_TONES } from './employees.connect.ts'
import type { StaffRow } from './employees.effects.ts'

const nameOf = (row: StaffRow) => row.employee_name ?? row.employee_email
/** Where the table has room for all its columns. */
const WIDE = '@container (min-width: 56rem)'

interface Reading {
  readonly t: Translate
  readonly lang: Language
  readonly date: (iso: string) => string
  /** The element that says that the plan has no room for another open offer; null while it has. */
  readonly full: string | null
}
/** A row is an offer and the employment that came of it. */
export const staffColumns = (
  { t, lang, date, full }: Reading,
  onModify: (row: StaffRow) => void,
): readonly Column<StaffRow>[] => [
  { key: 'person', header: t('employee.person'), sort: 'employee_email', cell: (row) => <Person row={row} /> },
  {
    key: 'job',
    header: t('offer.job_title'),
    sort: 'job_title',
    cell: (row) => (
      <>
        <chakra.span display="block">{row.job_title}</chakra.span>
        {row.roles.map((role) => (
          <chakra.span key={role.id} display="block" textStyle="xs" color="fg.muted">
            {[role.position_name, role.structure_name].filter(Boolean).join(' / ')}
          </chakra.span>
        ))}
      </>
    ),
  },
  {
    key: 'salary',
    header: t('offer.salary'),
    numeric: true,
    cell: (row) => <chakra.span whiteSpace="nowrap">{formatMoney(row.salary, lang, row.currency)}</chakra.span>,
  },
  {
    key: 'from',
    header: t('employee.from_date'),
    sort: 'from_date',
    cell: (row) => <FromDate>{date(row.employment?.started_on ?? row.from_date)}</FromDate>,
  },
  {
    key: 'status',
    header: t('employee.status'),
    sort: 'status',
    cell: (row) => <Status row={row} full={full} onModify={() => onModify(row)} />,
  },
]
export const staffActions = (row: StaffRow, onDelete: (row: StaffRow) => void, onRights: (row: StaffRow) => void) => (
  <Actions row={row} onDelete={() => onDelete(row)} onRights={() => onRights(row)} />
)

function Person({ row }: { readonly row: StaffRow }) {
  return (
    <chakra.span display="flex" gap="3" alignItems="center" css={{ [WIDE]: { minWidth: '17rem' } }}>
      <Avatar name={nameOf(row)} src={row.employee_photo} size={2.25} />
      <chakra.span minWidth="0">
        <Link asChild variant="underline" overflowWrap="anywhere">
          <RouterLink to={pages.offer.path.replace('{id}', row.id)}>{nameOf(row)}</RouterLink>
        </Link>
        {row.employee_name ? (
          <chakra.span display="block" textStyle="xs" fontWeight="400" color="fg.muted" overflowWrap="anywhere">
            {row.employee_email}
          </chakra.span>
        ) : null}
      </chakra.span>
    </chakra.span>
  )
}

interface StatusProps extends Pick<Reading, 'full'> {
  readonly row: StaffRow
  readonly onModify: () => void
}
/** Where it stands; the note of a refusal in sight, with "Modify" beside it: new terms are an open offer again. */
function Status({ row, full, onModify }: StatusProps) {
  const { t } = useTexts()
  const { date } = useDates()
  const { employment, status, answer_by } = row
  const isWaiting = row.abilities.withdraw
  return (
    <chakra.span
      display="flex"
      flexDirection="column"
      gap="1.5"
      alignItems="flex-start"
      css={{ [WIDE]: { maxWidth: '13rem' } }}
    >
      <StatusChip tone={employment?.state === 'upcoming' ? 'primary' : STATUS_TONES[status]}>
        {employment?.state === 'upcoming'
          ? t('employee.starts', { date: date(employment.started_on) })
          : t(`employee.status.${employment?.state === 'never_began' ? 'never_began' : status}`)}
      </StatusChip>
      {isWaiting && answer_by ? <Small>{t('employee.answer_by', { date: date(answer_by) })}</Small> : null}
      {employment?.last_day && employment.state !== 'never_began' ? (
        <Small>
          {t(employment.abilities.end ? 'employee.last_day' : 'employee.ended', { date: date(employment.last_day) })}
        </Small>
      ) : null}
      {offeredRights(employment?.abilities.end ? employment.rights : []).map((right) => (
        <Small key={right}>{t(`employee.right.${right}`)}</Small>
      ))}
      {employment?.dispute ? <Small>{t('employee.disputed', { note: employment.dispute })}</Small> : null}
      {row.rejection_note && (status === 'rejected' || status === 'modified') ? (
        <chakra.span
          textStyle="xs"
          borderInlineStartWidth="2px"
          borderColor="border.emphasized"
          ps="2"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          <chakra.span fontWeight="600">{t('employee.rejection_note')}:</chakra.span> {row.rejection_note}
        </chakra.span>
      ) : null}
      {row.abilities.modify ? (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('employee.modify.of', { name: nameOf(row) })}
          disabled={full !== null}
          {...(full === null ? {} : { 'aria-describedby': full })}
          onClick={onModify}
        >
          {t('employee.modify')}
        </Button>
      ) : null}
    </chakra.span>
  )
}

/** Day and month in one line, the year under it at most. */
const FromDate = ({ children }: { readonly children: string }) => (
  <chakra.span css={{ [WIDE]: { display: 'block', minWidth: '7rem' } }}>{children}</chakra.span>
)

const Small = ({ children }: { readonly children: string }) => (
  <chakra.span textStyle="xs" color="fg.muted" overflowWrap="anywhere">
    {children}
  </chakra.span>
)

interface ActionsProps {
  readonly row: StaffRow
  readonly onDelete: () => void
  readonly onRights: () => void
}
function Actions({ row, onDelete, onRights }: ActionsProps) {
  const { t } = useTexts()
  const deletion = deletionOf(row)
  const name = nameOf(row)
  return (
    <chakra.span
      display="inline-flex"
      flexWrap="wrap"
      gap="1"
      justifyContent="flex-end"
      css={{ [WIDE]: { minWidth: '5.75rem' } }}
    >
      {row.employment?.abilities.rights ? (
        <Action label={t('employee.rights.of', { name })} word={t('employee.rights')} onClick={onRights}>
          <KeyIcon />
        </Action>
      ) : null}
      {deletion ? (
        <Action
          label={t(deletion === 'withdraw' ? 'employee.delete.withdraw' : 'employee.delete.end', { name })}
          word={t(deletion === 'withdraw' ? 'employee.withdraw' : 'employee.end')}
          onClick={onDelete}
        >
          <TrashIcon />
        </Action>
      ) : null}
    </chakra.span>
  )
}

interface ActionProps {
  readonly label: string
  readonly word: string
  readonly onClick: () => void
  readonly children: ReactNode
}
/** A drawing in a row of the table; on a card, where nobody hovers, with its word beside it. */
const Action = ({ label, word, onClick, children }: ActionProps) => (
  <IconButton label={label} onClick={onClick} className="card-action">
    {children}
    <chakra.span aria-hidden="true" textStyle="sm" className="card-word">
      {word}
    </chakra.span>
  </IconButton>
)
