import { setImmediate as breathe } from 'node:timers/promises'
import type { Language } from '../../../openapi/define.ts'
import type { Explained, ValidationId } from '../../../openapi/explain.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { readDay } from '../../../openapi/format/read-day.ts'
import { readAmount } from '../../../openapi/format/read-number.ts'
import type { z } from 'zod'
import {
  CURRENT_JOB,
  offerBody,
  offerOfSheet,
  type CurrentJob,
  type importOffersBody,
  type ImportReport,
} from '../../../openapi/schemas/job-offer.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { ReferenceList } from '../../../openapi/schemas/reference.ts'
import { fold } from '../../../openapi/text-fold.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { explainCell, notAmong } from '../../kernel/sheet-faults.ts'
import { correctable } from '../../kernel/sheet-fixes.ts'
import { todayIn } from '../../kernel/days.ts'
import { referenceList } from '../../kernel/reference-lists.ts'
import { examine, type Wanted } from './offer.examiner.ts'
import { assertRoom, readRoom } from './employee-limit.queries.ts'
import { replacedBy } from './former-jobs.ts'
import { listCurrentJobs, lockAccount } from './offers.queries.ts'
import { keepOffers, type CompanyCall } from './send.commands.ts'
import type { SheetRow } from './offer-sheet.reader.ts'
import { placesOf } from '../structure/positions.queries.ts'

type Errors = Record<string, (ValidationId | Explained)[]>
/** A row as an offer; null while something is wrong with it. Errors stand at the sheet's columns. */
interface Read {
  readonly row: SheetRow
  readonly wanted: Wanted | null
  /** What the reader of the report should look at again. */
  readonly understood: Pick<ImportReport['rows'][number], 'job_title' | 'salary' | 'currency' | 'from_date'>
  readonly errors: Errors
}

/** Rows that are read without a pause. */
const AT_ONCE = 50
/** Letters of a cell that the report repeats: as many as an email has at most. */
const LONGEST_ECHO = 254

/**
 * Reads a sheet's rows as offers and sends them, all or none, or those that are right where wrong ones are to be left
 * out and as many are right as were seen; a dry run, or any other fault, sends nothing and says what there is, and how many the plan has room for: nobody should put rows right that it leaves no room for. Refuses with
 * `limit_reached` what is right and too much, in a dry run too.
 */
export async function importOffers(
  sending: CompanyCall,
  rows: readonly SheetRow[],
  { dry_run: isDryRun, skip_wrong: right }: z.output<typeof importOffersBody>,
): Promise<ImportReport> {
  const { tx, services, viewer, now, lang } = sending
  await lockAccount(tx, viewer.accountId)
  const read = readerOf(await knownPlaces(tx, viewer.accountId), await knownChoices(tx, services.say, lang), lang)
  const all: Read[] = []
  for (const row of rows) {
    // A sheet of 2,000 rows that are all wrong takes a second: others have their turn meanwhile.
    if (all.length % AT_ONCE === AT_ONCE - 1) await breathe()
    all.push(read(row))
  }
  const readable = all.filter((one): one is Read & { wanted: Wanted } => one.wanted !== null)
  const { faults, prepared } = await examine(
    tx,
    { viewer, now, offerId: null },
    readable.map(({ wanted }) => wanted),
  )
  for (const [at, found] of faults)
    for (const [field, ids] of Object.entries(found)) (readable[at]?.errors ?? {})[COLUMN_OF[field] ?? field] = [...ids]
  const invalid = all.filter(({ errors }) => Object.keys(errors).length > 0).length
  const { room } = await readRoom(tx, viewer.accountId, now)
  const isWanted = invalid === 0 || prepared.length === right
  if (isWanted) await assertRoom(tx, viewer.accountId, prepared.length, now)
  const jobs = Map.groupBy(
    await listCurrentJobs(
      tx,
      viewer,
      readable.map(({ wanted }) => wanted.email.toLowerCase()),
      now,
    ),
    ({ emailKey }) => emailKey,
  )
  const replacedOf = ({ wanted }: Read) =>
    wanted === null
      ? []
      : replacedBy(
          (jobs.get(wanted.email.toLowerCase()) ?? []).map(({ employment }) => employment),
          wanted.terms,
          todayIn(now),
        )
  const sent = isDryRun || !isWanted ? 0 : (await keepOffers(sending, prepared)).length
  const textOf = (one: ValidationId | Explained) =>
    typeof one === 'string' ? services.say(lang, one) : services.say(lang, one.id, one.values)
  return {
    rows: all.map((one) => {
      const {
        row: { line, cells },
        understood,
        errors,
      } = one
      return {
        line,
        employee_email: cells.employee_email.slice(0, LONGEST_ECHO),
        ...understood,
        replaced: replacedOf(one),
        errors: Object.fromEntries(Object.entries(errors).map(([field, found]) => [field, found.map(textOf)])),
        cells: Object.keys(errors).length > 0 ? correctable(Object.entries(cells)) : {},
      }
    }),
    valid: all.length - invalid,
    invalid,
    sent,
    room,
  }
}

/** The column of a sheet where a fault of an offer's field is said. */
const COLUMN_OF: Readonly<Record<string, string>> = { position_id: 'position' }

interface Place {
  readonly id: string
  readonly title: Localized
  readonly description: Localized | null
  readonly department: Localized
}
const keysOf = ({ en, am }: Localized): readonly string[] =>
  [en, am].flatMap((text) => (text === undefined ? [] : [fold(text)]))

