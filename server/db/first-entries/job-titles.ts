import type { FirstEntry } from './first-entry.ts'
import type { SectorKey } from './job-sectors.ts'
import { TITLES_OF_WORKS } from './titles-building.ts'
import { TITLES_ON_THE_LAND } from './titles-land.ts'
import { TITLES_IN_OFFICES } from './titles-office.ts'
import { TITLES_WITH_PEOPLE } from './titles-people.ts'

/** The titles of jobs, by sector. A sector without titles does not compile. */
export const JOB_TITLES: Readonly<Record<SectorKey, readonly FirstEntry[]>> = {
  ...TITLES_WITH_PEOPLE,
  ...TITLES_OF_WORKS,
  ...TITLES_ON_THE_LAND,
  ...TITLES_IN_OFFICES,
}
