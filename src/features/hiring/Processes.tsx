import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { MOST_PROCESSES, type HiringProcessRow } from '../../../openapi/schemas/hiring-process.ts'
import type { Failure } from '../../../openapi/failure.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { detailOf } from '../../machines/failure.ts'
import { ActionText } from '../../ui/ActionText.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { PeopleDrawing } from '../../ui/empty-drawings.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { PlusIcon } from '../../ui/icons.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { deleteProcessMachine, duplicateProcessMachine, processesLoad } from './hiring.effects.ts'
import { NewProcessDialog } from './NewProcessDialog.tsx'

const pathOf = (id: string) => pages.hiringProcess.path.replace('{id}', id)

/** `/job-hiring-process`: the processes of the account, each with its stages. */
export function Screen() {
  const { t, pick } = useTexts()
  const toast = useToast()
  const navigate = useNavigate()
  const load = useLoad(processesLoad, null)
  const [isAdding, setAdding] = useState(false)
  const [deleting, setDeleting] = useState<HiringProcessRow | null>(null)
  // Opened once the dialog is gone, which holds what was typed until then.
  const [created, setCreated] = useState<string | null>(null)
  useEffect(() => {
    if (created !== null) void navigate(pathOf(created))
  }, [created, navigate])
  const fail = (title: string, failure: Failure) => {
    const used = detailOf(failure, 'in_use')?.places[0]?.count
    const said = failureText(failure, t)
    const text = used === undefined ? said.text || said.title : t('hiring.failed.used', { count: used })
    toast({ severity: 'error', title, text })
  }
  const duplicate = useSave(duplicateProcessMachine, {
    row: null,
    onSaved: ({ id }) => {
      toast({ severity: 'success', text: t('hiring.duplicated') })
      setCreated(id)
    },
    onFailed: (failure) => fail(t('hiring.failed.duplicate'), failure),
  })
  const remove = useSave(deleteProcessMachine, {
    row: null,
    onSaved: () => {
      toast({ severity: 'success', text: t('hiring.deleted') })
      load.refresh()
    },
    onFailed: (failure) => {
      fail(t('hiring.failed.delete'), failure)
      load.refresh()
    },
  })
  const add = (
    <Button
      aria-disabled={(load.data?.length ?? 0) >= MOST_PROCESSES}
      onClick={() => ((load.data?.length ?? 0) >= MOST_PROCESSES ? undefined : setAdding(true))}
    >
      <PlusIcon />
      {t('hiring.add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('page.hiringProcesses.title')} purpose={t('hiring.purpose')} action={add} />
      <LoadGate load={load} skeleton={<FormSkeleton fields={4} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState drawing={<PeopleDrawing />} title={t('hiring.empty')} text={t('hiring.empty.text')} />
          ) : (
            <chakra.ul listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
              {rows.map((row, at) => (
                <ProcessCard
                  key={row.id}
                  row={row}
                  isFirst={at === 0}
                  onDuplicate={() => (duplicate.busy ? undefined : duplicate.submit(row.id))}
                  onDelete={() => setDeleting(row)}
                />
              ))}
            </chakra.ul>
          )
        }
      </LoadGate>
      {isAdding ? (
        <NewProcessDialog
          onClose={() => setAdding(false)}
          onCreated={({ id }) => {
            setAdding(false)
            setCreated(id)
          }}
        />
      ) : null}
      {deleting ? (
        <ConfirmDialog
          open
          destructive
          title={t('hiring.delete.title', { name: pick(deleting.name)?.text ?? '' })}
          text={t('hiring.delete.text')}
          confirm={t('hiring.delete')}
          onConfirm={() => {
            remove.submit(deleting.id)
            setDeleting(null)
          }}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </>
  )
}

interface ProcessCardProps {
  readonly row: HiringProcessRow
  /** New jobs begin with it. */
  readonly isFirst: boolean
  readonly onDuplicate: () => void
  readonly onDelete: () => void
}
function ProcessCard({ row, isFirst, onDuplicate, onDelete }: ProcessCardProps) {
  const { t, pick } = useTexts()
  const name = pick(row.name)?.text ?? ''
  return (
    <chakra.li bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: '4', md: '5' }} display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="flex-start" justifyContent="space-between">
        <chakra.div minWidth="0" flex="1 1 14rem">
          <Link asChild fontWeight="600" textStyle="lg" display="inline-flex" minHeight="6">
            <RouterLink to={pathOf(row.id)}>
              <LocalizedText value={row.name} />
            </RouterLink>
          </Link>
          <chakra.p textStyle="sm" color="fg.muted">
            {[t('hiring.used', { count: row.postings }), ...(isFirst ? [t('hiring.first')] : [])].join(' · ')}
          </chakra.p>
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onDuplicate}>
            <ActionText action={t('hiring.duplicate')} of={name} />
          </Button>
          {row.postings > 0 ? null : (
            <Button size="sm" variant="ghost" colorPalette="gray" onClick={onDelete}>
              <ActionText action={t('hiring.delete')} of={name} />
            </Button>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.ol listStyleType="none" display="flex" flexWrap="wrap" gap="2" aria-label={t('hiring.stages')}>
        {row.stages.map((stage) => (
          <chakra.li key={stage.id}>
            <StatusChip tone="gray">{pick(stage.name ?? {})?.text ?? t(`hiring.kind.${stage.kind}`)}</StatusChip>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.li>
  )
}
