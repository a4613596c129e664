import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import type { ResumeRow } from '../../../openapi/schemas/resume.ts'
import type { SupportDocument } from '../../../openapi/schemas/support-document.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from '../../ui/icons.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { attachedCalls, type AttachedChange, type AttachedEffects } from './documents.effects.ts'
import { useDocumentTexts } from './useDocumentTexts.ts'

type Documents = readonly SupportDocument[]
interface ResumeDocumentsProps {
  readonly row: Pick<ResumeRow, 'id' | 'name'>
  readonly onClose: () => void
  /** Stories give their own calls. */
  readonly effects?: AttachedEffects
}

/** The documents of one resume in the order in which its readers see them; each change counts at once. */
export function ResumeDocuments({ row, onClose, effects = attachedCalls }: ResumeDocumentsProps) {
  const { t } = useTexts()
  const toast = useToast()
  const [machines] = useState(() => ({
    attached: createLoadMachine<Documents>((_, signal) => effects.read(row.id, signal)),
    all: createLoadMachine<Documents>((_, signal) => effects.all(signal)),
    change: createSaveMachine<AttachedChange, Documents>(({ values }, signal) =>
      effects.change(row.id, values, signal),
    ),
  }))
  const attached = useLoad(machines.attached, null)
  const all = useLoad(machines.all, null)
  const [changed, setChanged] = useState<Documents | null>(null)
  const save = useSave(machines.change, {
    row: null,
    onSaved: setChanged,
    onFailed: (failure) => {
      const said = failureText(failure, t)
      toast({ severity: 'error', title: t('resume.document.change.failed'), text: said.text || said.title })
      // Another tab may have changed them.
      setChanged(null)
      attached.refresh()
    },
  })
  const change = (next: AttachedChange) => (save.busy ? undefined : save.submit(next))
  return (
    <Dialog
      open
      title={t('resume.documents.of', { name: row.name })}
      description={t('resume.document.attach.text')}
      width="36rem"
      onClose={onClose}
    >
      <LoadGate load={attached} skeleton={<TextSkeleton lines={2} />}>
        {(read) => (
          <chakra.div display="grid" gap="4" pb="4">
            <Rows rows={changed ?? read} onChange={change} />
            <Further rows={changed ?? read} all={all.data} onChange={change} />
            <Link asChild variant="underline" width="fit-content" minHeight="11">
              <RouterLink to={pages.supportDocuments.path}>{t('resume.documents.of.manage')}</RouterLink>
            </Link>
          </chakra.div>
        )}
      </LoadGate>
    </Dialog>
  )
}

interface RowsProps {
  readonly rows: Documents
  readonly onChange: (change: AttachedChange) => void
}
function Rows({ rows, onChange }: RowsProps) {
  const { t } = useTexts()
  const { nameOf, kindOf, fileOf } = useDocumentTexts()
  if (rows.length === 0)
    return (
      <chakra.p textStyle="sm" color="fg.muted">
        {t('resume.documents.of.empty')}
      </chakra.p>
    )
  const move = (from: number, to: number) => {
    const documents = rows.map(({ id }) => id)
    const [moved] = documents.splice(from, 1)
    if (moved === undefined || to < 0 || to > documents.length) return
    onChange({ kind: 'order', documents: documents.toSpliced(to, 0, moved) })
  }
  return (
    <chakra.ol listStyleType="none" aria-label={t('resume.documents')}>
      {rows.map((row, at) => {
        const name = nameOf(row)
        return (
          <chakra.li
            key={row.id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="flex-end"
            gap="1"
            borderTopWidth="1px"
            py="1"
          >
            <chakra.span flex="1 1 11rem" minWidth="0" overflowWrap="anywhere">
              {name}
              <chakra.span display="block" textStyle="xs" color="fg.muted">
                {kindOf(row)}
                {' · '}
                {fileOf(row)}
              </chakra.span>
            </chakra.span>
            <chakra.span display="flex" gap="1">
              <IconButton
                label={t('resume.document.earlier', { name })}
                aria-disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUpIcon />
              </IconButton>
              <IconButton
                label={t('resume.document.later', { name })}
                aria-disabled={at === rows.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDownIcon />
              </IconButton>
              <IconButton
                label={t('resume.document.detach', { name })}
                onClick={() => onChange({ kind: 'detach', document: row.id })}
              >
                <TrashIcon />
              </IconButton>
            </chakra.span>
          </chakra.li>
        )
      })}
    </chakra.ol>
  )
}

/** One more of those that are there. */
function Further({ rows, all, onChange }: RowsProps & { readonly all: Documents | null }) {
  const { t } = useTexts()
  const { nameOf, kindOf } = useDocumentTexts()
  if (all === null) return null
  const others = all.filter((one) => !rows.some((row) => row.id === one.id))
  if (others.length === 0)
    return (
      <chakra.p textStyle="sm" color="fg.muted">
        {t('resume.documents.none')}
      </chakra.p>
    )
  return (
    <Menu
      label={t('resume.documents.of.add')}
      placement="bottom-start"
      entries={others.map((one) => ({ key: one.id, text: `${nameOf(one)} · ${kindOf(one)}` }))}
      onChoose={(document) => onChange({ kind: 'attach', document })}
      renderTrigger={(trigger) => (
        <Button {...trigger} variant="outline" width="fit-content">
          <PlusIcon />
          {t('resume.documents.of.add')}
        </Button>
      )}
    />
  )
}
