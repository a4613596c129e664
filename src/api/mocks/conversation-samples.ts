import { people } from '../../../openapi/cast.ts'
import type { Conversation, Message } from '../../../openapi/schemas/conversation.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 2, 9, minutes)).toISOString()
const written = (n: number, by: Message['by'], text: string): Message => ({
  number: n,
  by,
  author: by === 'employer' ? people.abebe.name : null,
  text,
  sent_at: at(n * 7),
})

/** What an applicant and an employer wrote: the last two are new to the applicant. */
export const conversationSample: Conversation = {
  messages: [
    written(1, 'applicant', 'ሰላም። ለቃለ መጠይቁ የትምህርት ማስረጃዬን ዋናውን ላምጣ?'),
    written(2, 'employer', 'Yes, please.\n\nBring the originals and one copy of each.'),
    written(3, 'employer', 'The entrance is on the side of the river: https://maps.example/abay/addis-ababa/entrance'),
  ],
  has_earlier: false,
  unread: 2,
  can_write: true,
  open_until: null,
}
export const emptyConversation: Conversation = { ...conversationSample, messages: [], unread: 0 }
