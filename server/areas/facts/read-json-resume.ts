import type { ResumeDocument } from '../../../openapi/json-resume-entries.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { ReadResume } from './read-resume-file.ts'

/** What a JSON Resume may have: a large one of a long life is 200 kB and five levels deep. */
const MOST_BYTES = 1_000_000
const MOST_DEPTH = 12
const MOST_VALUES = 20_000

const refused = (reason: 'empty' | 'type' | 'too_much' | 'too_deep' | 'damaged') =>
  new Refusal('import_refused', { reason })

/** How deep lists and objects stand in one another; counted before anything is made of them. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0]
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    if (isInText) {
      if (letter === '\\') at += 1
      else if (letter === '"') isInText = false
    } else if (letter === '"') isInText = true
    else if (letter === '{' || letter === '[') deepest = Math.max(deepest, ++depth)
    else if (letter === '}' || letter === ']') depth -= 1
  }
  return deepest
}

/** A name that is none of an object's own would be read from somewhere else. */
const FOREIGN = new Set(['__proto__', 'constructor', 'prototype'])
/** PostgreSQL keeps no such character in JSON. */
const NULS = /\u0000/g
const clean = (text: string) => text.toWellFormed().replace(NULS, '')

/** The same value with texts that a database can keep. */
function cleaned(value: unknown, count: { values: number }): unknown {
  count.values += 1
  if (count.values > MOST_VALUES) throw refused('too_much')
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map((inner) => cleaned(inner, count))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      FOREIGN.has(key) ? [] : [[clean(key), cleaned(inner, count)] as const],
    ),
  )
}

/** Reads a JSON Resume in UTF-8. Refuses what is none, and what is too large or too deep, with `import_refused`. */
export function readJsonResumeFile(bytes: Buffer): ReadResume {
  if (bytes.length > MOST_BYTES) throw refused('too_much')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refused('type')
  }
  if (text.trim() === '') throw refused('empty')
  if (!/^\s*\{/.test(text)) throw refused('type')
  if (depthOf(text) > MOST_DEPTH) throw refused('too_deep')
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    throw refused('damaged')
  }
  // It began with a brace, so it is an object.
  return { source: 'json_resume', document: cleaned(document, { values: 0 }) as ResumeDocument, unread: [] }
}
