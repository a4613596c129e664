/** How the blocks of a text with structure look in the application: where they are written, and where they are read. */
export const blockLooks = {
  '& > * + *': { mt: '3' },
  '& h2': { textStyle: 'lg', fontWeight: '650' },
  '& h3': { textStyle: 'md', fontWeight: '650' },
  '& strong': { fontWeight: '700' },
  '& em': { fontStyle: 'italic' },
  '& a': { color: 'primary.fg', textDecoration: 'underline' },
  '& :is(ul, ol)': { ps: '6' },
  '& ul': { listStyle: 'disc' },
  '& ul ul': { listStyle: 'circle' },
  '& ol': { listStyle: 'decimal' },
  '& ol ol': { listStyle: 'lower-alpha' },
  '& blockquote': { ps: '3', borderInlineStartWidth: '3px', borderColor: 'primary.solid' },
} as const
