import { expect, test } from 'vitest'
import type { Operation } from '../../openapi/define.ts'
import { errorTable, problemSchema, type ErrorCode } from '../../openapi/errors.ts'
import { allErrors } from '../../openapi/implied.ts'
import { anyOperations, type OperationId } from '../../openapi/operations/registry.ts'
import { encodeForm } from '../../src/api/encode.ts'
import { careerForm } from '../factories/career-files.ts'
import { pdf } from '../factories/documents.ts'
import { fontFile } from '../factories/fonts.ts'
import { fileForm, png } from '../factories/pictures.ts'
import type { Person } from '../factories/people.ts'
import { importForm, sheetForm, staffSheet, type SheetCells } from '../factories/sheets.ts'
import { testApp, type Answered } from '../setup/app.ts'
import { Generator, HOSTILE_TEXT, jsonSchemaOf, random, type World } from './generate.ts'
import { caller, currentVersion, populate, worldFor } from './world.ts'

const REQUESTS = process.env['SIRA_FULL'] === '1' ? 100_000 : 5_000
/** So many more for operations that did not succeed in theirs. */
const FURTHER = 2_000
/** The part of the requests that must succeed: otherwise little but refusals was tried. */
const ENOUGH = 0.3
const SEED = Number(process.env['SIRA_FUZZ_SEED'] ?? 20_261_120)

const app = await testApp()
const generator = new Generator(random(SEED))
const picture = await png()
const ids = Object.keys(anyOperations) as OperationId[]

/** What the contract lets this operation answer; otherwise a sentence that says what came instead. */
function broken(operation: Operation, { status, body, headers }: Answered<unknown>): string | undefined {
  if (status >= 500) return `answered ${status}`
  const { output } = operation
  if (status < 300) {
    const expected = output.kind === 'json' ? output.status : output.kind === 'empty' ? 204 : 200
    if (status !== expected) return `answered ${status} instead of ${expected}`
    if (output.kind === 'json') return output.schema.safeParse(body).error?.message
    if (output.kind === 'bytes' && !String(headers['content-type']).startsWith(output.type))
      return `answered ${String(headers['content-type'])}`
    return undefined
  }
  const problem = problemSchema.safeParse(body)
  if (!problem.success) return `${status} without a problem: ${problem.error.message}`
  const code: ErrorCode = problem.data.code
  if (!allErrors(operation).includes(code)) return `the refusal ${code} is not declared`
  if (errorTable[code].status !== status) return `${code} came with ${status}`
  return errorTable[code].detail.safeParse(problem.data.data ?? {}).error?.message
}

