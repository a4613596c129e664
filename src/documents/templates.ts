import { pages } from '../../openapi/routes.ts'
import type { TemplateKey } from '../../openapi/schemas/site.ts'
import { atelier } from './atelier/atelier.tsx'
import type { DocumentContext, Page } from './document.ts'
import { ledger } from './ledger/ledger.tsx'
import { meridian } from './meridian/meridian.tsx'
import { signal } from './signal/signal.tsx'
import type { SiteData } from './site-data.ts'
import { type Design, sitePage, type TemplateNotice } from './site-page.tsx'
import { starter } from './starter/starter.tsx'

const drawnBy =
  (design: Design) =>
  (site: SiteData, context: DocumentContext, notice: TemplateNotice = null): Page =>
    sitePage(design, site, context, notice)

/** Every template: a site as a finished page. */
export const templates: Readonly<Record<TemplateKey, ReturnType<typeof drawnBy>>> = {
  starter: drawnBy(starter),
  template1: drawnBy(meridian),
  template3: drawnBy(signal),
  template6: drawnBy(ledger),
  template7: drawnBy(atelier),
}

/** Where each template shows its sample, and previews of an account's own data. */
export const TEMPLATE_PATHS: Readonly<Record<TemplateKey, `/${string}`>> = {
  starter: pages.templateStarter.path,
  template1: pages.templateOne.path,
  template3: pages.templateThree.path,
  template6: pages.templateSix.path,
  template7: pages.templateSeven.path,
}
