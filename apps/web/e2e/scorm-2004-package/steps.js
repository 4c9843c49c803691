/* A SCORM 2004 object of two steps, which goes on where it was left and is passed after the second. */
let above = window
while (above.API_1484_11 === undefined && above.parent !== above) above = above.parent
const api = above.API_1484_11
api.Initialize('')

const place = document.getElementById('place')
let done = Number(api.GetValue('cmi.location')) || 0
const show = () => (place.textContent = `${done} of 2`)

document.getElementById('step').addEventListener('click', () => {
  if (done === 2) return
  done += 1
  api.SetValue('cmi.location', String(done))
  if (done === 2) {
    api.SetValue('cmi.score.scaled', '0.9')
    api.SetValue('cmi.success_status', 'passed')
    api.SetValue('cmi.completion_status', 'completed')
  }
  api.SetValue('cmi.exit', done === 2 ? 'normal' : 'suspend')
  api.Commit('')
  show()
})
window.addEventListener('pagehide', () => api.Terminate(''))
show()
