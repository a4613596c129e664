import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
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
      <Button asChild variant="ghost" colorPalette="gray" size="sm" mb="3" ms="-3">
        <Link to={pages.manageJobs.path}>← {t('posting.back')}</Link>
      </Button>
      <LoadGate isPage load={load} skeleton={<FormSkeleton fields={6} />}>
        {(detail) => <PostingEditor detail={detail} />}
      </LoadGate>
    </>
  )
}
