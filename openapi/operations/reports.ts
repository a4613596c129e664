import { defineOperation, ok } from '../define.ts'
import { pageQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { ref } from '../ref.ts'
import { approvalBody, refusalBody } from '../schemas/administration.ts'
import { pageOf } from '../schemas/primitives.ts'
import { managedReport } from '../schemas/report.ts'

const reportId = { id: ref('report') }

/**
 * Reports of public pages and of job postings. Visitors write them at `/report/{username}` and `/report/job/{slug}`, pages
 * that need no script.
 */
export const reportOperations = {
  listReports: defineOperation({
    method: 'GET',
    path: '/manage/reports',
    summary: 'Reports of public pages; those that wait longest first',
    access: 'admin',
    query: pageQuery(lists.reports),
    output: ok(pageOf(managedReport)),
  }),
  getReport: defineOperation({
    method: 'GET',
    path: '/manage/reports/{id}',
    summary: 'One report',
    access: 'admin',
    params: reportId,
    output: ok(managedReport),
  }),
  dismissReport: defineOperation({
    method: 'POST',
    path: '/manage/reports/{id}/dismiss',
    summary: 'Leave the page or posting as it is',
    access: 'admin',
    params: reportId,
    body: approvalBody,
    output: ok(managedReport),
    errors: ['stale', 'not_pending'],
    sends: ['report', 'dismiss'],
  }),
  unpublishReported: defineOperation({
    method: 'POST',
    path: '/manage/reports/{id}/unpublish',
    summary: 'Take the page down, or close the posting, and say why to its owner',
    access: 'admin',
    params: reportId,
    body: refusalBody,
    output: ok(managedReport),
    errors: ['stale', 'not_pending'],
    sends: ['report', 'unpublish'],
  }),
}
