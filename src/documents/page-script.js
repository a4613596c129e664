// The only script of a public page. Everything can be read and used without it: it adds the theme button.
const root = document.documentElement
const dark = () =>
  root.classList.contains('dark') ||
  (!root.classList.contains('light') && matchMedia('(prefers-color-scheme: dark)').matches)

for (const button of document.querySelectorAll('[data-theme]')) {
  const show = () => button.setAttribute('aria-pressed', String(dark()))
  button.hidden = false
  show()
  button.addEventListener('click', () => {
    const next = !dark()
    root.classList.toggle('dark', next)
    root.classList.toggle('light', !next)
    // The application reads the same name from local storage, the server from the cookie.
    document.cookie = `darkTheme=${next}; path=/; max-age=31536000; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
    try {
      localStorage.setItem('darkTheme', String(next))
    } catch {
      // Storage is refused in some private windows; the cookie alone then keeps the choice.
    }
    show()
  })
}
