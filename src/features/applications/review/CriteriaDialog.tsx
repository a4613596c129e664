import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useFieldArray, type Control } from 'react-hook-form'
import {
  criteriaBody,
  MOST_CRITERIA,
  type RatingCriteria,
  type RatingCriterion,
} from '../../../../openapi/schemas/applicant-review.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { LocalizedField } from '../../../ui/form/LocalizedField.tsx'
import { SaveForm } from '../../../ui/form/SaveForm.tsx'
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from '../../../ui/icons.tsx'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import { useToast } from '../../../ui/toast/useToast.ts'
import { criteriaLoad, criteriaMachine } from './review.effects.ts'

interface CriteriaDialogProps {
  /** Whose applicants are rated by them. */
  readonly posting: string
  readonly onClose: () => void
}

/** What everybody who applied for a job is rated by. What is saved reaches the ratings by the account's live events. */
export function CriteriaDialog({ posting, onClose }: CriteriaDialogProps) {
  const { t } = useTexts()
  const load = useLoad(criteriaLoad, posting)
  if (load.data !== null) return <CriteriaForm posting={posting} row={load.data} onClose={onClose} />
  // One dialog alone, so that the focus stays in it: it opens with its fields, or with why there are none.
  return load.failure === null ? null : (
    <Dialog open title={t('review.criteria.edit')} onClose={onClose}>
      <LoadGate load={load} skeleton={<FormSkeleton fields={4} />}>
        {() => null}
      </LoadGate>
    </Dialog>
  )
}

const schema = criteriaBody.omit({ version: true })
const namesOf = (criteria: readonly RatingCriterion[], pick: ReturnType<typeof useTexts>['pick']) =>
  criteria.map(({ name }) => pick(name)?.text ?? '').join(' · ')

function CriteriaForm({ posting, row, onClose }: CriteriaDialogProps & { readonly row: RatingCriteria }) {
  const { t, pick } = useTexts()
  const toast = useToast()
  const [machine] = useState(() => criteriaMachine(posting))
  const form = useSchemaForm(schema, { criteria: row.criteria.map(({ id, name }) => ({ id, name })) })
  const control = form.control as unknown as Control<{ criteria: RatingCriterion[] }>
  const { fields, append, remove, move } = useFieldArray({ control, name: 'criteria', keyName: 'key' })
  const save = useSave(machine, {
    row,
    onSaved: () => {
      toast({ severity: 'success', text: t('review.criteria.saved') })
      onClose()
    },
    failed: t('review.criteria.failed'),
  })
  const last = fields.length - 1
  const used = row.criteria.reduce((most, { ratings }) => Math.max(most, ratings), 0)
  return (
    <FormDialog
      title={t('review.criteria.edit')}
      description={t('review.criteria.text', { count: used })}
      busy={save.busy}
      submit={t('ui.action.save')}
      onClose={onClose}
    >
      {(id) => (
        <SaveForm
          form={form}
          id={id}
          save={save}
          valuesOf={(body) => body}
          differences={
            save.theirs && save.values
              ? [
                  {
                    field: 'criteria',
                    label: t('review.criteria'),
                    mine: namesOf(save.values.criteria, pick),
                    theirs: namesOf(save.theirs.criteria, pick),
                  },
                ]
              : []
          }
        >
          {fields.map(({ key }, at) => (
            <chakra.div key={key} display="flex" gap="1" alignItems="flex-end">
              <chakra.div flex="1" minWidth="0">
                <LocalizedField
                  control={form.control as unknown as Control}
                  name={`criteria.${at}.name`}
                  label={t('review.criteria.number', { number: at + 1 })}
                  required
                />
              </chakra.div>
              <IconButton
                label={t('review.criteria.earlier', { number: at + 1 })}
                aria-disabled={at === 0}
                onClick={() => (at === 0 ? undefined : move(at, at - 1))}
              >
                <ArrowUpIcon />
              </IconButton>
              <IconButton
                label={t('review.criteria.later', { number: at + 1 })}
                aria-disabled={at === last}
                onClick={() => (at === last ? undefined : move(at, at + 1))}
              >
                <ArrowDownIcon />
              </IconButton>
              <IconButton
                label={t('review.criteria.remove', { number: at + 1 })}
                aria-disabled={last === 0}
                onClick={() => (last === 0 ? undefined : remove(at))}
              >
                <TrashIcon />
              </IconButton>
            </chakra.div>
          ))}
          {fields.length < MOST_CRITERIA ? (
            <chakra.div>
              <Button
                type="button"
                size="sm"
                variant="outline"
                colorPalette="gray"
                onClick={() => append({ id: crypto.randomUUID(), name: {} })}
              >
                <PlusIcon />
                {t('review.criteria.add')}
              </Button>
            </chakra.div>
          ) : null}
        </SaveForm>
      )}
    </FormDialog>
  )
}
