import sharp from 'sharp'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'

/** A small PNG. */
export const png = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer()

/** A form with one file, as a browser sends it. The name and type are what the sender claims. */
export function fileForm(bytes: Uint8Array, name = 'picture.png', type = 'image/png'): FormData {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name)
  return form
}

/** A picture staged for the person's account. */
export async function uploadPicture(app: TestApp, as: Person): Promise<{ readonly id: string; readonly url: string }> {
  const { status, body } = await app.call<{ readonly id: string; readonly url: string }>('POST', '/files/pictures', {
    as,
    body: fileForm(await png()),
  })
  if (status !== 201) throw new Error(`A picture was not taken: ${JSON.stringify(body)}`)
  return body
}
