import type { z } from 'zod'
import * as career from '../../../openapi/cast-career.ts'
import type { resources } from '../../../openapi/resources/registry.ts'
import { sampleId, stamp } from './sample-ids.ts'

type Rows<K extends keyof typeof resources> = readonly z.input<(typeof resources)[K]['row']>[]
const rows = <E extends object>(group: number, entries: readonly E[]) =>
  entries.map((entry, n) => ({ ...stamp(group, n), ...entry, visible: true }))

/** Rows of what a resume is made of beside the sections of a site: the engineer of the cast, as in the demonstration. */
export const summaryRows: Rows<'summary'> = rows(40, [career.summary])
export const spokenLanguageRows: Rows<'spokenLanguage'> = rows(41, career.spokenLanguages)
/** The first one has its document. */
export const certificateRows: Rows<'certificate'> = rows(42, career.certificates).map((row, n) => {
  const id = sampleId(42, 100)
  return n === 0
    ? { ...row, attachment_id: id, files: { [id]: { url: '/favicon.ico', name: 'certificate.pdf' } } }
    : { ...row, attachment_id: null, files: {} }
})
export const projectRows: Rows<'project'> = rows(43, career.projects)
export const awardRows: Rows<'award'> = rows(44, career.awards)
export const volunteeringRows: Rows<'volunteering'> = rows(45, career.volunteerings)
export const courseRows: Rows<'course'> = rows(46, career.courses)
export const refereeRows: Rows<'referee'> = rows(47, career.referees)
