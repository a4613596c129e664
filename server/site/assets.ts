import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import ethiopic from '../../src/documents/fonts/ethiopic.woff2?inline'
import serif from '../../src/documents/fonts/serif.woff2?inline'
import serifEthiopic from '../../src/documents/fonts/serif-ethiopic.woff2?inline'
import script from '../../src/documents/page-script.js?raw'
import icon from '../../src/documents/icon.svg?raw'
import cover from '../../src/documents/sample/cover.svg?raw'
import gauge from '../../src/documents/sample/gauge.svg?raw'
import notebook from '../../src/documents/sample/notebook.svg?raw'
import green from '../../src/documents/sample/green.svg?raw'
import logo from '../../src/documents/sample/logo.svg?raw'
import portrait from '../../src/documents/sample/portrait.svg?raw'
import roasted from '../../src/documents/sample/roasted.svg?raw'
import slopes from '../../src/documents/sample/slopes.svg?raw'
import heroEn from '../../src/documents/landing/pictures/hero-en.webp?inline'
import heroAm from '../../src/documents/landing/pictures/hero-am.webp?inline'
import starterEn from '../../src/documents/landing/pictures/starter-en.webp?inline'
import starterAm from '../../src/documents/landing/pictures/starter-am.webp?inline'
import template1En from '../../src/documents/landing/pictures/template1-en.webp?inline'
import template1Am from '../../src/documents/landing/pictures/template1-am.webp?inline'
import template3En from '../../src/documents/landing/pictures/template3-en.webp?inline'
import template3Am from '../../src/documents/landing/pictures/template3-am.webp?inline'
import type { Language } from '../../openapi/define.ts'
import type { DocumentContext, ShownTemplate } from '../../src/documents/document.ts'
import type { SamplePictures } from '../../src/documents/sample/pictures.ts'

/** A file that public pages load. Its address changes with its content, so caches may keep it for ever. */
export interface Asset {
  readonly path: string
  readonly type: string
  readonly identity: Buffer
  /** Null if the file's format is already compressed. */
  readonly gzip: Buffer | null
  readonly br: Buffer | null
}
export interface Assets {
  readonly fonts: { readonly ethiopic: Asset; readonly serif: Asset; readonly serifEthiopic: Asset }
  readonly icon: Asset
  /** The pictures of the sample pages. */
  readonly sample: Readonly<Record<keyof SamplePictures, Asset>>
  readonly script: Asset
  /** The picture at the top of the landing page. */
  readonly hero: Readonly<Record<Language, Asset>>
  /** The pictures of the templates on the landing page. */
  readonly templates: Readonly<Record<ShownTemplate, Readonly<Record<Language, Asset>>>>
}

function asset(name: string, extension: string, type: string, identity: Buffer, compress: boolean): Asset {
  const mark = createHash('sha256').update(identity).digest('hex').slice(0, 10)
  return {
    path: `/assets/site/${name}-${mark}.${extension}`,
    type,
    identity,
    gzip: compress ? gzipSync(identity, { level: 9 }) : null,
    br: compress ? brotliCompressSync(identity) : null,
  }
}

const font = (name: string, inlined: string) =>
  asset(name, 'woff2', 'font/woff2', Buffer.from(inlined.slice(inlined.indexOf(',') + 1), 'base64'), false)
const picture = (name: string, inlined: string) =>
  asset(name, 'webp', 'image/webp', Buffer.from(inlined.slice(inlined.indexOf(',') + 1), 'base64'), false)
const both = (name: string, en: string, am: string) => ({
  en: picture(`${name}-en`, en),
  am: picture(`${name}-am`, am),
})
const drawing = (name: string, svg: string) => asset(name, 'svg', 'image/svg+xml', Buffer.from(svg), true)

/** Every file of the public pages, for its route. */
export const publicAssets = ({ fonts, sample, icon, script, hero, templates }: Assets): readonly Asset[] => [
  ...Object.values(fonts),
  ...Object.values(sample),
  ...[hero, ...Object.values(templates)].flatMap(({ en, am }) => [en, am]),
  icon,
  script,
]
const paths = ({ en, am }: Readonly<Record<Language, Asset>>) => ({ en: en.path, am: am.path })
/** The addresses of the files that every document may name. */
export function documentAssets({
  fonts: { ethiopic, serif, serifEthiopic },
  icon,
  script,
  hero,
  templates: { starter, template1, template3 },
}: Assets): DocumentContext['assets'] {
  return {
    fonts: { ethiopic: ethiopic.path, serif: serif.path, serifEthiopic: serifEthiopic.path },
    icon: icon.path,
    script: script.path,
    hero: paths(hero),
    templates: { starter: paths(starter), template1: paths(template1), template3: paths(template3) },
  }
}

let made: Assets | undefined
/** All files that documents load; built once, at start-up. */
export function readAssets(): Assets {
  made ??= {
    fonts: {
      ethiopic: font('ethiopic', ethiopic),
      serif: font('serif', serif),
      serifEthiopic: font('serif-ethiopic', serifEthiopic),
    },
    icon: drawing('icon', icon),
    sample: {
      portrait: drawing('portrait', portrait),
      cover: drawing('cover', cover),
      notebook: drawing('notebook', notebook),
      gauge: drawing('gauge', gauge),
      logo: drawing('logo', logo),
      slopes: drawing('slopes', slopes),
      green: drawing('green', green),
      roasted: drawing('roasted', roasted),
    },
    hero: both('hero', heroEn, heroAm),
    templates: {
      starter: both('starter', starterEn, starterAm),
      template1: both('template1', template1En, template1Am),
      template3: both('template3', template3En, template3Am),
    },
    script: asset('page', 'js', 'text/javascript; charset=utf-8', Buffer.from(script), true),
  }
  return made
}
/** The addresses of the drawings in the samples. */
export function samplePictures(): Readonly<Record<keyof SamplePictures, string>> {
  const { portrait, cover, notebook, gauge, logo, slopes, green, roasted } = readAssets().sample
  return {
    portrait: portrait.path,
    cover: cover.path,
    notebook: notebook.path,
    gauge: gauge.path,
    logo: logo.path,
    slopes: slopes.path,
    green: green.path,
    roasted: roasted.path,
  }
}
