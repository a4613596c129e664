/** Hashing of passwords: argon2id, 19 MB, two passes, at most two at a time. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
  /** True for one of the commonest passwords, whatever its case. */
  isCommon(password: string): boolean
  /** Costs as much as `verify` and finds nothing: for a login that names nobody. */
  fake(): Promise<void>
}
