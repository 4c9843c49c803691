/* A package that wants out. Each try says what it got; what was refused says nothing of what is there. */
const [app, other, outside] = decodeURIComponent(location.search.slice(1)).split('|')
const got = {}

/* What a browser refuses in silence never answers: all are waited for at once, for as long as a refusal may take. */
const silence = new Promise((resolve) => setTimeout(resolve, 3_000))

async function attempt(name, work) {
  try {
    const answer = await Promise.race([work(), silence])
    got[name] = answer === undefined || answer === null ? 'refused' : `GOT ${String(answer).slice(0, 80)}`
  } catch {
    got[name] = 'refused'
  }
}

/** What a frame, a picture or a script says when it was not let through: nothing, or an error. */
function load(element, attribute, address) {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve(address))
    element.addEventListener('error', () => reject(new Error('refused')))
    element[attribute] = address
    document.body.append(element)
  })
}

/** Whether a frame of ours may look into what it shows. */
async function lookInto(address) {
  const frame = document.createElement('iframe')
  await load(frame, 'src', address)
  return frame.contentWindow.document.body.innerHTML
}

async function tryAll() {
  const topmost = window.top
  await Promise.all([
    attempt('the application’s page', () => topmost.document.body.innerHTML),
    attempt('the application’s storage', () => topmost.localStorage.getItem('maktab.session')),
    attempt('the application’s address', () => topmost.location.href),
    attempt('the application’s storage in a frame', () => lookInto(`${app}/login`)),
    attempt('what is stored under our own name', () => Object.keys(localStorage).find((name) => name.startsWith('maktab.'))),
    attempt('the application’s databases', async () => ((await indexedDB.databases()).length > 0 ? 'a database' : undefined)),
    attempt('the application’s files', async () => {
      const names = []
      for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name)
      return names[0]
    }),
    attempt('the application’s cookies', () => document.cookie || undefined),
    attempt('a call of the application', async () => (await fetch(`${app}/api/user/profile`, { method: 'POST', body: '{}' })).status),
    attempt('a call on our own origin', async () => {
      const { status } = await fetch('/api/user/profile', { method: 'POST', body: '{}' })
      return status === 405 ? undefined : status
    }),
    attempt('a page of the application on our own origin', async () => ((await fetch('/login')).ok ? 'a page' : undefined)),
    attempt('another package', async () => (await fetch(other)).status),
    attempt('another package in a frame', () => lookInto(other)),
    attempt('the network by fetch', async () => (await fetch(outside)).status),
    attempt('the network by a request of the old kind', () => {
      const request = new XMLHttpRequest()
      request.open('GET', outside, false)
      request.send()
      return request.status
    }),
    attempt('the network by a socket', () => new Promise((resolve, reject) => {
      const socket = new WebSocket(outside.replace('http', 'ws'))
      socket.addEventListener('open', () => resolve('open'))
      socket.addEventListener('error', () => reject(new Error('refused')))
    })),
    attempt('the network by a beacon', () => (navigator.sendBeacon(outside, 'x') ? undefined : null)),
    attempt('the network by a picture', () => load(new Image(), 'src', `${outside}?picture`)),
    attempt('the network by a script', () => load(document.createElement('script'), 'src', `${outside}?script`)),
    attempt('the network by a style', () => {
      const sheet = document.createElement('link')
      sheet.rel = 'stylesheet'
      return load(sheet, 'href', `${outside}?style`)
    }),
    attempt('the network by a form', () => {
      const form = document.createElement('form')
      form.action = `${outside}?form`
      form.method = 'post'
      // Into a frame of its own: a refused form would take this page away.
      const sink = document.createElement('iframe')
      sink.name = form.target = 'sink'
      document.body.append(sink)
      document.body.append(form)
      form.submit()
    }),
    attempt('a new window', () => window.open(`${outside}?window`) ?? undefined),
    attempt('a worker of its own', async () => (await navigator.serviceWorker.register('attacks.js')).scope),
    attempt('the camera', async () => (await navigator.mediaDevices.getUserMedia({ video: true })).id),
    attempt('the place', () => new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(() => resolve('a place'), reject))),
    // Messages that a frame has no reason to send, through the window that the application listens to.
    attempt('the application by message', () => topmost.postMessage({ kind: 'attempt', attempt: { accuracy: 100, is_passed: true } }, '*')),
    attempt('the application’s page in our place', () => {
      topmost.location = `${outside}?top`
    }),
  ])
  document.getElementById('report').textContent = JSON.stringify(got)
}

/* The last one takes this page with it. */
document.getElementById('leave').addEventListener('click', () => {
  window.parent.location = `${outside}?parent`
})

void tryAll()
