import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState, type ReactNode } from 'react'
import type { Failure } from '../../../openapi/failure.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { detailOf } from '../../machines/failure.ts'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { ActionText } from '../../ui/ActionText.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { PlusIcon } from '../../ui/icons.tsx'
import { LoadGate, type LoadGateProps } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useFocusGoesOn } from '../../ui/useFocusGoesOn.ts'

/** What opens a form: nothing, a new row, or one that is there. */
type Opened<R> = R | 'new' | null
export interface FormOf<R> {
  readonly row: R | null
  readonly onClose: () => void
  readonly onSaved: () => void
}
interface SettingListProps<R> {
  readonly load: LoadGateProps<readonly R[]>['load'] & { readonly refresh: () => void }
  readonly most: number
  readonly texts: { readonly add: string; readonly empty: string; readonly emptyText: string; readonly label: string }
  readonly nameOf: (row: R) => string
  /** What a row shows beside its buttons. */
  readonly renderRow: (row: R) => ReactNode
  readonly renderForm: (form: FormOf<R>) => ReactNode
  readonly deleteMachine: SaveMachine<string, string>
  /** What deleting it takes away. */
  readonly deleteText: string
  /** Rows that are given and taken back, not edited. */
  readonly isFixed?: boolean
  /** Further buttons of a row. */
  readonly renderButtons?: (row: R, at: number) => ReactNode
  readonly isNumbered?: boolean
  /** It stands in a panel, whose edge is enough. */
  readonly isInPanel?: boolean
  readonly onChanged?: () => void
}

/** A short list of what a company set up: each row with its form, and deleting asked once more. */
export function SettingList<R extends { readonly id: string }>({
  load,
  most,
  texts,
  nameOf,
  renderRow,
  renderForm,
  deleteMachine,
  deleteText,
  isFixed = false,
  renderButtons,
  isNumbered = false,
  isInPanel = false,
  onChanged,
}: SettingListProps<R>) {
  const { t } = useTexts()
  const toast = useToast()
  const [opened, setOpened] = useState<Opened<R>>(null)
  const [deleting, setDeleting] = useState<R | null>(null)
  const changed = () => {
    load.refresh()
    onChanged?.()
  }
  const remove = useSave(deleteMachine, {
    row: null,
    onSaved: () => {
      toast({ severity: 'success', text: t('letter.deleted') })
      changed()
    },
    onFailed: (failure: Failure) => {
      const places = detailOf(failure, 'in_use')?.places ?? []
      const of = (resource: string) => places.find((one) => one.resource === resource)?.count ?? 0
      const said = failureText(failure, t)
      const used = { types: of('letterType'), levels: of('letterLevel'), letters: of('letter') }
      const text = places.length > 0 ? t('letter.in_use', used) : said.text || said.title
      toast({ severity: 'error', title: t('letter.failed.delete'), text })
      changed()
    },
  })
  const close = () => setOpened(null)
  const adding = useRef<HTMLButtonElement>(null)
  useFocusGoesOn(load.data, () => adding.current)
  return (
    <>
      <LoadGate load={load} skeleton={<FormSkeleton fields={4} />}>
        {(rows) => {
          const isFull = rows.length >= most
          const add = (
            <Button ref={adding} aria-disabled={isFull} onClick={() => (isFull ? undefined : setOpened('new'))}>
              <PlusIcon />
              {texts.add}
            </Button>
          )
          if (rows.length === 0) return <EmptyState title={texts.empty} text={texts.emptyText} action={add} />
          const List = isNumbered ? chakra.ol : chakra.ul
          return (
            <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
              <chakra.div display="flex" justifyContent="flex-end">
                {add}
              </chakra.div>
              <List
                listStyleType="none"
                aria-label={texts.label}
                {...(isInPanel ? {} : { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l3' })}
                css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } }}
              >
                {rows.map((row, at) => (
                  <chakra.li
                    key={row.id}
                    display="flex"
                    flexWrap="wrap"
                    gap="3"
                    alignItems="flex-start"
                    {...(isInPanel ? { py: '3' } : { p: { base: '4', md: '5' } })}
                  >
                    <chakra.div flex="1 1 16rem" minWidth="0" display="grid" gap="1">
                      {renderRow(row)}
                    </chakra.div>
                    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
                      {renderButtons?.(row, at)}
                      {isFixed ? null : (
                        <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setOpened(row)}>
                          <ActionText action={t('letter.edit')} of={nameOf(row)} />
                        </Button>
                      )}
                      <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => setDeleting(row)}>
                        <ActionText action={t('letter.delete')} of={nameOf(row)} />
                      </Button>
                    </chakra.div>
                  </chakra.li>
                ))}
              </List>
            </chakra.div>
          )
        }}
      </LoadGate>
      {opened === null
        ? null
        : renderForm({
            row: opened === 'new' ? null : opened,
            onClose: () => {
              close()
              // Left unsaved perhaps because the row is gone: what is shown then is no longer there.
              if (opened !== 'new') changed()
            },
            onSaved: () => {
              close()
              changed()
            },
          })}
      {deleting ? (
        <ConfirmDialog
          open
          destructive
          title={t('letter.delete.title', { name: nameOf(deleting) })}
          text={deleteText}
          confirm={t('letter.delete')}
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

interface RowTextProps {
  readonly name: string
  /** In lines below the name; what is null is left out. */
  readonly facts: readonly (string | null)[]
  /** Beside the name. */
  readonly chips?: ReactNode
}
/** The name of a row with what there is to know about it. */
export const RowText = ({ name, facts, chips }: RowTextProps) => (
  <>
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
      <chakra.h2 textStyle="md" fontWeight="650" overflowWrap="anywhere">
        {name}
      </chakra.h2>
      {chips}
    </chakra.div>
    {facts
      .filter((fact) => fact !== null)
      .map((fact) => (
        <chakra.p key={fact} textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {fact}
        </chakra.p>
      ))}
  </>
)
