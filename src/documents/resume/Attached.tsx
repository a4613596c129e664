import { resolve } from '../../../openapi/format/names.ts'
import type { DocumentContext } from '../document.ts'
import { sizeOf } from '../parts/size-of.ts'
import type { AttachedDocument } from './resume-data.ts'

interface AttachedProps {
  readonly documents: readonly AttachedDocument[]
  readonly context: DocumentContext
}
/** What its owner attached to a resume, each to be saved by whoever reads the page. */
export function Attached({ documents, context }: AttachedProps) {
  const { say, lang } = context
  if (documents.length === 0) return null
  return (
    <section className="attached" aria-labelledby="documents">
      <h2 id="documents">{say('document.resume.documents')}</h2>
      <ul>
        {documents.map(({ path, name, kind, format, bytes }) => {
          const called = resolve(name, lang)
          const what = say(`resume.document.kind.${kind}`)
          return (
            <li key={path}>
              <a href={`${path}?lang=${lang}`} rel="nofollow">
                <span {...(called === null || called.lang === lang ? {} : { lang: called.lang })}>
                  {called?.text ?? what}
                </span>
              </a>
              <small>
                {[what, format === 'pdf' ? 'PDF' : say('document.file.picture'), sizeOf(bytes, context)].join(' · ')}
              </small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
