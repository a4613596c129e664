import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { departmentMerge } from '../../../openapi/schemas/structure.ts'
import { useMemo, type ReactNode } from 'react'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { LookupField } from '../../ui/form/LookupField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { departmentLookup } from './department-lookup.ts'
import { othersOf } from './departments.connect.ts'
import { consequencesMachine, type Consequences, type Department } from './departments.effects.ts'

export interface LeaveProps {
  readonly rows: readonly Department[]
  readonly row: Department
  /** What was asked for: without anything in it, deleting needs no other department. */
  readonly mode: 'delete' | 'merge'
  readonly onClose: () => void
  readonly onDelete: () => void
  readonly onMerge: (into: Department) => void
}

/** Before a department ends: what is in it, and, unless nothing is, where that goes. */
export function LeaveDialog(props: LeaveProps) {
  const { t, pick } = useTexts()
  const load = useLoad(consequencesMachine, props.row.id)
  const name = pick(props.row.name)?.text ?? ''
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t(props.mode === 'delete' ? 'structure.delete.title' : 'structure.merge.title', { name })}
      width="34rem"
    >
      <LoadGate load={load} skeleton={<TextSkeleton lines={3} />}>
        {(consequences) => <LeaveView {...props} consequences={consequences} />}
      </LoadGate>
    </Dialog>
  )
}

const intoOnly = departmentMerge.pick({ into: true })
const PARTS = ['departments', 'positions', 'people', 'offers'] as const

/** The consequences in words, and the choice. */
export function LeaveView({
  rows,
  row,
  mode,
  consequences,
  onClose,
  onDelete,
  onMerge,
}: LeaveProps & { readonly consequences: Consequences }) {
  const { t, pick } = useTexts()
  const offered = useMemo(() => othersOf(rows, row.id), [rows, row.id])
  const find = useMemo(() => departmentLookup(rows, offered, pick), [rows, offered, pick])
  const form = useSchemaForm(intoOnly, {})
  const isEmpty = consequences.departments === 0 && consequences.positions === 0
  const cancel = (
    <Button variant="outline" colorPalette="gray" onClick={onClose}>
      {t('ui.action.cancel')}
    </Button>
  )
  if (mode === 'delete' && isEmpty)
    return (
      <chakra.div display="flex" flexDirection="column" gap="5">
        <p>{t('structure.delete.empty')}</p>
        <Buttons>
          {cancel}
          <Button colorPalette="danger" onClick={onDelete}>
            {t('structure.delete.submit')}
          </Button>
        </Buttons>
      </chakra.div>
    )
  const what = isEmpty ? (
    <p>{t('structure.leave.nothing')}</p>
  ) : (
    <div>
      {mode === 'delete' ? <p>{t('structure.delete.full')}</p> : null}
      <chakra.h3 textStyle="label" mt={mode === 'delete' ? '4' : '0'} mb="1">
        {t('structure.leave.what')}
      </chakra.h3>
      <chakra.ul ps="5" listStyleType="disc">
        {PARTS.filter((part) => consequences[part] > 0).map((part) => (
          <li key={part}>{t(`structure.leave.${part}`, { count: consequences[part] })}</li>
        ))}
      </chakra.ul>
    </div>
  )
  if (offered.length === 0)
    return (
      <chakra.div display="flex" flexDirection="column" gap="5">
        {what}
        <Notice kind="warning">{t('structure.delete.alone')}</Notice>
        <Buttons>{cancel}</Buttons>
      </chakra.div>
    )
  return (
    <Form
      form={form}
      guarded={false}
      onSubmit={({ into }) => {
        const other = offered.find(({ id }) => id === into)
        if (other) onMerge(other)
      }}
    >
      {what}
      <LookupField
        control={form.control}
        name="into"
        label={t(mode === 'delete' ? 'structure.delete.into' : 'structure.merge.into')}
        find={find}
        required
      />
      <Buttons>
        {cancel}
        <Button type="submit" colorPalette={mode === 'delete' ? 'danger' : 'primary'}>
          {t(mode === 'delete' ? 'structure.delete.move_submit' : 'structure.merge.submit')}
        </Button>
      </Buttons>
    </Form>
  )
}

const Buttons = (props: { readonly children: ReactNode }) => (
  <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end" {...props} />
)
