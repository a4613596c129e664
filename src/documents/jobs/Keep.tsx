import { resolve } from '../../../openapi/format/names.ts'
import { pages } from '../../../openapi/routes.ts'
import type { DocumentContext } from '../document.ts'
import type { JobCard, Kept } from './job-data.ts'

interface KeepProps {
  readonly job: Pick<JobCard, 'slug' | 'title'>
  readonly kept: Kept
  readonly context: DocumentContext
}

/**
 * Keeps a job, or keeps it no longer. With the script that happens where it stands, for whoever is signed in; without it,
 * and for visitors, the form leads to the page of saved jobs, which keeps it once they have signed in.
 */
export function Keep({ job: { slug, title }, kept, context: { say, lang, apiOrigin } }: KeepProps) {
  if (kept === null) return null
  return (
    <form className="keep noprint" action={pages.savedJobs.path} method="get" data-keep={slug} data-api={apiOrigin}>
      <input type="hidden" name="save" value={slug} />
      <button type="submit" aria-pressed={kept.includes(slug)}>
        <span className="off">{say('document.job.save')}</span>
        <span className="on">{say('document.job.saved')}</span>
        <span className="hidden"> – {resolve(title, lang)?.text ?? ''}</span>
      </button>
    </form>
  )
}
