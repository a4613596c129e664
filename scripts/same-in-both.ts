/**
 * Texts that are the same in English and Amharic on purpose, each with its reason. Everything else in Amharic differs
 * and is written in Ethiopic.
 */
export const sameInBoth: Readonly<Record<string, string>> = {
  'administration.fonts.sample.ethiopic': 'it shows Ethiopic letters, whoever reads it',
  'administration.fonts.sample.latin': 'it shows Latin letters, whoever reads it',
  'document.hours.range': 'it is two times of day with a line between them',
  'document.place.google': 'it is the name of a service',
  'document.place.osm': 'it is the name of a service',
  'list.order.down': 'it is the name of a column and an arrow',
  'list.order.up': 'it is the name of a column and an arrow',
  'mail.newsletter-article.intro': 'it is the summary of the article and nothing else',
  'mail.newsletter-article.subject': 'it is the title of the article and nothing else',
  'resume.build.files': 'it is the name of a program',
  'resume.build.paper.a4': 'it is the name of a size of paper',
  'resume.build.size.value': 'points have this sign in both languages',
  'mail.stage.subject': 'it is what the employer wrote and nothing else',
  'mail.notification.subject': 'it is the text of the notification and nothing else',
}
