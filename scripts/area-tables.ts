/**
 * Tables that belong to one area, by the area. All others are the platform's, and any area may read them: who is who
 * (users, accounts, owners, employments), files, jobs, views, reminders, fixed lists and the collections.
 */
export const tableOwners: Readonly<Record<string, readonly string[]>> = {
  applications: ['applicantViews', 'jobApplicationDocuments', 'jobApplicationFiles', 'jobApplications'],
  conversations: ['conversationMessages', 'conversations'],
  card: ['cards', 'qrCodes'],
  company: ['companyParts', 'companyVerifications', 'followers', 'ownershipInvitations'],
  documents: ['documentAttachments', 'supportDocuments'],
  evaluation: ['applicantNotes', 'applicantRatings', 'interviewerAssignments', 'ratingCriteria'],
  facts: ['keptResumeKeys'],
  help: ['helpVotes'],
  hiring: ['hiringProcesses', 'hiringStages'],
  inboxes: ['messageReplies', 'messages'],
  fonts: ['fontSettings', 'uploadedFonts'],
  interviews: ['jobInterviewers', 'jobInterviews'],
  letters: ['letterTrail', 'letterTrailHeads'],
  newsletter: ['newsletterIssues', 'subscribers'],
  notifications: ['notificationCounters', 'notifications'],
  'job-alerts': ['jobSearches', 'savedJobs', 'toldJobs'],
  jobs: ['jobPostingSkills', 'jobPostings'],
  offers: ['offerTerms', 'offers'],
  plan: ['planRequests'],
  policies: ['policyAcceptances'],
  profile: ['personalDetails', 'setupProgress'],
  reports: ['pageReports'],
  resumes: ['goneResumes', 'resumeSnapshots', 'resumeTemplateSettings', 'resumeViews', 'resumes'],
  rights: ['dataArchives'],
  session: [
    'contactChanges',
    'devices',
    'oneTimeTokens',
    'recoveryCodes',
    'registrations',
    'secondFactors',
    'sessions',
    'usernames',
  ],
  site: ['sections', 'sites'],
  sections: ['sectionSettings'],
  structure: ['departments', 'positions'],
  templates: ['templateSettings'],
}

/**
 * Tables of others that the `.queries.ts` of an area may join, each with the reason. Everything else asks the owner's
 * commands or queries. An entry that nothing uses is a finding.
 */
export const joinedTables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  analysis: { jobApplications: 'what became of thousands is counted in a few statements' },
  applications: {
    applicantRatings: 'applicants are ordered and narrowed by what their ratings are on average',
    conversations: 'a page of applications says how many messages of each are new',
    interviewerAssignments: 'applicants are narrowed to those whom somebody interviews',
    ratingCriteria: 'a rating counts as far as the posting still asks for it',
    resumes: 'a draft names a resume that its person has not deleted',
    supportDocuments: 'what a draft names is read in one statement',
  },
  administration: {
    companyParts: 'a page of requests is one statement',
    companyVerifications: 'lists of users and of requests are ordered and filtered by the state of a verification',
    devices: 'a page of users with when each was last seen is one statement',
    secondFactors: 'a page of users with who has a second factor is one statement',
    sessions: 'a page of users with when each was last seen is one statement',
  },
  dashboard: {
    companyParts: 'a company’s counts are one statement',
    companyVerifications: 'a company’s counts are one statement',
    departments: 'a company’s counts are one statement',
    followers: 'a company’s counts are one statement',
    offers: 'a company’s counts are one statement',
    pageReports: 'the queues of administrators are counted in one statement',
    planRequests: 'the queues of administrators are counted in one statement',
    positions: 'a company’s counts are one statement',
    sites: 'it counts the published ones',
  },
  evaluation: {
    jobApplications: 'a list of those whom somebody interviews is one statement',
    jobPostings: 'the same; each row names its job',
  },
  documents: { resumes: 'what each document is attached to is read in one statement' },
  'job-alerts': { jobPostings: 'saved jobs are narrowed by whether they take applications in one statement' },
  hiring: {
    jobApplications: 'a stage says how many stand there, and a posting whether anybody applied',
    jobPostings: 'a page of processes says how many postings use each',
  },
  interviews: { jobApplications: 'an interview is its applicant’s by the application it belongs to' },
  jobs: { jobApplications: 'a page of postings says how many applied for each' },
  notifications: { offers: 'offers that wait for an answer stand first in the list' },
  offers: {
    departments: 'a list of employees is one statement, filtered by department',
    positions: 'a list of employees is one statement, filtered by department',
  },
  site: {
    companyParts: 'a page is read in two statements',
    companyVerifications: 'a page is read in two statements',
    personalDetails: 'a page is read in two statements',
    qrCodes: 'a page is read in two statements',
    uploadedFonts: 'a page is read in two statements',
  },
  reports: { jobPostings: 'a page of reports with the postings that they are about is one statement' },
  resumes: {
    personalDetails: 'the facts of a person are read in one statement',
    sections: 'the same',
    sites: 'the same',
  },
  structure: { offers: 'a position that is on offer is not deleted' },
  fonts: { sites: 'it counts the sites that have each font' },
  templates: { sites: 'it counts the sites that have each template' },
}
