import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { audiencesOf, type SiteKind } from '../../../openapi/schemas/profile.ts'
import { useSectionName } from '../../hooks/useSectionName.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useWhoSees } from '../../ui/audience/who-sees.ts'
import { AlertIcon, CheckCircleIcon, EyeOffIcon } from '../../ui/icons.tsx'
import { Moving } from '../../ui/motion/Moving.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { DraggableItem, DragHandle } from '../../ui/list/Draggable.tsx'
import { MoveMenu } from './MoveMenu.tsx'
import { isSeenBy, isWaiting, showsNothing, type SectionsView } from './sections.connect.ts'
import type { SectionKey, SectionRow, ViewAs } from './sections.effects.ts'
import { Sortable } from '../../ui/list/Sortable.tsx'

/** The id of the link that opens a section: the focus comes back to it. */
export const sectionLinkId = (key: SectionKey) => `open-${key}`

interface SectionListProps {
  readonly kind: SiteKind
  readonly rows: readonly SectionRow[]
  readonly list: Pick<SectionsView, 'isChanging' | 'move' | 'change'>
  /** Whose view is tried out, or null. */
  readonly viewAs: ViewAs | null
}

/** All sections in their order, one compact row each; any can be opened, moved, shown and hidden. */
export function SectionList({ kind, rows, list, viewAs }: SectionListProps) {
  const { t } = useTexts()
  const sectionName = useSectionName()
  const byId = (id: string) => rows.find((row) => row.id === id)
  return (
    <Sortable
      ids={rows.map(({ id }) => id)}
      nameOf={(id) => {
        const row = byId(id)
        return row ? sectionName(row) : ''
      }}
      onMove={(id, over) => {
        const row = byId(id)
        const target = byId(over)
        if (row && target) list.move(row, target.position)
      }}
    >
      <Moving ids={rows.map(({ id }) => id)}>
        {(items) => (
          <chakra.ul
            ref={items}
            aria-label={t('resource.sections.list')}
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="l3"
            css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } }}
          >
            {rows.map((row) => (
              <DraggableItem key={row.id} id={row.id}>
                <Row kind={kind} row={row} total={rows.length} list={list} viewAs={viewAs} />
              </DraggableItem>
            ))}
          </chakra.ul>
        )}
      </Moving>
    </Sortable>
  )
}

interface RowProps {
  readonly kind: SiteKind
  readonly row: SectionRow
  readonly total: number
  readonly list: SectionListProps['list']
  readonly viewAs: ViewAs | null
}

function Row({ kind, row, total, list, viewAs }: RowProps) {
  const { t } = useTexts()
  const name = useSectionName()(row)
  const who = useWhoSees()(row.audience, audiencesOf(kind))
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" px={{ base: '2', md: '4' }} py="2.5">
      <DragHandle label={t('resource.drag', { name })} disabled={list.isChanging} />
      <chakra.div flex="1 1 8rem" minWidth="0">
        <Link asChild fontWeight="600">
          <RouterLink id={sectionLinkId(row.key)} to={`?section=${row.key}`}>
            {name}
          </RouterLink>
        </Link>
        <chakra.p textStyle="xs" color="fg.muted">
          {t('resource.sections.count', { count: row.count, shown: row.shown })}
          {isWaiting(row) ? ` · ${t('resource.sections.state.waiting')}` : row.visible ? ` · ${who}` : null}
        </chakra.p>
        {showsNothing(row) ? (
          <chakra.p textStyle="xs" color="fg.warning" display="flex" gap="1.5" alignItems="center">
            <AlertIcon width="1.1em" height="1.1em" flexShrink="0" />
            {t('resource.sections.none_visible')}
          </chakra.p>
        ) : null}
        {viewAs === null ? null : <SeenBy row={row} name={name} as={viewAs} />}
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="2" ms="auto">
        <chakra.span textStyle="xs" color="fg.muted" display={{ base: 'none', md: 'inline' }}>
          {isWaiting(row)
            ? null
            : t(row.visible ? 'resource.sections.state.visible' : 'resource.sections.state.hidden')}
        </chakra.span>
        <Switch
          checked={row.visible}
          label={t('resource.sections.visible', { section: name })}
          onChange={(visible) => list.change(row, { visible, audience: row.audience })}
        />
        <MoveMenu name={name} position={row.position} total={total} onMove={(to) => list.move(row, to)} />
      </chakra.div>
    </chakra.div>
  )
}

function SeenBy({ row, name, as }: { readonly row: SectionRow; readonly name: string; readonly as: ViewAs }) {
  const { t } = useTexts()
  const seen = isSeenBy(row, as)
  return (
    <chakra.p
      display="flex"
      alignItems="center"
      gap="1.5"
      textStyle="xs"
      fontWeight="500"
      color={seen ? 'fg.success' : 'fg.muted'}
    >
      {seen ? (
        <CheckCircleIcon width="1.1em" height="1.1em" flexShrink="0" />
      ) : (
        <EyeOffIcon width="1.1em" height="1.1em" flexShrink="0" />
      )}
      {t(seen ? 'resource.sections.shown_to' : 'resource.sections.hidden_from', { section: name })}
    </chakra.p>
  )
}
