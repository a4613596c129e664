import { z } from 'zod'
import type { Operation } from '../../openapi/define.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema & { 'x-ref'?: string; 'x-reference'?: string }

/** A small generator of numbers with a seed, so that a failing run can be repeated (mulberry32). */
export function random(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** What the generator knows of the world: ids of real rows by kind, and the version last seen of a thing. */
export interface World {
  readonly ids: (ref: string) => readonly string[]
  /** The keys of a fixed list. */
  readonly keys: (list: string) => readonly string[]
  readonly version: number | undefined
  /** Values that make a call succeed by their field's name, such as the passwords of the people in it. */
  readonly known: Readonly<Record<string, unknown>>
}

/**
 * Text that breaks careless code: NUL, lone surrogates, bidi, formulas, mark-up, traversal, very long, trailing
 * backslash.
 */
export const HOSTILE_TEXT: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff abc',
  '\\',
  "'",
  '"',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '%00',
  '%ff',
  '../../etc/passwd',
  '=1+1',
  '@SUM(A1)',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '9999999999999999999',
  'ሰላም ለሁላችሁ',
  '\u202eabc',
  '\ufeff',
  '👩🏽‍💻'.repeat(5),
  'a'.repeat(5000),
  'javascript:alert(1)',
  'data:text/html,x',
  'red;}</style>',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
]
const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  Number.MAX_VALUE,
  [],
  {},
  [null],
  { en: 1 },
  [[[[]]]],
  { __proto__x: 1 },
]

const WORDS = [
  'Addis Ababa University',
  'Bole',
  'Jimma Coffee',
  'አዲስ አበባ',
  'ጅማ ቡና ላኪ',
  'Civil engineering',
  'MSc',
  'Hawassa',
  'ሥራ',
  'Selam Tesfaye',
]

/** Two fields whose second may not be below the first. */
const ORDERED = [
  ['start_date', 'end_date'],
  ['from', 'to'],
] as const
/** What the rules across fields ask, which a schema does not say. */
function obeyRules(out: Record<string, unknown>): void {
  if ('confirm_password' in out) out['confirm_password'] = out['password']
  if (out['currently_employed'] === true) out['end_date'] = null
  if (out['currently_employed'] === false) out['end_date'] ??= '2024-12-31'
  for (const [low, high] of ORDERED) {
    const [a, b] = [out[low], out[high]]
    if (
      (typeof a === 'string' && typeof b === 'string' && b < a) ||
      (typeof a === 'number' && typeof b === 'number' && b < a)
    )
      [out[low], out[high]] = [b, a]
  }
}

