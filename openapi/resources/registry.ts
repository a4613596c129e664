import type { AnyResource } from '../resource.ts'
import { companySize } from './company-size.ts'
import { education } from './education.ts'
import { infoSource } from './info-source.ts'
import { skill } from './skill.ts'

/** Every collection that the one engine serves, by name. */
export const resources = { education, skill, companySize, infoSource } as const
export type ResourceName = keyof typeof resources
/** The same, for code that treats all alike. */
export const anyResources: Readonly<Record<ResourceName, AnyResource>> = resources as unknown as Record<ResourceName, AnyResource>
