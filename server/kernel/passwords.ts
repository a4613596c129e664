import { hash, verify, type Options } from '@node-rs/argon2'
import common from './data/common-passwords.json' with { type: 'json' }

/** Hashing of passwords: argon2id, 19 MB, two passes, at most two at a time. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
  /** True for one of the commonest passwords, whatever its case. */
  isCommon(password: string): boolean
  /** Costs as much as `verify` and finds nothing: for a login that names nobody. */
  fake(): Promise<void>
}

/** OWASP's choice for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** More at once would take both cores and 19 MB each from everyone else. */
const AT_ONCE = 2

/** `cost` is for tests: the product's own is what takes an attacker time. */
export function createPasswords(cost: Options = COST): Passwords {
  const commonest = new Set(common.passwords)
  const waiting: (() => void)[] = []
  let running = 0
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < AT_ONCE) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Who waits takes over the place; only without anyone it becomes free.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  const nobody = inTurn(() => hash('the password of nobody', cost))
  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFC'), cost)),
    verify: (stored, password) => inTurn(() => verify(stored, password.normalize('NFC'))),
    isCommon: (password) => commonest.has(password.toLowerCase()),
    fake: async () => {
      const stored = await nobody
      await inTurn(() => verify(stored, 'another password'))
    },
  }
}
