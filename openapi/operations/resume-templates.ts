import { z } from 'zod'
import { bytes, defineOperation, ok } from '../define.ts'
import { RESUME_TEMPLATES } from '../resume-style.ts'
import { language } from '../schemas/primitives.ts'
import {
  managedResumeTemplate,
  managedResumeTemplateBody,
  offeredResumeTemplate,
  resumeTemplateOrder,
} from '../schemas/resume-template.ts'

const templateKey = { key: z.enum(RESUME_TEMPLATES) }

/** The templates of resumes: as people choose them, and as administrators offer them. */
export const resumeTemplateOperations = {
  listResumeTemplates: defineOperation({
    method: 'GET',
    path: '/resume-templates',
    summary: 'The templates that a resume can have, in their order',
    access: 'individual',
    output: ok(z.array(offeredResumeTemplate)),
  }),
  getResumeTemplateSample: defineOperation({
    method: 'GET',
    path: '/resume-templates/{key}/sample.svg',
    summary: 'The first page of a sample resume, set with the template itself',
    access: 'user',
    params: templateKey,
    query: { lang: language.optional() },
    output: bytes('image/svg+xml'),
    throttle: { by: 'user', limit: 120, per: 60 },
  }),
  listManagedResumeTemplates: defineOperation({
    method: 'GET',
    path: '/manage/resume-templates',
    summary: 'All templates of resumes, and how they are offered',
    access: 'admin',
    output: ok(z.array(managedResumeTemplate)),
  }),
  editResumeTemplate: defineOperation({
    method: 'PUT',
    path: '/manage/resume-templates/{key}',
    summary: 'Change how a template of resumes is offered',
    access: 'admin',
    params: templateKey,
    body: managedResumeTemplateBody,
    output: ok(managedResumeTemplate),
    errors: ['stale'],
  }),
  orderResumeTemplates: defineOperation({
    method: 'PUT',
    path: '/manage/resume-templates.order',
    summary: 'Move a template of resumes to a 0-based position',
    access: 'admin',
    body: resumeTemplateOrder,
    output: ok(z.array(managedResumeTemplate)),
  }),
}
