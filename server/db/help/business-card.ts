import type { HelpTopic } from './help-topic.ts'

export const businessCard: HelpTopic = {
  name: { en: 'Business card and QR code', am: 'የንግድ ካርድና QR ኮድ' },
  description: {
    en: 'Sharing your contact, on paper or from your phone.',
    am: 'አድራሻዎን በወረቀት ወይም ከስልክዎ ማጋራት።',
  },
  groups: [
    {
      name: null,
      questions: [
        {
          for: 'member',
          route: 'businessCard',
          question: { en: 'What happens when someone scans my QR code?', am: 'ሰው የQR ኮዴን ሲቃኝ ምን ይሆናል?' },
          answer: {
            en: [
              'Their phone opens the page of your card. There they can save your contact without an app and, if your site is published, visit it.',
              'The page shows only what you chose for the card, and search engines never list it. You find the code in [businessCard].',
            ],
            am: [
              'ስልካቸው የካርድዎን ገጽ ይከፍታል። እዚያ ያለ ምንም መተግበሪያ አድራሻዎን ማስቀመጥ፣ ድረ ገጽዎ ከታተመም መጎብኘት ይችላሉ።',
              'ገጹ የሚያሳየው ለካርዱ የፈቀዱትን ብቻ ነው፤ የፍለጋ ሞተሮችም ፈጽሞ አይዘረዝሩትም። ኮዱን [businessCard] በሚለው ገጽ ያገኙታል።',
            ],
          },
        },
        {
          for: 'member',
          route: 'businessCard',
          question: { en: 'How do I print my card?', am: 'ካርዴን እንዴት አሳትማለሁ?' },
          answer: {
            en: [
              'Choose a design in [businessCard] and download the PDF for a printer: both sides, 85 × 55 mm, with 3 mm bleed.',
              'For messages and pages there are pictures of both sides as PNG and SVG, and the QR code alone as SVG, for example for a poster or a door.',
            ],
            am: [
              '[businessCard] በሚለው ገጽ ላይ ንድፍ ይምረጡና ለማተሚያ ቤት የሚሆነውን PDF ያውርዱ፦ ሁለቱም ገጾች፣ 85 × 55 ሚ.ሜ፣ ከ3 ሚ.ሜ ትርፍ ጠርዝ ጋር።',
              'ለመልእክትና ለድረ ገጽ የሁለቱም ገጾች ምስሎች በPNG እና በSVG፣ ለማስታወቂያ ወይም ለበር ደግሞ የQR ኮዱ ብቻውን በSVG አሉ።',
            ],
          },
        },
        {
          for: 'member',
          route: 'businessCard',
          question: {
            en: 'Do printed cards still work after I change my username?',
            am: 'የተጠቃሚ ስሜን ከቀየርኩ በኋላ የታተሙ ካርዶች ይሠራሉ?',
          },
          answer: {
            en: [
              'Yes. The QR code and the address of the card never change, and an old page address leads to the new one. The details on the card’s page are always the current ones; on paper they stay as they were printed.',
              'Download new files from [businessCard] when something printed has changed.',
            ],
            am: [
              'አዎ። የQR ኮዱና የካርዱ አድራሻ ፈጽሞ አይቀየሩም፤ የቀድሞው የገጽ አድራሻም ወደ አዲሱ ይመራል። በካርዱ ገጽ ላይ ያለው መረጃ ሁልጊዜ የአሁኑ ነው፤ በወረቀት ላይ ያለው ግን እንደታተመ ይቆያል።',
              'የታተመው ነገር ከተቀየረ አዲስ ፋይሎችን [businessCard] ከሚለው ገጽ ያውርዱ።',
            ],
          },
        },
        {
          for: 'individual',
          route: 'businessCard',
          question: { en: 'Why does my card show only my name?', am: 'ካርዴ ስሜን ብቻ የሚያሳየው ለምንድን ነው?' },
          answer: {
            en: [
              'Because no other detail is chosen for the card yet. Write a phone number or email in [personalDetail], or a job title in [accountSetup], and show it on the card.',
              '[businessCard] lists what the card shows and where each detail is changed. Its colours are those of your site.',
            ],
            am: [
              'ሌላ መረጃ ለካርዱ ገና ስላልተፈቀደ ነው። ስልክ ቁጥር ወይም ኢሜይል [personalDetail] በሚለው ገጽ፣ የሥራ መጠሪያ ደግሞ [accountSetup] በሚለው ገጽ ይጻፉና ለካርዱ ይፍቀዱ።',
              '[businessCard] የሚለው ገጽ ካርዱ የሚያሳየውንና እያንዳንዱ የሚቀየርበትን ቦታ ይዘረዝራል። ቀለሞቹ የድረ ገጽዎ ናቸው።',
            ],
          },
        },
        {
          for: 'individual',
          route: 'businessCard',
          question: {
            en: 'Why does my contact file have no family name?',
            am: 'በአድራሻ ፋይሌ (vCard) ውስጥ የቤተሰብ ስም የሌለው ለምንድን ነው?',
          },
          answer: {
            en: [
              'Your father’s and your grandfather’s name are not a family name. So the vCard has your own name first and theirs after it, and phones sort you and greet you by your own name.',
              'Version 3.0, which [businessCard] offers first, shows Amharic correctly on every phone.',
            ],
            am: [
              'የአባትና የአያት ስም የቤተሰብ ስም አይደሉም። ስለዚህ በአድራሻ ፋይሉ (vCard) ውስጥ የራስዎ ስም ይቀድማል፣ የእነሱ ይከተላል፤ ስልኮችም በራስዎ ስም ይደረድሩዎታል፣ ይጠሩዎታልም።',
              '[businessCard] በሚለው ገጽ መጀመሪያ የሚቀርበው vCard 3.0 አማርኛን በማንኛውም ስልክ በትክክል ያሳያል።',
            ],
          },
        },
      ],
    },
  ],
}
