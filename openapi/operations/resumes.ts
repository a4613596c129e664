import { z } from 'zod'
import { created, defineOperation, empty, ok } from '../define.ts'
import { ref } from '../ref.ts'
import {
  newResume,
  newSnapshot,
  resumeBody,
  resumeDetail,
  resumeList,
  resumePublication,
  resumeSnapshot,
  savedResume,
} from '../schemas/resume.ts'

const resumeId = { id: ref('resume') }

/** A person's resumes: each selects facts of the profile, words them, and looks in its own way. */
export const resumeOperations = {
  listResumes: defineOperation({
    method: 'GET',
    path: '/resumes',
    summary: 'The resumes, the last changed first',
    access: 'individual',
    output: ok(resumeList),
  }),
  createResume: defineOperation({
    method: 'POST',
    path: '/resumes',
    summary: 'Create a resume of all facts',
    access: 'individual',
    body: newResume,
    output: created(savedResume),
    errors: ['limit_reached'],
  }),
  getResume: defineOperation({
    method: 'GET',
    path: '/resumes/{id}',
    summary: 'A resume, with the facts that it can select',
    access: 'individual',
    params: resumeId,
    output: ok(resumeDetail),
  }),
  editResume: defineOperation({
    method: 'PUT',
    path: '/resumes/{id}',
    summary: 'Change a resume',
    access: 'individual',
    params: resumeId,
    body: resumeBody,
    output: ok(savedResume),
    errors: ['stale'],
  }),
  duplicateResume: defineOperation({
    method: 'POST',
    path: '/resumes/{id}/duplicate',
    summary: 'Copy a resume; the copy is private',
    access: 'individual',
    params: resumeId,
    output: created(savedResume),
    errors: ['limit_reached'],
  }),
  deleteResume: defineOperation({
    method: 'DELETE',
    path: '/resumes/{id}',
    summary: 'Delete a resume, and take back whatever of it is public',
    access: 'individual',
    params: resumeId,
    output: empty,
  }),
  restoreResume: defineOperation({
    method: 'POST',
    path: '/resumes/{id}/restore',
    summary: 'Restore a resume within an hour after it was deleted',
    access: 'individual',
    params: resumeId,
    output: ok(savedResume),
    errors: ['limit_reached'],
  }),

  publishResume: defineOperation({
    method: 'PUT',
    path: '/resumes/{id}/publication',
    summary: 'Say who may read a resume, until when, and whether search engines may list it',
    access: 'individual',
    params: resumeId,
    body: resumePublication,
    output: ok(savedResume),
    errors: ['stale'],
    throttle: { by: 'user', limit: 60, per: 60 },
  }),
  listResumeSnapshots: defineOperation({
    method: 'GET',
    path: '/resumes/{id}/snapshots',
    summary: 'The frozen copies of a resume, the latest first',
    access: 'individual',
    params: resumeId,
    output: ok(z.array(resumeSnapshot)),
  }),
  createResumeSnapshot: defineOperation({
    method: 'POST',
    path: '/resumes/{id}/snapshots',
    summary: 'Freeze a copy of a resume as it is now, with a link of its own',
    access: 'individual',
    params: resumeId,
    body: newSnapshot,
    output: created(resumeSnapshot),
    errors: ['limit_reached'],
  }),
  deleteResumeSnapshot: defineOperation({
    method: 'DELETE',
    path: '/resumes/{id}/snapshots/{snapshot}',
    summary: 'Take back a frozen copy',
    access: 'individual',
    params: { ...resumeId, snapshot: ref('resumeSnapshot') },
    output: empty,
  }),
}
