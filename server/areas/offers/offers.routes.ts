import { eq } from 'drizzle-orm'
import { readRoom } from './employee-limit.queries.ts'
import type { offerOperations } from '../../../openapi/operations/offers.ts'
import type { Requisition } from '../../../openapi/schemas/job-offer.ts'
import { users } from '../../db/tables.ts'
import type { Handlers, Readable } from '../../kernel/context.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import { referenceNames } from '../../kernel/reference-lists.ts'
import { answerOffer } from './answer.commands.ts'
import { detailOf, termsOf } from './offer-detail.present.ts'
import { disputeEmployment, editRights, endEmployment } from './employment.commands.ts'
import { recordEmployment } from './experience.commands.ts'
import { importOffers } from './import.commands.ts'
import { readApplicantOffer, readOwnOffer } from './hire.queries.ts'
import { letterheadOf } from './letterhead.queries.ts'
import { modifyOffer } from './modify.commands.ts'
import { presentEmployment, presentOffer, type Reading } from './offers.present.ts'
import {
  findEmployment,
  findOffer,
  listCurrentJobs,
  listEmployments,
  listOffers,
  listOffersById,
  markRead,
  markSeen,
} from './offers.queries.ts'
import { offerLetter } from './offer-paper.present.ts'
import { sendOffers } from './send.commands.ts'
import { readSheet } from './offer-sheet.reader.ts'
import { exportStaff } from './staff.csv.ts'
import { listStaff } from './staff.queries.ts'
import { withdrawOffer } from './withdraw.commands.ts'

/** The offer as it is after a change. */
const offerNow = async (db: Readable, id: string, reading: Reading) =>
  presentOffer((await findOffer(db, reading.viewer, id)) ?? refuse('not_found', {}), reading)
const employmentNow = async (db: Readable, id: string, reading: Reading) =>
  presentEmployment((await findEmployment(db, reading.viewer, id)) ?? refuse('not_found', {}), reading)

export const handlers = {
  listRequisitions: async (call) => {
    const rows = await listOffers(call.db, call.viewer)
    if (call.viewer.accountKind === 'individual')
      await markSeen(
        call.db,
        rows.map(({ offer }) => offer).filter((offer) => offer.seenVersion !== offer.version),
      )
    return rows.map((row) => presentOffer(row, call))
  },
  answerOffer: async (call) => {
    const { db, params, body, write } = call
    try {
      return await write(async (tx) => {
        await answerOffer({ ...call, tx }, params.id, body)
        return offerNow(tx, params.id, call)
      })
    } catch (error) {
      // The refusal carries the offer as it is now, so from here on the person has seen that version.
      if (error instanceof Refusal && error.code === 'stale')
        await markSeen(db, [(error.detail as { current: Requisition }).current])
      throw error
    }
  },
  getOffer: async (call) => {
    const { db, viewer, params, now } = call
    const row = (await findOffer(db, viewer, params.id)) ?? refuse('not_found', {})
    if (viewer.accountKind !== 'individual') return detailOf(db, row, call)
    await markRead(db, row.offer, now)
    return detailOf(db, { ...row, offer: { ...row.offer, readAt: row.offer.readAt ?? now } }, call)
  },
  getOfferDocument: async (call) => {
    const { db, services, viewer, params, query, lang, now } = call
    const offer = presentOffer((await findOffer(db, viewer, params.id)) ?? refuse('not_found', {}), call)
    const versions = await termsOf(db, params.id)
    const terms = versions.find(({ number }) => number === (query.terms ?? offer.terms)) ?? refuse('not_found', {})
    const [reader] = await db.select({ calendar: users.calendar }).from(users).where(eq(users.id, viewer.userId))
    const names = await referenceNames(services)
    const letterhead = await letterheadOf(db, services, offer.company_account_id, {
      lang,
      names,
      known: offer.company_name,
    })
    const data = offerLetter({
      offer,
      terms,
      total: versions.length,
      letterhead,
      names,
      lang,
      calendar: reader?.calendar ?? 'gregorian',
      say: (id, values) => services.say(lang, id, values),
    })
    return services.typesetter.set({ template: 'letter', data, pictures: letterhead.pictures, at: now })
  },

  listStaff: async (call) => {
    const { data, meta } = await listStaff(call.db, call.viewer, call.query, call.lang)
    return {
      data: data.map(({ row, employment }) => ({
        ...presentOffer(row, call),
        employment: employment && presentEmployment(employment, call),
      })),
      meta,
    }
  },
  exportStaff: async (call) => exportStaff(call.db, call),
  getOfferRoom: ({ db, viewer, now }) => readRoom(db, viewer.accountId, now),
  listCurrentJobs: async (call) =>
    (await listCurrentJobs(call.db, call.viewer, [call.query.email.toLowerCase()], call.now)).map((row) =>
      presentEmployment(row, call),
    ),
  sendOffers: async (call) =>
    call.write(async (tx) => {
      const wanted = call.body.offers.map(({ employee_email: email, application_id: applicationId, ...terms }) => ({
        email,
        terms,
        applicationId,
      }))
      const ids = await sendOffers({ ...call, tx }, wanted)
      return { offers: (await listOffersById(tx, call.viewer, ids)).map((row) => presentOffer(row, call)) }
    }),
  importOffers: async (call) => {
    const rows = await readSheet(call.services.uploads, call.files.file, call.body.fixes ?? [])
    return call.write((tx) => importOffers({ ...call, tx }, rows, call.body))
  },
  modifyOffer: async (call) =>
    call.write(async (tx) => {
      await modifyOffer({ ...call, tx }, call.params.id, call.body)
      return offerNow(tx, call.params.id, call)
    }),
  withdrawOffer: async (call) =>
    call.write(async (tx) => {
      await withdrawOffer({ ...call, tx }, call.params.id, call.body.version)
      return offerNow(tx, call.params.id, call)
    }),

  getApplicantOffer: (call) => readApplicantOffer(call.db, call, call.params.id),
  getOwnOffer: (call) => readOwnOffer(call.db, call.viewer.accountId, call.params.id),

  listEmployments: async (call) =>
    (await listEmployments(call.db, call.viewer)).map((row) => presentEmployment(row, call)),
  endEmployment: async (call) =>
    call.write(async (tx) => {
      await endEmployment({ ...call, tx }, call.params.id, call.body)
      return employmentNow(tx, call.params.id, call)
    }),
  editEmploymentRights: async (call) =>
    call.write(async (tx) => {
      await editRights({ ...call, tx }, call.params.id, call.body)
      return employmentNow(tx, call.params.id, call)
    }),
  recordEmployment: async (call) =>
    call.write((tx) => recordEmployment({ ...call, tx }, call.params.id, call.body.entry_id)),
  disputeEmployment: async (call) =>
    call.write(async (tx) => {
      await disputeEmployment({ ...call, tx }, call.params.id, call.body)
      return employmentNow(tx, call.params.id, call)
    }),
} satisfies Handlers<typeof offerOperations>
