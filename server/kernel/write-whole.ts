import fs from 'node:fs/promises'

/**
 * Writes a file under another name, on disk before it gets its own: who reads it finds all of it or nothing. A write
 * that fails leaves nothing behind.
 */
export async function writeWhole(target: string, bytes: Buffer | string, mode = 0o666): Promise<void> {
  const unfinished = `${target}.part`
  try {
    const handle = await fs.open(unfinished, 'w', mode)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await fs.rename(unfinished, target)
  } catch (error) {
    await fs.rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}
