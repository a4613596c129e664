import type { SiteData } from './site-data.ts'

type Reach = Pick<SiteData, 'email' | 'phone_number' | 'work_email' | 'work_phone_number'>

/** The ways to reach someone. A number or address that is both their own and that at work is mentioned once. */
export const reachOf = ({ email, phone_number, work_email, work_phone_number }: Reach): Reach => ({
  email,
  phone_number,
  work_email: work_email?.toLowerCase() === email?.toLowerCase() ? null : work_email,
  work_phone_number: work_phone_number === phone_number ? null : work_phone_number,
})
