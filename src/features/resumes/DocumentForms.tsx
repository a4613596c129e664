import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Control, FieldValues, Path } from 'react-hook-form'
import {
  newSupportDocument,
  supportDocumentBody,
  supportDocumentFile,
  type SupportDocument,
} from '../../../openapi/schemas/support-document.ts'
import { useMerge } from '../../hooks/useMerge.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import type { Headed } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { DocumentMachine } from '../../machines/document/document.machine.ts'
import { detailOf } from '../../machines/failure.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { DifferingText } from '../../ui/form/DifferingText.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import {
  addMachine,
  editMachine,
  paperMachine,
  replaceMachine,
  type DocumentNaming,
  type FileChoice,
  type NewDocument,
} from './documents.effects.ts'
import { PaperField } from './PaperField.tsx'
import { useDocumentTexts } from './useDocumentTexts.ts'

interface DialogProps {
  readonly onSaved: () => void
  readonly onClose: () => void
  readonly finalFocus?: () => HTMLElement | null
}
interface RowProps extends DialogProps {
  readonly row: SupportDocument
}
interface Uploading {
  /** Stories give their own. */
  readonly paper?: DocumentMachine
}

/** A save whose file is there already: that is asked kindly, and is no failure. */
function asked<V extends { readonly keep_both: boolean }>(save: Headed<SaveView<V, SupportDocument>>) {
  const same = detailOf(save.failure, 'same_document')
  const { values } = save
  return {
    save: same ? { ...save, failure: null, trouble: null } : save,
    same,
    keepBoth: () => (values === null ? undefined : save.submit({ ...values, keep_both: true })),
  }
}

interface SameProps {
  readonly same: { readonly name: SupportDocument['name'] } | null
  readonly onKeep: () => void
}
const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' })
function SameFile({ same, onKeep }: SameProps) {
  const { t, pick } = useTexts()
  return same === null ? null : (
    <Notice
      // The dialog may be longer than the window: the question is no use under its edge.
      ref={intoView}
      kind="warning"
      title={t('resume.document.same.title')}
      actions={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onKeep}>
          {t('resume.document.same.keep')}
        </Button>
      }
    >
      {t('resume.document.same.text', { name: pick(same.name)?.text ?? '' })}
    </Notice>
  )
}

const newFields = newSupportDocument.pick({ name: true, kind: true, file_id: true })
const namingFields = supportDocumentBody.pick({ name: true, kind: true })
const fileFields = supportDocumentFile.pick({ file_id: true })

interface NamingFieldsProps<V extends FieldValues> {
  readonly control: Control<V>
  readonly name: Path<V>
  readonly kind: Path<V>
  readonly isAlwaysChosen?: boolean
}
/** What a document is called, and what it is. */
function NamingFields<V extends FieldValues>({ control, name, kind, isAlwaysChosen = false }: NamingFieldsProps<V>) {
  const { t } = useTexts()
  const { kinds } = useDocumentTexts()
  return (
    <>
      <LocalizedField
        control={control}
        name={name}
        label={t('resume.document.name')}
        help={t('resume.document.name.help')}
        required
      />
      <SelectField
        control={control}
        name={kind}
        label={t('resume.document.kind')}
        choices={kinds}
        isAlwaysChosen={isAlwaysChosen}
        required
      />
    </>
  )
}

interface AddProps extends DialogProps, Uploading {
  readonly machine?: SaveMachine<NewDocument, SupportDocument>
}
/** A new document: its file, what it is called and what it is. */
export function AddDocument({ onSaved, onClose, finalFocus, paper = paperMachine, machine = addMachine }: AddProps) {
  const { t } = useTexts()
  const said = { saved: t('resume.document.added.said'), failed: t('resume.document.add.failed') }
  const added = useRowSave(machine, { row: null, said, onSaved })
  const form = useSchemaForm(newFields, {})
  const { save, same, keepBoth } = asked(added.save)
  return (
    <FormDialog
      title={t('resume.document.add')}
      busy={save.busy}
      submit={t('resume.document.add')}
      onClose={onClose}
      {...(finalFocus ? { finalFocus } : {})}
    >
      {(id) => (
        <SaveForm
          form={form}
          save={save}
          id={id}
          draft="support document new"
          valuesOf={(values): NewDocument => ({ ...values, keep_both: false })}
        >
          <chakra.div display="grid" gap="5">
            <PaperField control={form.control} name="file_id" label={t('resume.document.file')} machine={paper} />
            <NamingFields control={form.control} name="name" kind="kind" />
            <SameFile same={same} onKeep={keepBoth} />
          </chakra.div>
        </SaveForm>
      )}
    </FormDialog>
  )
}

