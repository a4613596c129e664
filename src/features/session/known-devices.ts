const KEY = 'known_devices'
/** The most people whose proofs a browser keeps; the latest sign-in comes first. */
const MOST = 5

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/**
 * The proofs of people who have signed in on this browser (decision 137). They give no access: with one, strangers'
 * wrong passwords do not count for this browser.
 */
export function readKnownDevices(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return isList(kept) ? kept.slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Stores a proof and replaces an earlier one of the same person, whose id it begins with. */
export function keepKnownDevice(proof: string): void {
  const whose = proof.split('.')[0] ?? proof
  const others = readKnownDevices().filter((one) => !one.startsWith(`${whose}.`))
  localStorage.setItem(KEY, JSON.stringify([proof, ...others].slice(0, MOST)))
}
