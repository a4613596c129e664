import type { HandlerCall } from '../../kernel/context.ts'
import type { sessionOperations } from '../../../openapi/operations/session.ts'
import { addJob } from '../../kernel/jobs.ts'
import type { AccountMail } from './account.mailer.ts'

type Operations = typeof sessionOperations

/**
 * Leaves a request for a mail in the outbox, whatever the email: neither answer nor time reveals whether it is
 * registered.
 */
export async function askForMail(
  call: HandlerCall<Operations['resendVerification']> | HandlerCall<Operations['forgotPassword']>,
  request: AccountMail,
) {
  const { services, lang } = call
  return call.write(async (tx) => {
    await addJob(tx, services, 'account', request)
    return { message: services.say(lang, 'server.session.mail_on_its_way') }
  })
}
