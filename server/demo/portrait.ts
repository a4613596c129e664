import sharp from 'sharp'

/** Pixels of each side. */
const SIDE = 800

/**
 * A drawn portrait, not of anyone: a woman with a white netela, its border in bright thread, before a morning over the
 * highlands.
 */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7e7cd"/><stop offset=".62" stop-color="#f2c48e"/><stop offset="1" stop-color="#e39a63"/></linearGradient>
<linearGradient id="skin" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#9c6542"/><stop offset="1" stop-color="#7d4c30"/></linearGradient>
<linearGradient id="cloth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffaf1"/><stop offset="1" stop-color="#eadfcd"/></linearGradient>
</defs>
<rect width="800" height="800" fill="url(#sky)"/>
<circle cx="610" cy="220" r="92" fill="#fdf3dd" opacity=".9"/>
<path d="M0 560 L120 470 L210 520 L330 430 L460 520 L590 440 L700 510 L800 460 L800 800 L0 800Z" fill="#5f8a78" opacity=".55"/>
<path d="M0 640 L150 570 L300 640 L470 560 L640 640 L800 580 L800 800 L0 800Z" fill="#2f6b5e" opacity=".7"/>
<path d="M398 118 C250 112 206 250 224 372 C232 452 262 520 300 560 L500 560 C540 516 568 448 574 372 C590 250 548 122 398 118Z" fill="#221a19"/>
<path d="M346 480 L346 610 C346 660 454 660 454 610 L454 480Z" fill="#74462c"/>
<ellipse cx="400" cy="352" rx="118" ry="152" fill="url(#skin)"/>
<path d="M282 340 C284 220 352 180 414 186 C476 192 520 240 518 344 C494 306 470 268 408 258 C352 262 306 290 282 340Z" fill="#221a19"/>
<path d="M328 336 q24 -16 48 0 M424 336 q24 -16 48 0" fill="none" stroke="#2c1a12" stroke-width="8" stroke-linecap="round"/>
<path d="M334 366 q18 12 36 0 M430 366 q18 12 36 0" fill="none" stroke="#2c1a12" stroke-width="6" stroke-linecap="round"/>
<path d="M400 372 q-12 42 4 50" fill="none" stroke="#6a3f28" stroke-width="6" stroke-linecap="round"/>
<path d="M362 450 q38 30 78 0" fill="none" stroke="#f6e6d8" stroke-width="9" stroke-linecap="round"/>
<path d="M100 800 C112 676 210 610 330 588 C360 660 440 660 470 588 C590 610 688 676 700 800Z" fill="#0f6b62"/>
<path d="M100 800 C112 676 210 610 318 590 C372 690 520 744 660 800Z" fill="url(#cloth)"/>
<path d="M318 590 C372 690 520 744 660 800 L612 800 C486 750 352 704 292 598Z" fill="#c2410c"/>
<path d="M306 594 C362 694 500 746 636 800" fill="none" stroke="#f6c544" stroke-width="7" stroke-dasharray="16 11"/>
<circle cx="286" cy="420" r="11" fill="#f6c544"/><circle cx="514" cy="420" r="11" fill="#f6c544"/>
</svg>`

/** The portrait as WebP bytes, square. */
export const demoPortrait = (): Promise<Buffer> =>
  sharp(Buffer.from(drawing)).resize(SIDE, SIDE).webp({ quality: 86 }).toBuffer()
