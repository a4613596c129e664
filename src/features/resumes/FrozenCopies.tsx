import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { newSnapshot, type ResumeSnapshot } from '../../../openapi/schemas/resume.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { PartOfMore } from '../../ui/form/FormButtons.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { CopyIcon, TrashIcon } from '../../ui/icons.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useDates } from '../../ui/useDates.ts'
import type { CopyChange, ShareMachines } from './share.effects.ts'
import { useCopyLink } from './useCopyLink.ts'

/** Copies that stay as they were made, each with a link of its own: what was sent somewhere. */
export function FrozenCopies({ machines }: { readonly machines: ShareMachines }) {
  const { t } = useTexts()
  const toast = useToast()
  const list = useLoad(machines.copies, null)
  const [asked, setAsked] = useState<ResumeSnapshot | null>(null)
  const form = useSchemaForm(newSnapshot, {})
  const made = useSave(machines.change, {
    row: null,
    onSaved: () => {
      form.hook.reset(toForm(newSnapshot, {}) as { name: string })
      list.refresh()
    },
  })
  const ended = useSave(machines.change, {
    row: null,
    onSaved: () => {
      setAsked(null)
      list.refresh()
    },
    onFailed: (failure) => {
      setAsked(null)
      const said = failureText(failure, t)
      toast({ severity: 'error', title: said.title, text: said.text || t('resume.share.frozen.kept') })
    },
  })
  return (
    <chakra.section display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" aria-label={t('resume.share.frozen')}>
      <div>
        <Heading as="h3" textStyle="md">
          {t('resume.share.frozen')}
        </Heading>
        <chakra.p textStyle="sm" color="fg.muted">
          {t('resume.share.frozen.text')}
        </chakra.p>
      </div>
      <LoadGate load={list} skeleton={<TextSkeleton lines={2} />}>
        {(copies) =>
          copies.length === 0 ? (
            <chakra.p textStyle="sm" color="fg.muted">
              {t('resume.share.frozen.empty')}
            </chakra.p>
          ) : (
            <chakra.ul listStyleType="none">
              {copies.map((copy) => (
                <Copy key={copy.id} copy={copy} onTakeBack={() => setAsked(copy)} />
              ))}
            </chakra.ul>
          )
        }
      </LoadGate>
      <PartOfMore value>
        <SaveForm
          form={form}
          save={made}
          valuesOf={({ name }): CopyChange => ({ kind: 'freeze', name })}
          submit={t('resume.share.frozen.create')}
        >
          <TextField
            control={form.control}
            name="name"
            label={t('resume.share.frozen.name')}
            help={t('resume.share.frozen.name.help')}
            required
          />
        </SaveForm>
      </PartOfMore>
      <ConfirmDialog
        open={asked !== null}
        title={t('resume.share.frozen.end.title', { name: asked?.name ?? '' })}
        text={t('resume.share.frozen.end.text')}
        confirm={t('resume.share.frozen.end')}
        destructive
        busy={ended.busy}
        onConfirm={() => (asked ? ended.submit({ kind: 'takeBack', id: asked.id }) : undefined)}
        onClose={() => setAsked(null)}
      />
    </chakra.section>
  )
}

interface CopyProps {
  readonly copy: ResumeSnapshot
  readonly onTakeBack: () => void
}
function Copy({ copy: { name, url, views, created_at }, onTakeBack }: CopyProps) {
  const { t } = useTexts()
  const { date } = useDates()
  const copyLink = useCopyLink()
  return (
    <chakra.li display="flex" alignItems="center" gap="1" borderTopWidth="1px" py="1">
      <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
        {name}
        <chakra.span display="block" textStyle="xs" color="fg.muted">
          {date(created_at)}
          {' · '}
          {t('resume.gallery.views', { count: views })}
        </chakra.span>
      </chakra.span>
      <IconButton label={t('resume.share.copy_of', { name })} onClick={() => copyLink(url)}>
        <CopyIcon />
      </IconButton>
      <IconButton label={t('resume.share.frozen.end_of', { name })} onClick={onTakeBack}>
        <TrashIcon />
      </IconButton>
    </chakra.li>
  )
}
