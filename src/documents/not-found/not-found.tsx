import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { BRAND } from '../brand.ts'
import type { DocumentContext, Page } from '../document.ts'
import { Band } from '../parts/Band.tsx'
import { Brand } from '../parts/Brand.tsx'
import { Thread, threadStyles } from '../parts/Thread.tsx'
import { Tools } from '../parts/Tools.tsx'
import { compact } from '../compact.ts'
import { composePage } from '../compose-page.ts'

/**
 * Why there is no document: none at this address (404), or it is gone (410): a card whose account is deleted, a preview
 * past its time.
 */
export const ABSENCES = {
  notfound: {
    status: 404,
    title: 'document.notfound.title',
    headline: 'document.notfound.headline',
    text: 'document.notfound.text',
    action: 'document.notfound.home',
    href: '/',
  },
  gone: {
    status: 410,
    title: 'document.gone.title',
    headline: 'document.gone.headline',
    text: 'document.gone.text',
    action: 'document.notfound.home',
    href: '/',
  },
  expired: {
    status: 410,
    title: 'document.expired.title',
    headline: 'document.expired.headline',
    text: 'document.expired.text',
    action: 'document.expired.action',
    href: '/user/templates',
  },
  withdrawn: {
    status: 410,
    title: 'document.blog.gone.title',
    headline: 'document.blog.gone.headline',
    text: 'document.blog.gone.text',
    action: 'document.blog.gone.action',
    href: '/latest-blogs',
  },
  answerGone: {
    status: 410,
    title: 'document.help.gone.title',
    headline: 'document.help.gone.headline',
    text: 'document.help.gone.text',
    action: 'document.help.gone.action',
    href: '/help-center',
  },
  showcaseGone: {
    status: 410,
    title: 'document.showcase.gone.title',
    headline: 'document.showcase.gone.headline',
    text: 'document.showcase.gone.text',
    action: 'document.notfound.home',
    href: '/',
  },
  resumeGone: {
    status: 410,
    title: 'document.resume.gone.title',
    headline: 'document.resume.gone.headline',
    text: 'document.resume.gone.text',
    action: 'document.notfound.home',
    href: '/',
  },
  letterUnknown: {
    status: 404,
    title: 'document.letter.none.title',
    headline: 'document.letter.none.headline',
    text: 'document.letter.none.text',
    action: 'document.letter.none.action',
    href: '/letter/verify',
  },
  previewOver: {
    status: 410,
    title: 'document.expired.title',
    headline: 'document.blog.preview.over.headline',
    text: 'document.blog.preview.over.text',
    action: 'document.notfound.home',
    href: '/',
  },
} as const satisfies Record<string, AbsenceTexts & { readonly status: 404 | 410 }>
type AbsenceTexts = Readonly<Record<'title' | 'headline' | 'text' | 'action', MessageId>> & { readonly href: string }
export type AbsenceKind = keyof typeof ABSENCES
/** `failed`: a fault of ours, with the code under which the log knows it. */
export type Absence = { readonly kind: AbsenceKind } | { readonly kind: 'failed'; readonly code: string }

const FAILED = {
  title: 'document.failed.title',
  headline: 'document.failed.headline',
  text: 'document.failed.text',
  action: 'document.notfound.home',
  href: '/',
} as const satisfies AbsenceTexts
const textsOf = ({ kind }: Absence): AbsenceTexts => (kind === 'failed' ? FAILED : ABSENCES[kind])

/** Styles of the drawing (a woven band with a loose thread) and of the text. */
const absenceStyles = compact(`
.page { display: flex; flex-direction: column; min-height: calc(100vh - 16px); min-height: calc(100svh - 16px); max-width: 72rem; margin: 0 auto; padding: 0 1.25rem 2rem }
.top { display: flex; justify-content: space-between; align-items: center; margin-right: -.75rem; padding-top: .75rem }
.page main { width: 100%; max-width: 40.5rem; margin: auto; padding: 2rem 0 4rem }
${threadStyles}.weave { margin-bottom: 2.5rem }
h1 { font-size: clamp(2rem, 7vw, 3rem); font-weight: 700; line-height: 1.1; letter-spacing: -.02em; text-wrap: balance }
.text { max-width: 32rem; margin: 1rem 0 2rem; color: var(--muted); font-size: 1.125rem }
[lang|=am] h1 { line-height: 1.4; letter-spacing: 0 } [lang|=am] body { line-height: 1.8 }
`)

/** A page that says why there is no document. */
export function absencePage(absence: Absence, context: DocumentContext): Page {
  const { title, headline } = textsOf(absence)
  return composePage(context, {
    title: context.say(title),
    description: context.say(headline),
    address: null,
    font: 'noto',
    styles: absenceStyles,
    colours: BRAND,
    body: <Absent absence={absence} context={context} />,
  })
}

/** The markup of the page's body, also for stories. */
export function Absent({ absence, context }: { absence: Absence; context: DocumentContext }) {
  const { say } = context
  const { headline, text, action, href } = textsOf(absence)
  return (
    <>
      <a className="skip" href="#main">
        {say('document.skip')}
      </a>
      <Band id="tibeb" />
      <div className="page">
        <div className="top">
          <Brand say={say} />
          <Tools links={{ en: '?lang=en', am: '?lang=am' }} context={context} keepsLanguage />
        </div>
        <main id="main">
          <Thread />
          <h1>{say(headline)}</h1>
          <p className="text">{say(text, absence.kind === 'failed' ? { code: absence.code } : {})}</p>
          <a className="button" href={href}>
            {say(action)}
          </a>
        </main>
      </div>
    </>
  )
}
