import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FileRule, Operation, StagedFile } from '../../openapi/define.ts'
import { checkDocument } from '../kernel/document.ts'
import { rewritePicture, smallBeside } from '../kernel/picture.ts'
import { Refusal } from '../kernel/refusal.ts'

/** The largest file of each kind, in bytes (product.md §9). */
export const FILE_LIMIT = { picture: 5_000_000, document: 10_000_000, sheet: 2_000_000 } as const satisfies Record<FileRule['kind'], number>
/** The largest text or JSON part, in bytes. */
const FIELD_LIMIT = 200_000
const MOST_FIELDS = 100

/** A form as it came: fields by name, files on disk with the SHA-256 of what was sent. `drop` deletes what is still staged. */
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

async function textOf(part: MultipartFile): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= FIELD_LIMIT) chunks.push(chunk)
  }
  if (size > FIELD_LIMIT) throw new Refusal('too_large', { limit: FIELD_LIMIT })
  return Buffer.concat(chunks).toString('utf8')
}

/** A part's value by its content type: JSON is read, everything else is text. A JSON part may come as a file ("blob"). */
async function valueOf(part: MultipartFile | MultipartValue): Promise<unknown> {
  if (part.type === 'file') {
    if (!isJson(part.mimetype)) throw new Refusal('unsupported_media', {})
    return parseJson(await textOf(part))
  }
  if (part.valueTruncated || part.fieldnameTruncated) throw new Refusal('too_large', { limit: FIELD_LIMIT })
  return part.value
}

/**
 * Reads a form. Files go to `dir` while they come; unknown and repeated parts are refused. After a fault the rest is still read,
 * so that the client hears the answer, and everything staged is deleted.
 */
export async function readForm(request: FastifyRequest, operation: Operation, dir: string): Promise<Form> {
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
    if (part.file.truncated || size > FILE_LIMIT[rule.kind]) throw new Refusal('too_large', { limit: FILE_LIMIT[rule.kind] })
    digests[part.fieldname] = hash.digest('hex')
    const upload: StagedFile = { path: target, name: part.filename.slice(0, 200), type: part.mimetype, size }
    files[part.fieldname] = rule.kind === 'picture' ? await rewritePicture(upload) : rule.kind === 'document' ? await checkDocument(upload) : upload
  }

  async function take(part: MultipartFile | MultipartValue): Promise<void> {
    const name = part.fieldname
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
    if (Object.hasOwn(body, name) || Object.hasOwn(files, name)) throw malformed()
    if (rule && part.type === 'file') return stage(part, rule)
    if (rule) throw malformed()
    body[name] = await valueOf(part)
  }

  let failed: unknown = null
  const largest = Math.max(FIELD_LIMIT, ...Object.values(rules).map((rule) => FILE_LIMIT[rule.kind]))
  try {
    const parts = request.parts({
      limits: { fileSize: largest, files: MOST_FIELDS, fields: MOST_FIELDS, parts: MOST_FIELDS, fieldSize: FIELD_LIMIT, fieldNameSize: 100, headerPairs: 20 },
    })
    for await (const part of parts) {
      if (failed === null) await take(part as MultipartFile | MultipartValue).catch((error: unknown) => (failed = error))
      if (part.type === 'file' && !part.file.readableEnded) part.file.resume()
    }
  } catch (error) {
    // The parser's own limits know their status; its other errors mean a form without boundary, cut off, or not a form.
    failed ??= error instanceof Error && 'statusCode' in error ? error : malformed()
  }
  if (failed !== null) {
    drop()
    throw failed
  }
  const missing = Object.entries(rules).filter(([name, rule]) => !rule.optional && !Object.hasOwn(files, name))
  if (missing.length > 0) {
    drop()
    throw new Refusal('invalid', {}, Object.fromEntries(missing.map(([name]) => [name, ['validation.required'] as const])))
  }
  return { body, files, digests, drop }
}
