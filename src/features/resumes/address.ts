import { pages } from '../../../openapi/routes.ts'

/** The parameters of the builder's address: which resume it opens, or that a new one is begun. */
export const RESUME = 'resume'
export const NEW = 'new'
/** The slug of a job that the person applies for: the resume is compared with it. */
export const JOB = 'job'

export const builderPath = (id: string): string => `${pages.resumeBuilder.path}?${RESUME}=${encodeURIComponent(id)}`
export const newResumePath = `${pages.resumeBuilder.path}?${NEW}`
export const previewPath = (id: string): string => `${pages.resumePreview.path}?${RESUME}=${encodeURIComponent(id)}`
