import type { ReactElement } from 'react'
import type { TemplateKey } from '../../../openapi/schemas/site.ts'

/** A drawing of each template, 480 × 300, with bars for words. */
const DRAWN: Readonly<Record<TemplateKey, ReactElement>> = {
  starter: (
    <>
      <path className="f2" d="M0 0h480v2H0zM0 10h480v2H0z" />
      <path
        className="f1"
        d="M0 6l8-3 8 3-8 3zm32 0l8-3 8 3-8 3zm32 0l8-3 8 3-8 3zm32 0l8-3 8 3-8 3zm32 0l8-3 8 3-8 3zm32 0l8-3 8 3-8 3zm32 0l8-3 8 3-8 3zm32 0l8-3 8 3-8 3zm32 0l8-3 8 3-8 3zm32 0l8-3 8 3-8 3zm32 0l8-3 8 3-8 3zm32 0l8-3 8 3-8 3zm32 0l8-3 8 3-8 3zm32 0l8-3 8 3-8 3zm32 0l8-3 8 3-8 3z"
      />
      <circle className="grey" cx="160" cy="58" r="20" />
      <path className="ink" d="M140 90h112v15H140zM140 110h150v15H140z" />
      <path className="f2" d="M140 136h58v6h-58zM140 204h44v6h-44z" />
      <path className="grey" d="M140 150h176v6H140zM154 236h130v5H154zM154 246h166v5H154zM154 282h150v5H154z" />
      <path className="f1" d="M140 168h76v18h-76zM145 220l5 5-5 5-5-5zm0 44l5 5-5 5-5-5z" />
      <path className="ink" d="M154 221h96v8h-96zM154 265h84v8h-84z" />
      <path className="fine" d="M194 207h150M145 234v28" />
    </>
  ),
  template1: (
    <>
      <path className="rule" d="M32 30.5h416M32 174.5h416" />
      <path className="grey" d="M32 16h56v6H32z" />
      <path className="ink" d="M32 46h300v28H32z" />
      <path className="soft" d="M32 90h416v36H32z" />
      <path
        className="fine"
        d="M240 90c-40 8-66 20-74 36M240 90c40 8 66 20 74 36M240 90c-100 4-150 18-170 36M240 90c100 4 150 18 170 36M240 90v36"
      />
      <path className="f2" d="M238 90c-20 10-32 22-35 36h2c3-13 14-25 35-35z" />
      <path className="grey" d="M32 134h26v30H32zM340 136h108v5H340zM340 148h108v5H340z" />
      <path className="ink" d="M70 136h130v8H70zM70 150h96v8H70z" />
      <path className="f1" d="M340 158h50v10h-50z" />
      <path className="fine" d="M112.5 175v125" />
      <path className="ink" d="M32 188h40v5H32zM148 188h92v12h-92zM218 250h110v7H218z" />
      <path
        className="grey"
        d="M32 202h58v5H32zM32 216h46v5H32zM32 230h62v5H32zM32 244h50v5H32zM32 258h56v5H32zM148 212h240v5H148zM148 222h210v5H148zM148 251h52v5h-52zM218 263h190v5H218zM218 273h170v5H218z"
      />
      <path className="f2" d="M130 191h10v5h-10zM108 194h9v2h-9zM108 252h9v2h-9z" />
    </>
  ),
  template3: (
    <>
      <path className="f1" d="M0 0h480v172H0z" />
      <path
        className="f0"
        d="M32 14h56v6H32zM32 36h24v24H32zM32 72h250v34H32zM32 118h180v9H32zM32 138h64v16H32zM392 118h56v5h-56zM404 130h44v5h-44z"
      />
      <path className="rule" d="M32 244.5h416" />
      <path className="ink" d="M32 188h104v16H32zM32 256h84v16H32z" />
      <path
        className="grey"
        d="M196 188h230v5H196zM196 199h210v5H196zM196 216h190v5H196zM196 258h110v5H196zM380 258h68v5h-68zM196 284h110v5H196zM380 284h68v5h-68z"
      />
      <path className="f2" d="M196 268h252v10H196z" />
    </>
  ),
}

/** A template as a picture; its name is below it. */
export function Miniature({ template }: { template: TemplateKey }) {
  return (
    <svg className="mini" viewBox="0 0 480 300" aria-hidden="true" focusable="false">
      {DRAWN[template]}
    </svg>
  )
}
