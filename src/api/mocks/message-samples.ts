import { people } from '../../../openapi/cast.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { InboxMessage } from '../../../openapi/schemas/message.ts'
import type { HelpVotes } from '../../../openapi/schemas/help-vote.ts'
import { NOW, sampleId } from './sample-ids.ts'

const message = (n: number, over: Partial<InboxMessage>): InboxMessage => ({
  id: sampleId(61, n) as Ref<'message'>,
  version: 1,
  inbox: 'contacts',
  state: 'new',
  name: 'Abebech Gobena',
  email: 'abebech@example.org',
  language: 'en',
  username: null,
  plan: null,
  subject: 'Can a school use it?',
  text: 'We are a school in Hawassa with 40 teachers.\n\nCan each of them have a page and a card?',
  received_at: NOW,
  handled_at: null,
  handled_by: null,
  replies: [],
  ...over,
})
/** One that waits, and one that was answered, in Amharic. */
export const messageRows: readonly [InboxMessage, InboxMessage] = [
  message(0, {}),
  message(1, {
    version: 2,
    state: 'handled',
    name: people.selamawit.name.am,
    email: 'selamawit@example.com',
    username: people.selamawit.username,
    language: 'am',
    subject: 'ካርዱ ላይ ያለው ኮድ',
    text: 'ካርዱን ካተምኩ በኋላ የተጠቃሚ ስሜን ብቀይር ኮዱ ይሠራል?',
    handled_at: NOW,
    handled_by: 'Meron Haile',
    replies: [{ text: 'አዎ፣ ኮዱ መሥራቱን ይቀጥላል።', by: 'Meron Haile', at: NOW }],
  }),
]

/** What readers thought of an answer of the help center. */
export const helpVotesRow: HelpVotes = {
  yes: 12,
  no: 1,
  words: [{ text: 'Where is the button on a phone?', helpful: false, at: NOW }],
}
