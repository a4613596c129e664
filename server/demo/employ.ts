import fs from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Viewer } from '../../openapi/define.ts'
import { DAY } from '../../openapi/durations.ts'
import type { Ref } from '../../openapi/ref.ts'
import type { OfferTerms } from '../../openapi/schemas/job-offer.ts'
import type { ReferenceKey } from '../../openapi/schemas/reference.ts'
import green from '../../src/documents/sample/green.svg?raw'
import logo from '../../src/documents/sample/logo.svg?raw'
import roasted from '../../src/documents/sample/roasted.svg?raw'
import slopes from '../../src/documents/sample/slopes.svg?raw'
import { decide } from '../areas/administration/verifications.commands.ts'
import { renameFollower } from '../areas/company/following.commands.ts'
import { editPart } from '../areas/company/information.commands.ts'
import { requestVerification } from '../areas/company/verification.commands.ts'
import { announce } from '../areas/offers/offer.announcer.ts'
import { answerOffer } from '../areas/offers/answer.commands.ts'
import { editRights } from '../areas/offers/employment.commands.ts'
import { sendOffers } from '../areas/offers/send.commands.ts'
import { editSite, publishSite } from '../areas/site/publishing.commands.ts'
import { createDepartment } from '../areas/structure/departments.commands.ts'
import { createPosition } from '../areas/structure/positions.commands.ts'
import type { Services, Tx } from '../kernel/context.ts'
import { bindings, type Binding } from '../resources/bindings.ts'
import { createEntry } from '../resources/commands.ts'
import { companyVerifications, coOwners, employments, followers, offers } from '../db/company-tables.ts'
import * as content from './company.ts'
import { offer as engineersOffer } from './content.ts'
import { demoPaper } from './paper.ts'
import { demoHead, type Sitter } from './pictures.ts'
import * as staff from './staff.ts'
import { qrCodes } from '../db/site-tables.ts'

const isoDay = (date: Date) => date.toISOString().slice(0, 10)
const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY)

type Company = Viewer<'company'>
/** The company, whoever decides about it, and the people by their usernames. */
export interface DemoCast {
  readonly company: Company
  readonly builder: Company
  readonly administrator: Viewer
  readonly engineer: { readonly viewer: Viewer<'individual'>; readonly email: string }
  readonly people: ReadonlyMap<string, { readonly viewer: Viewer<'individual'>; readonly email: string }>
  readonly companySizeId: string | null
}
/** The company's files, drawn before the transaction begins. */
export interface CompanyFiles {
  readonly logo: string
  readonly cover: string
  readonly paper: string
  readonly coffee: Readonly<Record<content.DemoCoffee, string>>
  readonly heads: ReadonlyMap<Sitter, string>
}

/** Draws the company's pictures into a folder. */
export async function drawCompany(folder: string): Promise<CompanyFiles> {
  const keep = async (name: string, bytes: Buffer | Promise<Buffer>): Promise<string> => {
    const target = path.join(folder, name)
    await fs.writeFile(target, await bytes)
    return target
  }
  const webp = (drawing: string, width: number, height: number) =>
    sharp(Buffer.from(drawing)).resize(width, height, { fit: 'cover' }).webp({ quality: 84 }).toBuffer()
  const sitters = [...content.team, ...content.testimonials].map(({ sitter }) => sitter)
  const [badge, cover, paper, raw, brown, heads] = await Promise.all([
    keep('logo.webp', webp(logo, 400, 400)),
    keep('slopes.webp', webp(slopes, 1600, 530)),
    keep('licence.pdf', demoPaper()),
    keep('green.webp', webp(green, 800, 600)),
    keep('roasted.webp', webp(roasted, 800, 600)),
    Promise.all(sitters.map(async (sitter, at) => [sitter, await keep(`staff-${at}.webp`, demoHead(sitter))] as const)),
  ])
  return { logo: badge, cover, paper, coffee: { green: raw, roasted: brown }, heads: new Map(heads) }
}

/** Everything the company and those around it have done, by the same commands as everyone's. */
export async function employ(tx: Tx, services: Services, cast: DemoCast, drawn: CompanyFiles): Promise<void> {
  await describe(tx, services, cast, drawn)
  await furnishPage(tx, services, cast.company, drawn)
  await verify(tx, services, cast, drawn)
  const places = await build(tx, services, cast.company)
  await hire(tx, services, cast, places)
  await gatherReaders(tx, services, cast)
}

