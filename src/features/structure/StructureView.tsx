import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { NothingFoundDrawing, StructureDrawing } from '../../ui/empty-drawings.tsx'
import { EmptyState, FailureView, Loading } from '../../ui/StateView.tsx'
import { Tree } from '../../ui/tree/Tree.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { DepartmentPanel, type DepartmentActions } from './DepartmentPanel.tsx'
import { narrowed, nodesOf, openAtFirst, openFor, toPlace, type DepartmentsView } from './departments.connect.ts'
import type { Department } from './departments.effects.ts'
import { failureOfFetching } from './fetch-failure.ts'
import { TreeNotice } from './TreeNotice.tsx'

export interface StructureViewProps extends Omit<DepartmentActions, 'onMove'> {
  readonly list: DepartmentsView
  /** The department that is shown, if it is there. */
  readonly selected: string | null
  readonly onSelect: (id: string | null) => void
  readonly onAdd: () => void
}

const WIDE = '(min-width: 64rem)'

/** The tree of departments with the one that was chosen beside it, and every state in between. */
export function StructureView(props: StructureViewProps) {
  const { list, onAdd } = props
  const { t } = useTexts()
  const add = (
    <Button onClick={onAdd}>
      <PlusIcon />
      {t('structure.add')}
    </Button>
  )
  const notice = <TreeNotice list={list} nameOf={useNameOf()} onChoose={props.onDelete} />
  if (list.rows === null)
    return list.failure && !list.isFetching ? (
      <FailureView failure={failureOfFetching(list.failure, t)} onRetry={list.reload} />
    ) : (
      <Loading>{<TreeSkeleton />}</Loading>
    )
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {notice}
      {list.failure && !list.isFetching ? (
        <Notice
          kind="warning"
          title={failureOfFetching(list.failure, t).message || t('ui.state.offline.title')}
          actions={
            <Button size="sm" variant="outline" colorPalette="gray" onClick={list.reload}>
              {t('ui.action.retry')}
            </Button>
          }
        >
          {t('resource.outdated')}
        </Notice>
      ) : null}
      {list.isEmpty ? (
        <EmptyState
          drawing={<StructureDrawing />}
          title={t('structure.empty')}
          text={t('structure.empty.text')}
          action={add}
        />
      ) : (
        <Departments {...props} rows={list.rows} />
      )}
    </chakra.div>
  )
}

function useNameOf(): (row: Department) => string {
  const { pick } = useTexts()
  return useCallback((row: Department) => pick(row.name)?.text ?? '', [pick])
}

