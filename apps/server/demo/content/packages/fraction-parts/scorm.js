/* The calls of SCORM 1.2 (RTE §3.2); without a player around it the lesson is played all the same. */
window.scorm = (() => {
  const begun = Date.now()
  let api = null
  for (let place = window, steps = 0; steps < 10; place = place.parent, steps += 1) {
    if (place.API) {
      api = place.API
      break
    }
    if (place.parent === place) break
  }
  if (!api && window.opener) api = window.opener.API || null
  if (api) api.LMSInitialize('')
  let isOver = false
  const span = () => {
    const seconds = Math.round((Date.now() - begun) / 1000)
    const two = (value) => String(value).padStart(2, '0')
    return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  }
  return {
    get: (name) => (api ? api.LMSGetValue(name) : ''),
    set(name, value) {
      if (!api || isOver) return
      api.LMSSetValue(name, String(value))
      api.LMSCommit('')
    },
    finish() {
      if (!api || isOver) return
      api.LMSSetValue('cmi.core.session_time', span())
      api.LMSFinish('')
      isOver = true
    },
  }
})()
window.addEventListener('pagehide', () => window.scorm.finish())
