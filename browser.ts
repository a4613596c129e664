import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium as playwright, type LaunchOptions } from 'playwright'

/** Where the browser that comes as a package is unpacked, once. */
const UNPACKED = path.resolve(import.meta.dirname, 'node_modules/.cache/chromium')

/**
 * A Chromium for tests and pictures, the first there is: one named by CHROME_PATH, the system's, the one `npx
 * playwright install` left, then the one inside @sparticuz/chromium with its own libraries and fonts. It reaches
 * nothing but this machine. Without `window` the build that cannot show one comes first: it opens pages three times as
 * fast, since it draws no tabs and menus that nobody sees. Where `pagesStay` is said, drawing has no process of its own;
 * and no script is compiled a second time because it runs often if they stay for seconds, which then cost a third less.
 * A page that shows hundreds of stories costs a quarter less with the second compiling.
 */
export async function testBrowser({
  window = false,
  pagesStay,
}: {
  readonly window?: boolean
  readonly pagesStay?: 'seconds' | 'minutes'
} = {}): Promise<LaunchOptions> {
  const args = [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE ::1, EXCLUDE localhost',
    '--no-proxy-server',
    ...(pagesStay === undefined ? [] : ['--in-process-gpu']),
    ...(pagesStay === 'seconds' ? ['--js-flags=--no-maglev --no-turbofan'] : []),
  ]
  const places = [
    process.env['CHROME_PATH'],
    ...(window ? [] : ['/usr/bin/chromium-headless-shell']),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    ownBrowser(),
  ]
  const executablePath = places.find((place) => place !== undefined && existsSync(place))
  if (executablePath) return { executablePath, args }

  if (!existsSync(path.join(UNPACKED, 'ready'))) await unpack()
  const env = {
    ...(process.env as Record<string, string>),
    LD_LIBRARY_PATH: path.join(UNPACKED, 'al2023/lib'),
    FONTCONFIG_PATH: path.join(UNPACKED, 'fonts'),
  }
  return { executablePath: path.join(UNPACKED, 'chromium'), args, env }
}

function ownBrowser(): string | undefined {
  try {
    return playwright.executablePath()
  } catch {
    return undefined
  }
}

async function unpack(): Promise<void> {
  mkdirSync(UNPACKED, { recursive: true }) // not its fonts folder: the package skips what is there
  const temporary = process.env['TMPDIR']
  process.env['TMPDIR'] = UNPACKED // the package unpacks into the folder for temporary files
  try {
    const { default: shipped, inflate } = await import('@sparticuz/chromium')
    await shipped.executablePath()
    await inflate(path.resolve(import.meta.dirname, 'node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = temporary
  }
  const fonts = path.join(UNPACKED, 'fonts')
  writeFileSync(
    path.join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${UNPACKED}/fc</cachedir></fontconfig>`,
  )
  writeFileSync(path.join(UNPACKED, 'ready'), '')
}
