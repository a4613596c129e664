import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import {
  applicantViewName,
  MOST_APPLICANT_VIEWS,
  type ApplicantView,
} from '../../../openapi/schemas/applicant-board.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FailureLines } from '../../ui/FailureLines.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { deleteViewMachine, nameViewMachine, viewsLoad, type NamedView } from './views.effects.ts'

interface SavedViewsProps {
  /** What is looked at now, as the part of an address after `?`. */
  readonly address: string
  readonly onChoose: (address: string) => void
}

/** The ways of looking at applicants that the reader keeps: chosen from a menu, kept, named anew and thrown away. */
export function SavedViews({ address, onChoose }: SavedViewsProps) {
  const { t } = useTexts()
  const load = useLoad(viewsLoad, null)
  const views = load.data ?? []
  const [naming, setNaming] = useState<NamedView | null>(null)
  const [isManaging, setManaging] = useState(false)
  const toast = useToast()
  const isFull = views.length >= MOST_APPLICANT_VIEWS
  return (
    <>
      <Menu
        label={t('application.views')}
        placement="bottom-end"
        entries={[
          ...views.map(({ id, name }) => ({ key: id as string, text: name })),
          {
            key: 'save',
            text: isFull ? t('application.views.full', { count: MOST_APPLICANT_VIEWS }) : t('application.views.save'),
            disabled: isFull || address === '',
          },
          ...(views.length > 0 ? [{ key: 'manage', text: t('application.views.manage') }] : []),
        ]}
        onOpen={load.refresh}
        onChoose={(key) => {
          const view = views.find(({ id }) => id === key)
          if (view) onChoose(view.address)
          else if (key === 'save') setNaming({ id: null, name: '', address })
          else setManaging(true)
        }}
        renderTrigger={(trigger) => (
          <Button variant="outline" colorPalette="gray" {...trigger}>
            {t('application.views')}
            <ChevronDownIcon />
          </Button>
        )}
      />
      {isManaging ? (
        <ManageViews
          views={views}
          onRename={(view) => {
            setManaging(false)
            setNaming(view)
          }}
          onDeleted={(gone) => {
            load.receive(views.filter(({ id }) => id !== gone))
            if (views.length === 1) setManaging(false)
          }}
          onClose={() => setManaging(false)}
        />
      ) : null}
      {naming ? (
        <NameView
          view={naming}
          onClose={() => setNaming(null)}
          onNamed={({ name }) => {
            setNaming(null)
            load.refresh()
            toast({ severity: 'success', text: t('application.views.saved', { name }) })
          }}
        />
      ) : null}
    </>
  )
}

interface NameViewProps {
  readonly view: NamedView
  readonly onNamed: (view: ApplicantView) => void
  readonly onClose: () => void
}
function NameView({ view, onNamed, onClose }: NameViewProps) {
  const { t } = useTexts()
  const save = useSave(nameViewMachine, { row: null, onSaved: onNamed })
  const form = useSchemaForm(applicantViewName, { name: view.name })
  return (
    <FormDialog
      title={t(view.id === null ? 'application.views.save' : 'application.views.rename')}
      busy={save.busy}
      submit={t('ui.action.save')}
      width="28rem"
      onClose={onClose}
    >
      {(id) => (
        <Form
          id={id}
          form={form}
          save={save}
          failed={t('application.views.failed')}
          isSmall
          onSubmit={({ name }) => save.submit({ ...view, name })}
        >
          <TextField
            control={form.control}
            name="name"
            label={t('application.views.name')}
            help={t('application.views.help')}
            required
          />
        </Form>
      )}
    </FormDialog>
  )
}

interface ManageViewsProps {
  readonly views: readonly ApplicantView[]
  readonly onRename: (view: ApplicantView) => void
  readonly onDeleted: (id: string) => void
  readonly onClose: () => void
}
function ManageViews({ views, onRename, onDeleted, onClose }: ManageViewsProps) {
  const { t } = useTexts()
  const remove = useSave(deleteViewMachine, { row: null, onSaved: onDeleted })
  return (
    <Dialog open title={t('application.views')} description={t('application.views.help')} onClose={onClose}>
      {remove.failure ? <FailureLines failure={remove.failure} /> : null}
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {views.map((view) => (
          <chakra.li key={view.id} display="flex" flexWrap="wrap" gap="2" alignItems="center">
            <chakra.span flex="1 1 12rem" minWidth="0" overflowWrap="anywhere">
              {view.name}
            </chakra.span>
            <Button
              size="sm"
              variant="outline"
              colorPalette="gray"
              aria-label={t('application.views.rename.of', { name: view.name })}
              onClick={() => onRename(view)}
            >
              {t('application.views.rename')}
            </Button>
            <Button
              size="sm"
              variant="outline"
              colorPalette="danger"
              aria-label={t('application.views.delete.of', { name: view.name })}
              aria-disabled={remove.busy}
              onClick={() => (remove.busy ? undefined : remove.submit(view.id))}
            >
              {t('application.views.delete')}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </Dialog>
  )
}
