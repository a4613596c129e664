import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@chakra-ui/react/link'
import { useEffect, useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import { pages } from '../../../../openapi/routes.ts'
import type { LetterRow } from '../../../../openapi/schemas/letter.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { PlusIcon } from '../../../ui/icons.tsx'
import { useLive } from '../../../ui/live.ts'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useSession } from '../../../ui/session-context.ts'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/StateView.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useDates } from '../../../ui/useDates.ts'
import { AskedRequests } from '../requests/AskedRequests.tsx'
import { NewLetterDialog } from './NewLetterDialog.tsx'
import { writePath } from '../letter-page/letter-look.tsx'
import { deskLoad, type Desk } from './writing.effects.ts'

/** `/user/Letter/write`: begin a letter, and go on with those that one has begun. */
export function Screen() {
  const { t } = useTexts()
  const load = useLoad(deskLoad, null)
  useLive('letters', load.refresh)
  return (
    <>
      <PageHeader title={t('page.writeLetters.title')} purpose={t('letter.write.purpose')} />
      <LoadGate load={load} skeleton={<FormSkeleton fields={4} />}>
        {(desk) => (
          <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            <AskedRequests />
            <Drafts {...desk} />
          </chakra.div>
        )}
      </LoadGate>
    </>
  )
}

function Drafts({ types, drafts }: Desk) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [isBegun, setBegun] = useState(false)
  // Opened once the dialog is gone, whose choices would count as unsaved until then.
  const [created, setCreated] = useState<string | null>(null)
  useEffect(() => {
    if (created !== null) void navigate(writePath(created))
  }, [created, navigate])
  if (types.length === 0) return <NoTypes />
  const add = (
    <Button onClick={() => setBegun(true)}>
      <PlusIcon />
      {t('letter.write.add')}
    </Button>
  )
  return (
    <>
      {drafts.length === 0 ? (
        <EmptyState title={t('letter.write.empty')} text={t('letter.write.empty.text')} action={add} />
      ) : (
        <Panel title={t('letter.write.drafts')} action={add}>
          <chakra.ul listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } }}>
            {drafts.map((row) => (
              <Draft key={row.id} row={row} />
            ))}
          </chakra.ul>
        </Panel>
      )}
      {isBegun ? (
        <NewLetterDialog
          types={types}
          onClose={() => setBegun(false)}
          onCreated={({ id }) => {
            setBegun(false)
            setCreated(id)
          }}
        />
      ) : null}
    </>
  )
}

/** Owners write every type, so there is none: they set one up. An employee asks them. */
function NoTypes() {
  const { t } = useTexts()
  const { account } = useSession()
  if (account?.is_employee !== false)
    return <EmptyState title={t('letter.write.no_types')} text={t('letter.write.no_types.text')} />
  return (
    <EmptyState
      title={t('letter.write.no_types')}
      text={t('letter.type.empty.text')}
      action={
        <Button asChild>
          <RouterLink to={pages.letterTypes.path}>{t('letter.write.set_up')}</RouterLink>
        </Button>
      }
    />
  )
}

function Draft({ row }: { readonly row: LetterRow }) {
  const { t, pick } = useTexts()
  const dates = useDates()
  return (
    <chakra.li py="3" display="grid" gap="1">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <Link asChild variant="underline" fontWeight="650" overflowWrap="anywhere">
          <RouterLink to={writePath(row.id)} lang={row.lang}>
            {row.subject ?? t('letter.write.nameless')}
          </RouterLink>
        </Link>
        {row.submitted_at === null ? null : <StatusChip tone="danger">{t('letter.write.returned')}</StatusChip>}
      </chakra.div>
      <chakra.p textStyle="sm" color="fg.muted">
        {pick(row.type.name)?.text} · {t('letter.write.changed', { date: dates.date(row.changed_at) })}
      </chakra.p>
    </chakra.li>
  )
}
