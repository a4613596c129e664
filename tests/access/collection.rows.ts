import type { AnyResource } from '../../openapi/resource.ts'
import { anyResources, type collectionOperations, type ResourceName } from '../../openapi/resources/registry.ts'
import { completeBody } from '../factories/entries.ts'
import { importForm } from '../factories/sheets.ts'
import { uploadDocument } from '../factories/documents.ts'
import { uploadPicture } from '../factories/pictures.ts'
import type { Row, Rows } from './row.ts'
import type { SignedIn, ViewerName, World } from './world.ts'

const nothing = () => ({})
const uploads = { picture: uploadPicture, document: uploadDocument } as const
/** A valid body with new files of `owner`. */
const bodyOf = (name: ResourceName, { app, people, next }: World, owner: SignedIn, over = {}) =>
  completeBody(app, people[owner].accountId, anyResources[name], next(), over)

/** An account has one entry of some resources alone: the former one makes room. */
async function makeRoom(name: ResourceName, { app, people, fresh }: World, owner: SignedIn): Promise<void> {
  const { most, path } = anyResources[name]
  if (most > 1) return
  const as = await fresh(people[owner])
  const { body } = await app.call<{ readonly data: readonly { readonly id: string }[] }>('GET', path, { as })
  for (const { id } of body.data) await app.call('DELETE', `${path}/${id}`, { as })
}

/** Calls on an entry that `owner` has just made; `others` may have entries of their own. */
function on(name: ResourceName, owner: SignedIn, others: readonly SignedIn[] = []) {
  const resource: AnyResource = anyResources[name]
  const made = async (world: World) => {
    await makeRoom(name, world, owner)
    return world.make(world.people[owner], resource.path, await bodyOf(name, world, owner))
  }
  const idOf = async (world: World) => String((await made(world))['id'])
  return {
    /** A new entry of the viewer's own, or, for those who may have none, one like the owner's. */
    create: async (world: World, viewer: ViewerName) => {
      const mine = others.find((other) => other === viewer) ?? owner
      await makeRoom(name, world, mine)
      return { body: await bodyOf(name, world, mine) }
    },
    edit: async (world: World) => {
      const row = await made(world)
      return {
        params: { id: String(row['id']) },
        body: { ...(await bodyOf(name, world, owner)), version: row['version'] },
      }
    },
    remove: async (world: World) => ({ params: { id: await idOf(world) } }),
    /** An entry that was just deleted. */
    restore: async (world: World) => {
      const id = await idOf(world)
      await world.app.call('DELETE', `${resource.path}/${id}`, { as: await world.fresh(world.people[owner]) })
      return { params: { id } }
    },
    order: async (world: World) => ({ body: { id: await idOf(world), position: 0 } }),
    /** An entry as the export wrote it. */
    import: async (world: World) => {
      await made(world)
      const csv = await world.app.call<string>('GET', `${resource.path}.csv`, {
        as: await world.fresh(world.people[owner]),
      })
      return { body: importForm(csv.body) }
    },
    change: async (world: World) => {
      const row = await made(world)
      return { body: { action: 'deactivate', rows: [{ id: row['id'], version: row['version'] }] } }
    },
    takeAway: async (world: World) => {
      const row = await made(world)
      return { body: { action: 'delete', rows: [{ id: row['id'], version: row['version'] }] } }
    },
    publish: async (world: World) => {
      const row = await made(world)
      return { params: { id: String(row['id']) }, body: { version: row['version'] } }
    },
    schedule: async (world: World) => {
      const row = await made(world)
      const at = new Date(world.app.clock.now().getTime() + 3_600_000).toISOString()
      return { params: { id: String(row['id']) }, body: { version: row['version'], publish_at: at } }
    },
    /** Of an entry that is out. */
    withdraw: async (world: World) => {
      const row = await made(world)
      const id = String(row['id'])
      const { body } = await world.app.call<{ readonly version: number }>('POST', `${resource.path}/${id}/publish`, {
        as: await world.fresh(world.people[owner]),
        body: { version: row['version'] },
      })
      return { params: { id }, body: { version: body.version } }
    },
  } satisfies Record<string, Row['ask']>
}

type Publishes = Readonly<Record<'publish' | 'schedule' | 'withdraw' | 'preview', Rows>>
type Verbs = { readonly get?: Rows; readonly change?: Rows; readonly import?: Rows } & Partial<Publishes> &
  Readonly<Record<'list' | 'create' | 'edit' | 'remove' | 'restore' | 'order' | 'export', Rows>>