async function fileOf(
  services: Services,
  tx: Tx,
  accountId: string,
  at: string,
  kind: 'picture' | 'document',
  name: string,
): Promise<Ref<'file'>> {
  const file = {
    path: at,
    name,
    type: kind === 'picture' ? 'image/webp' : 'application/pdf',
    size: (await fs.stat(at)).size,
  }
  const row =
    kind === 'picture'
      ? await services.files.keepPicture(tx, { accountId, file })
      : await services.files.keepDocument(tx, { accountId, file })
  return row.id as Ref<'file'>
}

async function describe(
  tx: Tx,
  services: Services,
  { company, companySizeId }: DemoCast,
  drawn: CompanyFiles,
): Promise<void> {
  const { accountId } = company
  const { identity, business, legal, hours, size, place } = content.parts
  const picture = (at: string) => fileOf(services, tx, accountId, at, 'picture', 'picture.webp')
  await editPart(tx, services, company, 'identity', {
    ...identity,
    logo_id: await picture(drawn.logo),
    cover_id: await picture(drawn.cover),
    version: 1,
  })
  await editPart(tx, services, company, 'business', { ...business, version: 1 })
  await editPart(tx, services, company, 'legal', {
    ...legal,
    license_expiry_date: isoDay(before(services.clock.now(), -120)),
    version: 1,
  })
  await editPart(tx, services, company, 'hours', { ...hours, version: 1 })
  await editPart(tx, services, company, 'size', {
    ...size,
    company_size_id: companySizeId as Ref<'companySize'> | null,
    version: 1,
  })
  await editPart(tx, services, company, 'place', { ...place, version: 1 })
}

async function furnishPage(tx: Tx, services: Services, viewer: Company, drawn: CompanyFiles): Promise<void> {
  const { accountId } = viewer
  const now = services.clock.now()
  const picture = (at: string | undefined) => fileOf(services, tx, accountId, at ?? '', 'picture', 'picture.webp')
  const add = (binding: Binding, entry: Readonly<Record<string, unknown>>) =>
    createEntry({ tx, services, binding, viewer }, { ...entry, visible: true })
  await add(bindings.about, content.about)
  for (const service of content.services) await add(bindings.service, service)
  for (const { image, ...product } of content.products)
    await add(bindings.product, { ...product, image_ids: [await picture(drawn.coffee[image])] })
  for (const { sitter, ...member } of content.team)
    await add(bindings.teamMember, { ...member, picture_id: await picture(drawn.heads.get(sitter)) })
  for (const { sitter, ...words } of content.testimonials)
    await add(bindings.testimonial, { ...words, picture_id: await picture(drawn.heads.get(sitter)) })
  for (const link of content.socialMedias) await add(bindings.socialMedia, link)
  for (const { validFor, ...licence } of content.licences)
    await add(bindings.licence, {
      ...licence,
      issued_on: isoDay(before(now, 700)),
      expires_on: isoDay(before(now, -validFor)),
      attachment_id: await fileOf(services, tx, accountId, drawn.paper, 'document', `${licence.number}.pdf`),
    })
  await tx.insert(qrCodes).values({ code: services.ids.code(), accountId, createdAt: now }).onConflictDoNothing()
  const site = await editSite(
    { tx, services, viewer },
    { template: 'template3', ...content.look, indexable: true, version: 1 },
  )
  await publishSite({ tx, services, viewer }, { indexable: true, version: site.version })
}

/** The exporter has the mark; the builder waits for an administrator. */
async function verify(
  tx: Tx,
  services: Services,
  { company, builder, administrator }: DemoCast,
  drawn: CompanyFiles,
): Promise<void> {
  const ask = async (viewer: Company, remark: string | null) =>
    requestVerification(tx, services, viewer, {
      document_ids: [await fileOf(services, tx, viewer.accountId, drawn.paper, 'document', 'trade-licence.pdf')],
      remark,
      version: 1,
    })
  const asked = await ask(company, null)
  const [row] = await tx
    .select({ id: companyVerifications.id })
    .from(companyVerifications)
    .where(eq(companyVerifications.accountId, company.accountId))
  if (row)
    await decide(tx, services, {
      viewer: administrator,
      id: row.id,
      event: 'approve',
      note: null,
      version: asked.version,
    })
  await editPart(tx, services, builder, 'identity', { ...content.builder.identity, version: 1 })
  await editPart(tx, services, builder, 'legal', { ...content.builder.legal, version: 1 })
  await ask(builder, content.builder.remark)
}

