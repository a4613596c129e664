import { createHash, sign, verify, X509Certificate } from 'node:crypto'
import { der, integer, objectId, octets, place, readAll, readOne, sequence, setOf } from './der.ts'
import { SIGNATURE_ALGORITHM, type SealKey } from './seal-key.ts'

const SIGNED_DATA = objectId('1.2.840.113549.1.7.2')
const DATA = objectId('1.2.840.113549.1.7.1')
const SHA256 = sequence(objectId('2.16.840.1.101.3.4.2.1'))
const CONTENT_TYPE = objectId('1.2.840.113549.1.9.3')
const MESSAGE_DIGEST = objectId('1.2.840.113549.1.9.4')
const SIGNING_CERTIFICATE = objectId('1.2.840.113549.1.9.16.2.47')

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const ONE = Buffer.from([1])

/** Issuer and number of a certificate, by which a signature names it. */
function nameOfCertificate(certificate: Buffer): Buffer {
  const parts = readAll(readOne(readOne(certificate)?.content ?? ONE)?.content ?? ONE)
  const [, serial, , issuer] = parts ?? []
  if (!serial || !issuer) throw new Error('Not a certificate')
  return sequence(issuer.whole, serial.whole)
}

/** What is signed about a digest: the attributes that CAdES and PAdES want at level B-B. The time stands in the PDF alone. */
const attributesOf = (digest: Buffer, certificate: Buffer) =>
  setOf(
    sequence(CONTENT_TYPE, setOf(DATA)),
    sequence(MESSAGE_DIGEST, setOf(octets(digest))),
    sequence(SIGNING_CERTIFICATE, setOf(sequence(sequence(sequence(octets(digestOf(certificate))))))),
  )

/** The attributes and a signature of them, put together. */
function wrapped(attributes: Buffer, certificate: Buffer, signature: Buffer): Buffer {
  const signer = sequence(
    integer(ONE),
    nameOfCertificate(certificate),
    SHA256,
    // What is signed is the set; in its place it goes without the tag of one.
    Buffer.concat([Buffer.from([place(0)]), attributes.subarray(1)]),
    SIGNATURE_ALGORITHM,
    octets(signature),
  )
  return sequence(
    SIGNED_DATA,
    der(place(0), sequence(integer(ONE), setOf(SHA256), sequence(DATA), der(place(0), certificate), setOf(signer))),
  )
}

/** A detached signature (CMS, RFC 5652) over something of which `digest` is the SHA-256. */
export function signedData(digest: Buffer, { key, certificate }: SealKey): Buffer {
  const attributes = attributesOf(digest, certificate)
  return wrapped(attributes, certificate, sign('sha256', attributes, key))
}

/** A signature of this kind is two numbers of 32 bytes with their tags, or less. */
const LONGEST_SIGNATURE = 72

/**
 * Is this a signature by the key of `certificate` over something of which `digest` is the SHA-256? Nothing of it is
 * believed: it must be, byte for byte, what `signedData` writes around its signature.
 */
export function isSignedBy(cms: Buffer, digest: Buffer, certificate: Buffer): boolean {
  const attributes = attributesOf(digest, certificate)
  const signature = Array.from({ length: LONGEST_SIGNATURE }, (_, n) =>
    cms.subarray(Math.max(0, cms.length - n - 1)),
  ).find((end) => wrapped(attributes, certificate, end).equals(cms))
  return signature !== undefined && verify('sha256', attributes, new X509Certificate(certificate).publicKey, signature)
}
