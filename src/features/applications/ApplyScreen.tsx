import { sourceIn, type ApplicationSource } from '../../../openapi/application-source.ts'
import { useParams, useSearchParams } from 'react-router'
import { useLoad } from '../../hooks/useLoad.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { Applied } from './Applied.tsx'
import { formLoad } from './apply.effects.ts'
import { ApplyForm } from './ApplyForm.tsx'
import type { RenderAddDocument } from './DocumentChoice.tsx'

interface ApplyScreenProps {
  readonly renderAddDocument: RenderAddDocument
}

/** `/job/apply/{slug}`: the own application for one job, until it is sent and after. */
export function ApplyScreen({ renderAddDocument }: ApplyScreenProps) {
  const { slug = '' } = useParams()
  const [query] = useSearchParams()
  return <Applying key={slug} slug={slug} from={sourceIn(query)} renderAddDocument={renderAddDocument} />
}

/** Stories give the slug themselves. */
export function Applying({
  slug,
  from = null,
  renderAddDocument,
}: ApplyScreenProps & { readonly slug: string; readonly from?: ApplicationSource | null }) {
  const load = useLoad(formLoad, slug)
  return (
    <LoadGate isPage load={load} skeleton={<FormSkeleton fields={6} />}>
      {(form) =>
        form.application !== null && form.application.status !== 'draft' ? (
          <Applied job={form.job} application={form.application} />
        ) : (
          <ApplyForm
            // A job that opened or closed meanwhile begins anew from what is saved.
            key={form.blocked ?? ''}
            start={form}
            from={from}
            renderAddDocument={renderAddDocument}
            onOver={load.refresh}
          />
        )
      }
    </LoadGate>
  )
}
