import QRCode from 'qrcode'
import { expect, it } from 'vitest'
import { qrDrawing } from '../../kernel/qr-code.ts'

it.each(['https://sira.example/7KQ2M8XW4P', 'http://127.0.0.1:3000/ABCDEFGHJK'])(
  'draws every dark module of %s once, inside a quiet zone of four',
  (address) => {
    const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' })
    const { size, path } = qrDrawing(address)
    expect(size).toBe(modules.size + 8)
    const dark = new Set<string>()
    for (const [, x, y, width, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
      expect(back).toBe(width)
      for (let at = 0; at < Number(width); at++) dark.add(`${Number(x) + at - 4} ${Number(y) - 4}`)
    }
    expect(path.replace(/M\d+ \d+h\d+v1h-\d+z/g, '')).toBe('')
    for (let y = 0; y < modules.size; y++)
      for (let x = 0; x < modules.size; x++)
        expect([x, y, dark.has(`${x} ${y}`)]).toEqual([x, y, modules.get(y, x) === 1])
  },
)
