import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE = 12
const TAG = 16

/**
 * Encrypts a secret for a column (AES-256-GCM): nonce, tag, bytes. `key` is 256 bits in hex (`services.secret`); `owner`
 * binds it to its row, so that it cannot be read from another one.
 */
export function seal(secret: Buffer, key: string, owner: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'hex'), nonce).setAAD(Buffer.from(owner))
  const bytes = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), bytes])
}

/** The secret that `seal` encrypted. Throws for another key or owner, and for bytes that were changed. */
export function unseal(sealed: Buffer, key: string, owner: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), sealed.subarray(0, NONCE), {
    authTagLength: TAG,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
}
