/* Three bars, three questions; the place is kept, the score is told at the end. */
const questions = [
  { parts: 4, full: 3, offered: ['3/4', '1/4', '4/3'] },
  { parts: 5, full: 2, offered: ['2/3', '2/5', '3/5'] },
  { parts: 8, full: 4, offered: ['4/4', '1/4', '1/2'] },
]
const answers = ['3/4', '2/5', '1/2']
const words = window.maktabWords
const found = (id) => document.getElementById(id)
const digits = (text) => `\u2068${String(text).replace(/\d/g, (digit) => words.digits[Number(digit)])}\u2069`

document.documentElement.lang = words.tag
document.documentElement.dir = words.dir
document.title = words.title
document.querySelector('h1').textContent = words.title

let at = Math.min(Number(window.scorm.get('cmi.core.lesson_location')) || 0, questions.length - 1)
let right = Math.min(Number(window.scorm.get('cmi.suspend_data')) || 0, at)
if (window.scorm.get('cmi.core.lesson_status') !== 'passed') window.scorm.set('cmi.core.lesson_status', 'incomplete')
let isAnswered = false

function show() {
  const { parts, full, offered } = questions[at]
  isAnswered = false
  found('told').textContent = ''
  found('next').textContent = words.check
  const bar = document.createElement('div')
  bar.className = 'bar'
  bar.setAttribute('role', 'img')
  bar.setAttribute('aria-label', words.bar.replace('{full}', digits(full)).replace('{parts}', digits(parts)))
  for (let part = 0; part < parts; part += 1) {
    const piece = document.createElement('i')
    if (part < full) piece.className = 'full'
    bar.append(piece)
  }
  const asked = document.createElement('p')
  asked.textContent = words.ask
  const choices = offered.map((fraction) => {
    const label = document.createElement('label')
    const choice = document.createElement('input')
    choice.type = 'radio'
    choice.name = 'fraction'
    choice.value = fraction
    label.append(choice, ' ', digits(fraction))
    return label
  })
  found('page').replaceChildren(bar, asked, ...choices)
}

found('next').addEventListener('click', () => {
  if (at >= questions.length) return
  if (isAnswered) {
    at += 1
    window.scorm.set('cmi.core.lesson_location', at)
    window.scorm.set('cmi.suspend_data', right)
    if (at < questions.length) show()
    else end()
    return
  }
  const chosen = document.querySelector('input:checked')
  if (!chosen) return
  const isRight = chosen.value === answers[at]
  if (isRight) right += 1
  for (const choice of document.querySelectorAll('input')) choice.disabled = true
  found('told').textContent = isRight ? words.right : words.wrong.replace('{fraction}', digits(answers[at]))
  found('next').textContent = words.next
  isAnswered = true
})

function end() {
  const score = Math.round((right / questions.length) * 100)
  found('page').replaceChildren()
  found('next').hidden = true
  found('told').textContent = words.end.replace('{right}', digits(right)).replace('{all}', digits(questions.length))
  window.scorm.set('cmi.core.score.min', 0)
  window.scorm.set('cmi.core.score.max', 100)
  window.scorm.set('cmi.core.score.raw', score)
  window.scorm.set('cmi.core.lesson_status', score >= 60 ? 'passed' : 'failed')
  window.scorm.set('cmi.core.lesson_location', 0)
  window.scorm.set('cmi.suspend_data', 0)
  window.scorm.finish()
}

show()
