import type { companySize } from '../../openapi/resources/company-size.ts'
import type { education } from '../../openapi/resources/education.ts'
import type { infoSource } from '../../openapi/resources/info-source.ts'
import type { skill } from '../../openapi/resources/skill.ts'
import type { AnyResource } from '../../openapi/resource.ts'
import { anyResources, type ResourceName } from '../../openapi/resources/registry.ts'
import { sampleBody } from '../factories/entries.ts'
import { uploadPicture } from '../factories/pictures.ts'
import type { Row, Rows } from './row.ts'
import type { SignedIn, World } from './world.ts'

const nothing = () => ({})
const bodyOf = (name: ResourceName, { next }: World, over = {}) => sampleBody(anyResources[name], next(), over)

/** Calls on an entry that `owner` has just made. */
function on(name: ResourceName, owner: SignedIn) {
  const resource: AnyResource = anyResources[name]
  const made = (world: World) => world.make(world.people[owner], resource.path, bodyOf(name, world))
  const idOf = async (world: World) => String((await made(world))['id'])
  return {
    create: (world: World) => ({ body: bodyOf(name, world) }),
    edit: async (world: World) => {
      const row = await made(world)
      return { params: { id: String(row['id']) }, body: { ...bodyOf(name, world), version: row['version'] } }
    },
    remove: async (world: World) => ({ params: { id: await idOf(world) } }),
    order: async (world: World) => ({ body: { id: await idOf(world), position: 0 } }),
  } satisfies Record<string, Row['ask']>
}
const skills = on('skill', 'administrator')
const sizes = on('companySize', 'administrator')
const sources = on('infoSource', 'administrator')
const studies = on('education', 'individual')

/*                                                                         anonymous, individual, another, company, another, employee, former, administrator */
export const skillRows = {
  listSkills: [{ about: 'the collection', ask: nothing, answers: [401, 200, 200, 200, 200, 200, 403, 200] }],
  createSkill: [{ about: 'a new entry', ask: skills.create, answers: [401, 403, 403, 403, 403, 403, 403, 201] }],
  editSkill: [{ about: 'an entry', ask: skills.edit, answers: [401, 403, 403, 403, 403, 403, 403, 200] }],
  deleteSkill: [{ about: 'an entry', ask: skills.remove, answers: [401, 403, 403, 403, 403, 403, 403, 204] }],
  orderSkills: [{ about: 'an entry', ask: skills.order, answers: [401, 403, 403, 403, 403, 403, 403, 204] }],
  exportSkills: [{ about: 'the collection', ask: nothing, answers: [401, 200, 200, 200, 200, 200, 403, 200] }],
} satisfies Record<keyof typeof skill.operations, Rows>

// Whoever registers a company has to choose from these two, so their lists are public.
export const companySizeRows = {
  listCompanySizes: [{ about: 'the collection', ask: nothing, answers: [200, 200, 200, 200, 200, 200, 200, 200] }],
  createCompanySize: [{ about: 'a new entry', ask: sizes.create, answers: [401, 403, 403, 403, 403, 403, 403, 201] }],
  editCompanySize: [{ about: 'an entry', ask: sizes.edit, answers: [401, 403, 403, 403, 403, 403, 403, 200] }],
  deleteCompanySize: [{ about: 'an entry', ask: sizes.remove, answers: [401, 403, 403, 403, 403, 403, 403, 204] }],
  orderCompanySizes: [{ about: 'an entry', ask: sizes.order, answers: [401, 403, 403, 403, 403, 403, 403, 204] }],
  exportCompanySizes: [{ about: 'the collection', ask: nothing, answers: [200, 200, 200, 200, 200, 200, 200, 200] }],
} satisfies Record<keyof typeof companySize.operations, Rows>

export const infoSourceRows = {
  listInfoSources: [{ about: 'the collection', ask: nothing, answers: [200, 200, 200, 200, 200, 200, 200, 200] }],
  createInfoSource: [{ about: 'a new entry', ask: sources.create, answers: [401, 403, 403, 403, 403, 403, 403, 201] }],
  editInfoSource: [{ about: 'an entry', ask: sources.edit, answers: [401, 403, 403, 403, 403, 403, 403, 200] }],
  deleteInfoSource: [{ about: 'an entry', ask: sources.remove, answers: [401, 403, 403, 403, 403, 403, 403, 204] }],
  orderInfoSources: [{ about: 'an entry', ask: sources.order, answers: [401, 403, 403, 403, 403, 403, 403, 204] }],
  exportInfoSources: [{ about: 'the collection', ask: nothing, answers: [200, 200, 200, 200, 200, 200, 200, 200] }],
} satisfies Record<keyof typeof infoSource.operations, Rows>

export const educationRows = {
  listEducations: [{ about: 'own entries', ask: nothing, answers: [401, 200, 200, 403, 403, 403, 403, 403] }],
  createEducation: [
    { about: 'own account', ask: studies.create, answers: [401, 201, 201, 403, 403, 403, 403, 403] },
    {
      about: 'own account with the individual’s picture',
      ask: async (world) => ({ body: bodyOf('education', world, { picture_id: (await uploadPicture(world.app, await world.fresh(world.people.individual))).id }) }),
      answers: [401, 201, 422, 403, 403, 403, 403, 403],
    },
  ],
  editEducation: [{ about: 'the individual’s entry', ask: studies.edit, answers: [401, 200, 404, 403, 403, 403, 403, 403] }],
  deleteEducation: [{ about: 'the individual’s entry', ask: studies.remove, answers: [401, 204, 404, 403, 403, 403, 403, 403] }],
  // The id is a field of the body here, so it is refused beside the field, like one that does not exist.
  orderEducations: [{ about: 'the individual’s entry', ask: studies.order, answers: [401, 204, 422, 403, 403, 403, 403, 403] }],
  exportEducations: [{ about: 'own entries', ask: nothing, answers: [401, 200, 200, 403, 403, 403, 403, 403] }],
} satisfies Record<keyof typeof education.operations, Rows>
