import type { Language } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { plainText, richTextIn } from '../../../openapi/rich-text-content.ts'
import type { ApplicableJob } from '../../../openapi/schemas/job-application.ts'

type Said = Pick<ApplicableJob, 'title' | 'description' | 'responsibilities' | 'requirements'>

/** What a posting says in words, in a language or in the other where it says nothing in that one. */
export const jobTextIn = ({ title, description, responsibilities, requirements }: Said, lang: Language): string =>
  [
    resolve(title, lang)?.text ?? '',
    ...[description, responsibilities, requirements].map((part) => {
      const found = richTextIn(part, lang)
      return found === null ? '' : plainText(found.text)
    }),
  ]
    .filter((text) => text !== '')
    .join('\n\n')
