import { z } from 'zod'
import { defineOperation, ok } from '../define.ts'
import { fontOrder, managedFont, managedFontBody } from '../schemas/font.ts'
import { FONTS } from '../schemas/site.ts'

/** The fonts of sites, as administrators offer them. */
export const fontOperations = {
  listFonts: defineOperation({
    method: 'GET',
    path: '/fonts',
    summary: 'All fonts of the application, and how they are offered',
    access: 'admin',
    output: ok(z.array(managedFont)),
  }),
  editFont: defineOperation({
    method: 'PUT',
    path: '/fonts/{key}',
    summary: 'Change how a font is offered',
    access: 'admin',
    params: { key: z.enum(FONTS) },
    body: managedFontBody,
    output: ok(managedFont),
    errors: ['stale'],
  }),
  orderFonts: defineOperation({
    method: 'PUT',
    path: '/fonts.order',
    summary: 'Move a font to a 0-based position',
    access: 'admin',
    body: fontOrder,
    output: ok(z.array(managedFont)),
  }),
}
