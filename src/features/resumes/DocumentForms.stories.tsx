import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { SupportDocument } from '../../../openapi/schemas/support-document.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { documentRows } from '../../api/mocks/documents.ts'
import { createDocumentMachine, type SentDocument } from '../../machines/document/document.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { DocumentProblem } from '../../ui/document/document-file.ts'
import type { DocumentNaming, FileChoice, NewDocument } from './documents.effects.ts'
import { AddDocument, EditDocument, ReplaceFile } from './DocumentForms.tsx'
import { DocumentPreview } from './DocumentPreview.tsx'

interface FormsProps {
  readonly form: 'add' | 'edit' | 'replace' | 'view'
  readonly row: SupportDocument
  readonly hasViewer: boolean
  readonly check: (file: File) => Promise<void>
  readonly send: () => Promise<SentDocument>
  readonly save: (values: NewDocument | DocumentNaming | FileChoice) => Promise<SupportDocument>
  readonly onSaved: () => void
  readonly onClose: () => void
}
/** Each form with machines of its own over the story's calls. */
function Forms({ form, row, hasViewer, check, send, save, onSaved, onClose }: FormsProps) {
  const [{ paper, add, edit, replace }] = useState(() => ({
    paper: createDocumentMachine({ check, send }),
    add: createSaveMachine<NewDocument, SupportDocument>(({ values }) => save(values)),
    edit: createSaveMachine<DocumentNaming, SupportDocument>(({ values }) => save(values)),
    replace: createSaveMachine<FileChoice, SupportDocument>(({ values }) => save(values)),
  }))
  const dialog = { onSaved, onClose }
  if (form === 'view') return <DocumentPreview row={row} hasViewer={hasViewer} onClose={onClose} />
  if (form === 'add') return <AddDocument {...dialog} paper={paper} machine={add} />
  return form === 'edit' ? (
    <EditDocument {...dialog} row={row} machine={edit} />
  ) : (
    <ReplaceFile {...dialog} row={row} paper={paper} machine={replace} />
  )
}
const [attached, photo] = documentRows as readonly [SupportDocument, SupportDocument]
const sent: SentDocument = {
  id: '7b0e9d2e-54d1-4e6f-9d55-3d2f8f1f9a01',
  url: '/lyu/1.pdf',
  name: 'degree.pdf',
  type: 'application/pdf',
  size: 8,
  width: null,
  height: null,
}
const file = new File(['%PDF-1.7'], 'degree.pdf', { type: 'application/pdf' })

const meta = {
  title: 'Resumes/Document',
  component: Forms,
  args: {
    form: 'add',
    row: attached,
    hasViewer: false,
    check: fn(),
    send: fn(),
    save: fn(),
    onSaved: fn(),
    onClose: fn(),
  },
  beforeEach: ({ args }) => {
    sessionStorage.clear()
    mocked(args.check).mockResolvedValue(undefined)
    mocked(args.send).mockResolvedValue(sent)
    mocked(args.save).mockResolvedValue(attached)
  },
} satisfies Meta<typeof Forms>
export default meta
type S = StoryObj<typeof meta>
type Say = ReturnType<typeof sayIn>
interface Doing {
  readonly say: Say
  readonly userEvent: { readonly upload: (input: HTMLElement, file: File) => Promise<void> }
}
const dialog = async () => within(await screen.findByRole('dialog'))
const choose = async ({ say, userEvent }: Doing) =>
  userEvent.upload(
    document.querySelector<HTMLElement>(`input[type=file][aria-label="${say('resume.document.file')}"]`) ??
      document.body,
    file,
  )

/** The file is sent while the rest is typed; both are kept together. */
export const Added: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const form = await dialog()
    await choose({ say, userEvent })
    await expect(
      await form.findByRole('link', { name: say('field.document.kept', { name: 'degree.pdf' }) }),
    ).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: new RegExp(say('resume.document.name')) }), 'BSc')
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: new RegExp(say('resume.document.kind')) }),
      'degree',
    )
    await userEvent.click(form.getByRole('button', { name: say('resume.document.add') }))
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith(
        expect.objectContaining({ file_id: sent.id, kind: 'degree', keep_both: false }),
      ),
    )
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
  },
}
/** The file is still here when the line is gone, and goes again at a press. */
export const LostLine: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    mocked(args.send).mockRejectedValueOnce(offline())
    const form = await dialog()
    await choose({ say, userEvent })
    await expect(await form.findByText(say('field.document.offline'))).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: say('ui.action.retry') }))
    await expect(
      await form.findByRole('link', { name: say('field.document.kept', { name: 'degree.pdf' }) }),
    ).toBeVisible()
  },
}
export const NotAPaper: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    mocked(args.check).mockRejectedValue(new DocumentProblem('not_document'))
    await choose({ say, userEvent })
    await expect(await (await dialog()).findByText(say('field.paper.not_paper'))).toBeVisible()
  },
}
export const NeedsAPassword: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    mocked(args.send).mockRejectedValue(refusal('document_refused', { reason: 'damaged' }))
    await choose({ say, userEvent })
    await expect(await (await dialog()).findByText(say('field.paper.damaged'))).toBeVisible()
  },
}
/** A file that is there already is asked about, and both are kept if that is wanted. */
export const SameFile: S = {
  args: { form: 'replace' },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    mocked(args.save).mockRejectedValueOnce(
      refusal('same_document', { id: attached.id, name: { en: 'Work permit', am: 'የሥራ ፈቃድ' } }),
    )
    const form = await dialog()
    await expect(form.getByText(/Water engineer/)).toBeVisible()
    await choose({ say, userEvent })
    await form.findByRole('link', { name: say('field.document.kept', { name: 'degree.pdf' }) })
    await userEvent.click(form.getByRole('button', { name: say('resume.document.replace') }))
    await expect(await form.findByText(say('resume.document.same.title'))).toBeVisible()
    // The question is not under the edge of the window.
    const keep = form.getByRole('button', { name: say('resume.document.same.keep') })
    await waitFor(() => expect(keep.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await userEvent.click(keep)
    await waitFor(() => expect(args.save).toHaveBeenLastCalledWith({ file_id: sent.id, keep_both: true }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
  },
}
export const Renamed: S = {
  args: { form: 'edit' },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const form = await dialog()
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: new RegExp(say('resume.document.kind')) }),
      'transcript',
    )
    await userEvent.click(form.getByRole('button', { name: say('ui.action.save') }))
    await waitFor(() => expect(args.save).toHaveBeenCalledWith({ name: attached.name, kind: 'transcript' }))
  },
}
/** A picture stands in the dialog as it is. */
export const Viewed: S = {
  args: { form: 'view', row: photo },
  play: async ({ globals }) => {
    const view = await dialog()
    await expect(view.getByRole('img')).toHaveAttribute('src', photo.file.view_url)
    await expect(view.getByText(sayIn(globals)('resume.document.unused'))).toBeVisible()
  },
}
/** Phones have no viewer within a page: the way to the file is there all the same. */
export const NoViewer: S = {
  args: { form: 'view' },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    const view = await dialog()
    await expect(view.getByText(say('resume.document.no_viewer'))).toBeVisible()
    await expect(view.getByRole('link', { name: say('resume.document.open') })).toHaveAttribute(
      'href',
      attached.file.view_url,
    )
    await expect(view.getByRole('link', { name: 'Water engineer' })).toBeVisible()
  },
}
