import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { Letter, LetterVersionContent, LetterVersions as Versions } from '../../../../openapi/schemas/letter.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ActionText } from '../../../ui/ActionText.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useToast } from '../../../ui/toast/useToast.ts'
import { useDates } from '../../../ui/useDates.ts'
import { valuesOf } from '../write/letter-form.ts'
import { letterSave } from '../write/writing.effects.ts'
import { versionLoad, versionsLoad } from './letter-page.effects.ts'
import { wasAsked } from './letter-look.tsx'
import { ChangedText } from './LetterChanges.tsx'

interface LetterVersionsProps {
  readonly letter: Letter
  readonly onChange: (letter: Letter) => void
  readonly onClose: () => void
}

/** What a letter said before, by whom and when, each with what changed since; its author can go back to one. */
export function LetterVersions({ letter, onChange, onClose }: LetterVersionsProps) {
  const { t } = useTexts()
  const load = useLoad(versionsLoad, letter.id)
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <Dialog open title={t('letter.page.versions')} width="46rem" onClose={onClose}>
      <LoadGate load={load} skeleton={<FormSkeleton fields={4} />}>
        {(versions) => (
          <chakra.ul listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } }}>
            {versions.map((row) => (
              <Version
                key={row.content_version}
                letter={letter}
                row={row}
                isOpen={opened === row.content_version}
                onToggle={() => setOpened(opened === row.content_version ? null : row.content_version)}
                onRestored={(now) => {
                  onChange(now)
                  onClose()
                }}
              />
            ))}
          </chakra.ul>
        )}
      </LoadGate>
    </Dialog>
  )
}

interface VersionProps {
  readonly letter: Letter
  readonly row: Versions['data'][number]
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onRestored: (letter: Letter) => void
}
function Version({ letter, row, isOpen, onToggle, onRestored }: VersionProps) {
  const { t, pick } = useTexts()
  const { dateTime } = useDates()
  const isCurrent = row.content_version === letter.content_version
  return (
    <chakra.li py="3" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <chakra.div flex="1 1 12rem" minWidth="0">
          <chakra.p fontWeight="600">{dateTime(row.at)}</chakra.p>
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {pick(row.person?.name ?? null)?.text ?? t('letter.page.gone')}
          </chakra.p>
        </chakra.div>
        {row.submitted ? (
          <StatusChip tone="secondary">
            {t(wasAsked(letter) ? 'letter.page.version.submitted' : 'letter.page.version.submitted.none')}
          </StatusChip>
        ) : null}
        {isCurrent ? (
          <StatusChip tone="success">{t('letter.page.version.current')}</StatusChip>
        ) : (
          <Button size="sm" variant="outline" colorPalette="gray" aria-expanded={isOpen} onClick={onToggle}>
            <ActionText action={t('letter.page.version.changes')} of={dateTime(row.at)} />
          </Button>
        )}
      </chakra.div>
      {isOpen ? <Since letter={letter} version={row.content_version} onRestored={onRestored} /> : null}
    </chakra.li>
  )
}

interface SinceProps {
  readonly letter: Letter
  readonly version: number
  readonly onRestored: (letter: Letter) => void
}
function Since({ letter, version, onRestored }: SinceProps) {
  const [machine] = useState(() => versionLoad)
  const load = useLoad(machine, { id: letter.id, content_version: version })
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={2} />}>
      {(before) => (
        <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
          <ChangedText before={before} after={letter} lang={letter.lang} />
          {letter.abilities.edit ? <Restore letter={letter} before={before} onRestored={onRestored} /> : null}
        </chakra.div>
      )}
    </LoadGate>
  )
}

interface RestoreProps extends Omit<SinceProps, 'version'> {
  readonly before: LetterVersionContent
}
/** The text as it was, in a new version: what came between stays among the versions. */
function Restore({ letter, before: { subject, body, amount }, onRestored }: RestoreProps) {
  const { t } = useTexts()
  const toast = useToast()
  const save = useSave(letterSave, {
    row: letter,
    onSaved: (now) => {
      toast({ severity: 'success', text: t('letter.page.version.restored') })
      onRestored(now)
    },
    onFailed: (failure) => {
      const { title, text } = failureText(failure, t)
      toast({ severity: 'error', title: t('letter.page.version.failed'), text: text || title })
    },
  })
  const restore = () => (save.busy ? undefined : save.submit({ ...valuesOf(letter), subject, body, amount }))
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
      <Button size="sm" aria-disabled={save.busy} onClick={restore}>
        {t('letter.page.version.restore')}
      </Button>
      {letter.status === 'in_review' ? (
        <chakra.p textStyle="sm" color="fg.muted">
          {t('letter.write.voids')}
        </chakra.p>
      ) : null}
    </chakra.div>
  )
}
