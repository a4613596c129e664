import { blogFeedPage } from './areas/blog/blog-feed.page.ts'
import { blogDetailPage } from './areas/blog/blog-detail.page.ts'
import { latestBlogsPage } from './areas/blog/latest-blogs.page.ts'
import { cardPage } from './areas/card/card.page.ts'
import { helpCenterDetailPage } from './areas/help/help-center-detail.page.ts'
import { helpCenterPage } from './areas/help/help-center.page.ts'
import { contactUsPage } from './areas/inboxes/contact-us.page.ts'
import { appliedBy } from './areas/applications/standing.queries.ts'
import { keptBy } from './areas/job-alerts/saved-jobs.queries.ts'
import { stopAlertPage } from './areas/job-alerts/stop-alert.page.ts'
import { jobPage } from './areas/jobs/job.page.ts'
import { jobsFeedPage } from './areas/jobs/jobs-feed.page.ts'
import { jobsPage } from './areas/jobs/jobs.page.ts'
import { publicResumeDocumentPage } from './areas/resumes/public-resume-document.page.ts'
import { publicResumePdfPage } from './areas/resumes/public-resume-pdf.page.ts'
import { publicResumePage } from './areas/resumes/public-resume.page.ts'
import { reportPages } from './areas/reports/report.page.ts'
import { letterByCodePage } from './areas/letters/letter-by-code.page.ts'
import { letterFilePages } from './areas/letters/letter-file.pages.ts'
import { letterVerificationPage } from './areas/letters/letter-verification.page.ts'
import { newsletterPages } from './areas/newsletter/newsletter.pages.ts'
import { pricingDetailPage } from './areas/plan/pricing-plan-detail.page.ts'
import { privacyPolicyPage } from './areas/policies/privacy-policy.page.ts'
import { createSiteSource } from './areas/site/site.source.ts'
import { templatePages } from './areas/site/template.pages.ts'
import { websitePage } from './areas/site/website.page.ts'
import { landingPage } from './areas/showcase/landing.page.ts'
import { solutionPage } from './areas/showcase/solution.page.ts'
import { userTypePage } from './areas/showcase/user-type.page.ts'
import { whoWeArePage } from './areas/showcase/who-we-are.page.ts'
import type { Services } from './kernel/context.ts'
import type { TablePage } from './site/public-page.ts'

/**
 * Every public document. Routes, caching, robots.txt, the sitemap and which files anyone may load follow from this
 * table.
 */
export function publicPages(services: Services): readonly TablePage[] {
  const source = createSiteSource(services)
  return [
    landingPage(services),
    whoWeArePage(services),
    solutionPage(services),
    userTypePage(services),
    latestBlogsPage(services),
    blogDetailPage(services),
    blogFeedPage(services),
    helpCenterPage(services),
    helpCenterDetailPage(services),
    jobsPage(services, keptBy(services)),
    jobsFeedPage(services),
    jobPage(services, { keptBy: keptBy(services), appliedBy: appliedBy(services) }),
    stopAlertPage(services),
    contactUsPage(services),
    ...reportPages(services),
    publicResumePage(services),
    publicResumePdfPage(services),
    publicResumeDocumentPage(services),
    letterVerificationPage(services),
    letterByCodePage(services),
    ...letterFilePages(services),
    ...newsletterPages(services),
    pricingDetailPage(services),
    privacyPolicyPage(services),
    websitePage(services, source),
    cardPage(services, source),
    ...templatePages(services, source),
  ]
}
