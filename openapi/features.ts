import { RIGHTS, type Right } from './define.ts'
import { AUDIENCES, type Audience } from './schemas/primitives.ts'

/**
 * What the specification has and no screen does yet. While a feature is false nothing that people see offers or names
 * it; calls take its values all the same. Whoever builds one turns it on here, and takes its words from `PROMISES`
 * (`features.test.ts`).
 */
export const FEATURES: Readonly<Record<'resumes' | 'applications' | 'applicantViews' | 'letters', boolean>> = {
  resumes: true,
  applications: true,
  /** An employer sees what was sent, and no profile of who applied (decision 279). */
  applicantViews: false,
  letters: true,
}

const AUDIENCE_NEEDS: Partial<Record<Audience, keyof typeof FEATURES>> = {
  resume: 'resumes',
  employer: 'applicantViews',
}
const RIGHT_NEEDS: Partial<Record<Right, keyof typeof FEATURES>> = { letters: 'letters' }
const isThere = (feature: keyof typeof FEATURES | undefined) => feature === undefined || FEATURES[feature]

/** Of these audiences those that can see something somewhere today: only they are offered. */
export const offeredAudiences = (audiences: readonly Audience[]): readonly Audience[] =>
  audiences.filter((audience) => isThere(AUDIENCE_NEEDS[audience]))
/** Whether a choice names everybody whom it can name today. */
export const isForAll = (audiences: readonly Audience[]): boolean =>
  offeredAudiences(AUDIENCES).every((audience) => audiences.includes(audience))

/** Of these rights those that let somebody do something today: only they are offered and told. */
export const offeredRights = (rights: readonly Right[] = RIGHTS): readonly Right[] =>
  rights.filter((right) => isThere(RIGHT_NEEDS[right]))
