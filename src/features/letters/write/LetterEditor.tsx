import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Failure } from '../../../../openapi/failure.ts'
import { pages } from '../../../../openapi/routes.ts'
import { letterEdit, type Letter } from '../../../../openapi/schemas/letter.ts'
import { beginForm } from '../../../hooks/kept-form.ts'
import { useAutosave } from '../../../hooks/useAutosave.ts'
import { useMerge } from '../../../hooks/useMerge.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { failureText } from '../../../ui/failure-text.ts'
import { schemaResolver } from '../../../ui/form/resolver.ts'
import { useCheckedForm } from '../../../ui/form/useCheckedForm.ts'
import { useToast } from '../../../ui/toast/useToast.ts'
import { LetterEditorView } from './LetterEditorView.tsx'
import { formOf, readForm, valuesOf } from './letter-form.ts'
import { useLetterDifferences } from './useLetterDifferences.tsx'
import { letterDelete, letterSave, letterSubmit } from './writing.effects.ts'

/** The editor of one letter: it saves itself, and is submitted as it is saved. */
export function LetterEditor({ letter }: { readonly letter: Letter }) {
  const { t } = useTexts()
  const toast = useToast()
  const navigate = useNavigate()
  const name = `letter ${letter.id}`
  const resolver = useMemo(() => schemaResolver(letterEdit, t), [t])
  const [start] = useState(() => beginForm(name, formOf(valuesOf(letter))))
  const form = useCheckedForm(resolver, start as Parameters<typeof useCheckedForm<typeof letterEdit>>[1])
  const { save, state, settle } = useAutosave(form, letterSave, {
    row: letter,
    name,
    valuesOf,
    formOf,
    read: readForm,
  })
  const conflict = useMerge(form, save, { formOf, describe: useLetterDifferences() })
  const failed = (title: string) => (failure: Failure) => {
    // The form says which fields are wrong.
    if (failure.code === 'invalid') return
    const said = failureText(failure, t)
    toast({ severity: 'error', title, text: said.text || said.title })
  }
  const submit = useSave(letterSubmit, {
    row: null,
    // Its page says who decides now, or that nobody has to.
    onSaved: ({ id }) => {
      toast({ severity: 'success', text: t('letter.write.submitted') })
      void navigate(pages.myLetter.path.replace('{id}', id))
    },
    onFailed: failed(t('letter.write.failed.submit')),
  })
  const remove = useSave(letterDelete, {
    row: null,
    onSaved: () => {
      toast({ severity: 'success', text: t('letter.deleted') })
      void navigate(pages.writeLetters.path)
    },
    onFailed: failed(t('letter.failed.delete')),
  })
  const saved = save.row ?? letter
  // What was said since the last answer to a save, which has all that was said before it.
  const [talk, setTalk] = useState({ since: saved, comments: saved.comments })
  const row = talk.since === saved ? { ...saved, comments: talk.comments } : saved
  // What was typed a moment ago is sent too.
  const send = async () => {
    const settled = await settle()
    if (settled === null)
      toast({
        severity: 'error',
        title: t('letter.write.failed.submit'),
        text: t(state === 'asking' ? 'letter.write.unsaved.asking' : 'letter.write.unsaved'),
      })
    else submit.submit({ id: settled.id, version: settled.version })
  }
  return (
    <LetterEditorView
      form={form}
      row={row}
      state={state}
      trouble={save.trouble}
      failure={submit.failure ?? (save.trouble === 'refused' ? save.failure : null)}
      conflict={conflict}
      onTalk={({ comments }) => setTalk({ since: saved, comments })}
      isBusy={submit.busy || remove.busy}
      onSettle={settle}
      onRetry={save.retry}
      onSubmit={() => void send()}
      onDelete={() => remove.submit(row.id)}
    />
  )
}