/** Makes inputs for operations from their schemas: mostly right, sometimes wrong in one place, sometimes hostile. */
export class Generator {
  readonly #next: () => number
  constructor(next: () => number) {
    this.#next = next
  }
  pick<T>(all: readonly T[]): T {
    const one = all[Math.floor(this.#next() * all.length)]
    if (one === undefined && all.length === 0) throw new Error('nothing to pick from')
    return one as T
  }
  chance(p: number): boolean {
    return this.#next() < p
  }
  int(min: number, max: number): number {
    return min + Math.floor(this.#next() * (max - min + 1))
  }

  #text(schema: JsonSchema): string {
    const { format, pattern = '' } = schema
    if (format === 'uuid') return `0190a000-0000-7000-8000-${this.int(0, 0xffffff).toString(16).padStart(12, '0')}`
    if (format === 'email') return `fuzz${this.int(0, 1e9)}@example.com`
    // A web address says nothing of itself but that nothing in it is white space.
    if (pattern.startsWith('^[^\\s')) return `https://example.com/fuzz/${this.int(0, 1e9)}`
    if (pattern.includes('\\d{3}[ -]?\\d{3}')) return String(this.int(100_000, 999_999))
    if (pattern === '^\\d{10}$') return String(this.int(1_000_000_000, 9_999_999_999))
    if (pattern.startsWith('^10\\.')) return `10.1234/fuzz.${this.int(0, 1e9)}`
    // Most dates of the contract may not lie in the future.
    if (format === 'date')
      return `${this.int(1990, this.chance(0.05) ? 2030 : 2024)}-${String(this.int(1, 12)).padStart(2, '0')}-${String(this.int(1, 28)).padStart(2, '0')}`
    if (pattern.includes('#[0-9a-f]')) return `#${this.int(0, 0xffffff).toString(16).padStart(6, '0')}`
    if (pattern.startsWith('^\\+[1-9]')) return this.pick(['+251911234567', '+251912000001', '+14155552671'])
    if (pattern.startsWith('^(?:noto|')) return this.pick(['noto', 'serif', 'mixed', '0123456789ab'])
    if (pattern.includes('{43}')) return 'A'.repeat(43)
    if (
      (schema.allOf ?? []).some((s) => (s as JsonSchema).pattern?.includes('A-Za-z0-9._-')) ||
      pattern.includes('A-Za-z0-9._-')
    )
      return `fuzz${this.int(0, 1e12)}`
    const least = schema.minLength ?? 0
    const most = Math.min(schema.maxLength ?? 200, 400)
    let text = this.pick(WORDS)
    while (text.length < least) text += ` ${this.pick(WORDS)}`
    return text.slice(0, Math.max(most, 1)).trim().padEnd(least, '.')
  }

  /** A value that the schema's shape allows. */
  valid(schema: JsonSchema, world: World, name = ''): unknown {
    if (name in world.known && this.chance(0.85)) return world.known[name]
    if (name === 'version' && world.version !== undefined) return world.version
    if (schema['x-ref']) {
      const ids = world.ids(schema['x-ref'])
      if (ids.length > 0) return this.pick(ids)
    }
    if (schema['x-reference']) {
      const keys = world.keys(schema['x-reference'])
      if (keys.length > 0) return this.pick(keys)
    }
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return this.pick(schema.enum)
    const branches = schema.anyOf ?? schema.oneOf
    if (branches) return this.valid(this.pick(branches) as JsonSchema, world, name)
    switch (schema.type) {
      case 'object': {
        const out: Record<string, unknown> = {}
        const keys = Object.keys(schema.properties ?? {})
        const needed = new Set(schema.required)
        const forced = needed.size === 0 && keys.length > 0 ? this.pick(keys) : undefined
        for (const key of keys)
          if (needed.has(key) || key === forced || this.chance(0.6))
            out[key] = this.valid(schema.properties?.[key] as JsonSchema, world, key)
        obeyRules(out)
        return out
      }
      case 'array': {
        const item = schema.items as JsonSchema
        const count = this.int(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3))
        return [...new Set(Array.from({ length: count }, () => this.valid(item, world)))]
      }
      case 'string':
        return this.#text(schema)
      case 'integer':
      case 'number':
        return this.int(Math.max(schema.minimum ?? 0, -1000), Math.min(schema.maximum ?? 50, 1000))
      case 'boolean':
        return this.chance(0.5)
      default:
        return null
    }
  }

  /** One wrong thing somewhere in the value: another type, a hostile text, a missing or an unknown key. */
  spoil(value: unknown): unknown {
    if (Array.isArray(value) && value.length > 0 && this.chance(0.7)) {
      const at = this.int(0, value.length - 1)
      return value.map((one: unknown, i) => (i === at ? this.spoil(one) : one))
    }
    if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
      const copy: Record<string, unknown> = { ...value }
      const key = this.pick(Object.keys(copy))
      const how = this.next3()
      if (how === 0) delete copy[key]
      else if (how === 1)
        copy[this.pick(['extra', 'role', 'id', 'owner_id', 'is_admin', 'constructor'])] = this.pick(HOSTILE_VALUES)
      else copy[key] = this.spoil(copy[key])
      return copy
    }
    return this.chance(0.7) ? this.pick(HOSTILE_TEXT) : this.pick(HOSTILE_VALUES)
  }
  next3(): number {
    return this.int(0, 2)
  }
}

/** The schema with what it names put in its place; none of the contract's refers to itself. */
function inlined(node: unknown, definitions: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(node)) return node.map((inner) => inlined(inner, definitions))
  if (typeof node !== 'object' || node === null) return node
  const { $ref, ...rest } = node as Readonly<Record<string, unknown>>
  if (typeof $ref === 'string') return inlined(definitions[$ref.replace('#/$defs/', '')], definitions)
  return Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) => (key === '$defs' ? [] : [[key, inlined(value, definitions)]])),
  )
}

const schemas = new WeakMap<z.ZodType, JsonSchema>()
/** The JSON Schema of a zod type, made once. */
export function jsonSchemaOf(type: z.ZodType): JsonSchema {
  const found = schemas.get(type)
  if (found) return found
  const json = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema
  const made = inlined(json, (json.$defs ?? {}) as Readonly<Record<string, unknown>>) as JsonSchema
  schemas.set(type, made)
  return made
}

/** The kinds of rows an operation's input names. */
export function refsOf(operation: Operation): readonly string[] {
  const text = [
    ...Object.values(operation.params ?? {}),
    ...Object.values(operation.query ?? {}),
    ...(operation.body ? [operation.body] : []),
  ]
    .map((t) => JSON.stringify(jsonSchemaOf(t)))
    .join()
  return [...new Set([...text.matchAll(/"x-ref":"(\w+)"/g)].map((m) => m[1] ?? ''))]
}