/** Departments, then positions: the ids of the positions by their keys. */
async function build(tx: Tx, services: Services, viewer: Company): Promise<ReadonlyMap<string, Ref<'position'>>> {
  const change = { tx, services, viewer, now: services.clock.now() }
  const made = new Map<string, Ref<'department'>>()
  for (const { key, under, ...department } of staff.departments) {
    const parent_id = under === null ? null : (made.get(under) ?? null)
    const row = await createDepartment(change, {
      ...department,
      parent_id,
      contact_email: `${key}@gera-coffee.example`,
      contact_phone: null,
    })
    made.set(key, row.id as Ref<'department'>)
  }
  const places = new Map<string, Ref<'position'>>()
  for (const { key, department, under, ...position } of staff.positions) {
    const within = made.get(department)
    if (within === undefined) throw new Error(`A position of the demonstration stands in no department: ${key}`)
    const row = await createPosition(change, {
      ...position,
      department_id: within,
      reports_to_id: under === null ? null : (places.get(under) ?? null),
      description: null,
    })
    places.set(key, row.id as Ref<'position'>)
  }
  return places
}

type Offered = NonNullable<staff.DemoPerson['offered']>
function termsOf(
  places: ReadonlyMap<string, Ref<'position'>>,
  { position, title, description, salary, daysAgo }: Offered,
  now: Date,
  answerBy: string | null = null,
): OfferTerms {
  const id = places.get(position)
  if (id === undefined) throw new Error(`An offer of the demonstration names no position: ${position}`)
  return {
    position_id: id,
    job_title: title,
    job_description: description,
    salary,
    currency: 'ETB',
    employment_type: 'full-time' as ReferenceKey,
    location_type: 'on-site' as ReferenceKey,
    from_date: isoDay(before(now, daysAgo - 7)),
    to_date: null,
    answer_by: answerBy,
  }
}

/** Offers that were accepted, declined and are waiting, the engineer's among them. */
async function hire(
  tx: Tx,
  services: Services,
  { company, engineer, people }: DemoCast,
  places: ReadonlyMap<string, Ref<'position'>>,
): Promise<void> {
  const now = services.clock.now()
  const send = async (email: string, terms: OfferTerms, at: Date) => {
    const [id = ''] = await sendOffers({ tx, services, viewer: company, now: at }, [{ email, terms }])
    const [offer] = await tx.select().from(offers).where(eq(offers.id, id))
    if (offer) await announce(tx, services, offer, email)
    return id
  }
  for (const { username, offered, answer, note, rights } of staff.people) {
    const person = people.get(username)
    if (!person || offered === null || answer === null) continue
    const { viewer, email } = person
    const id = await send(email, termsOf(places, offered, now), before(now, offered.daysAgo))
    const parties = {
      company_account_id: company.accountId as Ref<'account'>,
      employee_account_id: viewer.accountId as Ref<'account'>,
    }
    const answering = { tx, services, viewer, lang: 'en', now: before(now, offered.daysAgo - 2) } as const
    await answerOffer(answering, id, {
      ...parties,
      status: answer,
      version: 1,
      ...(note === undefined ? {} : { rejection_note: note }),
    })
    if (rights === undefined) continue
    const [work] = await tx
      .select({ id: employments.id, version: employments.version })
      .from(employments)
      .where(eq(employments.offerId, id))
    if (work)
      await editRights({ tx, services, viewer: company, lang: 'en', now }, work.id, {
        rights: [...rights],
        version: work.version,
      })
  }
  await send(staff.invited.email, termsOf(places, staff.invited.offered, now, isoDay(before(now, -12))), before(now, 2))
  const { title, description, salary } = engineersOffer
  const waiting = { position: 'water', title, description, salary, daysAgo: 1 }
  await send(
    engineer.email,
    { ...termsOf(places, waiting, now), from_date: isoDay(before(now, -30)), to_date: isoDay(before(now, -30 - 365)) },
    before(now, 1),
  )
}

/** A co-owner, people who follow and readers by email. */
async function gatherReaders(tx: Tx, services: Services, { company, engineer, people }: DemoCast): Promise<void> {
  const now = services.clock.now()
  const owner = people.get(staff.people.find(({ offered }) => offered === null)?.username ?? '')
  if (owner)
    await tx
      .insert(coOwners)
      .values({ accountId: company.accountId, userId: owner.viewer.userId, createdAt: before(now, 90) })
  const row = (at: number) => ({
    id: services.ids.uuid(),
    companyAccountId: company.accountId,
    language: 'en' as const,
    confirmedAt: before(now, at),
    createdAt: before(now, at),
  })
  const fans = [engineer, ...people.values()].slice(0, 4)
  for (const [at, { viewer }] of fans.entries()) {
    await tx.insert(followers).values({ ...row(3 + at * 5), followerAccountId: viewer.accountId, searchKey: '' })
    await renameFollower(tx, viewer.accountId)
  }
  for (const [at, email] of staff.readers.entries())
    await tx.insert(followers).values({ ...row(1 + at * 9), emailKey: email, searchKey: email })
}
