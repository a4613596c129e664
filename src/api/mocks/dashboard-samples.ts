import type { z } from 'zod'
import { DAY } from '../../../openapi/durations.ts'
import type { dashboard } from '../../../openapi/schemas/site.ts'
import { NOW, stamp } from './sample-ids.ts'

/** The last 30 days before NOW, oldest first. */
const days = Array.from({ length: 30 }, (_, i) => new Date(Date.parse(NOW) - (29 - i) * DAY).toISOString().slice(0, 10))

const views = days.map((date, i) => {
  const qr = (i * 3) % 5
  const search = (i * 5) % 6
  const link = (i * 7) % 11
  return { date, views: link + qr + search, viewers: Math.ceil((link + qr + search) * 0.7), link, qr, search }
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

export const individualDashboard: z.input<typeof dashboard> = {
  views: {
    days: views,
    total: sum(views.map((d) => d.views)),
    daily_viewers: sum(views.map((d) => d.viewers)),
    sources: {
      link: sum(views.map((d) => d.link)),
      qr: sum(views.map((d) => d.qr)),
      search: sum(views.map((d) => d.search)),
    },
  },
  sections: { total: 11, completed: 6, visible: 5, invisible: 1 },
  setup: { done: 9, total: 13, next: 'testimonials' },
  welcome: null,
  site: { status: 'published', url: '/@selamawit', is_taken_down: false },
  company: null,
  platform: null,
  offers: [
    {
      id: stamp(1, 0).id,
      company_name: 'Gera Forest Coffee Export',
      job_title: 'Water engineer',
      status: 'pending',
      answer_by: '2026-03-20',
    },
    {
      id: stamp(2, 0).id,
      company_name: 'Bunna Works',
      job_title: 'Project engineer',
      status: 'modified',
      answer_by: null,
    },
  ],
  interviews: [
    {
      application_id: stamp(3, 0).id,
      job_title: 'Accountant',
      employer: 'Abay Water Works',
      starts_at: '2026-03-10T11:30:00.000Z',
    },
  ],
  hiring: { applied: 0, late: 0, posting_id: null },
}

export const companyDashboard: z.input<typeof dashboard> = {
  views: individualDashboard.views,
  sections: { total: 6, completed: 5, visible: 4, invisible: 1 },
  setup: null,
  welcome: null,
  site: { status: 'published', url: '/@bunna.works', is_taken_down: false },
  company: {
    departments: 4,
    employees: 37,
    positions: 12,
    open_seats: 5,
    offers_pending: 3,
    followers: 128,
    information: 6,
    verification: 'verified',
    offers_declined: 1,
    letter_requests: 2,
    licences: {
      count: 2,
      next: { name: { en: 'Coffee export licence', am: 'የቡና ኤክስፖርት ፈቃድ' }, expires_on: '2099-03-28' },
    },
    staff: { used: 40, limit: 50 },
  },
  platform: null,
  offers: null,
  interviews: null,
  hiring: { applied: 12, late: 2, posting_id: stamp(4, 0).id },
}

export const administratorDashboard: z.input<typeof dashboard> = {
  views: null,
  sections: null,
  setup: null,
  welcome: null,
  site: null,
  company: null,
  platform: {
    users: 1204,
    companies: 86,
    published_sites: 412,
    sign_ups: days.map((date, i) => ({ date, count: (i * 5) % 13 })),
    verifications: 4,
    plan_requests: 0,
    job_reviews: 2,
    reports: 1,
    messages: { contacts: 2, contactSales: 0, feedbacks: 1 },
    scheduled: {
      count: 2,
      next: {
        path: '/cms/blogs',
        name: { en: 'Five cards that get saved', am: 'የሚቀመጡ አምስት ካርዶች' },
        publish_at: '2026-03-04T06:00:00.000Z',
      },
    },
  },
  offers: null,
  interviews: null,
  hiring: null,
}
