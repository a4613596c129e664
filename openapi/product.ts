/** ሥራ, Amharic for "work". Written so in Amharic texts too, where ሥራ alone would be read as the word. */
export const PRODUCT_NAME = 'Sira'
