import { z } from 'zod'
import { created, defineOperation, empty, ok } from '../define.ts'
import { pageQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { ref } from '../ref.ts'
import { jobSearch, jobSearchBody, MOST_JOB_SEARCHES, newJobSearch, savedJob } from '../schemas/job-alert.ts'
import { pageOf, slug } from '../schemas/primitives.ts'

const job = { slug }
const searchId = { id: ref('jobSearch') }

/** Jobs and searches that a person keeps (product.md §5). No employer learns of either. */
export const jobAlertOperations = {
  listSavedJobs: defineOperation({
    method: 'GET',
    path: '/saved-jobs',
    summary: 'The jobs that one keeps, the last saved first',
    access: 'individual',
    query: pageQuery(lists.savedJobs),
    output: ok(pageOf(savedJob)),
  }),
  saveJob: defineOperation({
    method: 'PUT',
    path: '/jobs/{slug}/saved',
    summary: 'Keep a job that is or was public; again changes nothing',
    access: 'individual',
    params: job,
    output: ok(savedJob),
    errors: ['limit_reached'],
  }),
  forgetJob: defineOperation({
    method: 'DELETE',
    path: '/jobs/{slug}/saved',
    summary: 'Keep a job no longer; again changes nothing',
    access: 'individual',
    params: job,
    output: empty,
  }),
  listJobSearches: defineOperation({
    method: 'GET',
    path: '/job-searches',
    summary: 'The searches of jobs that one keeps, the newest first',
    access: 'individual',
    output: ok(z.array(jobSearch).max(MOST_JOB_SEARCHES)),
  }),
  saveJobSearch: defineOperation({
    method: 'POST',
    path: '/job-searches',
    summary: 'Keep a search; mails tell of jobs that are published from now on',
    access: 'individual',
    body: newJobSearch,
    output: created(jobSearch),
    errors: ['limit_reached', 'duplicate'],
  }),
  editJobSearch: defineOperation({
    method: 'PUT',
    path: '/job-searches/{id}',
    summary: 'Rename a saved search, or choose when its mails come',
    access: 'individual',
    params: searchId,
    body: jobSearchBody,
    output: ok(jobSearch),
    errors: ['stale'],
  }),
  deleteJobSearch: defineOperation({
    method: 'DELETE',
    path: '/job-searches/{id}',
    summary: 'Keep a search no longer; its mails end',
    access: 'individual',
    params: searchId,
    output: empty,
  }),
}
