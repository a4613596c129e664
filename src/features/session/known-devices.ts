const KEY = 'known_devices'
/** A browser is shared by so many people at most; who signed in last comes first. */
const MOST = 5

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/**
 * The proofs that people signed in on this browser before (decision 137). They open nothing: with one, strangers' wrong
 * tries do not count for this browser.
 */
export function readKnownDevices(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return isList(kept) ? kept.slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Keeps a proof in the place of an earlier one of the same person, whose id it begins with. */
export function keepKnownDevice(proof: string): void {
  const whose = proof.split('.')[0] ?? proof
  const others = readKnownDevices().filter((one) => !one.startsWith(`${whose}.`))
  localStorage.setItem(KEY, JSON.stringify([proof, ...others].slice(0, MOST)))
}
