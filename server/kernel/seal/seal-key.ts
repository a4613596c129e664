import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  X509Certificate,
  type KeyObject,
} from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { DAY } from '../../../openapi/durations.ts'
import { settings } from '../../db/platform-tables.ts'
import type { Database } from '../context.ts'
import { bits, der, integer, objectId, octets, place, sequence, setOf, TAG, time, utf8 } from './der.ts'

/** What an installation seals its letters with. */
export interface SealKey {
  readonly key: KeyObject
  /** Self-signed (DER): it names the installation, and its public key verifies each seal. */
  readonly certificate: Buffer
  /** The certificate’s SHA-256 in hex. */
  readonly fingerprint: string
}

/** ECDSA with SHA-256, over the curve P-256. */
export const SIGNATURE_ALGORITHM = sequence(objectId('1.2.840.10045.4.3.2'))
/** A certificate outlives the letters that anyone still asks about. */
const YEARS = 50
const YES = der(TAG.boolean, Buffer.from([0xff]))

/** A name of at most 64 letters, which is what certificates take. */
const nameOf = (installation: string) =>
  sequence(
    setOf(sequence(objectId('2.5.4.10'), utf8('Sira'))),
    setOf(sequence(objectId('2.5.4.3'), utf8([...installation].slice(0, 64).join('')))),
  )

/** A new key with its certificate in the name of `installation`, valid from the day before `now`. */
export function makeSealKey(installation: string, now: Date): SealKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ format: 'der', type: 'spki' })
  const keyId = createHash('sha256').update(spki).digest().subarray(0, 20)
  const from = new Date(now.getTime() - DAY)
  const until = new Date(from)
  until.setUTCFullYear(from.getUTCFullYear() + YEARS)
  const name = nameOf(installation)
  const extension = (oid: string, isCritical: boolean, value: Buffer) =>
    sequence(objectId(oid), ...(isCritical ? [YES] : []), octets(value))
  const signed = sequence(
    der(place(0), integer(Buffer.from([2]))),
    // A positive number that begins with no empty byte.
    integer(Buffer.concat([Buffer.from([0x53]), randomBytes(15)])),
    SIGNATURE_ALGORITHM,
    name,
    sequence(time(from), time(until)),
    name,
    spki,
    der(
      place(3),
      sequence(
        extension('2.5.29.19', true, sequence()),
        // Digital signature and content commitment, the first two bits.
        extension('2.5.29.15', true, bits(Buffer.from([0xc0]), 6)),
        extension('2.5.29.14', false, octets(keyId)),
        extension('2.5.29.35', false, sequence(der(0x80, keyId))),
      ),
    ),
  )
  const certificate = sequence(signed, SIGNATURE_ALGORITHM, bits(sign('sha256', signed, privateKey)))
  return keyOf(privateKey, certificate)
}

const keyOf = (key: KeyObject, certificate: Buffer): SealKey => ({
  key,
  certificate,
  fingerprint: createHash('sha256').update(certificate).digest('hex'),
})

const kept = z.strictObject({ key: z.string(), certificate: z.string() })

/** The installation's key: made by whoever starts first, read by everyone. */
export async function sealKeyOf(db: Database, installation: string, now: Date): Promise<SealKey> {
  const read = async () => {
    const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'seal'))
    return row && kept.parse(JSON.parse(row.value))
  }
  const found = await read()
  if (!found) {
    const made = makeSealKey(installation, now)
    const value: z.output<typeof kept> = {
      key: made.key.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      certificate: made.certificate.toString('base64'),
    }
    await db
      .insert(settings)
      .values({ key: 'seal', value: JSON.stringify(value) })
      .onConflictDoNothing()
  }
  const row = found ?? (await read())
  if (!row) throw new Error('The key for seals is missing')
  const key = createPrivateKey({ key: Buffer.from(row.key, 'base64'), format: 'der', type: 'pkcs8' })
  return keyOf(key, Buffer.from(row.certificate, 'base64'))
}

/** The certificate as a file that PDF readers take as trusted. */
export const certificateFile = ({ certificate }: SealKey): string => new X509Certificate(certificate).toString()