function Departments({
  list,
  rows,
  selected,
  onSelect,
  onAdd,
  ...actions
}: StructureViewProps & { readonly rows: readonly Department[] }) {
  const { t, lang, pick } = useTexts()
  const keys = useId()
  const isWide = useMedia(WIDE)
  const [q, setQ] = useState('')
  const [chosenOpen, setChosenOpen] = useState<ReadonlySet<string> | null>(null)
  const [isShown, setShown] = useState(false)
  const tree = useRef<HTMLDivElement>(null)
  const found = useMemo(() => narrowed(rows, q), [rows, q])
  const isSearch = found.rows !== rows
  const nodes = useMemo(() => nodesOf(found.rows, pick, lang), [found, pick, lang])
  // What a search leaves is open; otherwise what the reader opened, and the way to a department that was chosen
  // elsewhere. A new department is chosen before the list has it, so it is waited for.
  const [led, setLed] = useState<string | null>(null)
  if (selected !== led && (selected === null || rows.some(({ id }) => id === selected))) {
    setLed(selected)
    if (selected !== null) setChosenOpen(new Set([...(chosenOpen ?? openAtFirst(rows)), ...openFor(rows, selected)]))
  }
  // What was moved into a closed branch would be out of sight: its way is opened.
  const moved = list.done?.change.kind === 'move' ? list.done : null
  const [followed, setFollowed] = useState(moved)
  if (moved !== followed) {
    setFollowed(moved)
    if (moved) setChosenOpen(new Set([...(chosenOpen ?? openAtFirst(rows)), ...openFor(rows, moved.change.row.id)]))
  }
  const open = useMemo(
    () => (isSearch ? new Set(found.rows.map(({ id }) => id)) : (chosenOpen ?? openAtFirst(rows))),
    [isSearch, found, chosenOpen, rows],
  )
  const byId = useMemo(() => new Map<string, Department>(rows.map((row) => [row.id, row])), [rows])
  const row = selected === null ? undefined : byId.get(selected)
  const note = useCallback(
    (id: string) => {
      const { positions = 0, people = 0 } = byId.get(id) ?? {}
      return positions + people === 0
        ? null
        : t('structure.note', { positions, people, both: positions > 0 && people > 0 ? 'yes' : 'no' })
    },
    [byId, t],
  )
  const withRow = (id: string, run: (row: Department) => void) => {
    const one = byId.get(id)
    if (one) run(one)
  }
  // On a narrow screen the department stands in a dialog, which makes room for the next.
  const shut =
    (run: (row: Department) => void) =>
    (one: Department): void => {
      setShown(false)
      run(one)
    }
  const panel = row ? (
    <DepartmentPanel
      rows={rows}
      row={row}
      isChanging={list.isChanging}
      withoutName={!isWide}
      onAddUnder={shut(actions.onAddUnder)}
      onEdit={shut(actions.onEdit)}
      onMove={list.move}
      onMoveTo={shut(actions.onMoveTo)}
      onMerge={shut(actions.onMerge)}
      onDelete={shut(actions.onDelete)}
    />
  ) : null
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <SearchField label={t('structure.search')} value={q} onSearch={setQ} />
        <chakra.div display="flex" flexWrap="wrap" gap="2" ms="auto">
          <Button
            variant="outline"
            colorPalette="gray"
            onClick={() => setChosenOpen(new Set(rows.map(({ id }) => id)))}
          >
            {t('structure.open_all')}
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={() => setChosenOpen(new Set())}>
            {t('structure.close_all')}
          </Button>
          <Button onClick={onAdd}>
            <PlusIcon />
            {t('structure.add')}
          </Button>
        </chakra.div>
      </chakra.div>
      <chakra.div role="status" srOnly={!isSearch || found.found === 0} textStyle="sm" color="fg.muted">
        {isSearch ? t('structure.search.found', { count: found.found }) : ''}
      </chakra.div>
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 24rem)' }}
      >
        <chakra.div
          ref={tree}
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l3"
          p={{ base: '2', md: '3' }}
          minWidth="0"
        >
          {isSearch && found.found === 0 ? (
            <EmptyState
              drawing={<NothingFoundDrawing />}
              title={t('structure.search.found', { count: 0 })}
              action={
                <Button variant="outline" colorPalette="gray" onClick={() => setQ('')}>
                  {t('structure.search.clear')}
                </Button>
              }
            />
          ) : (
            <Tree
              label={t('structure.tree')}
              describedBy={keys}
              nodes={nodes}
              open={open}
              onOpen={setChosenOpen}
              selected={selected}
              onSelect={(id) => {
                onSelect(id)
                setShown(true)
              }}
              note={note}
              {...(isSearch || list.isChanging
                ? {}
                : { onDrop: (id, to) => withRow(id, (one) => list.move(one, toPlace(to))) })}
              onEdit={(id) => withRow(id, actions.onEdit)}
              onDelete={(id) => withRow(id, actions.onDelete)}
              busy={list.isFetching || list.isChanging}
            />
          )}
          <chakra.p textStyle="xs" color="fg.muted" px="2" pt="3" display={{ base: 'none', md: 'block' }}>
            {t('structure.drag')}
          </chakra.p>
          <chakra.p id={keys} srOnly>
            {t('structure.keys')}
          </chakra.p>
        </chakra.div>
        {isWide ? (
          <chakra.div position="sticky" top="20" minWidth="0">
            <Panel>
              {panel ?? (
                <>
                  <p>
                    {t('structure.summary', {
                      departments: rows.length,
                      positions: sum(rows, 'positions'),
                      people: sum(rows, 'people'),
                    })}
                  </p>
                  <chakra.p color="fg.muted" textStyle="sm" mt="2">
                    {t('structure.choose')}
                  </chakra.p>
                </>
              )}
            </Panel>
          </chakra.div>
        ) : null}
      </chakra.div>
      {!isWide && isShown && row ? (
        <Dialog
          open
          onClose={() => setShown(false)}
          title={pick(row.name)?.text ?? ''}
          width="34rem"
          finalFocus={() => tree.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]') ?? null}
        >
          {panel}
        </Dialog>
      ) : null}
    </>
  )
}

const sum = (rows: readonly Department[], of: 'positions' | 'people') => rows.reduce((total, row) => total + row[of], 0)

const LEVELS = Object.entries([0, 1, 2, 2, 1, 0])
const TreeSkeleton = () => (
  <chakra.div bg="bg.panel" borderWidth="1px" borderRadius="l3" p="4" display="flex" flexDirection="column" gap="5">
    {LEVELS.map(([key, level]) => (
      <Bone key={key} width={`${16 - level * 2}rem`} maxWidth="80%" ms={`${level * 1.5}rem`} />
    ))}
  </chakra.div>
)
