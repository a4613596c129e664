import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { ResumeRow } from '../../../openapi/schemas/resume.ts'
import type { SupportDocument } from '../../../openapi/schemas/support-document.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { newResumePath } from './address.ts'
import { attachedCalls, readResumes, type AttachedEffects } from './documents.effects.ts'
import { useDocumentTexts } from './useDocumentTexts.ts'
import { useReach } from './useReach.ts'

interface Turn {
  readonly resume: string
  readonly isOn: boolean
}
interface AttachingEffects extends Pick<AttachedEffects, 'change'> {
  readonly resumes: (signal: AbortSignal) => Promise<readonly ResumeRow[]>
}
const CALLS: AttachingEffects = { change: attachedCalls.change, resumes: readResumes }

interface AttachDialogProps {
  readonly row: SupportDocument
  readonly onChanged: () => void
  readonly onClose: () => void
  readonly finalFocus?: () => HTMLElement | null
  /** Stories give their own calls. */
  readonly effects?: AttachingEffects
}

/** The resumes that a document is attached to, each turned on or off at once. */
export function AttachDialog({ row, onChanged, onClose, finalFocus, effects = CALLS }: AttachDialogProps) {
  const { t } = useTexts()
  const toast = useToast()
  const reach = useReach()
  const { nameOf } = useDocumentTexts()
  const [machines] = useState(() => ({
    resumes: createLoadMachine<readonly ResumeRow[]>((_, signal) => effects.resumes(signal)),
    turn: createSaveMachine<Turn, readonly SupportDocument[]>(({ values: { resume, isOn } }, signal) =>
      effects.change(resume, { kind: isOn ? 'attach' : 'detach', document: row.id }, signal),
    ),
  }))
  const resumes = useLoad(machines.resumes, null)
  const [attached, setAttached] = useState(() => new Set<string>(row.used_by.map(({ id }) => id)))
  const save = useSave(machines.turn, {
    row: null,
    onSaved: (_, { resume, isOn }) => {
      setAttached((now) => new Set([...now].filter((id) => id !== resume).concat(isOn ? [resume] : [])))
      onChanged()
    },
    onFailed: (failure) => {
      const said = failureText(failure, t)
      toast({ severity: 'error', title: t('resume.document.change.failed'), text: said.text || said.title })
    },
  })
  return (
    <Dialog
      open
      title={t('resume.document.attach.title', { name: nameOf(row) })}
      description={t('resume.document.attach.text')}
      width="34rem"
      onClose={onClose}
      {...(finalFocus ? { finalFocus } : {})}
    >
      <LoadGate load={resumes} skeleton={<TextSkeleton lines={2} />}>
        {(rows) =>
          rows.length === 0 ? (
            <chakra.div display="grid" gap="3" justifyItems="start" pb="4">
              <p>{t('resume.document.attach.none')}</p>
              <Button variant="outline" asChild>
                <RouterLink to={newResumePath}>{t('resume.document.attach.start')}</RouterLink>
              </Button>
            </chakra.div>
          ) : (
            <chakra.ul listStyleType="none" pb="4">
              {rows.map((resume) => (
                <chakra.li
                  key={resume.id}
                  display="flex"
                  alignItems="center"
                  justifyContent="space-between"
                  gap="3"
                  minHeight="12"
                  borderTopWidth="1px"
                  py="1"
                >
                  <chakra.span minWidth="0" overflowWrap="anywhere">
                    {resume.name}
                    <chakra.span display="block" textStyle="xs" color="fg.muted">
                      {reach(resume)}
                    </chakra.span>
                  </chakra.span>
                  <Switch
                    label={resume.name}
                    checked={attached.has(resume.id)}
                    onChange={(isOn) => (save.busy ? undefined : save.submit({ resume: resume.id, isOn }))}
                  />
                </chakra.li>
              ))}
            </chakra.ul>
          )
        }
      </LoadGate>
    </Dialog>
  )
}
