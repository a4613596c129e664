import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { Letter, LetterVersions as Versions } from '../../../../openapi/schemas/letter.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useDates } from '../../../ui/useDates.ts'
import { versionLoad, versionsLoad } from './letter-page.effects.ts'
import { ChangedText } from './LetterChanges.tsx'

interface LetterVersionsProps {
  readonly letter: Letter
  readonly onClose: () => void
}

/** What a letter said before, by whom and when, each with what changed since. */
export function LetterVersions({ letter, onClose }: LetterVersionsProps) {
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
}
function Version({ letter, row, isOpen, onToggle }: VersionProps) {
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
        {row.submitted ? <StatusChip tone="secondary">{t('letter.page.version.submitted')}</StatusChip> : null}
        {isCurrent ? (
          <StatusChip tone="success">{t('letter.page.version.current')}</StatusChip>
        ) : (
          <Button size="sm" variant="outline" colorPalette="gray" aria-expanded={isOpen} onClick={onToggle}>
            {t('letter.page.version.changes')}
            <chakra.span srOnly>: {dateTime(row.at)}</chakra.span>
          </Button>
        )}
      </chakra.div>
      {isOpen ? <Since letter={letter} version={row.content_version} /> : null}
    </chakra.li>
  )
}

function Since({ letter, version }: { readonly letter: Letter; readonly version: number }) {
  const [machine] = useState(() => versionLoad)
  const load = useLoad(machine, { id: letter.id, content_version: version })
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={2} />}>
      {(before) => <ChangedText before={before} after={letter} lang={letter.lang} />}
    </LoadGate>
  )
}
