import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment, useId, useState } from 'react'
import { Link } from 'react-router'
import type { MenuKey } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import {
  BriefcaseIcon,
  CalendarIcon,
  CardIcon,
  ChartTreeIcon,
  CheckCircleIcon,
  ChevronDownIcon,
  FileIcon,
  GlobeIcon,
  HistoryIcon,
  HomeIcon,
  InfoIcon,
  KeyIcon,
  LayoutIcon,
  ListIcon,
  PencilIcon,
  PinIcon,
  SlidersIcon,
  SearchIcon,
  StarIcon,
  UserIcon,
} from '../../ui/icons.tsx'
import { waitingOf, type MenuCounts } from './menu-counts.ts'
import type { MenuGroup, MenuItem, MenuLink } from './menu-entries.ts'

export interface SidebarProps {
  readonly items: readonly MenuItem[]
  readonly counts?: MenuCounts
  /** A link was followed. */
  readonly onFollow: () => void
  /** Someone is about to follow the link to this page: its pointer, finger or focus is on it. */
  readonly onApproach?: (page: string) => void
}

/** Of what stands in the menu itself; entries of groups are told apart by their words. */
const icons: Readonly<Record<string, typeof HomeIcon>> = {
  dashboard: HomeIcon,
  profile: UserIcon,
  resumes: FileIcon,
  site: LayoutIcon,
  businessCard: CardIcon,
  offers: BriefcaseIcon,
  jobs: SearchIcon,
  appliedJobs: CheckCircleIcon,
  savedJobs: StarIcon,
  interviews: CalendarIcon,
  manageJobs: PinIcon,
  hiringProcesses: ListIcon,
  people: ChartTreeIcon,
  letters: PencilIcon,
  myLetters: FileIcon,
  company: InfoIcon,
  publicPage: GlobeIcon,
  users: UserIcon,
  jobReviews: CheckCircleIcon,
  auditLog: HistoryIcon,
  jobListing: BriefcaseIcon,
  inboxes: ListIcon,
  contentManagement: FileIcon,
  feedback: PencilIcon,
  appearance: LayoutIcon,
  system: KeyIcon,
  settings: SlidersIcon,
} satisfies Record<MenuKey, typeof HomeIcon>

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '11',
  scrollMarginBlock: '0.75rem',
  px: '3',
  py: '1.5',
  borderRadius: 'l2',
  textStyle: 'sm',
  fontWeight: '500',
  color: 'fg',
  cursor: 'pointer',
  textAlign: 'start',
  textDecoration: 'none',
  _hover: { bg: 'bg.muted' },
  _focusVisible: { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' },
} as const

type EntryProps<I> = Pick<SidebarProps, 'counts' | 'onFollow' | 'onApproach'> & { readonly item: I }

/** The largest number that is shown. */
const MOST = 99

/** How many things wait behind the entries with these keys, at their end; nothing where none does. */
function Waiting({ counts, keys }: Pick<SidebarProps, 'counts'> & { readonly keys: readonly string[] }) {
  const { t } = useTexts()
  return waitingOf(counts)
    .filter(({ key }) => keys.includes(key))
    .map(({ key, label, count }) => (
      <Fragment key={key}>
        <chakra.span srOnly>({t(label, { count })})</chakra.span>
        <chakra.span
          aria-hidden="true"
          ms="auto"
          flexShrink="0"
          minWidth="6"
          px="1.5"
          py="0.5"
          borderRadius="full"
          bg="primary.solid"
          color="primary.contrast"
          textStyle="xs"
          fontWeight="650"
          lineHeight="1.25rem"
          textAlign="center"
          fontVariantNumeric="tabular-nums"
        >
          {count > MOST ? `${MOST}+` : count}
        </chakra.span>
      </Fragment>
    ))
}
const keysOf = (item: MenuItem): readonly string[] =>
  item.kind === 'link' ? [item.key] : item.entries.flatMap((one) => keysOf(one))

function Entry({
  item,
  counts,
  onFollow,
  onApproach,
  isInside,
}: EntryProps<MenuLink> & { readonly isInside: boolean }) {
  const { t } = useTexts()
  const Icon = isInside ? undefined : icons[item.key]
  const approach = () => onApproach?.(item.key)
  const words = (
    <>
      {Icon ? <Icon /> : null}
      {t(item.label)}
      <Waiting keys={keysOf(item)} {...(counts ? { counts } : {})} />
    </>
  )
  return (
    <chakra.div {...(item.isActive ? { bg: 'primary.subtle', color: 'primary.fg' } : {})} borderRadius="l2">
      <chakra.a
        asChild
        {...row}
        {...(item.isActive ? { color: 'primary.fg', fontWeight: '650', _hover: { bg: 'primary.muted' } } : {})}
      >
        {item.isDocument ? (
          <a href={item.path} onClick={onFollow}>
            {words}
          </a>
        ) : (
          <Link
            to={item.path}
            onClick={onFollow}
            onPointerEnter={approach}
            onFocus={approach}
            {...(item.isActive ? { 'aria-current': 'page' as const } : {})}
          >
            {words}
          </Link>
        )}
      </chakra.a>
    </chakra.div>
  )
}

function Group({ item, ...on }: EntryProps<MenuGroup>) {
  const { t } = useTexts()
  const id = useId()
  // What holds the current page is open until the person closes it.
  const [open, setOpen] = useState<boolean | null>(null)
  const isOpen = open ?? (item.isActive || item.startsOpen)
  const Icon = icons[item.key]
  return (
    <>
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        {...row}
        {...(item.isActive ? { color: 'primary.fg', fontWeight: '650' } : {})}
      >
        {Icon ? <Icon /> : null}
        <chakra.span flex="1">{t(item.label)}</chakra.span>
        {/* Open, the entries inside say it themselves. */}
        {isOpen ? null : <Waiting keys={keysOf(item)} {...(on.counts ? { counts: on.counts } : {})} />}
        <ChevronDownIcon transition="transform 160ms" transform={isOpen ? 'rotate(180deg)' : 'none'} />
      </chakra.button>
      <chakra.ul id={id} hidden={!isOpen} listStyleType="none" m="0" ps="4" ms="5" borderInlineStartWidth="1px">
        <Items items={item.entries} isInside {...on} />
      </chakra.ul>
    </>
  )
}

const Items = ({ items, isInside = false, ...on }: SidebarProps & { readonly isInside?: boolean }) =>
  items.map((item) => (
    <chakra.li key={item.key} my="0.5">
      {item.kind === 'link' ? <Entry item={item} isInside={isInside} {...on} /> : <Group item={item} {...on} />}
    </chakra.li>
  ))

/** The main menu: links and groups that open and close. */
export function Sidebar(props: SidebarProps) {
  const { t } = useTexts()
  return (
    <chakra.nav aria-label={t('shell.menu.label')}>
      <chakra.ul listStyleType="none" m="0" p="0">
        <Items {...props} />
      </chakra.ul>
    </chakra.nav>
  )
}