/** Positions of one title or id: all, and by the folded name of their department. Ten thousand may have the same. */
interface Titled {
  readonly all: Place[]
  readonly inDepartment: Map<string, Place[]>
}
function put<V>(lists: Map<string, V[]>, key: string, value: V): void {
  const known = lists.get(key)
  if (known) known.push(value)
  else lists.set(key, [value])
}

/** The company's positions by each of their titles and by their id, folded. */
async function knownPlaces(db: Readable, companyAccountId: string): Promise<ReadonlyMap<string, Titled>> {
  const rows: Place[] = await placesOf(db, companyAccountId)
  const known = new Map<string, Titled>()
  for (const place of rows) {
    const inside = [...new Set(keysOf(place.department))]
    for (const key of new Set([fold(place.id), ...keysOf(place.title)])) {
      const titled = known.get(key) ?? { all: [], inDepartment: new Map<string, Place[]>() }
      known.set(key, titled)
      titled.all.push(place)
      for (const department of inside) put(titled.inDepartment, department, place)
    }
  }
  return known
}

/** A fixed list: its keys by key and name, folded, and what the reader may write. */
interface Choice {
  readonly keys: ReadonlyMap<string, string>
  readonly names: readonly string[]
}
type Choices = Readonly<Record<'employment_type' | 'location_type' | 'current_job', Choice>>
async function knownChoices(db: Readable, say: Services['say'], lang: Language): Promise<Choices> {
  const choice = async (list: ReferenceList): Promise<Choice> => {
    const rows = await referenceList(db, list)
    const keys = rows.flatMap(({ key, name }) => [key, ...keysOf(name)].map((text) => [fold(text), key] as const))
    return { keys: new Map(keys), names: rows.map(({ key, name }) => resolve(name, lang)?.text ?? key) }
  }
  const nameOf = (key: CurrentJob, of: Language) => say(of, `offer.current_job.${key}`)
  const currentJob: Choice = {
    keys: new Map(
      CURRENT_JOB.flatMap((key) => [key, nameOf(key, 'en'), nameOf(key, 'am')].map((text) => [fold(text), key])),
    ),
    names: CURRENT_JOB.map((key) => nameOf(key, lang)),
  }
  return {
    current_job: currentJob,
    employment_type: await choice('employment-types'),
    location_type: await choice('location-types'),
  }
}

const ISO = /^\d{4}-\d{2}-\d{2}$/
/** A position that stands for one that is not known while the other fields are read. */
const NOWHERE = '00000000-0000-4000-8000-000000000000'

function readerOf(places: ReadonlyMap<string, Titled>, choices: Choices, lang: Language): (row: SheetRow) => Read {
  const say = (value: Localized | null | undefined) => resolve(value, lang)?.text ?? ''
  return (row) => {
    const { cells } = row
    const errors: Errors = {}
    const titled = places.get(fold(cells.position))
    const named = titled?.all ?? []
    const meant = cells.department === '' ? named : (titled?.inDepartment.get(fold(cells.department)) ?? [])
    const [place] = meant
    if (cells.position === '') errors['position'] = ['validation.required']
    else if (place === undefined)
      errors[named.length === 0 ? 'position' : 'department'] = [
        named.length === 0 ? 'validation.sheet_position' : 'validation.sheet_department',
      ]
    else if (meant.length > 1) errors['position'] = ['validation.sheet_positions']
    const choice = (field: keyof Choices) => {
      const { keys, names } = choices[field]
      const key = keys.get(fold(cells[field]))
      if (key === undefined && cells[field] !== '') errors[field] = [notAmong(names, lang)]
      return key ?? cells[field]
    }
    const day = (field: 'from_date' | 'to_date' | 'answer_by') => {
      const read = readDay(cells[field])
      if (read !== '' && !ISO.test(read)) errors[field] = ['validation.sheet_date']
      return read === '' ? null : read
    }
    const body = {
      employee_email: cells.employee_email,
      position_id: place?.id ?? NOWHERE,
      job_title: cells.job_title || say(place?.title),
      job_description: cells.job_description || say(place?.description),
      salary: readAmount(cells.salary) ?? undefined,
      currency: cells.currency === '' ? 'ETB' : cells.currency.toUpperCase(),
      employment_type: choice('employment_type'),
      location_type: choice('location_type'),
      from_date: day('from_date') ?? '',
      to_date: day('to_date'),
      answer_by: day('answer_by'),
      ...(cells.current_job === '' ? {} : { current_job: choice('current_job') }),
    }
    const understood = {
      job_title: (body.job_title || cells.position).slice(0, LONGEST_ECHO),
      salary: typeof body.salary === 'number' ? body.salary : null,
      currency: offerBody.shape.currency.safeParse(body.currency).data ?? 'ETB',
      from_date: offerBody.shape.from_date.safeParse(body.from_date).data ?? null,
    }
    const parsed = offerOfSheet.safeParse(body)
    for (const issue of parsed.error?.issues ?? []) {
      const field = String(issue.path[0])
      errors[field] ??= [explainCell(issue, lang)]
    }
    // Without its position a row has no title of its own to take.
    if (place === undefined && cells.job_title === '') delete errors['job_title']
    if (!parsed.success || Object.keys(errors).length > 0) return { row, wanted: null, understood, errors }
    const { employee_email: email, ...terms } = parsed.data
    return { row, wanted: { email, terms }, understood, errors }
  }
}
