/** ሥራ, Amharic for "work". */
export const PRODUCT_NAME = 'Sira'
export const PRODUCT_NAME_AM = 'ሥራ'