function query(operation: Operation, { ids: idsOf }: Pick<World, 'ids'>): string {
  const parts = Object.entries(operation.query ?? {}).flatMap(([name, type]) => {
    if (generator.chance(0.65)) return []
    if (name === 'sort' && generator.chance(0.7))
      return [`sort=${generator.pick(['created_at', '-position', 'position'])}`]
    const value = generator.chance(0.7)
      ? generator.valid(
          jsonSchemaOf(type),
          {
            ids: idsOf,
            keys: () => [],
            version: undefined,
            known: { page: generator.int(1, 4), per_page: generator.int(1, 100), q: 'አዲስ', year: 2026 },
          },
          name,
        )
      : generator.pick(['-1', '0', '99999999999999999999', 'x', '%', "'", ...HOSTILE_TEXT])
    return [`${name}=${encodeURIComponent(String(value).toWellFormed())}`]
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/**
 * A body as the operation wants it, one that is wrong in a place, or one that is no body at all; and how it travels.
 */
async function bodyFor(
  operation: Operation,
  person: Person | undefined,
  world: Awaited<ReturnType<typeof worldFor>>,
  params: Readonly<Record<string, unknown>>,
) {
  const [wanted] = Object.values(operation.files ?? {}).map((rule) => rule.kind)
  if (wanted === 'sheet' && operation.path.endsWith('.import'))
    return {
      body: importForm(
        generator.chance(0.7) ? String(world.known['csv']) : generator.pick(HOSTILE_TEXT),
        generator.chance(0.8) ? null : 'x',
      ),
    }
  if (wanted === 'sheet')
    return {
      body: generator.chance(0.7)
        ? staffSheet([world.known['sheet'] as SheetCells], generator.chance(0.5))
        : sheetForm(generator.pick(HOSTILE_TEXT)),
    }
  if (wanted === 'career')
    return {
      body: careerForm(
        generator.chance(0.7)
          ? { skills: [{ name: `Skill ${generator.int(1, 1000)}` }], x: generator.pick(HOSTILE_TEXT) }
          : generator.pick(HOSTILE_TEXT),
        {
          plan: generator.chance(0.8) ? null : 'x',
          choices: generator.chance(0.5) ? [{ part: 'skills', at: 0, as: 'add', values: [] }] : [],
        },
      ),
    }
  if (operation.files)
    return generator.chance(0.7)
      ? {
          body:
            wanted === 'document' || wanted === 'letter'
              ? fileForm(pdf('Paper'), 'paper.pdf', 'application/pdf')
              : wanted === 'font'
                ? fileForm(fontFile('latin'), 'serif.woff2', 'font/woff2')
                : fileForm(picture),
        }
      : {
          body: fileForm(
            Buffer.from(generator.pick(HOSTILE_TEXT)),
            generator.pick(['a.svg', 'x.png', '../x', 'ሥዕል.png', 'x.pdf', 'a.docx']),
            'image/png',
          ),
        }
  if (!operation.body) return {}
  const versioned =
    JSON.stringify(jsonSchemaOf(operation.body)).includes('"version"') && world.known['version'] === undefined
  const version =
    versioned && person && operation.method !== 'DELETE'
      ? await currentVersion(app, operation, person, params)
      : undefined
  const good = generator.valid(jsonSchemaOf(operation.body), { ...world, version })
  if (generator.chance(0.04))
    return {
      body: generator.pick(['{', '', '[1', '"\\ud800"', '{"a":1}{', '\u0000']),
      headers: {
        'content-type': generator.pick([
          'application/json',
          'application/json ; charset=utf-8',
          'APPLICATION/JSON',
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data',
          'multipart/form-data; boundary=x',
          '\tapplication/json',
        ]),
      },
    }
  const value = generator.chance(0.25) ? generator.spoil(good) : good
  const asForm = generator.chance(0.5) && typeof value === 'object' && value !== null && !Array.isArray(value)
  return { body: asForm ? encodeForm(value as Record<string, unknown>) : value }
}

test(`${REQUESTS} requests made from the contract: no 5xx, nothing outside the contract`, async () => {
  const cast = await populate(app)
  const counts = new Map<OperationId, Map<number, number>>()
  const faults: string[] = []
  let successes = 0
  const hasSucceeded = (id: OperationId) => [...(counts.get(id)?.keys() ?? [])].some((status) => status < 300)
  for (let n = 0; n < REQUESTS + FURTHER; n++) {
    if (n % 40 === 0) app.clock.advance(60_000)
    // Whatever had no luck in its share of the requests gets further ones, so that more calls need no other seed.
    const id = n < REQUESTS ? ids[n % ids.length] : ids.find((each) => !hasSucceeded(each))
    if (id === undefined) break
    const operation = anyOperations[id]
    const person = await caller(app, cast, id, operation, generator)
    const world = await worldFor(app, id, operation, person, cast, generator)
    const params = Object.fromEntries(
      Object.entries(operation.params ?? {}).map(([name, type]) => [
        name,
        generator.chance(0.12)
          ? generator.pick(HOSTILE_TEXT.filter((text) => text.length < 500))
          : generator.valid(jsonSchemaOf(type), world, name),
      ]),
    )
    const path =
      operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(params[name]).toWellFormed()),
      ) + query(operation, world)
    const { body, headers } = await bodyFor(operation, person, world, params)
    const answer = await app.call<unknown>(operation.method, path, {
      ...(person
        ? {
            as: {
              token: person.token,
              ...(generator.chance(0.6)
                ? {
                    accountId: generator.chance(0.95)
                      ? person.accountId
                      : generator.pick(HOSTILE_TEXT.filter((t) => /^[\x21-\x7e]*$/.test(t))),
                  }
                : {}),
            },
          }
        : {}),
      body,
      address: '127.0.0.1',
      headers: {
        'x-forwarded-for': `203.0.${generator.int(0, 255)}.${generator.int(1, 254)}`,
        lang: generator.pick(['en', 'am', 'am', 'fr', '\\', '']),
        timezone: generator.pick(['Africa/Addis_Ababa', 'Mars/Olympus', '']),
        ...headers,
      },
    })
    const byStatus = counts.get(id) ?? new Map<number, number>()
    byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1)
    counts.set(id, byStatus)
    if (answer.status < 300) successes++
    const fault = broken(operation, answer)
    if (fault !== undefined)
      faults.push(
        `#${n} ${id} ${operation.method} ${path.slice(0, 200)}: ${fault}${answer.status >= 500 ? `: ${app.logged.findLast((line) => line.includes('"err"')) ?? 'nothing logged'}` : ''}`.slice(
          0,
          1200,
        ),
      )
  }
  const never = ids.filter((id) => !hasSucceeded(id))
  const asExpected = faults.length === 0 && never.length === 0 && successes / REQUESTS > ENOUGH
  const report = ids.map(
    (id) =>
      `${id}: ${[...(counts.get(id) ?? [])]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${status}×${count}`)
        .join(' ')}\n`,
  )
  process.stdout.write(
    `fuzz: seed ${SEED}, ${REQUESTS} requests, ${Math.round((100 * successes) / REQUESTS)} % answered 2xx\n${asExpected ? '' : report.join('')}`,
  )
  expect(faults.slice(0, 20), `seed ${SEED}`).toEqual([])
  expect(never, `operations that never succeeded, seed ${SEED}`).toEqual([])
  expect(successes / REQUESTS).toBeGreaterThan(ENOUGH)
})