const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The rows of a resource by the ids of its calls. */
function rowsOf(name: ResourceName, rows: Verbs): Readonly<Record<string, Rows>> {
  const { plural, operations } = anyResources[name]
  const [one, many] = [cap(name), cap(plural)]
  const byId: Readonly<Record<string, Rows>> = {
    [`list${many}`]: rows.list,
    ...(rows.get ? { [`get${one}`]: rows.get } : {}),
    [`create${one}`]: rows.create,
    [`edit${one}`]: rows.edit,
    [`delete${one}`]: rows.remove,
    [`restore${one}`]: rows.restore,
    [`order${many}`]: rows.order,
    [`export${many}`]: rows.export,
    ...(rows.change ? { [`change${many}`]: rows.change } : {}),
    ...(rows.import ? { [`import${many}`]: rows.import } : {}),
    ...(rows.publish ? { [`publish${one}`]: rows.publish } : {}),
    ...(rows.schedule ? { [`schedule${one}`]: rows.schedule } : {}),
    ...(rows.withdraw ? { [`withdraw${one}`]: rows.withdraw } : {}),
    ...(rows.preview ? { [`preview${one}`]: rows.preview } : {}),
  }
  return Object.fromEntries(
    Object.keys(operations).map((id) => {
      const found = byId[id]
      if (found === undefined) throw new Error(`The call ${id} has no rows in the access matrix.`)
      return [id, found]
    }),
  )
}

/** What the platform keeps: administrators alone write, everyone who is signed in reads. */
function forReaders(name: ResourceName): Verbs {
  const call = on(name, 'administrator')
  /*                                                               anonymous, individual, another, company, another, employee, former, administrator */
  return {
    list: [{ about: 'the collection', ask: nothing, answers: [401, 200, 200, 200, 200, 200, 403, 200] }],
    get: [{ about: 'an entry', ask: call.remove, answers: [401, 200, 200, 200, 200, 200, 403, 200] }],
    create: [{ about: 'a new entry', ask: call.create, answers: [401, 403, 403, 403, 403, 403, 403, 201] }],
    edit: [{ about: 'an entry', ask: call.edit, answers: [401, 403, 403, 403, 403, 403, 403, 200] }],
    remove: [{ about: 'an entry', ask: call.remove, answers: [401, 403, 403, 403, 403, 403, 403, 204] }],
    restore: [{ about: 'a deleted entry', ask: call.restore, answers: [401, 403, 403, 403, 403, 403, 403, 200] }],
    order: [{ about: 'an entry', ask: call.order, answers: [401, 403, 403, 403, 403, 403, 403, 204] }],
    export: [{ about: 'the collection', ask: nothing, answers: [401, 200, 200, 200, 200, 200, 403, 200] }],
    change: [{ about: 'an entry among others', ask: call.change, answers: [401, 403, 403, 403, 403, 403, 403, 201] }],
    import: [
      { about: 'an entry as it was exported', ask: call.import, answers: [401, 403, 403, 403, 403, 403, 403, 201] },
    ],
  }
}
/** The same, and the lists are public: whoever registers a company has to choose from them. */
function forVisitors(name: ResourceName): Verbs {
  const call = on(name, 'administrator')
  return {
    list: [{ about: 'the collection', ask: nothing, answers: [200, 200, 200, 200, 200, 200, 200, 200] }],
    get: [{ about: 'an entry', ask: call.remove, answers: [200, 200, 200, 200, 200, 200, 200, 200] }],
    create: [{ about: 'a new entry', ask: call.create, answers: [401, 403, 403, 403, 403, 403, 403, 201] }],
    edit: [{ about: 'an entry', ask: call.edit, answers: [401, 403, 403, 403, 403, 403, 403, 200] }],
    remove: [{ about: 'an entry', ask: call.remove, answers: [401, 403, 403, 403, 403, 403, 403, 204] }],
    restore: [{ about: 'a deleted entry', ask: call.restore, answers: [401, 403, 403, 403, 403, 403, 403, 200] }],
    order: [{ about: 'an entry', ask: call.order, answers: [401, 403, 403, 403, 403, 403, 403, 204] }],
    export: [{ about: 'the collection', ask: nothing, answers: [200, 200, 200, 200, 200, 200, 200, 200] }],
    change: [{ about: 'an entry among others', ask: call.change, answers: [401, 403, 403, 403, 403, 403, 403, 201] }],
    import: [
      { about: 'an entry as it was exported', ask: call.import, answers: [401, 403, 403, 403, 403, 403, 403, 201] },
    ],
  }
}
/** What administrators alone read: drafts of what visitors read on pages, what is switched off, and what nobody needs to know. */
function forWriters(name: ResourceName): Verbs {
  const call = on(name, 'administrator')
  return {
    list: [{ about: 'the collection', ask: nothing, answers: [401, 403, 403, 403, 403, 403, 403, 200] }],
    get: [{ about: 'an entry', ask: call.remove, answers: [401, 403, 403, 403, 403, 403, 403, 200] }],
    create: [{ about: 'a new entry', ask: call.create, answers: [401, 403, 403, 403, 403, 403, 403, 201] }],
    edit: [{ about: 'an entry', ask: call.edit, answers: [401, 403, 403, 403, 403, 403, 403, 200] }],
    remove: [{ about: 'an entry', ask: call.remove, answers: [401, 403, 403, 403, 403, 403, 403, 204] }],
    restore: [{ about: 'a deleted entry', ask: call.restore, answers: [401, 403, 403, 403, 403, 403, 403, 200] }],
    order: [{ about: 'an entry', ask: call.order, answers: [401, 403, 403, 403, 403, 403, 403, 204] }],
    export: [{ about: 'the collection', ask: nothing, answers: [401, 403, 403, 403, 403, 403, 403, 200] }],
    change: [{ about: 'an entry among others', ask: call.takeAway, answers: [401, 403, 403, 403, 403, 403, 403, 201] }],
    import: [
      { about: 'an entry as it was exported', ask: call.import, answers: [401, 403, 403, 403, 403, 403, 403, 201] },
    ],
    publish: [{ about: 'a draft', ask: call.publish, answers: [401, 403, 403, 403, 403, 403, 403, 200] }],
    schedule: [{ about: 'a draft', ask: call.schedule, answers: [401, 403, 403, 403, 403, 403, 403, 200] }],
    withdraw: [{ about: 'a published entry', ask: call.withdraw, answers: [401, 403, 403, 403, 403, 403, 403, 200] }],
    preview: [{ about: 'a draft', ask: call.remove, answers: [401, 403, 403, 403, 403, 403, 403, 201] }],
  }
}
/** An individual's own entries: nobody else's, and companies have none of these. */
function forIndividuals(name: ResourceName): Verbs {
  const call = on(name, 'individual', ['anotherIndividual'])
  return {
    list: [{ about: 'own entries', ask: nothing, answers: [401, 200, 200, 403, 403, 403, 403, 403] }],
    get: [{ about: 'the individual’s entry', ask: call.remove, answers: [401, 200, 404, 403, 403, 403, 403, 403] }],
    create: [{ about: 'own account', ask: call.create, answers: [401, 201, 201, 403, 403, 403, 403, 403] }],
    edit: [{ about: 'the individual’s entry', ask: call.edit, answers: [401, 200, 404, 403, 403, 403, 403, 403] }],
    remove: [{ about: 'the individual’s entry', ask: call.remove, answers: [401, 204, 404, 403, 403, 403, 403, 403] }],
    restore: [
      { about: 'the individual’s deleted entry', ask: call.restore, answers: [401, 200, 404, 403, 403, 403, 403, 403] },
    ],
    // The id is a field of the body here, so it is refused beside the field, like one that does not exist.
    order: [{ about: 'the individual’s entry', ask: call.order, answers: [401, 204, 422, 403, 403, 403, 403, 403] }],
    export: [{ about: 'own entries', ask: nothing, answers: [401, 200, 200, 403, 403, 403, 403, 403] }],
  }
}

