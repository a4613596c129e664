/** Texts that are the same in English and Amharic on purpose, each with its reason. Everything else in Amharic differs and is written in Ethiopic. */
export const sameInBoth: Readonly<Record<string, string>> = {
  'mail.notification.subject': 'it is the text of the notification and nothing else',
}
