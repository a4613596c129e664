import type { DocumentContext } from '../document.ts'
import { FormField } from '../parts/FormField.tsx'
import { Tools } from '../parts/Tools.tsx'
import type { LockedResume } from './resume-data.ts'

/** The form for the password of a resume. It says nothing of whose it is. */
export function Locked({ data, context }: { readonly data: LockedResume; readonly context: DocumentContext }) {
  const { say, lang } = context
  return (
    <div className="stage">
      <a className="skip" href="#main">
        {say('document.skip')}
      </a>
      <div className="top">
        <span />
        <Tools links={{ en: '?lang=en', am: '?lang=am' }} context={context} />
      </div>
      <main id="main" className="locked">
        <h1>{say('document.resume.locked')}</h1>
        <p className="lead">{say('document.resume.locked.text')}</p>
        {data.isOver ? (
          <p className="told" role="alert">
            {say('document.resume.locked.over')}
          </p>
        ) : null}
        <form
          className="form"
          method="post"
          action={`/user/resume/${data.slug}?${new URLSearchParams({ lang })}`}
          noValidate
        >
          <FormField
            name="password"
            label={say('document.resume.password')}
            value=""
            kind="password"
            autoComplete="off"
            error={data.error ?? undefined}
            isFirstWrong
            say={say}
          />
          <button className="button" type="submit">
            {say('document.resume.open')}
          </button>
        </form>
      </main>
    </div>
  )
}
