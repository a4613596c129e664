import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { readPlainPart, type FormPart } from '../../openapi/form-parts.ts'
import type { FileRule, Operation, StagedFile } from '../../openapi/define.ts'
import { Refusal } from '../kernel/refusal.ts'
import { smallBeside, type Uploads } from '../kernel/uploads.ts'

/** The largest file of each kind, in bytes (product.md §9). */
export const FILE_LIMIT = {
  picture: 5_000_000,
  document: 10_000_000,
  sheet: 2_000_000,
  font: 2_000_000,
  career: 10_000_000,
  letter: 10_000_000,
} as const satisfies Record<FileRule['kind'], number>
/** Parts of one form. */
const MOST_PARTS = 100

/**
 * A form as it came: fields by name, files on disk with the SHA-256 of what was sent. `drop` deletes what is still
 * staged.
 */
export interface Form {
  readonly body: Readonly<Record<string, unknown>>
  readonly files: Readonly<Record<string, StagedFile>>
  readonly digests: Readonly<Record<string, string>>
  readonly drop: () => void
}

const malformed = () => new Refusal('malformed', {})
const isJson = (type: string) => /^application\/json\s*(;|$)/i.test(type)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw malformed()
  }
}

async function textOf(part: MultipartFile, limit: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit) throw new Refusal('too_large', { limit })
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * A part's value by its content type: JSON is read, everything else is text, and a number or boolean of the contract is
 * read from it. A JSON part may come as a file ("blob").
 */
async function valueOf(
  part: MultipartFile | MultipartValue,
  limit: number,
  known: FormPart | undefined,
): Promise<unknown> {
  if (part.type === 'file') {
    if (!isJson(part.mimetype)) throw new Refusal('unsupported_media', {})
    return parseJson(await textOf(part, limit))
  }
  if (part.valueTruncated || part.fieldnameTruncated) throw new Refusal('too_large', { limit })
  return known && typeof part.value === 'string' && !isJson(part.mimetype)
    ? readPlainPart(known, part.value)
    : part.value
}

/** How many bytes a form may have: its fields as JSON would have them, and each of its files. */
const mostBytes = (rules: Readonly<Record<string, FileRule>>, fieldBytes: number) =>
  Object.values(rules).reduce((sum, { kind }) => sum + FILE_LIMIT[kind], fieldBytes)

/**
 * The parts of a form, as long as it keeps to `most` bytes with everything around them. What comes before the first
 * part and between their bytes is counted too, and a part that never ends is left unread: so the bytes are looked at,
 * and not the parts.
 */
async function* partsWithin(
  request: FastifyRequest,
  most: number,
  refusal: Refusal,
  options: Parameters<FastifyRequest['parts']>[0],
) {
  if (Number(request.headers['content-length'] ?? 0) > most) throw refusal
  let bytes = 0
  let open: MultipartFile | null = null
  const exceeded = Promise.withResolvers<never>()
  exceeded.promise.catch(() => undefined)
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= most) return
    request.raw.off('data', count).unpipe().pause()
    exceeded.reject(refusal)
    open?.file.destroy(refusal)
  }
  request.raw.on('data', count)
  try {
    const parts = request.parts(options)
    for (;;) {
      const next = await Promise.race([parts.next(), exceeded.promise])
      if (next.done) return
      // The plugin's own type leaves the kinds of parts together.
      const part = next.value as MultipartFile | MultipartValue
      open = part.type === 'file' ? part : null
      if (bytes > most) open?.file.destroy(refusal)
      yield part
    }
  } finally {
    request.raw.off('data', count)
  }
}

interface Reading {
  /** Where files are staged until they are kept. */
  readonly dir: string
  /** Who looks into files first. */
  readonly uploads: Pick<Uploads, 'picture' | 'document' | 'font'>
  /** What the fields may have, in bytes: each of them, and all together where no file comes with them. */
  readonly fieldBytes: number
  /** The fields of the body. */
  readonly parts: ReadonlyMap<string, FormPart>
}

/**
 * Reads a form. Files go to `dir` while they come; unknown and repeated parts are refused. After a fault the rest is
 * still read, within the same bounds, and everything staged is deleted.
 */
export async function readForm(
  request: FastifyRequest,
  operation: Pick<Operation, 'files'>,
  { dir, uploads, fieldBytes, parts: known }: Reading,
): Promise<Form> {
  const rules = operation.files ?? {}
  const body: Record<string, unknown> = {}
  const files: Record<string, StagedFile> = {}
  const digests: Record<string, string> = {}
  const written: string[] = []
  const drop = () => written.forEach((file) => fs.rmSync(file, { force: true }))

  async function stage(part: MultipartFile, rule: FileRule): Promise<void> {
    const file = path.join(dir, request.id)
    const target = `${file}-${written.length}`
    written.push(target, `${target}.webp`, smallBeside(`${target}.webp`))
    const hash = createHash('sha256')
    let size = 0
    await pipeline(
      part.file,
      async function* count(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length
          hash.update(chunk)
          yield chunk
        }
      },
      fs.createWriteStream(target, { mode: 0o600 }),
    )
    if (part.file.truncated || size > FILE_LIMIT[rule.kind])
      throw new Refusal('too_large', { limit: FILE_LIMIT[rule.kind] })
    digests[part.fieldname] = hash.digest('hex')
    const upload: StagedFile = { path: target, name: part.filename.slice(0, 200), type: part.mimetype, size }
    const { kind } = rule
    const isRaw = kind === 'sheet' || kind === 'career' || kind === 'letter'
    files[part.fieldname] = isRaw ? upload : await uploads[kind](upload)
  }

  async function take(part: MultipartFile | MultipartValue): Promise<void> {
    const name = part.fieldname
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
    if (Object.hasOwn(body, name) || Object.hasOwn(files, name)) throw malformed()
    if (rule && part.type === 'file') return stage(part, rule)
    if (rule) throw malformed()
    body[name] = await valueOf(part, fieldBytes, known.get(name))
  }

  let failed: unknown = null
  const limit = Math.max(...Object.values(rules).map((rule) => FILE_LIMIT[rule.kind]), 0) || fieldBytes
  const most = mostBytes(rules, fieldBytes)
  try {
    const parts = partsWithin(request, most, new Refusal('too_large', { limit }), {
      limits: {
        fileSize: Math.max(limit, fieldBytes),
        files: MOST_PARTS,
        fields: MOST_PARTS,
        parts: MOST_PARTS,
        fieldSize: fieldBytes,
        fieldNameSize: 100,
        headerPairs: 20,
        headerSize: 4000,
      },
    })
    for await (const part of parts) {
      if (failed === null) await take(part).catch((error: unknown) => (failed = error))
      if (part.type === 'file' && !part.file.readableEnded) part.file.resume()
    }
  } catch (error) {
    // The parser's own limits know their status; its other errors mean a form without boundary, cut off, or not a form.
    failed ??= error instanceof Refusal || (error instanceof Error && 'statusCode' in error) ? error : malformed()
  }
  if (failed !== null) {
    drop()
    throw failed
  }
  const missing = Object.entries(rules).filter(([name, rule]) => !rule.optional && !Object.hasOwn(files, name))
  if (missing.length > 0) {
    drop()
    throw new Refusal(
      'invalid',
      {},
      Object.fromEntries(missing.map(([name]) => [name, ['validation.required'] as const])),
    )
  }
  return { body, files, digests, drop }
}
