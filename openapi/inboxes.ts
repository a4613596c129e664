/**
 * The inboxes of administrators, each under the name of its page: what visitors write on `/contact-us`, what they ask
 * there about a plan, and what people and companies write who are signed in.
 */
export const INBOXES = ['contacts', 'contactSales', 'feedbacks'] as const
export type Inbox = (typeof INBOXES)[number]
