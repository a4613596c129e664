import type { Language } from '../../../openapi/define.ts'
import { pages } from '../../../openapi/routes.ts'
import type { ResumeData } from '../../../src/documents/resume/resume-data.ts'
import { resumePage } from '../../../src/documents/resume/resume.tsx'
import type { Services } from '../../kernel/context.ts'
import { overLimit } from '../../kernel/rate-limits.ts'
import { type AskedPage, publicPage, type Received, type TablePage } from '../../site/public-page.ts'
import { resumePath, slugIn } from './publication.policy.ts'
import { findPublic, isResumePhoto, listIndexed, publicResume, publicSnapshot } from './public-resume.queries.ts'
import { hasPass, opens, passFor } from './resume-pass.ts'
import type { Resume } from './resumes.queries.ts'

/** Guesses at the password of one resume: from one address in a quarter of an hour, and from all together in an hour. */
const FROM_ADDRESS = { limit: 5, per: 900 }
const AT_RESUME = { limit: 60, per: 3600 }

interface Shown {
  readonly data: ResumeData
  /** It opens in this language. */
  readonly language: Language
  /** Whose views are counted; null: a form, or nobody's. */
  readonly viewed: { readonly accountId: string; readonly resumeId: string } | null
}
interface Form {
  readonly slug: string
  readonly language: Language
  readonly isOver?: boolean
  readonly isWrong?: boolean
}
const slugOf = ({ params }: AskedPage) => slugIn(params['slug'])
const locked = ({ slug, language, isOver = false, isWrong = false }: Form): Shown => ({
  language,
  data: { kind: 'locked', slug, error: isWrong ? { id: 'validation.resume_password', values: {} } : null, isOver },
  viewed: null,
})

/**
 * `/user/resume/{slug}`: a resume that its owner shares, or a frozen copy of one. Taken back, past its last day or
 * deleted it is gone (410). One with a password is a form, which works without a script and says nothing of whose it
 * is; whoever knows the password gets a page of their own, which nothing keeps.
 */
export function publicResumePage(services: Services): TablePage {
  const { db, clock, passwords } = services
  const opened = async (row: Resume): Promise<Shown> => ({
    language: row.lang,
    data: await publicResume(services, db, row),
    viewed: { accountId: row.accountId, resumeId: row.id },
  })

  const isOver = async (key: string, { limit, per }: typeof AT_RESUME) =>
    (await overLimit(db, { key: `resume-password:${key}`, limit, per, now: clock.now() })) !== null

  async function guess(slug: string, row: Resume, given: string, address: string): Promise<Received<Shown>> {
    // Counted before anything is compared: the comparison is slow by design, and costs us as well.
    if ((await isOver(`${row.id}:${address}`, FROM_ADDRESS)) || (await isOver(row.id, AT_RESUME)))
      return { kind: 'document', status: 429, data: locked({ slug, language: row.lang, isOver: true }) }
    const isRight = given.length <= 200 && (await passwords.verify(row.passwordHash ?? '', given))
    return isRight
      ? { kind: 'seeOther', path: resumePath(slug), setCookie: passFor(services, slug, row) }
      : { kind: 'document', status: 422, data: locked({ slug, language: row.lang, isWrong: true }) }
  }

  return publicPage<Shown>({
    path: pages.publicResume.path,
    topics: ['site', 'resumes'],
    asksThisSite: true,
    key: slugOf,
    load: async (slug) => {
      const found = await findPublic(db, slug, clock.now())
      if (found.kind === 'unknown' || found.kind === 'gone')
        return { kind: 'absent', as: found.kind === 'gone' ? 'resumeGone' : 'notfound' }
      const subject = found.row.accountId
      if (found.kind === 'snapshot')
        return {
          kind: 'document',
          subject,
          data: {
            language: found.row.lang,
            data: await publicSnapshot(services, db, found.row),
            viewed: { accountId: subject, resumeId: found.row.id },
          },
        }
      return {
        kind: 'document',
        subject,
        data:
          found.row.visibility === 'password' ? locked({ slug, language: found.row.lang }) : await opened(found.row),
      }
    },
    instead: (asked) => {
      const slug = slugOf(asked)
      if (slug === null || !hasPass(asked)) return null
      return (async () => {
        const found = await findPublic(db, slug, clock.now())
        if (found.kind !== 'resume' || found.row.visibility !== 'password' || !opens(services, asked, slug, found.row))
          return null
        return { kind: 'document', data: await opened(found.row), isView: true }
      })()
    },
    receive: async (sent) => {
      const slug = slugOf(sent)
      const found = slug === null ? null : await findPublic(db, slug, clock.now())
      // Between opening the form and sending it, the resume went, or needs no password any more.
      if (slug === null || found?.kind !== 'resume' || found.row.visibility !== 'password')
        return { kind: 'seeOther', path: resumePath(slug ?? 'gone') }
      return guess(slug, found.row, sent.fields.get('password') ?? '', sent.address)
    },
    render: ({ data }, context) => resumePage(data, context),
    language: ({ language }) => language,
    view: ({ viewed }) => viewed && { ...viewed, page: 'resume' },
    sitemap: () => listIndexed(db, clock.now()),
    isPublicFile: (fileId) => isResumePhoto(db, fileId, clock.now()),
  })
}
