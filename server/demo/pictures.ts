import sharp from 'sharp'

/** What a drawn head is coloured with, `#rrggbb` each. `hair`: over the shoulders, short, or under a scarf. */
export interface Sitter {
  readonly ground: string
  readonly skin: string
  readonly cloth: string
  readonly trim: string
  readonly hair: 'long' | 'short' | 'scarf'
}
const HAIR = {
  long: '<path d="M200 62 C118 60 98 140 104 214 C108 258 120 290 142 306 L258 306 C280 290 292 258 296 214 C302 140 282 60 200 62Z" fill="#1f1715"/>',
  short: '<path d="M138 186 C126 96 164 66 200 66 C236 66 274 96 262 186Z" fill="#1f1715"/>',
  scarf:
    '<path d="M200 54 C110 52 92 150 104 236 C110 286 132 322 158 334 L242 334 C270 320 290 286 296 236 C308 150 290 52 200 54Z" fill="#e9dcc6"/>',
} as const
const FRINGE = {
  long: '<path d="M142 172 C144 108 176 92 206 94 C238 96 260 120 258 176 C246 152 232 132 202 128 C172 130 150 146 142 172Z" fill="#1f1715"/>',
  short:
    '<path d="M140 168 C138 112 164 88 202 88 C240 88 262 112 260 168 C254 134 238 122 200 122 C162 122 146 134 140 168Z" fill="#1f1715"/>',
  scarf:
    '<path d="M138 180 C138 106 170 88 200 88 C232 88 262 106 262 180 C252 140 234 124 200 124 C168 124 148 140 138 180Z" fill="#d9c6a5"/>',
} as const

const head = ({
  ground,
  skin,
  cloth,
  trim,
  hair,
}: Sitter) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">
<rect width="400" height="400" fill="${ground}"/><circle cx="200" cy="210" r="168" fill="#ffffff" opacity=".16"/>
${HAIR[hair]}
<path d="M172 262 h56 v62 c0 24 -56 24 -56 0Z" fill="${skin}"/><path d="M172 276 q28 24 56 0 v12 q-28 22 -56 0Z" fill="#000000" opacity=".14"/>
<ellipse cx="200" cy="194" rx="62" ry="78" fill="${skin}"/>
${FRINGE[hair]}
<path d="M162 186 q12 -8 24 0 M214 186 q12 -8 24 0" fill="none" stroke="#24150e" stroke-width="5" stroke-linecap="round"/>
<circle cx="174" cy="202" r="5" fill="#24150e"/><circle cx="226" cy="202" r="5" fill="#24150e"/>
<path d="M180 238 q20 16 40 0" fill="none" stroke="#f4e3d5" stroke-width="6" stroke-linecap="round"/>
<path d="M48 400 C54 338 106 312 168 304 C184 336 216 336 232 304 C294 312 346 338 352 400Z" fill="${cloth}"/>
<path d="M160 306 C180 346 220 346 240 306" fill="none" stroke="${trim}" stroke-width="9"/>
</svg>`

const cover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 530">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbeed6"/><stop offset="1" stop-color="#f0b67f"/></linearGradient>
<linearGradient id="lake" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7fb8b0"/><stop offset="1" stop-color="#2f7f78"/></linearGradient></defs>
<rect width="1600" height="530" fill="url(#sky)"/><circle cx="1220" cy="150" r="70" fill="#fff6df"/>
<path d="M0 300 L180 190 L330 270 L520 140 L700 280 L880 180 L1080 290 L1290 170 L1460 270 L1600 210 V530 H0Z" fill="#a3b79a" opacity=".8"/>
<path d="M0 360 L240 270 L470 350 L720 250 L980 360 L1240 280 L1600 360 V530 H0Z" fill="#5f8f7b"/>
<path d="M0 430 C300 400 520 400 800 424 C1100 450 1340 420 1600 430 V530 H0Z" fill="url(#lake)"/>
<path d="M0 486 C260 440 500 470 720 530 H0Z" fill="#1f5f55"/>
<path d="M1600 470 C1400 450 1200 480 1060 530 H1600Z" fill="#1f5f55"/>
<g fill="none" stroke="#c2570c" stroke-width="13" stroke-linejoin="round"><path d="M110 470 L330 350 L560 388 L760 330"/></g>
<g fill="#7c3a0a"><rect x="202" y="404" width="10" height="44"/><rect x="322" y="352" width="10" height="64"/><rect x="440" y="368" width="10" height="56"/><rect x="552" y="388" width="10" height="44"/></g>
<g><rect x="742" y="250" width="96" height="84" rx="8" fill="#f7f2e6"/><rect x="730" y="238" width="120" height="18" rx="9" fill="#0f766e"/><path d="M758 334 L744 404 M822 334 L836 404 M790 334 V404" stroke="#6b4a2f" stroke-width="9"/></g>
<g stroke="#ffffff" stroke-width="4" opacity=".5" stroke-linecap="round"><path d="M700 460 h120 M900 478 h160 M1010 452 h90 M600 486 h80"/></g>
</svg>`

/** A small box on a pipe that keeps what it measures, and a notebook for wet hands. */
const PRODUCTS = {
  logger: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="#e8eee9"/>
<rect x="0" y="392" width="800" height="76" fill="#7d8f96"/><rect x="0" y="392" width="800" height="20" fill="#a9b8bd"/><rect x="352" y="330" width="96" height="90" fill="#5d6d74"/>
<rect x="244" y="120" width="312" height="220" rx="28" fill="#0f766e"/><rect x="272" y="150" width="256" height="104" rx="12" fill="#d9f0e4"/>
<path d="M290 232 l36 -18 36 10 40 -44 36 30 36 -12 36 8" fill="none" stroke="#c2570c" stroke-width="8" stroke-linejoin="round"/><circle cx="320" cy="296" r="16" fill="#f6c544"/><rect x="360" y="286" width="150" height="20" rx="10" fill="#0b5b55"/></svg>`,
  notebook: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="#f4ead9"/>
<g transform="rotate(-7 400 300)"><rect x="240" y="90" width="330" height="430" rx="14" fill="#c2570c"/><rect x="262" y="90" width="20" height="430" fill="#8f3f08"/><rect x="318" y="150" width="208" height="120" rx="8" fill="#fff7ea"/>
<path d="M342 244 q26 -58 52 0 t52 0 t52 0" fill="none" stroke="#0f766e" stroke-width="9" stroke-linecap="round"/><g fill="#fff7ea" opacity=".75"><rect x="318" y="320" width="208" height="10"/><rect x="318" y="352" width="160" height="10"/></g></g>
<path d="M590 470 L690 250 l28 12 L622 484 l-36 18Z" fill="#1f2a37"/></svg>`,
} as const
export type DemoProduct = keyof typeof PRODUCTS

const webp = (drawing: string, width: number, height: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing)).resize(width, height).webp({ quality: 84 }).toBuffer()
/** A drawn head as WebP bytes, 400 × 400. */
export const demoHead = (sitter: Sitter): Promise<Buffer> => webp(head(sitter), 400, 400)
/** Hills, a lake and a water line, 1600 × 530. */
export const demoCover = (): Promise<Buffer> => webp(cover, 1600, 530)
/** A product as WebP bytes, 800 × 600. */
export const demoProduct = (product: DemoProduct): Promise<Buffer> => webp(PRODUCTS[product], 800, 600)