/** Own entries of individuals and of companies: nobody else's, and nothing for those who work for a company. */
function forMembers(name: ResourceName): Verbs {
  const [person, firm] = [
    on(name, 'individual', ['anotherIndividual', 'company', 'anotherCompany']),
    on(name, 'company'),
  ]
  return {
    list: [{ about: 'own entries', ask: nothing, answers: [401, 200, 200, 200, 200, 403, 403, 403] }],
    create: [{ about: 'own account', ask: person.create, answers: [401, 201, 201, 201, 201, 403, 403, 403] }],
    edit: [
      { about: 'the individual’s entry', ask: person.edit, answers: [401, 200, 404, 404, 404, 403, 403, 403] },
      { about: 'the company’s entry', ask: firm.edit, answers: [401, 404, 404, 200, 404, 403, 403, 403] },
    ],
    remove: [
      { about: 'the individual’s entry', ask: person.remove, answers: [401, 204, 404, 404, 404, 403, 403, 403] },
      { about: 'the company’s entry', ask: firm.remove, answers: [401, 404, 404, 204, 404, 403, 403, 403] },
    ],
    restore: [
      {
        about: 'the individual’s deleted entry',
        ask: person.restore,
        answers: [401, 200, 404, 404, 404, 403, 403, 403],
      },
      { about: 'the company’s deleted entry', ask: firm.restore, answers: [401, 404, 404, 200, 404, 403, 403, 403] },
    ],
    order: [
      { about: 'the individual’s entry', ask: person.order, answers: [401, 204, 422, 422, 422, 403, 403, 403] },
      { about: 'the company’s entry', ask: firm.order, answers: [401, 422, 422, 204, 422, 403, 403, 403] },
    ],
    export: [{ about: 'own entries', ask: nothing, answers: [401, 200, 200, 200, 200, 403, 403, 403] }],
  }
}
/** A company's own entries: nobody else's, its employees' neither, and people have none of these. */
function forCompanies(name: ResourceName): Verbs {
  const call = on(name, 'company', ['anotherCompany'])
  return {
    list: [{ about: 'own entries', ask: nothing, answers: [401, 403, 403, 200, 200, 403, 403, 403] }],
    create: [{ about: 'own account', ask: call.create, answers: [401, 403, 403, 201, 201, 403, 403, 403] }],
    edit: [{ about: 'the company’s entry', ask: call.edit, answers: [401, 403, 403, 200, 404, 403, 403, 403] }],
    remove: [{ about: 'the company’s entry', ask: call.remove, answers: [401, 403, 403, 204, 404, 403, 403, 403] }],
    restore: [
      { about: 'the company’s deleted entry', ask: call.restore, answers: [401, 403, 403, 200, 404, 403, 403, 403] },
    ],
    order: [{ about: 'the company’s entry', ask: call.order, answers: [401, 403, 403, 204, 422, 403, 403, 403] }],
    export: [{ about: 'own entries', ask: nothing, answers: [401, 403, 403, 200, 200, 403, 403, 403] }],
  }
}

