// The only script of a public page. Everything can be read and used without it: it adds the theme button and the one
// that copies an address, keeps the language that is chosen on the product's own pages, keeps jobs without leaving the
// page, takes the key of a letter from the address, names a chosen file, keeps what was typed without a line and over a
// change of language, and lets a search answer while somebody types.
const root = document.documentElement
/** The application and the server read the same cookies. */
const keep = (name, value) => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=31536000; SameSite=Lax${secure}`
}
for (const link of document.querySelectorAll('a[data-keeps-language]'))
  link.addEventListener('click', () => keep('current_language', link.hreflang))

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
    keep('darkTheme', next)
    // The application reads the same name from local storage.
    try {
      localStorage.setItem('darkTheme', String(next))
    } catch {
      // Storage is refused in some private windows; the cookie alone then keeps the choice.
    }
    show()
  })
}

// The address of a page is copied by a button; where copying is not allowed, the links beside it remain.
for (const button of document.querySelectorAll('[data-copy]')) {
  if (!navigator.clipboard) continue
  button.hidden = false
  button.addEventListener('click', () =>
    navigator.clipboard.writeText(button.dataset.copy).then(
      () => {
        button.textContent = button.dataset.copied
      },
      () => {
        button.hidden = true
      },
    ),
  )
}

// The mail of a letter leads to its page with a key behind '#', which no server is sent and no log has. It goes into the
// form; only whoever presses the button sends it, so that programs which look at links in mails open nothing.
const keyed = document.querySelector('[data-key]')
const takeKey = () => {
  const key = location.hash.slice(1)
  if (!/^[\w-]{43}$/.test(key)) return
  keyed.querySelector('input').value = key
  keyed.dataset.key = 'here'
  // Whoever comes from the mail wants to read: on a phone the button would be below what others compare.
  document.querySelector('.verdict').after(keyed)
  for (const link of document.querySelectorAll('.tools a[hreflang]')) link.hash = key
}
if (keyed) {
  takeKey()
  addEventListener('hashchange', takeKey)
}

// A field for a file tells the name of what was chosen; without this it tells that something was.
for (const chosen of document.querySelectorAll('[data-chosen]')) {
  const field = chosen.parentElement.querySelector('input')
  const said = chosen.textContent
  const show = () => {
    chosen.textContent = field.files[0]?.name ?? said
  }
  field.addEventListener('change', show)
  show()
}

// A job is kept where it stands by whoever is signed in. Where that fails, the form leads to the page that says why.
const cookie = (name) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
document.addEventListener('submit', async (event) => {
  const form = event.target
  const { keep, api = '' } = form.dataset
  const token = cookie('access_token')
  if (!keep || !token) return
  event.preventDefault()
  if (form.ariaBusy) return
  form.ariaBusy = 'true'
  const account = cookie('current_account')
  const isKept = form.querySelector('button').ariaPressed === 'true'
  try {
    const answer = await fetch(`${api}/api/jobs/${keep}/saved`, {
      method: isKept ? 'DELETE' : 'PUT',
      headers: { authorization: `Bearer ${token}`, ...(account ? { currentaccountid: account } : {}) },
    })
    if (!answer.ok) throw answer
    for (const each of document.querySelectorAll(`[data-keep="${keep}"] button`)) each.ariaPressed = String(!isKept)
  } catch {
    form.submit()
  }
  form.ariaBusy = null
})

// Without a connection a form stays as it is and says so until there is one: the browser's page about that would take what was typed along.
for (const said of document.querySelectorAll('[data-offline]')) {
  said.closest('form').addEventListener('submit', (event) => {
    said.hidden = navigator.onLine
    if (!navigator.onLine) event.preventDefault()
  })
  addEventListener('online', () => {
    said.hidden = true
  })
}

// What was typed goes along to the page in the other language, once and within this tab.
try {
  const fields = document.querySelectorAll(
    'form[method=post]:has([data-offline]) :is(input:not([type=hidden]), select, textarea)',
  )
  const typed = JSON.parse(sessionStorage.getItem('typed') ?? '{}')
  sessionStorage.removeItem('typed')
  if (typed.path === location.pathname)
    for (const field of fields) if (field.name in typed.values) field.value = typed.values[field.name]
  for (const link of document.querySelectorAll('.tools a[hreflang]'))
    link.addEventListener('click', () => {
      const values = {}
      for (const field of fields) values[field.name] = field.value
      sessionStorage.setItem('typed', JSON.stringify({ path: location.pathname, values }))
    })
} catch {
  // Storage is refused in some private windows.
}

// A search answers while somebody types: its results are those of the page that the button would open.
for (const form of document.querySelectorAll('form[data-search]')) {
  const results = document.getElementById(form.dataset.search)
  const field = form.querySelector('input[type=search]')
  if (!results) continue
  let pause
  let asked = field.value.trim()
  const search = async () => {
    const q = field.value.trim()
    asked = q
    const address = `${form.action}?${new URLSearchParams(new FormData(form))}`
    try {
      const answer = await fetch(address)
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const found = page.getElementById(results.id)
      // After too many searches the page says how many seconds to wait: then it is asked again.
      const wait = answer.status === 429 && found?.querySelector('[data-wait]')?.dataset.wait
      if (!(answer.ok || wait) || !found || q !== asked) return
      const count = found.querySelector('.hits')?.textContent ?? ''
      results.replaceChildren(...found.childNodes)
      // A region that stays is read out when it changes, where the results themselves are too long for that.
      const said = document.getElementById(`${results.id}-said`)
      if (said) said.textContent = count
      history.replaceState(null, '', address)
      // The other language shows what was found as well.
      const other = document.querySelector('.tools [hreflang]')
      other?.setAttribute('href', page.querySelector('.tools [hreflang]')?.getAttribute('href') ?? other.href)
      if (!wait) return
      asked = null
      clearTimeout(pause)
      pause = setTimeout(search, wait * 1000)
    } catch {
      // Without a connection it says so and searches once there is one; else the button still asks.
      if (q === asked) asked = null
      const said = form.querySelector('[data-offline]')
      if (said) said.hidden = navigator.onLine
    }
  }
  field.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(() => {
      if (field.value.trim() !== asked) void search()
    }, 250)
  })
  addEventListener('online', () => {
    if (field.value.trim() !== asked) void search()
  })
}
