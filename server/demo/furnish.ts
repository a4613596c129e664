import fs from 'node:fs/promises'
import path from 'node:path'
import * as career from '../../openapi/cast-career.ts'
import type { Viewer } from '../../openapi/define.ts'
import type { Ref } from '../../openapi/ref.ts'
import { sectionResources, type ResourceName } from '../../openapi/resources/registry.ts'
import type { SectionKey } from '../../openapi/schemas/profile.ts'
import { editPerson } from '../areas/profile/person.commands.ts'
import { editSetup } from '../areas/profile/setup.commands.ts'
import { personalAudiences, setupAudiences } from '../kernel/audience.ts'
import { editSite, publishSite } from '../areas/site/publishing.commands.ts'
import type { Services, Tx } from '../kernel/context.ts'
import { bindings } from '../resources/bindings.ts'
import { createEntry } from '../resources/commands.ts'
import { engineer } from './content.ts'
import { demoPaper } from './paper.ts'
import { demoCover, demoHead, demoProduct, type DemoProduct, type Sitter } from './pictures.ts'
import { demoPortrait } from './portrait.ts'
import * as content from './sections.ts'

/** The engineer's files, drawn before the transaction begins: drawing takes its time. */
export interface DemoFiles {
  readonly portrait: string
  readonly cover: string
  readonly paper: string
  readonly heads: ReadonlyMap<Sitter, string>
  readonly products: ReadonlyMap<DemoProduct, string>
}

/** Draws everything into a folder, side by side. */
export async function drawFiles(folder: string): Promise<DemoFiles> {
  const keep = async (name: string, bytes: Buffer | Promise<Buffer>): Promise<string> => {
    const target = path.join(folder, name)
    await fs.writeFile(target, await bytes)
    return target
  }
  const sitters = [...content.testimonials, ...content.team].flatMap(({ sitter }) => sitter ?? [])
  const images = content.products.flatMap((product) => product.images)
  const [portrait, cover, paper, heads, products] = await Promise.all([
    keep('portrait.webp', demoPortrait()),
    keep('cover.webp', demoCover()),
    keep('paper.pdf', demoPaper()),
    Promise.all(sitters.map(async (sitter, at) => [sitter, await keep(`head-${at}.webp`, demoHead(sitter))] as const)),
    Promise.all(images.map(async (image) => [image, await keep(`${image}.webp`, demoProduct(image))] as const)),
  ])
  return { portrait, cover, paper, heads: new Map(heads), products: new Map(products) }
}

/** Everything the engineer has done on their own, by the same commands. */
export async function furnish(tx: Tx, services: Services, viewer: Viewer, drawn: DemoFiles): Promise<void> {
  const { accountId } = viewer
  const file = async (at: string | undefined, name: string, type: string) => ({
    path: at ?? '',
    name,
    type,
    size: (await fs.stat(at ?? '')).size,
  })
  const picture = async (at: string | undefined): Promise<Ref<'file'>> =>
    (await services.files.keepPicture(tx, { accountId, file: await file(at, 'picture.webp', 'image/webp') }))
      .id as Ref<'file'>
  const addTo = (name: ResourceName, entry: Readonly<Record<string, unknown>>) =>
    createEntry({ tx, services, binding: bindings[name], viewer }, { ...entry, visible: true })
  const add = (key: SectionKey, entry: Readonly<Record<string, unknown>>) => addTo(sectionResources[key].name, entry)

  await editPerson(tx, services, viewer, {
    first_name: engineer.names.first,
    middle_name: engineer.names.middle,
    last_name: engineer.names.last,
    display_name: engineer.displayName,
    details: engineer.details,
    audiences: personalAudiences({}),
    version: 1,
  })
  for (const hobby of content.hobbies) await add('hobbies', hobby)
  await editSetup(tx, services, viewer, {
    ...engineer.account,
    photo_id: await picture(drawn.portrait),
    cover_id: await picture(drawn.cover),
    language: 'en',
    audiences: setupAudiences({}),
    version: 1,
  })
  await add('about', content.about)
  for (const link of content.socialMedias) await add('social_media', link)
  for (const study of engineer.educations) await add('education', { ...study, picture_id: null })
  for (const work of content.experiences) await add('experience', work)
  for (const work of content.publishedWorks) {
    const paper = await services.files.keepDocument(tx, {
      accountId,
      file: await file(drawn.paper, 'night-flow-gullele.pdf', 'application/pdf'),
    })
    await add('published_works', { ...work, attachment_id: paper.id })
  }
  for (const skill of content.skills) await add('skills', skill)
  for (const { sitter, ...words } of content.testimonials)
    await add('testimonials', { ...words, picture_id: await picture(drawn.heads.get(sitter)) })
  for (const service of content.services) await add('services', service)
  for (const { images, ...product } of content.products) {
    const image_ids: string[] = []
    for (const image of images) image_ids.push(await picture(drawn.products.get(image)))
    await add('products', { ...product, image_ids })
  }
  for (const { sitter, ...member } of content.team)
    await add('team', { ...member, picture_id: sitter && (await picture(drawn.heads.get(sitter))) })
  await addTo('summary', career.summary)
  for (const language of career.spokenLanguages) await addTo('spokenLanguage', language)
  for (const certificate of career.certificates) await addTo('certificate', { ...certificate, attachment_id: null })
  for (const project of career.projects) await addTo('project', project)
  for (const award of career.awards) await addTo('award', award)
  for (const work of career.volunteerings) await addTo('volunteering', work)
  for (const course of career.courses) await addTo('course', course)
  for (const referee of career.referees) await addTo('referee', referee)
  await editSite({ tx, services, viewer }, { template: 'starter', ...engineer.look, indexable: true, version: 1 })
  await publishSite({ tx, services, viewer }, { indexable: true, version: 2 })
}