/** An entry with a file of the individual's: theirs to take, an error beside the field for everyone else. */
const withFile = (
  name: ResourceName,
  field: string,
  kind: 'picture' | 'document',
  { many = false, companies = 403 }: { readonly many?: boolean; readonly companies?: 403 | 422 } = {},
): Row => ({
  about: `own account with the individual’s ${kind}`,
  ask: async (world) => {
    const { id } = await uploads[kind](world.app, await world.fresh(world.people.individual))
    return { body: await bodyOf(name, world, 'individual', { [field]: many ? [id] : id }) }
  },
  answers: [401, 201, 422, companies, companies, 403, 403, 403],
})

/** Who may call what of each collection, chosen by hand. */
const chosen: Partial<Readonly<Record<ResourceName, (name: ResourceName) => Verbs>>> = {
  skill: forReaders,
  fieldOfStudy: forReaders,
  companySize: forVisitors,
  infoSource: forVisitors,
  blog: forWriters,
  reservedUsername: forWriters,
  heroSection: forWriters,
  userType: forWriters,
  solution: forWriters,
  feature: forWriters,
  siteAbout: forWriters,
  siteTestimonial: forWriters,
  siteSocialMedia: forWriters,
  tier: forWriters,
  policy: forWriters,
  pricePlan: forWriters,
  templateCategory: forWriters,
  resumeCategory: forWriters,
  about: forMembers,
  socialMedia: forMembers,
  education: forIndividuals,
  experience: forIndividuals,
  publishedWork: forIndividuals,
  personSkill: forIndividuals,
  testimonial: forMembers,
  service: forMembers,
  product: forMembers,
  teamMember: forMembers,
  hobby: forIndividuals,
  summary: forIndividuals,
  spokenLanguage: forIndividuals,
  certificate: forIndividuals,
  project: forIndividuals,
  award: forIndividuals,
  volunteering: forIndividuals,
  course: forIndividuals,
  referee: forIndividuals,
  licence: forCompanies,
}
/**
 * A collection of the platform that is not chosen for is for visitors if anyone may read it, or else for those who are
 * signed in; docs/access.md shows which.
 */
const patternOf = (name: ResourceName) => {
  const { owner, read, write } = anyResources[name]
  if (chosen[name]) return chosen[name]
  if (owner !== 'platform' || write !== 'admin' || (read !== 'anyone' && read !== 'user'))
    throw new Error(`Choose who may call what of ${name}.`)
  return read === 'anyone' ? forVisitors : forReaders
}
/** What entries with files are refused for, beside what all collections are. */
const withFiles: Partial<Readonly<Record<ResourceName, Row>>> = {
  education: withFile('education', 'picture_id', 'picture'),
  publishedWork: withFile('publishedWork', 'attachment_id', 'document'),
  certificate: withFile('certificate', 'attachment_id', 'document'),
  testimonial: withFile('testimonial', 'picture_id', 'picture', { companies: 422 }),
  product: withFile('product', 'image_ids', 'picture', { many: true, companies: 422 }),
  teamMember: withFile('teamMember', 'picture_id', 'picture', { companies: 422 }),
}
const verbsOf = (name: ResourceName): Verbs => {
  const verbs = patternOf(name)(name)
  const extra = withFiles[name]
  return extra ? { ...verbs, create: [...verbs.create, extra] } : verbs
}

/** Every call of every collection. The cast is here alone: the keys are computed from the names. */
export const collectionRows = Object.assign(
  {},
  ...(Object.keys(anyResources) as ResourceName[]).map((name) => rowsOf(name, verbsOf(name))),
) as {
  readonly [Id in keyof typeof collectionOperations]: Rows
}
