/* The frog jumps to the fraction that is asked for. Eight jumps make a game. */
const tasks = [[1, 2], [3, 4], [1, 4], [5, 4], [3, 2], [2, 4], [7, 4], [4, 4]]
const steps = 8
const words = window.maktabWords
const found = (id) => document.getElementById(id)
const digits = (text) => String(text).replace(/\d/g, (digit) => words.digits[Number(digit)])

let round = 0
let right = 0

document.documentElement.lang = words.tag
document.documentElement.dir = words.dir
document.title = words.title
document.querySelector('h1').textContent = words.title
found('again').textContent = words.again

const places = Array.from({ length: steps + 1 }, (_, step) => {
  const place = document.createElement('button')
  place.type = 'button'
  place.dataset.step = String(step)
  const label = document.createElement('span')
  if (step % 4 === 0) label.textContent = digits(step / 4)
  place.append(label)
  place.setAttribute('aria-label', digits(`${step} / 4`))
  place.addEventListener('click', () => jump(step))
  found('line').append(place)
  return place
})

found('line').addEventListener('keydown', (event) => {
  const from = places.indexOf(document.activeElement)
  const to = from + (event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0)
  if (to !== from && places[to]) places[to].focus()
})

found('again').addEventListener('click', () => {
  round = 0
  right = 0
  ask()
})

function ask() {
  const [top, bottom] = tasks[round]
  found('task').textContent = words.task.replace('{fraction}', `\u2068${digits(`${top}/${bottom}`)}\u2069`)
  found('again').hidden = true
  found('told').textContent = ''
}

function jump(step) {
  if (round >= tasks.length) return
  const [top, bottom] = tasks[round]
  const isRight = step * bottom === top * 4
  for (const place of places) {
    place.classList.toggle('here', place === places[step])
    place.replaceChildren(...(place === places[step] ? ['🐸'] : []), place.querySelector('span'))
  }
  if (isRight) right += 1
  const verdict = isRight ? words.right : words.wrong.replace('{fraction}', `\u2068${digits(`${(top * 4) / bottom}/4`)}\u2069`)
  round += 1
  if (round < tasks.length) ask()
  else {
    found('task').textContent = words.end.replace('{right}', digits(right)).replace('{all}', digits(tasks.length))
    found('again').hidden = false
  }
  found('told').textContent = verdict
}

ask()
