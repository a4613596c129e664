import { useState } from 'react'
import { useParams } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { useLive } from '../../ui/live.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { postingLoad } from './posting-names.effects.ts'
import { PostingEditor } from './PostingEditor.tsx'

/** `/manage-jobs/{id}`: one posting, to be written, published and followed. */
export function Screen() {
  const { id = '' } = useParams()
  return <One key={id} id={id} />
}

function One({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const [machine] = useState(() => postingLoad)
  const load = useLoad(machine, id)
  useLive('jobs', load.refresh)
  return (
    <>
      <BackLink to={pages.manageJobs.path}>{t('posting.back')}</BackLink>
      <LoadGate isPage load={load} skeleton={<FormSkeleton fields={6} />}>
        {(detail) => <PostingEditor detail={detail} />}
      </LoadGate>
    </>
  )
}
