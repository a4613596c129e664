import { z } from 'zod'
import { created, defineOperation, empty, ok } from '../define.ts'
import { fontOrder, managedFont, managedFontBody, uploadedFontBody } from '../schemas/font.ts'
import { uploadAnswer } from '../schemas/profile.ts'
import { fontKey } from '../schemas/site.ts'

/** The fonts of sites, as administrators offer them. */
export const fontOperations = {
  listFonts: defineOperation({
    method: 'GET',
    path: '/fonts',
    summary: 'All fonts, those of the application and those that were uploaded, and how they are offered',
    access: 'admin',
    output: ok(z.array(managedFont)),
  }),
  uploadFont: defineOperation({
    method: 'POST',
    path: '/files/fonts',
    summary: 'Stage one weight of a font (WOFF2); it is kept once a font refers to it',
    access: 'admin',
    files: { file: { kind: 'font' } },
    output: created(uploadAnswer),
    errors: ['font_refused', 'too_large', 'unsupported_media'],
    throttle: { by: 'user', limit: 120, per: 3600 },
  }),
  addFont: defineOperation({
    method: 'POST',
    path: '/fonts',
    summary: 'Add a font family of staged files, with its licence',
    access: 'admin',
    body: uploadedFontBody,
    output: created(managedFont),
    errors: ['limit_reached', 'font_refused'],
  }),
  editFont: defineOperation({
    method: 'PUT',
    path: '/fonts/{key}',
    summary: 'Change how a font is offered',
    access: 'admin',
    params: { key: fontKey },
    body: managedFontBody,
    output: ok(managedFont),
    errors: ['stale'],
  }),
  deleteFont: defineOperation({
    method: 'DELETE',
    path: '/fonts/{key}',
    summary: 'Delete a font that was uploaded and that no site has',
    access: 'admin',
    params: { key: fontKey },
    output: empty,
    errors: ['in_use', 'not_found'],
  }),
  orderFonts: defineOperation({
    method: 'PUT',
    path: '/fonts.order',
    summary: 'Move a font to a 0-based position',
    access: 'admin',
    body: fontOrder,
    output: ok(z.array(managedFont)),
    // An uploaded font may be deleted meanwhile.
    errors: ['not_found'],
  }),
}
