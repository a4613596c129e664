import { z } from 'zod'
import { defineOperation, ok } from '../define.ts'
import { TEMPLATES } from '../schemas/site.ts'
import { managedTemplate, managedTemplateBody, templateOrder } from '../schemas/template.ts'

/** The templates of sites, as administrators offer them. */
export const templateOperations = {
  listTemplates: defineOperation({
    method: 'GET',
    path: '/templates',
    summary: 'All templates of the application, and how they are offered',
    access: 'admin',
    output: ok(z.array(managedTemplate)),
  }),
  editTemplate: defineOperation({
    method: 'PUT',
    path: '/templates/{key}',
    summary: 'Change how a template is offered',
    access: 'admin',
    params: { key: z.enum(TEMPLATES) },
    body: managedTemplateBody,
    output: ok(managedTemplate),
    errors: ['stale'],
  }),
  orderTemplates: defineOperation({
    method: 'PUT',
    path: '/templates.order',
    summary: 'Move a template to a 0-based position',
    access: 'admin',
    body: templateOrder,
    output: ok(z.array(managedTemplate)),
  }),
}