interface EditProps extends RowProps {
  readonly machine?: SaveMachine<DocumentNaming, SupportDocument>
}
/** Changes what a document is called, and what it is. */
export function EditDocument(props: EditProps) {
  const { t } = useTexts()
  const { row, onSaved, onClose, finalFocus, machine = editMachine } = props
  const { save, taken } = useRowSave(machine, {
    row,
    said: { saved: t('resume.document.edited'), failed: t('resume.document.change.failed') },
    valuesOf: namingOf,
    groups: ['name'],
    onSaved,
  })
  return (
    <FormDialog
      title={t('resume.document.edit')}
      busy={save.busy}
      submit={t('ui.action.save')}
      width="32rem"
      onClose={onClose}
      {...(finalFocus ? { finalFocus } : {})}
    >
      {(id) => <NamingForm key={taken} id={id} save={save} />}
    </FormDialog>
  )
}
const namingOf = ({ name, kind }: SupportDocument): DocumentNaming => ({ name, kind })

const namedApart = ({ name }: DocumentNaming, other: DocumentNaming) => (
  <DifferingText text={name} against={other.name} />
)

interface NamingFormProps {
  readonly id: string
  readonly save: ReturnType<typeof useRowSave<DocumentNaming, SupportDocument>>['save']
}
function NamingForm({ id, save }: NamingFormProps) {
  const { t } = useTexts()
  const { kindOf } = useDocumentTexts()
  const form = useSchemaForm(namingFields, save.values ?? (save.row ? namingOf(save.row) : {}))
  const conflict = useMerge(form, save, {
    formOf: (values) => toForm(namingFields, values) as object,
    describe: ({ mine, theirs }) => [
      {
        field: 'name',
        label: t('resume.document.name'),
        mine: namedApart(mine, theirs),
        theirs: namedApart(theirs, mine),
      },
      { field: 'kind', label: t('resume.document.kind'), mine: kindOf(mine), theirs: kindOf(theirs) },
    ],
  })
  return (
    <SaveForm form={form} save={save} id={id} conflict={conflict} valuesOf={(values): DocumentNaming => values}>
      <chakra.div display="grid" gap="5">
        <NamingFields control={form.control} name="name" kind="kind" isAlwaysChosen />
      </chakra.div>
    </SaveForm>
  )
}

interface ReplaceProps extends RowProps, Uploading {
  readonly machine?: SaveMachine<FileChoice, SupportDocument>
}
/** Another file in the place of the one there is; it says first what that changes. */
export function ReplaceFile(props: ReplaceProps) {
  const { row, onSaved, onClose, finalFocus, paper = paperMachine, machine = replaceMachine } = props
  const { t } = useTexts()
  const { nameOf, usesOf } = useDocumentTexts()
  const replaced = useRowSave(machine, {
    row,
    said: { saved: t('resume.document.replaced'), failed: t('resume.document.change.failed') },
    onSaved,
  })
  const form = useSchemaForm(fileFields, {})
  const { save, same, keepBoth } = asked(replaced.save)
  return (
    <FormDialog
      title={t('resume.document.replace.title', { name: nameOf(row) })}
      busy={save.busy}
      submit={t('resume.document.replace')}
      onClose={onClose}
      {...(finalFocus ? { finalFocus } : {})}
    >
      {(id) => (
        <SaveForm form={form} save={save} id={id} valuesOf={(values): FileChoice => ({ ...values, keep_both: false })}>
          <chakra.div display="grid" gap="5">
            <chakra.p>
              {row.used_by.length === 0
                ? t('resume.document.replace.free')
                : t('resume.document.replace.used', { names: usesOf(row) })}
            </chakra.p>
            <PaperField control={form.control} name="file_id" label={t('resume.document.file')} machine={paper} />
            <SameFile same={same} onKeep={keepBoth} />
          </chakra.div>
        </SaveForm>
      )}
    </FormDialog>
  )
}
